/**
 * The six pieces, from the back to the front, in a square of 100 by 100.
 *
 * The drawing is the one of `crates/chess/src/diagram/pieces.rs`, as that module writes it into its pictures; a test
 * holds the two together, so that paper and screen have one set of pieces.
 */
import type { PieceRole } from '../wire/types';

/** `solid` is filled and outlined, `line` lies inside the outline, `spot` has the colour of the lines. */
export type Brush = 'solid' | 'line' | 'spot';

export interface Stroke {
  brush: Brush;
  d: string;
}

export const drawing: Record<PieceRole, Stroke[]> = {
  pawn: [
    { brush: 'solid', d: 'M50 80L28 80C36 74 41 66 42 54L50 54L58 54C59 66 64 74 72 80L50 80Z' },
    { brush: 'solid', d: 'M50 90L24 90C22 90 21 89 21 85C21 82 22 80 25 80L50 80L75 80C78 80 79 82 79 85C79 89 78 90 76 90L50 90Z' },
    { brush: 'solid', d: 'M50 21C57.73 21 64 27.27 64 35C64 42.73 57.73 49 50 49C42.27 49 36 42.73 36 35C36 27.27 42.27 21 50 21Z' },
    { brush: 'solid', d: 'M50 56L38 56C33 56 33 48 38 48L50 48L62 48C67 48 67 56 62 56L50 56Z' },
    { brush: 'line', d: 'M42 48L50 48L58 48M42 56L50 56L58 56M27 80L50 80L73 80' },
  ],
  knight: [
    { brush: 'solid', d: 'M27 80C26 66 43 60 46 47C42 51 36 52 33 56C30 60 26 62 22 60C17 58 14 53 16 48C21 41 24 36 27 29C29 23 34 19 40 17L41 7C46 9 50 12 52 16C72 20 83 45 76 80Z' },
    { brush: 'solid', d: 'M50 90L21 90C18 90 17 89 17 85C17 82 18 80 22 80L50 80L78 80C82 80 83 82 83 85C83 89 82 90 79 90L50 90Z' },
    { brush: 'spot', d: 'M33 31C34 27 39 26 41 29C39 33 36 33 33 31Z' },
    { brush: 'line', d: 'M54 26C64 32 70 48 67 69M46 47C50 44 52 40 51 36M22 51L24 49M24 80L50 80L76 80' },
  ],
  bishop: [
    { brush: 'solid', d: 'M50 80L28 80C35 75 41 70 42 62L50 62L58 62C59 70 65 75 72 80L50 80Z' },
    { brush: 'solid', d: 'M50 90L21 90C18 90 17 89 17 85C17 82 18 80 22 80L50 80L78 80C82 80 83 82 83 85C83 89 82 90 79 90L50 90Z' },
    { brush: 'solid', d: 'M50 56L41 56C36 53 32 48 32 41C32 32 41 21 50 17C59 21 68 32 68 41C68 48 64 53 59 56L50 56Z' },
    { brush: 'solid', d: 'M50 7C52.76 7 55 9.24 55 12C55 14.76 52.76 17 50 17C47.24 17 45 14.76 45 12C45 9.24 47.24 7 50 7Z' },
    { brush: 'solid', d: 'M50 63L37 63C32 63 32 55 37 55L50 55L63 55C68 55 68 63 63 63L50 63Z' },
    { brush: 'line', d: 'M62 26L53 39M41 55L50 55L59 55M42 63L50 63L58 63M24 80L50 80L76 80' },
  ],
  rook: [
    { brush: 'solid', d: 'M50 80L23 80C23 76 26 73 31 70C33 62 33 52 32 41C31 36 23 36 23 31L23 17L36 17L36 25L43 25L43 17L50 17L57 17L57 25L64 25L64 17L77 17L77 31C77 36 69 36 68 41C67 52 67 62 69 70C74 73 77 76 77 80L50 80Z' },
    { brush: 'solid', d: 'M50 90L21 90C18 90 17 89 17 85C17 82 18 80 22 80L50 80L78 80C82 80 83 82 83 85C83 89 82 90 79 90L50 90Z' },
    { brush: 'line', d: 'M32 41L50 41L68 41M31 70L50 70L69 70M24 80L50 80L76 80' },
  ],
  queen: [
    { brush: 'solid', d: 'M50 80L24 80C30 75 33 70 33 62L50 62L67 62C67 70 70 75 76 80L50 80Z' },
    { brush: 'solid', d: 'M50 90L21 90C18 90 17 89 17 85C17 82 18 80 22 80L50 80L78 80C82 80 83 82 83 85C83 89 82 90 79 90L50 90Z' },
    { brush: 'solid', d: 'M50 55L33 55C25 49 18 40 14 28C18 34 24 38 29 40C31 35 32 28 32 20C34 26 39 32 43 36C46 32 49 25 50 17C51 25 54 32 57 36C61 32 66 26 68 20C68 28 69 35 71 40C76 38 82 34 86 28C82 40 75 49 67 55L50 55Z' },
    { brush: 'solid', d: 'M50 8C52.76 8 55 10.24 55 13C55 15.76 52.76 18 50 18C47.24 18 45 15.76 45 13C45 10.24 47.24 8 50 8Z' },
    { brush: 'solid', d: 'M31 11C28.24 11 26 13.24 26 16C26 18.76 28.24 21 31 21C33.76 21 36 18.76 36 16C36 13.24 33.76 11 31 11Z' },
    { brush: 'solid', d: 'M69 11C71.76 11 74 13.24 74 16C74 18.76 71.76 21 69 21C66.24 21 64 18.76 64 16C64 13.24 66.24 11 69 11Z' },
    { brush: 'solid', d: 'M13 20C10.24 20 8 22.24 8 25C8 27.76 10.24 30 13 30C15.76 30 18 27.76 18 25C18 22.24 15.76 20 13 20Z' },
    { brush: 'solid', d: 'M87 20C89.76 20 92 22.24 92 25C92 27.76 89.76 30 87 30C84.24 30 82 27.76 82 25C82 22.24 84.24 20 87 20Z' },
    { brush: 'solid', d: 'M50 62L31 62C26 62 26 54 31 54L50 54L69 54C74 54 74 62 69 62L50 62Z' },
    { brush: 'line', d: 'M33 54L50 54L67 54M33 62L50 62L67 62M24 80L50 80L76 80' },
  ],
  king: [
    { brush: 'solid', d: 'M50 80L24 80C30 75 33 70 33 62L50 62L67 62C67 70 70 75 76 80L50 80Z' },
    { brush: 'solid', d: 'M50 90L21 90C18 90 17 89 17 85C17 82 18 80 22 80L50 80L78 80C82 80 83 82 83 85C83 89 82 90 79 90L50 90Z' },
    { brush: 'solid', d: 'M50 55L33 55C29 47 23 41 21 32C28 27 36 25 45 26L46 19L40 20L40 10L46 11L45 6L50 6L55 6L54 11L60 10L60 20L54 19L55 26C64 25 72 27 79 32C77 41 71 47 67 55L50 55Z' },
    { brush: 'solid', d: 'M50 62L31 62C26 62 26 54 31 54L50 54L69 54C74 54 74 62 69 62L50 62Z' },
    { brush: 'line', d: 'M25 41C31 37 40 35 50 35C60 35 69 37 75 41M33 54L50 54L67 54M33 62L50 62L67 62M24 80L50 80L76 80' },
  ],
};

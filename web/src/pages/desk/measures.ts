/** The buttons of the desk, as the Laws' table of acts gives them: `adoube words --desk` writes the list, a test compares. */
import type { Act, ByColor } from '../../wire/types';
import list from './measures.json';

export interface Measure {
  message: string;
  /** Is it the player's own act, noted by the arbiter? */
  noted: boolean;
  act: ByColor<Act>;
}

export const measures = list as unknown as Record<'side' | 'note' | 'game', Measure[]>;

/**
 * What goes over the wire, under the server's own names. The types come from the description that the program gives of
 * itself (`make types`); here they only get their names.
 */
import type { components } from './generated';

type Schemas = components['schemas'];

/** What the hall sends is whole: a field that may be `null` is never missing. */
type Sent<T> = T extends readonly (infer Item)[]
  ? Sent<Item>[]
  : T extends object
    ? { [K in keyof T as null extends T[K] ? K : never]-?: Sent<T[K]> } & {
        [K in keyof T as null extends T[K] ? never : K]: Sent<T[K]>;
      }
    : T;

/** The same for what is asked for without a live connection. */
export type Whole<T> = Sent<T>;

export interface ByColor<T> {
  white: T;
  black: T;
}
/** `a1` to `h8`. */
export type Square = Schemas['Square'];
/** Thousandths of a second: a moment in the hall's time, or a span. */
export type Millis = Schemas['Millis'];

export type ServerMsg = Sent<Schemas['ServerMsg']>;
export type Color = Schemas['Color'];
export type PieceRole = Schemas['PieceRole'];
export type Key = Schemas['Key'];
export type MatchView = Sent<Schemas['MatchView']>;
export type TeamTag = Schemas['TeamTag'];
export type Seen = Schemas['Seen'];
export type Role = Schemas['Role'];
export type RefusalKind = Schemas['RefusalKind'];
export type Manner = Schemas['Manner'];
export type Hands = Schemas['Hands'];
export type Grip = Schemas['Grip'];
export type Attempt = Schemas['Attempt'];
export type Outcome = Schemas['Outcome'];
export type ClaimGround = Schemas['ClaimGround'];
export type ClaimMove = Schemas['ClaimMove'];
export type ClockFault = Schemas['ClockFault'];
export type ClockAct = Schemas['ClockAct'];
export type IrregularAct = Schemas['IrregularAct'];
export type RecordAct = Schemas['RecordAct'];
export type Offence = Schemas['Offence'];
export type Mishandling = Schemas['Mishandling'];
export type RapidAct = Schemas['RapidAct'];
export type Medium = Schemas['Medium'];
export type BlindAct = Schemas['BlindAct'];
export type AdjournAct = Schemas['AdjournAct'];
export type Why = Schemas['Why'];
export type Proof = Schemas['Proof'];
export type QuickplayAct = Schemas['QuickplayAct'];
export type ClockSetting = Schemas['ClockSetting'];
export type Answer = Schemas['Answer'];

/** The description has no word for a pair of different things. */
export type ConductAct = Exclude<Schemas['ConductAct'], { note: unknown }> | { note: [Color, Offence] };
export type Act = Exclude<Schemas['Act'], { conduct: unknown }> | { conduct: ConductAct };
type ActMsg = Omit<Extract<Schemas['ClientMsg'], { type: 'act' }>, 'act'> & { act: Act };
export type ClientMsg = Exclude<Schemas['ClientMsg'], { type: 'act' }> | ActMsg;

export type ClockFace = Sent<Schemas['ClockFace']>;
export type PlayerTag = Sent<Schemas['PlayerTag']>;
export type TileState = Sent<Schemas['TileState']>;
export type Tile = Sent<Schemas['Tile']>;
export type BoardView = Sent<Schemas['BoardView']>;
export type PhaseView = Sent<Schemas['PhaseView']>;
export type BoardKind = Sent<Schemas['BoardKind']>;
export type ResultView = Sent<Schemas['ResultView']>;
export type RulingView = Sent<Schemas['RulingView']>;
export type Cited = Sent<Schemas['Cited']>;
export type SheetEntry = Sent<Schemas['SheetEntry']>;
export type CallView = Sent<Schemas['CallView']>;
export type AdjournedView = Sent<Schemas['AdjournedView']>;
export type SeatView = Sent<Schemas['SeatView']>;
export type BlindView = Sent<Schemas['BlindView']>;
export type ClockView = Sent<Schemas['ClockView']>;
export type MoveView = Sent<Schemas['MoveView']>;
export type PublicView = Sent<Schemas['PublicView']>;
export type Alert = Sent<Schemas['Alert']>;
export type Field = Sent<Schemas['Field']>;
export type Choice = Sent<Schemas['Choice']>;
export type QuestionView = Sent<Schemas['QuestionView']>;
export type Kept = Sent<Schemas['Kept']>;
export type ResultAt = Sent<Schemas['ResultAt']>;
export type LogEntry = Sent<Schemas['LogEntry']>;
export type OffenceView = Sent<Schemas['OffenceView']>;
export type ArbiterView = Sent<Schemas['ArbiterView']>;
export type PairingView = Sent<Schemas['PairingView']>;
export type RoundView = Sent<Schemas['RoundView']>;
export type HallView = Sent<Schemas['HallView']>;

export interface Offered {
  name: string;
  act: Act;
}

import type {
  AccountLine,
  DisputeWindow,
  Effect,
  HoldKind,
  ReadExport,
} from '../../../domain/ledger-of-account/account.ts';
import type { Meaning } from '../../../domain/ledger-of-account/meaning.ts';

/** A row by the names that its format gives to the columns. */
export interface Row {
  /** The cell, trimmed; '' where the file lacks the column. */
  text(column: string): string;
  /** In minor units; null for an empty cell. Throws FileRefused for what is no amount. */
  amount(column: string, currency: string): number | null;
  /** The code of the row's currency. Throws FileRefused for what is none. */
  currency(column: string): string;
}

/** A row as its format reads it. `date` and `time` are as written; what is left out is derived or null. */
export interface Entry {
  /** Null for a total of the whole period. */
  date: string | null;
  time?: string;
  zone?: string;
  type: string;
  effect: Effect;
  kind?: HoldKind | null;
  bucket?: AccountLine['bucket'];
  currency: string;
  gross: number;
  fee: number;
  net: number;
  balance?: number | null;
  id?: string | null;
  payment?: string | null;
  payout?: string | null;
  /** Of the card, as written. */
  brand?: string;
  /** A date as written. */
  availableOn?: string;
}
/** A balance that the file states at its beginning or end. */
export interface StatedBalance {
  currency: string;
  opening?: number;
  closing?: number;
}

/** One kind of export: how it is recognized, and what its rows do. */
export interface Format {
  key: string;
  processor: string;
  title: string;
  /** The names that files give to a column, in lower case; of several in one file the first counts. */
  columns: Readonly<Record<string, readonly string[]>>;
  /** The columns without which a file is no such export. */
  required: readonly string[];
  amounts: readonly string[];
  shows: ReadExport['shows'];
  hasIds: boolean;
  /** What it cannot show and what would; null where it shows withheld money. */
  cannotShow: string | null;
  window: DisputeWindow | null;
  /** The zone of all its times, where the rows do not say. */
  zone: string | null;
  /** Of totals: what is said of them without the rows that make them. */
  alone?: { says: string; asksFor: string };
  /** Whether a hold may stand beside its own counterpart. */
  mayHaveBothLegs?: true;
  /** Makes the reader of one file's rows; it answers null for a row that is no movement, and two entries for two. */
  reader(): (row: Row) => Entry | Entry[] | StatedBalance | null;
}

/** Table of types: groups of names, separated by `|`, in lower case. */
export function meanings(groups: readonly (readonly [Meaning, string])[]): ReadonlyMap<string, Meaning> {
  return new Map(groups.flatMap(([meaning, types]) => types.split('|').map((type) => [type.trim(), meaning])));
}

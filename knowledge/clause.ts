import type { Processor } from '../domain/processors.ts';
import type { LetterType } from '../domain/letters/letter.ts';

/**
 * When a clause applies. Every condition given must hold; within a condition any value matches, except that every flag must be set
 * and none of `not`. Values come from drafting/facts/situation.ts.
 */
export type When = {
  letters?: readonly LetterType[];
  processors?: readonly Processor[];
  holds?: readonly string[];
  reasons?: readonly string[];
  /** How the processor last replied; `none` until it has. */
  replies?: readonly string[];
  laws?: readonly string[];
  /** Ids of the versions that govern the procedure: `stripe/2024-11-11`. */
  agreements?: readonly string[];
  flags?: readonly string[];
  not?: readonly string[];
};

/**
 * A clause an attorney can read and edit. Plain text with `**bold**` and these slots:
 *   {fact:held_amount}  {date:deadline}  {authority:ucc-1-304}
 *   [[ ... ]]  text included only when every slot inside it is known
 * Outside slots: no digits, number words above one, section signs or case names (clauses.test.ts).
 * A clause, list item or table row with an unknown slot is omitted, and the plan reports the missing fact.
 * Only the first applicable clause of a `group` is used.
 */
export type Clause = {
  id: string;
  kind: 'heading' | 'paragraph' | 'quote' | 'list' | 'table';
  when?: When;
  group?: string;
  /** Printed after the signature, on its own page. */
  enclosure?: true;
  text: string;
  items?: readonly string[];
  rows?: readonly (readonly string[])[];
  /** Sorts the rows below the header by date. */
  by_date?: true;
};

/** A clause specific to one processor, so its `when` names none. */
export type OwnClause = Omit<Clause, 'when'> & { when?: Omit<When, 'processors'> };
export type OwnClauses = Partial<
  Record<
    | 'opening'
    | 'facts'
    | 'agreement'
    | 'exposure'
    | 'grounds'
    | 'covenant'
    | 'later-covenant'
    | 'closing'
    | 'seller-notice',
    readonly OwnClause[]
  >
>;

export type ClauseFamily = { family: string; about: string; clauses: readonly Clause[] };

/** Every slot in a text, in order. */
export function slotsOf(text: string): { kind: 'fact' | 'date' | 'authority'; id: string }[] {
  return [...text.matchAll(/\{(fact|date|authority):([a-z0-9_-]+)\}/gi)].map((match) => ({
    kind: match[1] as 'fact' | 'date' | 'authority',
    id: match[2] ?? '',
  }));
}

/** All the text of a clause: its body, list items and table cells. */
export function textsOf(clause: Clause): string[] {
  return [clause.text, ...(clause.items ?? []), ...(clause.rows ?? []).flat()].filter((text) => text !== '');
}

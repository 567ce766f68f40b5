import type { Processor } from '../domain/processors.ts';
import type { LetterType } from '../domain/letters/letter.ts';

/**
 * When a clause fits. All given lines must hold; inside a line one of the values is enough, but every flag must be set
 * and none of `not`. The values are those of drafting/facts/situation.ts.
 */
export type When = {
  letters?: readonly LetterType[];
  processors?: readonly Processor[];
  holds?: readonly string[];
  reasons?: readonly string[];
  /** How the processor last answered; `none` while nothing has come. */
  answers?: readonly string[];
  laws?: readonly string[];
  flags?: readonly string[];
  not?: readonly string[];
};

/**
 * A clause that an attorney can read and edit. Text is plain, with `**bold**` and these slots:
 *   {fact:held_amount}  {date:deadline}  {authority:ucc-1-304}
 *   [[ ... ]]  words that stand only when every slot inside is known
 * Outside slots there are no digits, number words above one, section signs or case names (library.test.ts).
 * A clause, list item or table row with an unknown slot is left out, and the plan says which fact is missing.
 * Of the clauses with one `group` only the first that fits is used.
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
  /** The rows below the header stand in the order of their dates. */
  by_date?: true;
};

/** A clause that one processor alone has; its `when` needs no processor. */
export type OwnClause = Omit<Clause, 'when'> & { when?: Omit<When, 'processors'> };
export type OwnClauses = Partial<
  Record<'facts' | 'agreement' | 'grounds' | 'closing' | 'seller-notice', readonly OwnClause[]>
>;

export type ClauseFamily = { family: string; about: string; clauses: readonly Clause[] };

/** Every slot in a text, in order: kind and id. */
export function slotsOf(text: string): { kind: 'fact' | 'date' | 'authority'; id: string }[] {
  return [...text.matchAll(/\{(fact|date|authority):([a-z0-9_-]+)\}/gi)].map((match) => ({
    kind: match[1] as 'fact' | 'date' | 'authority',
    id: match[2] ?? '',
  }));
}

/** Every text of a clause: its own, its items, its cells. */
export function textsOf(clause: Clause): string[] {
  return [clause.text, ...(clause.items ?? []), ...(clause.rows ?? []).flat()].filter((text) => text !== '');
}

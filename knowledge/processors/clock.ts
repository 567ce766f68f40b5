import type { Agreement, HoldTerm } from './agreement.ts';

/** Where a term stands. `agreement` and `version` are null for a term of the law; `quote` is null where only a citation is known. */
export type ClockClause = {
  agreement: string | null;
  title: string;
  version: string | null;
  anchor: string;
  quote: string | null;
};

/** A term on holding money whose days the text gives, and the day of the file that they are counted from. */
export type HoldClock = {
  term: string;
  days: number;
  counts: NonNullable<HoldTerm['counts']>;
  conditions: string;
  clause: ClockClause;
};

/** The clause of a version that says something. */
export const clauseOf = (
  { id, title, effective }: Agreement,
  { anchor, quote }: { anchor: string; quote: string },
): ClockClause => ({ agreement: id, title, version: effective.from, anchor, quote });

/** The terms of a version that hold money for a number of days, in the order of its text; a term without days is not among them. */
export function holdClocks(agreement: Agreement): HoldClock[] {
  return agreement.holds.flatMap((hold) =>
    hold.quote === null || hold.days === null || hold.counts === undefined
      ? []
      : [
          {
            term: hold.term,
            days: hold.days,
            counts: hold.counts,
            conditions: hold.conditions,
            clause: clauseOf(agreement, hold),
          },
        ],
  );
}

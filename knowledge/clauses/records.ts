import type { Clause } from '../clause.ts';

const rests = '[[, in {fact:records_parts}]] ({fact:exhibit_account_proof}[[, {fact:records_rows}]])';

/**
 * What the processor's own exports show of the sum withheld. Only a case whose merchant confirmed them has these facts;
 * a sum that the files prove and one of which they show a part have different facts, so that neither is stated as the
 * other.
 */
export const recordsClauses: readonly Clause[] = [
  {
    id: 'facts.records-proven',
    kind: 'paragraph',
    group: 'records',
    text: `{fact:processor}'s own records show {fact:records_sum} withheld on {date:records_day}${rests}. If your ledger shows another sum for that day, please state it, entry by entry.`,
  },
  {
    id: 'facts.records-at-least',
    kind: 'paragraph',
    group: 'records',
    text: `{fact:processor}'s own records show at least {fact:records_min} withheld on {date:records_day}${rests}. Any earlier hold is in your ledger.`,
  },
  {
    id: 'facts.records-overdue',
    kind: 'paragraph',
    group: 'records-overdue',
    text: 'Of it, at least {fact:records_overdue} is reserve withheld more than {fact:records_term} before that day: overdue by its term, as the Merchant reports it.',
  },
];

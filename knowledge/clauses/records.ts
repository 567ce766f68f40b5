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
    text: `{fact:processor}'s own records show {fact:records_sum} withheld on {date:records_day}${rests}. If your ledger shows another sum for that day, please state it and the entries that make the difference.`,
  },
  {
    id: 'facts.records-at-least',
    kind: 'paragraph',
    group: 'records',
    text: `{fact:processor}'s own records show at least {fact:records_min} withheld on {date:records_day}${rests}. They do not reach back to what was withheld before them; your ledger does.`,
  },
  {
    id: 'facts.records-overdue',
    kind: 'paragraph',
    group: 'records-overdue',
    text: 'Of it, at least {fact:records_overdue} is reserve withheld more than {fact:records_term} before that day. Each part was to be released after {fact:records_term}, as the Merchant was given the term: that sum is overdue. If another term governs, please produce it.',
  },
];

import type { Clause } from '../clause.ts';

const rests = '[[, in {fact:records_parts}]] ({fact:exhibit_account_proof}[[, {fact:records_rows}]])';
const proven = "{fact:processor}'s own records show {fact:records_sum} withheld on {date:records_day}";
const atLeast = "{fact:processor}'s own records show at least {fact:records_min} withheld on {date:records_day}";
const differs = 'If your ledger shows another sum for that day, please state it, entry by entry.';
const earlier = 'If you hold anything from before {date:records_since}, your ledger shows it.';

const ends = 'The records end on {date:records_end}';
const noRelease = 'Our file has no release since.';
/** The reserve that its term has released, by the level of the sum that it is of. */
export const overdue = [
  { id: 'facts.records-overdue', level: '', sum: '{fact:records_overdue}' },
  { id: 'facts.records-overdue-at-least', level: '-at-least', sum: 'at least {fact:records_overdue_min}' },
] as const;
const dueDay = '[[ on {date:records_due_on}]][[ by {date:records_last_due}]]';

/** As many as a confirmed account lists (domain/ledger-of-account/case-account.ts). */
const listed = 6;
const partRows: readonly (readonly string[])[] = [
  ['Withheld on', 'As', 'Row', 'Remains'],
  ...Array.from({ length: listed }, (_, index) => {
    const part = `records_part_${index + 1}`;
    return [`{date:${part}}`, `{fact:${part}_as}`, `{fact:${part}_rows}`, `{fact:${part}_sum}`];
  }),
  ['Together', '', '', '{fact:records_together}'],
];

/** The sum withheld, part by part: in place of how the merchant splits it. */
export const listedAmounts: readonly Clause[] = [
  {
    id: 'facts.amount-listed-proven',
    kind: 'table',
    group: 'amount',
    when: { flags: ['records_listed'] },
    text: `${proven}, as follows ({fact:exhibit_account_proof}).`,
    rows: partRows,
  },
  {
    id: 'facts.amount-listed-at-least',
    kind: 'table',
    group: 'amount',
    when: { flags: ['records_listed'] },
    text: `${atLeast}, as follows ({fact:exhibit_account_proof}). ${earlier}`,
    rows: partRows,
  },
  {
    id: 'facts.amount-recorded-proven',
    kind: 'paragraph',
    group: 'amount',
    when: { flags: ['records_listed', 'all_reserve'] },
    text: `${proven}${rests}, all of it as a reserve. ${differs}`,
  },
  {
    id: 'facts.amount-recorded-at-least',
    kind: 'paragraph',
    group: 'amount',
    when: { flags: ['records_listed', 'all_reserve'] },
    text: `${atLeast}${rests}, all of it as a reserve. ${earlier}`,
  },
];

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
    when: { not: ['records_listed'] },
    text: `${proven}${rests}. ${differs}`,
  },
  {
    id: 'facts.records-at-least',
    kind: 'paragraph',
    group: 'records',
    when: { not: ['records_listed'] },
    text: `${atLeast}${rests}. ${earlier}`,
  },
  {
    id: 'facts.records-single',
    kind: 'paragraph',
    when: { flags: ['records_single'] },
    text: 'Each part is held on a single sale, which {fact:exhibit_account_proof} names. Such a hold can secure that sale and no other.[[ Counted {fact:records_window} from the sale, the last of them can be disputed until {date:records_single_closes}; please name any dispute of them.]]',
  },
  ...overdue.flatMap(({ id, sum, level }): Clause[] => [
    {
      id: `facts.records-overdue-split${level}`,
      kind: 'paragraph',
      group: 'records-overdue',
      when: { flags: ['split_reserve'] },
      text: `Of it, {fact:reserve} is reserve: ${sum} is overdue by its term of {fact:records_term}, as the Merchant reports it; {fact:records_not_due} falls due${dueDay}.`,
    },
    {
      id,
      kind: 'paragraph',
      group: 'records-overdue',
      text: `Of it, ${sum} is reserve overdue by its term of {fact:records_term}, as the Merchant reports it[[; {fact:records_not_due} falls due on {date:records_due_on}]][[; {fact:records_not_due} falls due by {date:records_last_due}]].`,
    },
  ]),
  {
    id: 'facts.records-since-dollars',
    kind: 'paragraph',
    group: 'records-since',
    text: `${ends}. On {date:sum_stated} the Merchant stated {fact:sum_stated_dollars}, the same sum without its cents. ${noRelease}`,
  },
  {
    id: 'facts.records-since-stated',
    kind: 'paragraph',
    group: 'records-since',
    text: `${ends}. On {date:sum_stated} the Merchant stated {fact:claimed} withheld. ${noRelease}`,
  },
  {
    id: 'facts.records-since',
    kind: 'paragraph',
    group: 'records-since',
    text: `${ends}; please produce each later entry.`,
  },
];

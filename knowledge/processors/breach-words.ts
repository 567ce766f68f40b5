import type { LetterType } from '../../domain/letters/letter.ts';

/** What is owed and that the Merchant has done its part: the first elements of each plea of breach, in each letter's own words. */
export const owed: Record<LetterType, string> = {
  initial:
    "**Breach of contract.** Under the Agreement {fact:processor} processes the Merchant's sales and pays out the proceeds. The Merchant has performed: it made the sales, and {fact:processor} processed them and recorded the proceeds.",
  follow_up:
    "**Breach of contract.** What {fact:processor} takes in for the Merchant's sales it owes to the Merchant: that is what the Agreement is for. The Merchant's part was done with the sales.",
  final:
    '**Breach of contract.** The Agreement obliges {fact:processor} to pay out the proceeds of the sales that it processes, and the Merchant made those sales.',
  escalation:
    '**Breach of contract.** The question for decision is a short one. {fact:processor} owes the Merchant the proceeds of the sales that it processed under the Agreement.',
};

export const loss: Record<LetterType, string> = {
  initial: 'The loss is the sum itself and its use from the day on which it fell due.',
  follow_up: 'The loss is the sum itself, and its use for as long as it has been overdue.',
  final: 'The loss is that money, and its use until it is paid.',
  escalation: 'The loss is the money and every day without it.',
};

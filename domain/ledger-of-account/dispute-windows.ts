import type { DisputeWindow } from './account.ts';

/** How long buyers can dispute, counted from the day of the sale: exports have no day of delivery, which can be later. */
export const disputeWindows = {
  wallets: {
    days: 180,
    rule: 'A buyer can open a PayPal dispute for 180 days from the payment.',
    source: 'PayPal User Agreement, Opening a dispute',
  },
  cards: {
    days: 120,
    rule: 'A cardholder can dispute a sale for 120 days; delivery that is expected later can extend it.',
    source: 'Verifi on the Visa Core Rules of April 17, 2021 (codes 10 to 13)',
  },
} as const satisfies Record<string, DisputeWindow>;

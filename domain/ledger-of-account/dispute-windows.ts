import type { DisputeWindow } from './account.ts';

/** How long buyers can dispute. What an export counts is the day of the sale; `fromReceipt`: the rule counts that of receipt. */
export const disputeWindows = {
  wallets: {
    days: 180,
    rule: 'A buyer can open a PayPal dispute for 180 days from the payment.',
    source: 'PayPal User Agreement, Opening a dispute',
  },
  cards: {
    days: 120,
    fromReceipt: true,
    rule: 'A cardholder can dispute a sale for 120 days; delivery that is expected later can extend it.',
    source:
      'Visa Core Rules and Visa Product and Service Rules, Dispute Resolution (for example Condition 13.7); Mastercard Chargeback Guide (cardholder disputes)',
  },
} as const satisfies Record<string, DisputeWindow>;

/** The networks' outer limit: a longer average delivery time is a typo, and nothing is counted with it. */
const maxDeliveryDays = 540;
export const deliveryDaysOf = ({ avg_delivery_days: days }: { avg_delivery_days?: number | null }): number | null =>
  days !== null && days !== undefined && days >= 0 && days <= maxDeliveryDays ? days : null;

/** A window as counted from the sale: one from receipt is longer by the merchant's average delivery time. */
export const fromSale = (window: DisputeWindow, delivery: number): DisputeWindow =>
  !window.fromReceipt || delivery === 0
    ? window
    : {
        ...window,
        days: window.days + delivery,
        delivery,
        rule: `A cardholder can dispute a sale for ${window.days} days from its receipt, on average ${delivery} days after the sale, as the merchant states.`,
      };

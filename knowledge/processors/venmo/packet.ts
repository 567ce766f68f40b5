import { packet as paypal } from '../paypal/packet.ts';
import type { PacketRules } from '../packet.ts';

/** The text is PayPal's own, and names arbitration alone after the waiting period. */
export const packet: PacketRules = {
  ...paypal,
  steps: (agreement) => [
    ...paypal.steps(agreement),
    'After the waiting period the text names arbitration; small claims stays open beside it.',
  ],
};

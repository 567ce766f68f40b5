import { amazonSettlement, amazonSettlements } from './amazon.ts';
import { chaseActivity } from './chase.ts';
import { ebayTransactions } from './ebay.ts';
import { paypalActivity, paypalActivityWithCodes, paypalStatement, paypalTogether, paypalWithBank } from './paypal.ts';
import type { Printed } from './sheet.ts';
import { shopifyTransactions } from './shopify.ts';
import { squareTransactions } from './square.ts';
import { stripeHistory, stripeItemized, stripeTogether } from './stripe.ts';
import { venmoStatement } from './venmo.ts';

/** A printer for each format: the same seed makes the same files and the same truth. */
export const formats: readonly ((seed: number) => Printed)[] = [
  paypalActivity,
  paypalActivityWithCodes,
  paypalStatement,
  paypalTogether,
  paypalWithBank,
  (seed) => stripeItemized(seed),
  (seed) => stripeHistory(seed),
  stripeTogether,
  squareTransactions,
  shopifyTransactions,
  amazonSettlement,
  amazonSettlements,
  ebayTransactions,
  venmoStatement,
  chaseActivity,
];

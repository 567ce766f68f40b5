import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { agreements as amazon } from '../../knowledge/processors/amazon/versions.ts';
import { agreements as ebay } from '../../knowledge/processors/ebay/versions.ts';
import { agreements as paypal } from '../../knowledge/processors/paypal/versions.ts';
import { agreements as square } from '../../knowledge/processors/square/versions.ts';
import { agreements as stripe } from '../../knowledge/processors/stripe/versions.ts';
import { agreements as venmo } from '../../knowledge/processors/venmo/versions.ts';

/** The newest version that was read of each processor with a page of its own, by the page's slug. */
export const agreementsRead = {
  paypal: paypal[0],
  stripe: stripe[0],
  square: square[0],
  venmo: venmo[0],
  ebay: ebay[0],
  amazon: amazon[0],
} as const satisfies Readonly<Record<string, Agreement>>;

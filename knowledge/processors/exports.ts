import type { Processor } from '../../domain/processors.ts';
import type { HowToExport } from './how-to-export.ts';
import { howToExport as amazon } from './amazon/exports.ts';
import { howToExport as authorize_net } from './authorize_net/exports.ts';
import { howToExport as ebay } from './ebay/exports.ts';
import { howToExport as other } from './other/exports.ts';
import { howToExport as paypal } from './paypal/exports.ts';
import { howToExport as shopify } from './shopify/exports.ts';
import { howToExport as square } from './square/exports.ts';
import { howToExport as stripe } from './stripe/exports.ts';
import { howToExport as venmo } from './venmo/exports.ts';
import { howToExport as worldpay } from './worldpay/exports.ts';

/** What to download, by processor. A new one does not compile without it. */
export const exportsOf: Readonly<Record<Processor, HowToExport>> = {
  paypal,
  stripe,
  square,
  shopify,
  worldpay,
  authorize_net,
  other,
  venmo,
  ebay,
  amazon,
};

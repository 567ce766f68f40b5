import type { Processor } from '../../domain/processors.ts';
import { howToExport as amazon } from '../../knowledge/processors/amazon/exports.ts';
import { howToExport as authorize_net } from '../../knowledge/processors/authorize_net/exports.ts';
import { howToExport as ebay } from '../../knowledge/processors/ebay/exports.ts';
import { howToExport as other } from '../../knowledge/processors/other/exports.ts';
import { howToExport as paypal } from '../../knowledge/processors/paypal/exports.ts';
import { howToExport as shopify } from '../../knowledge/processors/shopify/exports.ts';
import { howToExport as square } from '../../knowledge/processors/square/exports.ts';
import { howToExport as stripe } from '../../knowledge/processors/stripe/exports.ts';
import { howToExport as venmo } from '../../knowledge/processors/venmo/exports.ts';
import { howToExport as worldpay } from '../../knowledge/processors/worldpay/exports.ts';
import type { HowToExport } from '../../knowledge/processors/how-to-export.ts';
import type { ProcessorSlug } from '../processors.ts';

/** What to download, by processor. A new one does not compile without it. */
const exportsOf: Readonly<Record<Processor, HowToExport>> = {
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

/** What a merchant of this processor downloads while they can still sign in. */
export const exportNow = (processor: Processor): HowToExport => exportsOf[processor];

/** The same for a page under /processors; acquirers share one. */
export const exportOnPage = (slug: ProcessorSlug): HowToExport => exportsOf[slug === 'legacy' ? 'other' : slug];

export const exportTexts = {
  title: 'Download your records now',
  lead: 'Do it while you can still sign in: a processor may close an account, and its reports with it, at any time.',
  menus: 'Menus change. If yours read otherwise, look for the words that are nearest.',
  untouched: 'Keep each file as you get it: do not open it in another program and save it.',
} as const;

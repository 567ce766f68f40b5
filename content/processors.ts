import { amazon } from './processors/amazon.ts';
import { ebay } from './processors/ebay.ts';
import { legacy } from './processors/legacy.ts';
import type { ProcessorPage } from './processors/page.ts';
import { paypal } from './processors/paypal.ts';
import { shopify } from './processors/shopify.ts';
import { square } from './processors/square.ts';
import { stripe } from './processors/stripe.ts';
import { venmo } from './processors/venmo.ts';

/** The spec's five, which have figures of their own (`claims.ts`), in its order. */
export const measuredSlugs = ['paypal', 'stripe', 'shopify', 'square', 'legacy'] as const;
/** Those added since: their pages say what was read and claim no figures. */
export const readSlugs = ['venmo', 'ebay', 'amazon'] as const;

/** The processors of the public pages, in index order; each has a page at /processors/{slug}. */
export const processorSlugs = [...measuredSlugs, ...readSlugs] as const;
export type MeasuredSlug = (typeof measuredSlugs)[number];
export type ProcessorSlug = (typeof processorSlugs)[number];

export const processorPages: Record<ProcessorSlug, ProcessorPage> = {
  paypal,
  stripe,
  shopify,
  square,
  legacy,
  venmo,
  ebay,
  amazon,
};

import { legacy } from './processors/legacy.ts';
import type { ProcessorPage } from './processors/page.ts';
import { paypal } from './processors/paypal.ts';
import { shopify } from './processors/shopify.ts';
import { square } from './processors/square.ts';
import { stripe } from './processors/stripe.ts';

/** The five processors of the public pages, in index order; each has a page at /processors/{slug}. */
export const processorSlugs = ['paypal', 'stripe', 'shopify', 'square', 'legacy'] as const;
export type ProcessorSlug = (typeof processorSlugs)[number];

export const processorPages: Record<ProcessorSlug, ProcessorPage> = { paypal, stripe, shopify, square, legacy };

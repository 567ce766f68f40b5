import general from './authorities.json' with { type: 'json' };
import amazon from './processors/amazon/authorities.json' with { type: 'json' };
import ebay from './processors/ebay/authorities.json' with { type: 'json' };
import paypal from './processors/paypal/authorities.json' with { type: 'json' };
import shopify from './processors/shopify/authorities.json' with { type: 'json' };
import square from './processors/square/authorities.json' with { type: 'json' };
import stripe from './processors/stripe/authorities.json' with { type: 'json' };
import venmo from './processors/venmo/authorities.json' with { type: 'json' };

/** The authorities as entered: those of everybody, then each processor's own terms and pages. `load.ts` validates them. */
export const authorityData: readonly unknown[] = [general, paypal, stripe, square, shopify, venmo, ebay, amazon].flat();

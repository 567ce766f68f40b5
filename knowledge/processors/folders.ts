import type { Processor } from '../../domain/processors.ts';
import { page as amazonPage } from './amazon/page.ts';
import { amazon } from './amazon/profile.ts';
import { authorizeNet } from './authorize_net/profile.ts';
import { page as ebayPage } from './ebay/page.ts';
import { ebay } from './ebay/profile.ts';
import { other } from './other/profile.ts';
import { page as paypalPage } from './paypal/page.ts';
import { paypal } from './paypal/profile.ts';
import { page as shopifyPage } from './shopify/page.ts';
import { shopify } from './shopify/profile.ts';
import { page as squarePage } from './square/page.ts';
import { square } from './square/profile.ts';
import { page as stripePage } from './stripe/page.ts';
import { stripe } from './stripe/profile.ts';
import { page as venmoPage } from './venmo/page.ts';
import { venmo } from './venmo/profile.ts';
import { worldpay } from './worldpay/profile.ts';
import type { OwnPage } from './page.ts';
import type { Profile } from './profile.ts';

/** The contents of the processors' folders. A new processor needs a row in domain/processors.ts, and one here. */
export const profiles: Readonly<Record<Processor, Profile>> = {
  paypal,
  stripe,
  square,
  shopify,
  worldpay,
  authorize_net: authorizeNet,
  other,
  venmo,
  ebay,
  amazon,
};

/** Their public pages; those without one share the page of all acquirers. */
export const pages = {
  paypal: paypalPage,
  stripe: stripePage,
  square: squarePage,
  shopify: shopifyPage,
  venmo: venmoPage,
  ebay: ebayPage,
  amazon: amazonPage,
} satisfies Partial<Record<Processor, OwnPage>>;

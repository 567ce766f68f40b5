import { processors, type Processor } from '../../domain/processors.ts';
import type { Agreement, DisputeProcedure } from './agreement.ts';
import type { Profile } from './profile.ts';
import { amazon } from './amazon/profile.ts';
import { authorizeNet } from './authorize_net/profile.ts';
import { ebay } from './ebay/profile.ts';
import { other } from './other/profile.ts';
import { paypal } from './paypal/profile.ts';
import { shopify } from './shopify/profile.ts';
import { square } from './square/profile.ts';
import { stripe } from './stripe/profile.ts';
import { venmo } from './venmo/profile.ts';
import { worldpay } from './worldpay/profile.ts';

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

/** Versions under which it holds money; terms of its platform alone are none. */
export const paymentAgreements = ({ agreements }: Profile): readonly Agreement[] =>
  agreements.filter(({ covers }) => covers === 'payments');

/** The procedure of the newest version read; null where none was. */
export const newestProcedure = (processor: Processor): DisputeProcedure | null =>
  paymentAgreements(profiles[processor])[0]?.procedure ?? null;

/** Processors whose profile satisfies `fits`, in product order. */
export const processorsWhere = (fits: (profile: Profile) => boolean): readonly Processor[] =>
  processors.filter((key) => fits(profiles[key]));

/** Documents that help with every processor; a profile adds its own. */
export const documentsForAll: readonly string[] = [
  'hold, limitation or termination notice (full text, headers and date)',
  'dated dashboard screenshots: balance, reserve, release dates',
  'agreement version accepted, with acceptance date',
  'transaction export with delivery dates (aging table)',
  'chargeback and refund report, by count and dollar amount, last 12 months',
  'tracking or proof of delivery per order',
  'supplier invoices and inventory proof',
  'refund policy and customer service log',
  'bank statements, EIN letter, formation documents, owner’s ID',
  'all support tickets and replies',
];

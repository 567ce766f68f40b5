import { processors, type Processor } from '../../domain/processors.ts';
import type { Agreement, DisputeProcedure } from './agreement.ts';
import { profiles } from './folders.ts';
import type { Profile } from './profile.ts';

export { profiles };

/** Versions under which the processor holds money, without those that are only terms of its platform. */
export const paymentAgreements = ({ agreements }: Profile): readonly Agreement[] =>
  agreements.filter(({ covers }) => covers === 'payments');

/** The version with this id, of any processor. */
export const agreementOf = (id: string): Agreement | null =>
  Object.values(profiles)
    .flatMap(({ agreements }) => agreements)
    .find((each) => each.id === id) ?? null;

/** The procedure of the newest version read; null where none was. */
export const newestProcedure = (processor: Processor): DisputeProcedure | null =>
  paymentAgreements(profiles[processor])[0]?.procedure ?? null;

/** The periods in which the versions of its agreement that were read let a claim be filed; none where they set none. */
export const agreedLimitations = (processor: Processor): { years: number; source: string }[] =>
  profiles[processor].agreements.flatMap(({ title, procedure: { limitation_years: years } }) =>
    years.value === null ? [] : [{ years: years.value, source: `${title}, ${years.anchor}` }],
  );

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

import type { GoverningLaw } from '../domain/cases/hold.ts';

/** The rate that a law sets for a sum due under a contract that names none: percent a year, and the authority that states it. */
export type InterestRate = {
  authority_id: string;
  percent: number;
  /** The percent is added to the Federal Reserve discount rate, which no letter counts. */
  over_discount_rate: boolean;
};

/** Laws for whose rate the knowledge has an authority; under any other law no letter names a rate. */
export const interestRates: Partial<Record<GoverningLaw, InterestRate>> = {
  CA: { authority_id: 'cal-interest', percent: 10, over_discount_rate: false },
  NY: { authority_id: 'ny-interest', percent: 9, over_discount_rate: false },
  DE: { authority_id: 'del-interest', percent: 5, over_discount_rate: true },
};

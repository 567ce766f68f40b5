import type { Cents } from './cents.ts';

/** Success fee percentages by amount held; a tier includes `to` (cents; null: no upper bound). */
export type FeeTier = { to: Cents | null; percent: number };

/** Spec, section 9: the home page's schedule. */
export const homeFeeTiers: readonly FeeTier[] = [
  { to: 25_000_00, percent: 20 },
  { to: 100_000_00, percent: 18 },
  { to: null, percent: 15 },
];

/** Spec, section 9: the pricing page's schedule. */
export const pricingFeeTiers: readonly FeeTier[] = [
  { to: 50_000_00, percent: 20 },
  { to: 250_000_00, percent: 18 },
  { to: null, percent: 15 },
];

export function percentIn(tiers: readonly FeeTier[], held: Cents): number {
  const tier = tiers.find((each) => each.to === null || held <= each.to);
  if (!tier) throw new Error('fee tiers have no last tier');
  return tier.percent;
}

/** The fee percentage fixed at submission: the lower of the two schedules (contra proferentem). */
export function feePercentFor(held: Cents): number {
  return Math.min(percentIn(homeFeeTiers, held), percentIn(pricingFeeTiers, held));
}

/** In cents, rounded down (in the merchant's favor). */
export function feeFor(recovered: Cents, percent: number): Cents {
  return Math.floor((recovered * percent) / 100);
}

import type { Cents } from './cents.ts';

/** Success fee in percent by amount held; a tier reaches up to and including `to` (cents; null: no upper end). */
export type FeeTier = { to: Cents | null; percent: number };

/** Spec, section 9: the home page's reading. */
export const homeFeeTiers: readonly FeeTier[] = [
  { to: 25_000_00, percent: 20 },
  { to: 100_000_00, percent: 18 },
  { to: null, percent: 15 },
];

/** Spec, section 9: the pricing page's reading. */
export const pricingFeeTiers: readonly FeeTier[] = [
  { to: 50_000_00, percent: 20 },
  { to: 250_000_00, percent: 18 },
  { to: null, percent: 15 },
];

/** The percent of one reading for an amount held in cents. */
export function percentIn(tiers: readonly FeeTier[], held: Cents): number {
  const tier = tiers.find((each) => each.to === null || held <= each.to);
  if (!tier) throw new Error('fee tiers have no last tier');
  return tier.percent;
}

/** The fee percent fixed at submission: the lower of the two readings (ambiguity is read against the drafter). */
export function feePercentFor(held: Cents): number {
  return Math.min(percentIn(homeFeeTiers, held), percentIn(pricingFeeTiers, held));
}

/** The fee in cents on a recovered amount in cents at a fixed percent, rounded down (in the merchant's favor). */
export function feeFor(recovered: Cents, percent: number): Cents {
  return Math.floor((recovered * percent) / 100);
}

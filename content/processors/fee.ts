import { pricingFeeTiers } from '../../domain/money/fee.ts';
import { formatCents } from '../../domain/money/cents.ts';

function tierPhrase(index: number): string {
  const tier = pricingFeeTiers[index];
  const below = pricingFeeTiers[index - 1]?.to ?? null;
  if (!tier) throw new Error(`no fee tier ${index}`);
  const to = tier.to === null ? null : formatCents(tier.to, 'short');
  const from = below === null ? null : formatCents(below, 'short');
  if (from === null) return `${tier.percent}% of what is recovered where up to ${to} is held`;
  return to === null ? `${tier.percent}% above ${from}` : `${tier.percent}% from ${from} to ${to}`;
}

/** The success fee as on the pricing page, beside each processor's three steps. */
export const feeLines = [
  `Success fee: ${pricingFeeTiers.map((_, index) => tierPhrase(index)).join(', ')}.`,
  '$0 upfront, no hourly fees, no retainers. If nothing is recovered, nothing is owed.',
] as const;

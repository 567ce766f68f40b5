import { feeFor, feePercentFor, homeFeeTiers, percentIn, pricingFeeTiers } from '../../domain/money/fee.ts';
import { formatCents, type Cents } from '../../domain/money/cents.ts';

type FeeFigures = { home: number; pricing: number; percent: number; onAll: Cents; onHalf: Cents };

/**
 * What `domain/money/fee.ts` says about an amount held: each interpretation, the lower one, and the fee if all or half
 * of it comes back.
 */
export function feeFigures(held: Cents): FeeFigures {
  const percent = feePercentFor(held);
  return {
    home: percentIn(homeFeeTiers, held),
    pricing: percentIn(pricingFeeTiers, held),
    percent,
    onAll: feeFor(held, percent),
    onHalf: feeFor(Math.floor(held / 2), percent),
  };
}

/** The calculator's result, line by line; the same prerendered and in the browser. */
export function feeLines(held: Cents): [label: string, value: string][] {
  const { home, pricing, percent, onAll, onHalf } = feeFigures(held);
  return [
    ['Home page’s schedule', `${home}%`],
    ['This page’s schedule', `${pricing}%`],
    ['Your fee, the lower', `${percent}%`],
    [`If all ${formatCents(held, 'short')} is recovered`, formatCents(onAll, 'short')],
    ['If half is recovered', formatCents(onHalf, 'short')],
  ];
}

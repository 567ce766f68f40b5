import type { AccountLine, ExcessiveChargebacks } from './account.ts';
import { dayOf } from './days.ts';

/** Mastercard's code 04: in one month chargebacks over 1% of its sales by number, and of $5,000 or more (`mc-match`). */
const threshold = { share: 0.01, cents: 500_000 };

const isMastercard = (brand: string): boolean => /^master/i.test(brand);

/**
 * Whether a month of the account reaches MATCH code 04, which counts Mastercard's sales and chargebacks alone. A
 * chargeback without a brand has that of its sale. Null without chargebacks or outside of dollars.
 */
export function excessiveChargebacks(lines: readonly AccountLine[], currency: string): ExcessiveChargebacks | null {
  const sales = lines.filter(({ effect, gross }) => effect === 'sale' && gross > 0);
  const chargebacks = lines.filter(({ effect, gross }) => effect === 'dispute' && gross < 0);
  if (currency !== 'USD' || chargebacks.length === 0) return null;
  const brands = new Map(sales.map(({ payment, brand }) => [payment, brand]));
  const brandOf = ({ brand, payment }: AccountLine): string | null => brand ?? brands.get(payment) ?? null;
  if ([...sales, ...chargebacks].some((line) => brandOf(line) === null))
    return {
      level: 'cannot be told',
      reason: 'Code 04 counts sales and chargebacks of Mastercard alone, and the files do not name the card of each.',
      wouldShow: 'An export that has the card’s brand for every sale and chargeback.',
    };
  const ofMastercard = (line: AccountLine): boolean => isMastercard(brandOf(line) ?? '');
  const months = new Map<string, { sales: number; chargebacks: number; cents: number }>();
  const monthOf = (line: AccountLine) => {
    const name = dayOf(line).slice(0, 7);
    const month = months.get(name) ?? { sales: 0, chargebacks: 0, cents: 0 };
    months.set(name, month);
    return month;
  };
  for (const line of sales.filter(ofMastercard)) monthOf(line).sales += 1;
  for (const line of chargebacks.filter(ofMastercard)) {
    const month = monthOf(line);
    month.chargebacks += 1;
    month.cents -= line.gross;
  }
  const reached = [...months].filter(
    ([, month]) => month.cents >= threshold.cents && month.chargebacks > threshold.share * month.sales,
  );
  return { level: 'at least', months: reached.map(([name, month]) => ({ month: name, ...month })) };
}

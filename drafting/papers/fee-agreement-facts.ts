import type { Cents } from '../../domain/money/cents.ts';

/** Increment on any change to the English text; signed agreements keep their own text. */
export const agreementVersion = '2026-11-29';

export type AgreementFacts = {
  brand: string;
  /** Who charges the fee, by the installation's arrangement. */
  charged_by: 'firm' | 'service';
  case_number: string;
  /** The legal name of the business, and who submitted its case. */
  business: string;
  merchant: string;
  /** As printed; null for `other`. */
  processor: string | null;
  held_amount_cents: Cents | null;
  /** Fixed at submission (fee_terms). */
  percent: number;
};

/** Example amounts: the full amount and half of it, or a round figure when the amount is unknown. */
export function feeExamples(held: Cents | null): { recovered: Cents; part: 'all' | 'half' | 'round' }[] {
  if (!held) return [{ recovered: 1_000_00, part: 'round' }];
  return [
    { recovered: held, part: 'all' },
    { recovered: Math.floor(held / 2), part: 'half' },
  ];
}

import type { CaseFields } from '../case-fields.ts';

type DetailFields = Pick<
  CaseFields,
  | 'hold_started_on'
  | 'reason_given'
  | 'merchant_account_id'
  | 'business_address'
  | 'monthly_processing_volume_avg'
  | 'product_description'
  | 'refund_policy'
>;

/** Labels of blank optional fields the letter uses, phrased to follow "Complete the details:". */
export function missingDetails(fields: DetailFields): string[] {
  const { city, state, zip } = fields.business_address;
  const asked: [string, boolean][] = [
    ['the hold start date', fields.hold_started_on === null],
    ['the reason the processor gave', fields.reason_given === null],
    ['the merchant account ID', fields.merchant_account_id === null],
    ['the city, state and ZIP code of the business', !city || !state || !zip],
    ['the monthly volume', fields.monthly_processing_volume_avg === null],
    ['what you sell', fields.product_description === null],
    ['the refund policy', fields.refund_policy === null],
  ];
  return asked.flatMap(([words, blank]) => (blank ? [words] : []));
}

import type { CaseFields } from '../case-fields.ts';
import { nameOfProcessor } from '../processors.ts';

export type DetailFields = Pick<
  CaseFields,
  | 'processor'
  | 'other_processor'
  | 'hold_started_on'
  | 'reason_given'
  | 'merchant_account_id'
  | 'business_address'
  | 'monthly_processing_volume_avg'
  | 'product_description'
  | 'refund_policy'
>;

/**
 * Labels of blank optional fields that the letter uses, phrased to follow "Complete the details:" and without commas,
 * since they are joined into a list. `signed`: the merchant can no longer change what the agreement states.
 */
export function missingDetails(fields: DetailFields, signed: boolean): string[] {
  const { city, state, zip } = fields.business_address;
  const asked: [string, boolean][] = [
    ['the name of the processor', nameOfProcessor(fields) === null && !signed],
    ['the hold start date', fields.hold_started_on === null],
    ['the reason the processor gave', fields.reason_given === null],
    ['the merchant account ID', fields.merchant_account_id === null],
    ['the rest of the business address', !city || !state || !zip],
    ['the monthly volume', fields.monthly_processing_volume_avg === null],
    ['what you sell', fields.product_description === null],
    ['the refund policy', fields.refund_policy === null],
  ];
  return asked.flatMap(([words, blank]) => (blank ? [words] : []));
}

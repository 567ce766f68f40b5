/** Option lists of the case fields (spec application.txt, section 3), in spec order. */

export type Option<Value extends string = string> = { value: Value; label: string };

/** `{value, label}` pairs in the order of `values`. */
export function optionsFrom<Value extends string>(
  values: readonly Value[],
  labels?: Record<Value, string>,
): readonly Option<Value>[] {
  return values.map((value) => ({ value, label: labels ? labels[value] : value }));
}

export const preferredResolutions = ['full_release', 'partial_rolling', 'negotiated'] as const;
type PreferredResolution = (typeof preferredResolutions)[number];
export const preferredResolutionLabels: Record<PreferredResolution, string> = {
  full_release: 'Full release of funds',
  partial_rolling: 'Partial release with a rolling reserve',
  negotiated: 'Negotiated settlement',
};

export const entityTypes = ['llc', 'c_corp', 's_corp', 'partnership', 'sole_proprietor', 'other'] as const;
export type EntityType = (typeof entityTypes)[number];
export const entityTypeLabels: Record<EntityType, string> = {
  llc: 'LLC',
  c_corp: 'C Corporation',
  s_corp: 'S Corporation',
  partnership: 'Partnership',
  sole_proprietor: 'Sole Proprietor',
  other: 'Other',
};
/** The admin dialog's spellings (spec, section 3) of the stored values. */
export const entityTypeSpellings = ['sole_proprietorship', 'corporation'] as const;
export const entityTypeAliases: Record<string, EntityType> = {
  sole_proprietorship: 'sole_proprietor',
  corporation: 'c_corp',
} satisfies Record<(typeof entityTypeSpellings)[number], EntityType>;

export const fulfillmentModels = ['digital', 'physical', 'service', 'subscription', 'mixed'] as const;
export type FulfillmentModel = (typeof fulfillmentModels)[number];
export const fulfillmentModelLabels: Record<FulfillmentModel, string> = {
  digital: 'Digital products',
  physical: 'Physical products',
  service: 'Services',
  subscription: 'Subscription',
  mixed: 'Mixed',
};

export const chargebackTools = [
  'Midigator',
  'Chargeback Gurus',
  'Verifi',
  'Ethoca',
  'Chargebacks911',
  'Other',
] as const;
export const certifications = [
  'PCI DSS',
  'FDA',
  'FTC Compliance',
  'Healthcare License',
  'Financial License',
  'Other',
] as const;

export const usStates = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'DC',
  'FL',
  'GA',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
] as const;
export type UsState = (typeof usStates)[number];

/** Where a business may be without being in a state. */
const territories = ['AS', 'GU', 'MP', 'PR', 'VI'] as const;

export const stateOptions: readonly Option[] = optionsFrom([...usStates, ...territories]);

export const yesNoOptions: readonly Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

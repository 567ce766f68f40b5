/** The words of a case: option lists, labels and the record's shape (spec application.txt, section 3). */

export const processors = ['paypal', 'stripe', 'square', 'shopify', 'worldpay', 'authorize_net', 'other'] as const;
export type Processor = (typeof processors)[number];
export const processorLabels: Record<Processor, string> = {
  paypal: 'PayPal',
  stripe: 'Stripe',
  square: 'Square',
  shopify: 'Shopify Payments',
  worldpay: 'Worldpay',
  authorize_net: 'Authorize.net',
  other: 'Other',
};

export const caseStatuses = ['intake', 'under_review', 'in_progress', 'resolved', 'closed'] as const;
export type CaseStatus = (typeof caseStatuses)[number];
export const caseStatusLabels: Record<CaseStatus, string> = {
  intake: 'Intake',
  under_review: 'Under Review',
  in_progress: 'In Progress',
  resolved: 'Resolved',
  closed: 'Closed',
};
/** Spec, section 4: active cases are intake, under_review and in_progress. */
export const activeStatuses: readonly CaseStatus[] = ['intake', 'under_review', 'in_progress'];

export const casePriorities = ['low', 'medium', 'high'] as const;
export type CasePriority = (typeof casePriorities)[number];
export const casePriorityLabels: Record<CasePriority, string> = { low: 'Low', medium: 'Medium', high: 'High' };

export const preferredResolutions = ['full_release', 'partial_rolling', 'negotiated'] as const;
export type PreferredResolution = (typeof preferredResolutions)[number];
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
/** The admin dialog's spellings (spec, section 3) of the one stored set. */
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

/** Eight recommended documents (spec, section 2), in the spec's order. */
export const documentKinds = [
  'hold_notice',
  'merchant_statements',
  'bank_statements',
  'chargeback_report',
  'ein_letter',
  'formation_document',
  'refund_policy',
  'proof_of_fulfillment',
] as const;
export type DocumentKind = (typeof documentKinds)[number];
export const documentKindLabels: Record<DocumentKind, string> = {
  hold_notice: 'Termination or hold notice',
  merchant_statements: 'Three months of merchant statements',
  bank_statements: 'Three months of bank statements',
  chargeback_report: 'Chargeback summary report',
  ein_letter: 'EIN letter',
  formation_document: 'Articles or operating agreement',
  refund_policy: 'Refund policy or terms',
  proof_of_fulfillment: 'Proof of fulfillment',
};

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

export type Address = { street: string; city: string; state: string; zip: string };

/**
 * A case as stored (spec, section 3). Money ending in `_cents` is integer US cents; monthly volumes are whole dollars;
 * `hold_started_on` is a calendar date `YYYY-MM-DD`; timestamps are UTC.
 */
export type CaseFields = {
  processor: Processor;
  merchant_account_id: string | null;
  hold_started_on: string | null;
  held_amount_cents: number | null;
  reason_given: string | null;
  rolling_reserves_held_cents: number | null;
  preferred_resolution: PreferredResolution | null;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  legal_business_name: string;
  legal_business_name_full: string | null;
  dba_name: string | null;
  ein: string | null;
  business_address: Address;
  fulfillment_address: Address | null;
  website: string | null;
  business_entity_type: EntityType | null;
  state_incorporation: string | null;
  year_established: number | null;
  business_phone: string | null;
  business_email: string | null;
  parent_entities: string | null;
  monthly_processing_volume_avg: number | null;
  monthly_processing_volume_peak: number | null;
  average_ticket_size_cents: number | null;
  card_present_percentage: number | null;
  domestic_transaction_percentage: number | null;
  merchant_category_code: string | null;
  fulfillment_model: FulfillmentModel | null;
  avg_delivery_days: number | null;
  product_description: string | null;
  refund_policy: string | null;
  support_sla: string | null;
  chargeback_tools: string[];
  prior_counsel_involved: boolean | null;
  insurance_coverage: string | null;
  industry_certifications: string[];
  litigation_history: string | null;
  accounting_notes: string | null;
  communication_logs: string | null;
};

export type OwnerFields = { owner_name: string; ownership_percentage: number | null; role_title: string | null };
export type PreviousProcessorFields = {
  processor_name: string;
  years_used: string | null;
  termination_reason: string | null;
};
/** What drafting may know of an uploaded file. `document_type` is the merchant's choice of kind, or the spec's default. */
export type FileFields = {
  id: string;
  filename: string;
  document_type: DocumentKind | 'application_document';
  content_type: string;
  size_bytes: number;
  /** How many pages it has, when that was counted. */
  pages?: number | null;
  created_at: Date;
};

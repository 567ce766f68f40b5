import { byName, caseFieldRows, type CaseFields } from '../../domain/case-fields.ts';
import type { DocumentKind } from '../../domain/documents/document-kind.ts';
import type { Processor } from '../../domain/processors.ts';
import type { CaseFile, Firm } from '../../drafting/facts/case-file.ts';

/** A case with nothing entered, to be combined with the wizard's required fields. */
export const blankCase: CaseFields = byName(caseFieldRows, ({ kind, notNull }) =>
  kind === 'choices' ? [] : notNull ? '' : null,
);

/** Complete fictional cases, one per processor, for tests and benchmarks. */
const common: CaseFields = {
  ...blankCase,
  processor: 'paypal',
  merchant_account_id: 'PP-7731946',
  hold_started_on: '2026-05-11',
  account_opened_on: '2019-03-04',
  account_last_used_on: '2026-10-05',
  account_name: 'Juniper & Pine',
  account_email: 'sales@juniper.example.com',
  account_phone: '(212) 555-0187',
  held_amount_cents: 48_250_75,
  rolling_reserves_held_cents: 12_000_00,
  preferred_resolution: 'partial_rolling',
  first_name: 'Maya',
  last_name: 'Okafor',
  email: 'maya@juniper.example.com',
  phone: '(212) 555-0142',
  legal_business_name: 'Juniper Outfitters LLC',
  legal_business_name_full: 'Juniper Outfitters LLC',
  dba_name: 'Juniper & Pine',
  ein: '00-1234567',
  business_address: { street: '118 Mill Street', city: 'Springfield', state: 'OR', zip: '97477' },
  website: 'https://juniper.example.com',
  business_entity_type: 'llc',
  state_incorporation: 'DE',
  year_established: 2016,
  monthly_processing_volume_avg: 62_000,
  monthly_processing_volume_peak: 91_000,
  average_ticket_size_cents: 84_00,
  card_present_percentage: 0,
  domestic_transaction_percentage: 96,
  merchant_category_code: '5941',
  fulfillment_model: 'physical',
  avg_delivery_days: 6,
  product_description: 'outdoor clothing and camping equipment',
  refund_policy: 'Refunds within 30 days of delivery',
  support_sla: 'One business day',
  chargeback_tools: ['Ethoca'],
  prior_counsel_involved: false,
  industry_certifications: ['PCI DSS'],
};

/** For a processor without a variant of its own. */
const plainVariant: Partial<CaseFields> = {
  reason_given: 'Your payouts are on hold while your account is under review',
};

const variants: Partial<Record<Processor, Partial<CaseFields>>> = {
  paypal: {
    reason_given:
      'Your account has been limited because of a higher than normal number of disputes. Funds may be held for up to 180 days',
  },
  stripe: {
    merchant_account_id: 'acct_1QxT8vLk',
    reason_given: 'Elevated chargeback risk. Payouts are paused while your account is under review',
    business_address: { street: '118 Mill Street', city: 'Oakland', state: 'CA', zip: '94607' },
    hold_started_on: '2026-08-24',
    held_amount_cents: 91_400_00,
    rolling_reserves_held_cents: 0,
    preferred_resolution: 'negotiated',
  },
  square: {
    merchant_account_id: 'LQ83NT7V2',
    reason_given: 'A rolling reserve has been placed on your account due to sudden increase in sales volume',
    hold_started_on: '2026-09-14',
    held_amount_cents: 36_900_00,
    rolling_reserves_held_cents: 22_140_00,
  },
  shopify: {
    merchant_account_id: 'juniper-pine.example',
    reason_given: 'Payouts on hold. Orders appear to be unfulfilled',
    hold_started_on: '2026-07-06',
    held_amount_cents: 58_310_40,
    rolling_reserves_held_cents: null,
    preferred_resolution: 'full_release',
  },
  worldpay: {
    merchant_account_id: '4445990012345',
    reason_given: 'Merchant account terminated for excessive chargebacks',
    hold_started_on: '2026-03-02',
    held_amount_cents: 187_000_00,
    rolling_reserves_held_cents: 187_000_00,
  },
  authorize_net: {
    merchant_account_id: 'AN662019',
    reason_given: 'Funds held pending risk review',
    hold_started_on: '2026-06-15',
  },
  other: {
    merchant_account_id: 'MID-5520871',
    reason_given: 'Account closed by the bank. Funds held for fraud risk',
    hold_started_on: '2026-04-20',
    business_address: { street: '9 Harbor Way', city: 'Albany', state: 'NY', zip: '12207' },
  },
  venmo: {
    merchant_account_id: 'juniper-pine',
    reason_given: 'Your account has been restricted and your balance is on hold because of reported payments',
  },
  ebay: {
    merchant_account_id: 'juniper_pine_outdoor',
    account_name: 'juniper_pine_outdoor',
    reason_given: 'Your payouts are on hold because a recent increase in sales volume needs to be reviewed',
    hold_started_on: '2026-07-20',
    rolling_reserves_held_cents: 0,
    preferred_resolution: 'full_release',
  },
  amazon: {
    merchant_account_id: 'A2JUNIPERPINE7',
    reason_given: 'Your selling account has been deactivated. Funds will not be transferred to you',
    hold_started_on: '2026-06-29',
    rolling_reserves_held_cents: 0,
    preferred_resolution: 'full_release',
  },
};

const uploads: readonly DocumentKind[] = [
  'hold_notice',
  'merchant_statements',
  'chargeback_report',
  'proof_of_fulfillment',
  'bank_statements',
];

/** A case with every field that a letter uses. */
export function fullCase(processor: Processor): CaseFile {
  const created = new Date('2026-11-20T15:00:00Z');
  return {
    id: `full-${processor}`,
    case_number: 'UH-2026-00042',
    created_at: created,
    fields: { ...common, ...(variants[processor] ?? plainVariant), processor },
    owners: [{ owner_name: 'Maya Okafor', ownership_percentage: 100, role_title: 'Managing member' }],
    previous_processors: [],
    files: uploads.map((kind) => ({
      id: `file-${kind}`,
      filename: `${kind}.pdf`,
      document_type: kind,
      content_type: 'application/pdf',
      size_bytes: 52_000,
      created_at: created,
    })),
  };
}

/** Only what the wizard requires: the merchant, the processor, the amount, and contact details. */
export function requiredFields(fields: CaseFields): CaseFields {
  const { processor, first_name, last_name, email, legal_business_name, held_amount_cents, business_address } = fields;
  return {
    ...blankCase,
    processor,
    first_name,
    last_name,
    email,
    legal_business_name,
    held_amount_cents,
    business_address,
  };
}

export const firm: Firm = {
  letterhead: {
    firm_name: 'Lindqvist & Frost LLP',
    firm_lines: ['400 Example Plaza, Portland, OR 97204', 'office@firm.example.com'],
  },
  signature: {
    name: 'Elena Lindqvist',
    title: 'Attorney for the Merchant',
    bar_number: '000000',
    bar_state: 'Oregon',
    firm: 'Lindqvist & Frost LLP',
    lines: ['elena@firm.example.com'],
  },
};

/* oxlint-disable max-lines -- one table, to be read as one */
/**
 * One row per case field, by column, in record order. Types, API shapes, wizard questions, the staff form, SQL columns, and what an
 * agreement freezes or an erasure blanks all derive from it: a new field is one row here and one column.
 */
import {
  certifications,
  chargebackTools,
  entityTypeLabels,
  entityTypes,
  fulfillmentModelLabels,
  fulfillmentModels,
  optionsFrom,
  preferredResolutionLabels,
  preferredResolutions,
  type Option,
} from './case-options.ts';
import { processorChoices, processorLabel, type Processor } from './processors.ts';

/** How a field is typed, read, stored and shown. Stored as: `money` cents, `dollars` whole dollars, `date` `YYYY-MM-DD`. */
export type CaseFieldKind =
  | 'text'
  | 'longtext'
  | 'email'
  | 'phone'
  | 'url'
  | 'ein'
  | 'zip'
  | 'mcc'
  | 'state'
  | 'address'
  | 'date'
  | 'money'
  | 'dollars'
  | 'percent'
  | 'integer'
  | 'year'
  | 'choice'
  | 'choices'
  | 'yesno';

export type CaseField = {
  /** The wizard's name; for an address, the prefix of its four parts. */
  answer: string;
  /** The label everywhere: wizard, staff form, history, errors. */
  label: string;
  kind: CaseFieldKind;
  /** The wizard step that asks for it. The merchant may change it until an attorney takes up the letter; staff always may. */
  step: 'case-details' | 'contact' | 'business' | 'financial' | 'fulfillment' | 'compliance';
  /** Position within the step, when it differs from record order. */
  place?: number;
  /** Required to continue (spec, section 5). Staff may leave it blank unless it is `notNull`. */
  required?: true;
  /** The column is NOT NULL: blank text is stored as ''. */
  notNull?: true;
  hint?: string;
  autocomplete?: string;
  /** Characters; what is longer is refused with a message, never cut. */
  maxLength?: number;
  min?: number;
  max?: number;
  options?: readonly Option[];
  /** The same options as the staff dialog spells them (spec, section 3). */
  staffOptions?: readonly Option[];
  /** The wizard says "City", not "Business city". */
  bareParts?: true;
  /** Asked and stored only while this processor is selected. */
  ofProcessor?: Processor;
  /** A checkbox that copies another address here. */
  sameAs?: { answer: string; label: string; address: 'business_address' };
  /**
   * Its label as a fact. A clause refers to it as `{fact:…}` with the column name; for `choices` the choice's number
   * follows.
   */
  fact?: string;
  /** Stated in the success-fee agreement, so the merchant cannot change it once that is signed. */
  agreed?: true;
  /** Stated in a paper of the notice: the merchant may still enter it after an attorney took up the letter, until that paper is signed. */
  inPapers?: true;
  /** Names somebody, so it is masked in what leaves for a language model, as are contacts, addresses and the EIN by their kind. */
  names?: true;
  /** Survives erasure of a case whose record must be kept (docs/decisions/0023). */
  kept?: true;
};

export const caseFields = {
  processor: {
    answer: 'processor',
    label: 'Payment processor',
    kind: 'choice',
    step: 'case-details',
    required: true,
    notNull: true,
    options: processorChoices.map((value) => ({ value, label: processorLabel(value) })),
    agreed: true,
    kept: true,
  },
  other_processor: {
    answer: 'otherProcessor',
    label: 'Name of the processor',
    kind: 'text',
    step: 'case-details',
    ofProcessor: 'other',
    hint: 'The company that holds your money, as on its notice.',
    maxLength: 120,
    agreed: true,
    kept: true,
  },
  merchant_account_id: {
    answer: 'merchantAccount',
    label: 'Merchant account ID',
    kind: 'text',
    step: 'case-details',
    place: 4,
    hint: 'As shown in your processor dashboard or on the notice.',
    maxLength: 120,
    inPapers: true,
    names: true,
  },
  hold_started_on: {
    answer: 'holdStartDate',
    label: 'Hold start date',
    kind: 'date',
    step: 'case-details',
    hint: 'The day the first payout was stopped, as in the notice. For example 3 / 14 / 2026.',
    kept: true,
    inPapers: true,
  },
  held_amount_cents: {
    answer: 'amountHeld',
    label: 'Amount held',
    kind: 'money',
    step: 'case-details',
    place: 2,
    required: true,
    hint: 'In US dollars. Whole dollars are enough.',
    agreed: true,
    kept: true,
  },
  reason_given: {
    answer: 'reasonGiven',
    label: 'Reason given by the processor',
    kind: 'longtext',
    step: 'case-details',
    hint: 'Copy the words of the notice if you can; the letter quotes them.',
    maxLength: 4_000,
  },
  rolling_reserves_held_cents: {
    answer: 'rollingReservesHeld',
    label: 'Rolling reserves held',
    kind: 'money',
    step: 'case-details',
    hint: 'The part of the amount above that is kept as a reserve.',
    kept: true,
  },
  preferred_resolution: {
    answer: 'preferredResolution',
    label: 'Preferred resolution',
    kind: 'choice',
    step: 'case-details',
    options: optionsFrom(preferredResolutions, preferredResolutionLabels),
    kept: true,
  },
  account_opened_on: {
    answer: 'accountOpenedDate',
    label: 'Account opened on',
    kind: 'date',
    step: 'case-details',
    hint: 'The day you opened the account with the processor. It helps to find the version of the agreement that applies.',
    fact: 'Account opened on',
    kept: true,
  },
  account_last_used_on: {
    answer: 'accountLastUsedDate',
    label: 'Account last used on',
    kind: 'date',
    step: 'case-details',
    hint: 'The day of the last sale or sign-in. Today, if you still use it.',
    fact: 'Account last used on',
    kept: true,
  },
  account_name: {
    answer: 'accountName',
    label: 'Account name or username',
    kind: 'text',
    step: 'case-details',
    hint: 'As the processor shows it. Some agreements want it in the notice of dispute.',
    maxLength: 120,
    inPapers: true,
    names: true,
  },
  account_email: {
    answer: 'accountEmail',
    label: 'Email of the account',
    kind: 'email',
    step: 'case-details',
    hint: 'The email that you sign in to the processor with.',
    maxLength: 254,
    inPapers: true,
  },
  account_phone: {
    answer: 'accountPhone',
    label: 'Phone of the account',
    kind: 'phone',
    step: 'case-details',
    hint: 'The phone number that the processor has for the account.',
    maxLength: 40,
    inPapers: true,
  },

  first_name: {
    answer: 'firstName',
    label: 'First name',
    kind: 'text',
    step: 'contact',
    required: true,
    notNull: true,
    autocomplete: 'given-name',
    maxLength: 100,
    agreed: true,
    kept: true,
    names: true,
  },
  last_name: {
    answer: 'lastName',
    label: 'Last name',
    kind: 'text',
    step: 'contact',
    required: true,
    notNull: true,
    autocomplete: 'family-name',
    maxLength: 100,
    agreed: true,
    kept: true,
    names: true,
  },
  email: {
    answer: 'email',
    label: 'Email',
    kind: 'email',
    step: 'contact',
    required: true,
    notNull: true,
    autocomplete: 'email',
    maxLength: 254,
  },
  phone: { answer: 'phone', label: 'Phone', kind: 'phone', step: 'contact', autocomplete: 'tel', maxLength: 40 },

  legal_business_name: {
    answer: 'legalBusinessName',
    label: 'Legal business name',
    kind: 'text',
    step: 'business',
    required: true,
    notNull: true,
    autocomplete: 'organization',
    agreed: true,
    kept: true,
    names: true,
  },
  legal_business_name_full: {
    answer: 'fullLegalName',
    label: 'Full legal name',
    kind: 'text',
    step: 'business',
    hint: 'If it differs, for example “Harbor Goods, a Delaware limited liability company”.',
    maxLength: 300,
    kept: true,
    names: true,
  },
  dba_name: {
    answer: 'dbaName',
    label: 'DBA name',
    kind: 'text',
    step: 'business',
    hint: 'The trade name that customers see.',
    kept: true,
    names: true,
  },
  ein: {
    answer: 'ein',
    label: 'EIN',
    kind: 'ein',
    step: 'business',
    hint: 'Nine digits, like 12-3456789. Stored encrypted.',
  },
  business_address: {
    answer: 'business',
    label: 'Business address',
    kind: 'address',
    step: 'business',
    required: true,
    notNull: true,
    bareParts: true,
    kept: true,
  },
  fulfillment_address: {
    answer: 'fulfillment',
    label: 'Fulfillment address',
    kind: 'address',
    step: 'fulfillment',
    place: 6,
    autocomplete: 'shipping',
    sameAs: {
      answer: 'sameAsBusinessAddress',
      label: 'Fulfillment address is the same as the business address',
      address: 'business_address',
    },
  },
  website: { answer: 'website', label: 'Website', kind: 'url', step: 'business', autocomplete: 'url', maxLength: 300 },
  business_entity_type: {
    answer: 'entityType',
    label: 'Entity type',
    kind: 'choice',
    step: 'business',
    options: optionsFrom(entityTypes, entityTypeLabels),
    staffOptions: [
      { value: 'sole_proprietor', label: 'Sole Proprietorship' },
      { value: 'partnership', label: 'Partnership' },
      { value: 'llc', label: 'LLC' },
      { value: 'c_corp', label: 'Corporation' },
      { value: 's_corp', label: 'S Corporation' },
      { value: 'other', label: 'Other' },
    ],
    kept: true,
  },
  state_incorporation: {
    answer: 'stateOfIncorporation',
    label: 'State of incorporation',
    kind: 'state',
    step: 'business',
    kept: true,
  },
  year_established: {
    answer: 'yearEstablished',
    label: 'Year established',
    kind: 'year',
    step: 'business',
    maxLength: 4,
    fact: 'In business since',
    kept: true,
  },
  business_phone: {
    answer: 'businessPhone',
    label: 'Business phone',
    kind: 'phone',
    step: 'business',
    autocomplete: 'work tel',
    maxLength: 40,
  },
  business_email: {
    answer: 'businessEmail',
    label: 'Business email',
    kind: 'email',
    step: 'business',
    autocomplete: 'work email',
    maxLength: 254,
  },
  parent_entities: {
    answer: 'parentEntities',
    label: 'Parent entities',
    kind: 'longtext',
    step: 'business',
    hint: 'Companies that own or control the business.',
    maxLength: 2_000,
    names: true,
  },

  monthly_processing_volume_avg: {
    answer: 'monthlyVolumeAverage',
    label: 'Average monthly processing volume',
    kind: 'dollars',
    step: 'financial',
    hint: 'Whole dollars.',
  },
  monthly_processing_volume_peak: {
    answer: 'monthlyVolumePeak',
    label: 'Peak monthly processing volume',
    kind: 'dollars',
    step: 'financial',
    hint: 'Whole dollars.',
  },
  average_ticket_size_cents: {
    answer: 'averageTicketSize',
    label: 'Average ticket size',
    kind: 'money',
    step: 'financial',
    hint: 'In US dollars. Whole dollars are enough.',
  },
  card_present_percentage: {
    answer: 'cardPresentPercentage',
    label: 'Card-present percentage',
    kind: 'percent',
    step: 'financial',
    hint: '0 to 100.',
    maxLength: 7,
    fact: 'Share of sales with the card present',
  },
  domestic_transaction_percentage: {
    answer: 'domesticTransactionPercentage',
    label: 'Domestic transaction percentage',
    kind: 'percent',
    step: 'financial',
    hint: '0 to 100.',
    maxLength: 7,
    fact: 'Share of domestic sales',
  },
  merchant_category_code: {
    answer: 'merchantCategoryCode',
    label: 'Merchant category code',
    kind: 'mcc',
    step: 'financial',
    hint: 'Four digits, on your statement as MCC.',
    maxLength: 4,
  },

  fulfillment_model: {
    answer: 'fulfillmentModel',
    label: 'Fulfillment model',
    kind: 'choice',
    step: 'fulfillment',
    options: optionsFrom(fulfillmentModels, fulfillmentModelLabels),
  },
  avg_delivery_days: {
    answer: 'averageDeliveryDays',
    label: 'Average delivery days',
    kind: 'integer',
    step: 'fulfillment',
    min: 0,
    max: 3_650,
    maxLength: 5,
  },
  product_description: {
    answer: 'productDescription',
    label: 'Product description',
    kind: 'longtext',
    step: 'fulfillment',
    maxLength: 5_000,
  },
  refund_policy: {
    answer: 'refundPolicy',
    label: 'Refund policy',
    kind: 'longtext',
    step: 'fulfillment',
    maxLength: 10_000,
    fact: 'Refund policy, as typed by the merchant',
  },
  support_sla: {
    answer: 'supportSla',
    label: 'Support SLA',
    kind: 'text',
    step: 'fulfillment',
    hint: 'How fast you answer customers, for example within 24 hours.',
    maxLength: 1_000,
    fact: 'Time to answer customers, as typed by the merchant',
  },
  chargeback_tools: {
    answer: 'chargebackTools',
    label: 'Chargeback tools',
    kind: 'choices',
    step: 'fulfillment',
    notNull: true,
    options: optionsFrom(chargebackTools),
    fact: 'Chargeback tool',
  },

  prior_counsel_involved: {
    answer: 'priorCounselInvolved',
    label: 'Prior counsel involved',
    kind: 'yesno',
    step: 'compliance',
  },
  insurance_coverage: {
    answer: 'insuranceCoverage',
    label: 'Insurance coverage',
    kind: 'longtext',
    step: 'compliance',
    maxLength: 4_000,
  },
  industry_certifications: {
    answer: 'industryCertifications',
    label: 'Industry certifications',
    kind: 'choices',
    step: 'compliance',
    notNull: true,
    options: optionsFrom(certifications),
    fact: 'Certification',
  },
  litigation_history: {
    answer: 'litigationHistory',
    label: 'Litigation history',
    kind: 'longtext',
    step: 'compliance',
  },
  accounting_notes: { answer: 'accountingNotes', label: 'Accounting notes', kind: 'longtext', step: 'compliance' },
  communication_logs: {
    answer: 'communicationLogs',
    label: 'Communication logs',
    kind: 'longtext',
    step: 'compliance',
    hint: 'Dates and words of calls, chats and e-mails with the processor.',
  },
} as const satisfies Record<string, CaseField>;

export type ListField = Pick<CaseField, 'answer' | 'label' | 'kind' | 'hint' | 'maxLength' | 'notNull'>;

/** An owner; a row without its `notNull` field is not stored (spec, section 3). */
export const ownerFields = {
  owner_name: { answer: 'ownerName', label: 'Owner name', kind: 'text', notNull: true },
  ownership_percentage: {
    answer: 'ownershipPercentage',
    label: 'Ownership percentage',
    kind: 'percent',
    maxLength: 7,
  },
  role_title: { answer: 'roleTitle', label: 'Role or title', kind: 'text', maxLength: 120 },
} as const satisfies Record<string, ListField>;

const previousProcessorFields = {
  processor_name: { answer: 'processorName', label: 'Processor name', kind: 'text', notNull: true },
  years_used: {
    answer: 'yearsUsed',
    label: 'Years used',
    kind: 'text',
    hint: 'For example 2019 to 2023.',
    maxLength: 60,
  },
  termination_reason: { answer: 'terminationReason', label: 'Reason it ended', kind: 'text', maxLength: 1_000 },
} as const satisfies Record<string, ListField>;

/** The parts of an address. `answer` is appended to the address's: `businessStreet`. */
const addressParts = {
  street: { answer: 'Street', label: 'street address', kind: 'text', autocomplete: 'address-line1', notNull: true },
  city: {
    answer: 'City',
    label: 'city',
    kind: 'text',
    autocomplete: 'address-level2',
    maxLength: 120,
    notNull: true,
  },
  state: { answer: 'State', label: 'state', kind: 'state', autocomplete: 'address-level1', notNull: true },
  zip: { answer: 'Zip', label: 'ZIP code', kind: 'zip', autocomplete: 'postal-code', maxLength: 10, notNull: true },
} as const satisfies Record<string, ListField & Pick<CaseField, 'autocomplete'>>;

type Stored<Row extends ListField> = Row extends { options: readonly Option<infer Value>[]; kind: 'choice' }
  ? Value
  : Row['kind'] extends 'choices'
    ? string[]
    : Row['kind'] extends 'address'
      ? Values<typeof addressParts>
      : Row['kind'] extends 'yesno'
        ? boolean
        : Row['kind'] extends 'money' | 'dollars' | 'percent' | 'integer' | 'year'
          ? number
          : string;

type Values<Table extends Record<string, ListField>> = {
  -readonly [Name in keyof Table]: Table[Name] extends { notNull: true }
    ? Stored<Table[Name]>
    : Stored<Table[Name]> | null;
};

export type Address = Values<typeof addressParts>;

export const isAddress = (value: unknown): value is Address =>
  typeof value === 'object' && value !== null && 'zip' in value;

/** A case as stored (spec, section 3), except that the EIN is in full; its column is encrypted. */
export type CaseFields = Values<typeof caseFields>;
export type OwnerFields = Values<typeof ownerFields>;
export type PreviousProcessorFields = Values<typeof previousProcessorFields>;

export type CaseFieldName = keyof typeof caseFields;
export type AddressName = {
  [Name in CaseFieldName]: (typeof caseFields)[Name] extends { kind: 'address' } ? Name : never;
}[CaseFieldName];
export const isAddressName = (name: CaseFieldName): name is AddressName => caseFields[name].kind === 'address';

const named = <Row extends object, Name extends string>(table: Readonly<Record<Name, Row>>): (Row & { name: Name })[] =>
  Object.entries<Row>(table).map(([name, row]) => ({ ...row, name: name as Name }));

/** The rows with their names, in record order. */
export const caseFieldRows = named<CaseField, CaseFieldName>(caseFields);
export const ownerRows = named<ListField, keyof OwnerFields>(ownerFields);
export const previousProcessorRows = named<ListField, keyof PreviousProcessorFields>(previousProcessorFields);
export const addressPartRows = named<ListField & Pick<CaseField, 'autocomplete'>, keyof Address>(addressParts);

/** Whether a case with this processor is asked for a field. */
export const isAsked = ({ ofProcessor }: Pick<CaseField, 'ofProcessor'>, processor: unknown): boolean =>
  (ofProcessor ?? processor) === processor;

/** The columns that hold a field. The EIN is encrypted, with its last four digits in a second column. */
export const columnsOf = (name: CaseFieldName): readonly string[] =>
  name === 'ein' ? ['ein_encrypted', 'ein_last4'] : [name];

/** Maps each row, keyed by its name. */
export const byName = <Row extends { name: string }, Values>(
  rows: readonly Row[],
  valueOf: (row: Row) => unknown,
): Values => Object.fromEntries(rows.map((row) => [row.name, valueOf(row)])) as Values;

/** What staff may change of a case, and how each field is judged: by the wizard's rules (domain/intake), in the stored unit. */
import {
  entityTypeAliases,
  type Address,
  type CaseFields,
  type CasePriority,
  type CaseStatus,
  type EntityType,
  type entityTypeSpellings,
} from './case.ts';
import { readField, type Answer, type Field, type FieldValue } from './intake/field.ts';
import { steps } from './intake/steps.ts';

/** The whole of what may be changed. Money in cents, monthly volumes in dollars; the entity type in either spelling, the EIN in full. */
type Editable = Omit<CaseFields, 'business_entity_type'> & {
  business_entity_type: EntityType | (typeof entityTypeSpellings)[number] | null;
  status: CaseStatus;
  priority: CasePriority;
  owner_id: string | null;
  next_action: string;
  next_action_on: string;
};
export type CaseEdit = { [Name in keyof Editable]?: Editable[Name] | undefined };

type Details = Omit<CaseFields, 'business_address' | 'fulfillment_address'>;

/** The wizard's name of each plain detail. */
const wizardNames: Record<keyof Details, string> = {
  processor: 'processor',
  merchant_account_id: 'merchantAccount',
  hold_started_on: 'holdStartDate',
  held_amount_cents: 'amountHeld',
  reason_given: 'reasonGiven',
  rolling_reserves_held_cents: 'rollingReservesHeld',
  preferred_resolution: 'preferredResolution',
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
  legal_business_name: 'legalBusinessName',
  legal_business_name_full: 'fullLegalName',
  dba_name: 'dbaName',
  ein: 'ein',
  website: 'website',
  business_entity_type: 'entityType',
  state_incorporation: 'stateOfIncorporation',
  year_established: 'yearEstablished',
  business_phone: 'businessPhone',
  business_email: 'businessEmail',
  parent_entities: 'parentEntities',
  monthly_processing_volume_avg: 'monthlyVolumeAverage',
  monthly_processing_volume_peak: 'monthlyVolumePeak',
  average_ticket_size_cents: 'averageTicketSize',
  card_present_percentage: 'cardPresentPercentage',
  domestic_transaction_percentage: 'domesticTransactionPercentage',
  merchant_category_code: 'merchantCategoryCode',
  fulfillment_model: 'fulfillmentModel',
  avg_delivery_days: 'averageDeliveryDays',
  product_description: 'productDescription',
  refund_policy: 'refundPolicy',
  support_sla: 'supportSla',
  chargeback_tools: 'chargebackTools',
  prior_counsel_involved: 'priorCounselInvolved',
  insurance_coverage: 'insuranceCoverage',
  industry_certifications: 'industryCertifications',
  litigation_history: 'litigationHistory',
  accounting_notes: 'accountingNotes',
  communication_logs: 'communicationLogs',
};
const addresses = { business_address: 'business', fulfillment_address: 'fulfillment' } as const;
export const detailNames = [...Object.keys(wizardNames), ...Object.keys(addresses)] as (keyof CaseFields)[];

const fields = new Map(steps.flatMap((step) => step.fields).map((field) => [field.name, field]));
/** Columns that cannot be null: a blank name is stored as blank (spec, section 5: no required checks). */
const neverNull: ReadonlySet<keyof CaseFields> = new Set(['first_name', 'last_name', 'legal_business_name']);

/** Messages are keyed by column; those of an address by `business_address.zip`. */
export type ReadDetails = { changed: Partial<CaseFields>; errors: Record<string, string> };
type Read = { value: unknown } | { message: string };

/**
 * The details that an edit really changes, as they are to be stored. What is as it was is no change and is not judged. `stored.ein` is the
 * EIN in full, or null. `today` is `YYYY-MM-DD`.
 */
export function readDetails(edit: CaseEdit, stored: CaseFields, today: string): ReadDetails {
  const read: ReadDetails = { changed: {}, errors: {} };
  for (const name of detailNames) {
    const given = name === 'business_entity_type' ? unaliased(edit[name]) : edit[name];
    if (given === undefined || same(given, stored[name])) continue;
    if (name in addresses) readAddress(name as keyof typeof addresses, given as Address | null, stored, today, read);
    else keep(read, name, readDetail(name as keyof Details, given as Details[keyof Details], today), stored);
  }
  return read;
}

function keep(read: ReadDetails, name: keyof CaseFields, result: Read, stored: CaseFields): void {
  if ('message' in result) read.errors[name] = result.message;
  else if (!same(result.value, stored[name])) Object.assign(read.changed, { [name]: result.value });
}

const unaliased = (given: CaseEdit['business_entity_type']) => (given ? (entityTypeAliases[given] ?? given) : given);

function readDetail(name: keyof Details, given: Details[keyof Details], today: string): Read {
  const asked = fieldNamed(wizardNames[name]);
  if (asked.kind === 'yesno') return { value: given };
  if (asked.kind === 'money' || asked.kind === 'dollars') return readAmount(asked, given as number | null);
  const read = readField({ ...asked, required: name === 'email' }, asAnswer(given), today);
  if (!read.ok) return { message: read.message };
  return { value: blankAs(read.value, neverNull.has(name)) };
}

const blankAs = (value: FieldValue, text: boolean): FieldValue => (value === null && text ? '' : value);

const asAnswer = (given: Details[keyof Details]): Answer =>
  Array.isArray(given) ? given : given === null ? '' : String(given);

/** As much as the wizard records: eleven digits of dollars. Zero is nothing entered (spec, section 5, of the admin's dialog). */
function readAmount({ label, kind }: Field, given: number | null): Read {
  if (given === null || given === 0) return { value: null };
  if (given < 0) return { message: `${label} cannot be negative.` };
  return given < (kind === 'money' ? 1e13 : 1e11)
    ? { value: given }
    : { message: `${label} is larger than can be recorded.` };
}

const parts = ['street', 'city', 'state', 'zip'] as const;

function readAddress(
  name: keyof typeof addresses,
  given: Address | null,
  stored: CaseFields,
  today: string,
  read: ReadDetails,
): void {
  const next: Address = { street: '', city: '', state: '', zip: '' };
  let wrong = false;
  for (const part of parts) {
    const typed = given?.[part] ?? '';
    const asked = fieldNamed(`${addresses[name]}${part.charAt(0).toUpperCase()}${part.slice(1)}`);
    const result =
      typed === stored[name]?.[part]
        ? { ok: true as const, value: typed }
        : readField({ ...asked, required: false }, typed, today);
    if (result.ok) next[part] = (result.value ?? '') as string;
    else read.errors[`${name}.${part}`] = result.message;
    wrong ||= !result.ok;
  }
  if (wrong) return;
  const blank = name === 'fulfillment_address' && parts.every((part) => next[part] === '');
  keep(read, name, { value: blank ? null : next }, stored);
}

function fieldNamed(name: string): Field {
  const field = fields.get(name);
  if (!field) throw new Error(`the wizard asks for no ${name}`);
  return field;
}

function same(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || left === null || typeof right !== 'object' || right === null) return left === right;
  const [one, other] = [Object.entries(left), new Map(Object.entries(right))];
  return one.length === other.size && one.every(([key, value]) => other.get(key) === value);
}

/** Answers as typed -> the stored case, or what is wrong with each field. */
import type { CaseFields, OwnerFields, PreviousProcessorFields } from '../case.ts';
import type { Answers } from './answers.ts';
import { readField, type FieldValue } from './field.ts';
import type { RowGroup, Step } from './step.ts';
import { steps } from './steps.ts';

/** Field name (rows as `owners.0.ownerName`) -> message. */
export type FieldErrors = Record<string, string>;

export type ReadApplication =
  | { ok: true; fields: CaseFields; owners: OwnerFields[]; previousProcessors: PreviousProcessorFields[] }
  | { ok: false; errors: FieldErrors };

/** What stops Continue on one step. The account step's rule (a signed-in user) is the caller's. */
export function stepErrors(step: Step, answers: Answers, today: string): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of shownFields(step, answers)) {
    const read = readField(field, answers.fields[field.name], today);
    if (!read.ok) errors[field.name] = read.message;
  }
  for (const group of step.rows ?? []) Object.assign(errors, rowErrors(group, answers[group.name], today));
  return errors;
}

/** The fields that a step shows: the fulfillment address hides while the same-as-business-address flag is set. */
export function shownFields(step: Step, answers: Answers): Step['fields'] {
  if (answers.fields.sameAsBusinessAddress !== true) return step.fields;
  return step.fields.filter((field) => !/^fulfillment(Street|City|State|Zip)$/.test(field.name));
}

function rowErrors(group: RowGroup, rows: Answers['owners'], today: string): FieldErrors {
  const errors: FieldErrors = {};
  rows.forEach((row, index) => {
    for (const field of group.fields) {
      const read = readField(field, row[field.name], today);
      if (!read.ok) errors[`${group.name}.${index}.${field.name}`] = read.message;
    }
  });
  return errors;
}

/** Reads the whole application. `today` is `YYYY-MM-DD`. */
export function readApplication(answers: Answers, today: string): ReadApplication {
  const asked = steps.filter((step) => step.key !== 'account');
  const errors: FieldErrors = Object.assign({}, ...asked.map((step) => stepErrors(step, answers, today)));
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const values = new Map<string, FieldValue>();
  for (const step of asked) {
    for (const field of step.fields) {
      const read = readField(field, answers.fields[field.name], today);
      values.set(field.name, read.ok ? read.value : null);
    }
  }
  return { ok: true, fields: caseFieldsFrom(values), ...rowsFrom(answers) };
}

function rowsFrom(answers: Answers): { owners: OwnerFields[]; previousProcessors: PreviousProcessorFields[] } {
  const text = (value: string | undefined): string | null => value?.trim() || null;
  const owners = answers.owners.flatMap((row) => {
    const name = text(row.ownerName);
    const percent = text(row.ownershipPercentage)?.replace(/%$/, '');
    return name
      ? [{ owner_name: name, ownership_percentage: percent ? Number(percent) : null, role_title: text(row.roleTitle) }]
      : [];
  });
  const previousProcessors = answers.previousProcessors.flatMap((row) => {
    const name = text(row.processorName);
    return name
      ? [{ processor_name: name, years_used: text(row.yearsUsed), termination_reason: text(row.terminationReason) }]
      : [];
  });
  return { owners, previousProcessors };
}

function caseFieldsFrom(values: Map<string, FieldValue>): CaseFields {
  const text = (name: string) => (values.get(name) as string | null | undefined) ?? null;
  const number = (name: string) => (values.get(name) as number | null | undefined) ?? null;
  const list = (name: string) => (values.get(name) as string[] | undefined) ?? [];
  const business = addressFrom(text, 'business');
  const sameAddress = values.get('sameAsBusinessAddress') === true;
  const fulfillment = sameAddress ? business : addressFrom(text, 'fulfillment');
  return {
    processor: text('processor') as CaseFields['processor'],
    merchant_account_id: text('merchantAccount'),
    hold_started_on: text('holdStartDate'),
    held_amount_cents: number('amountHeld'),
    reason_given: text('reasonGiven'),
    rolling_reserves_held_cents: number('rollingReservesHeld'),
    preferred_resolution: text('preferredResolution') as CaseFields['preferred_resolution'],
    first_name: text('firstName') ?? '',
    last_name: text('lastName') ?? '',
    email: text('email') ?? '',
    phone: text('phone'),
    legal_business_name: text('legalBusinessName') ?? '',
    legal_business_name_full: text('fullLegalName'),
    dba_name: text('dbaName'),
    ein: text('ein'),
    business_address: business,
    fulfillment_address:
      fulfillment.street || fulfillment.city || fulfillment.state || fulfillment.zip ? fulfillment : null,
    website: text('website'),
    business_entity_type: text('entityType') as CaseFields['business_entity_type'],
    state_incorporation: text('stateOfIncorporation'),
    year_established: number('yearEstablished'),
    business_phone: text('businessPhone'),
    business_email: text('businessEmail'),
    parent_entities: text('parentEntities'),
    monthly_processing_volume_avg: number('monthlyVolumeAverage'),
    monthly_processing_volume_peak: number('monthlyVolumePeak'),
    average_ticket_size_cents: number('averageTicketSize'),
    card_present_percentage: number('cardPresentPercentage'),
    domestic_transaction_percentage: number('domesticTransactionPercentage'),
    merchant_category_code: text('merchantCategoryCode'),
    fulfillment_model: text('fulfillmentModel') as CaseFields['fulfillment_model'],
    avg_delivery_days: number('averageDeliveryDays'),
    product_description: text('productDescription'),
    refund_policy: text('refundPolicy'),
    support_sla: text('supportSla'),
    chargeback_tools: list('chargebackTools'),
    prior_counsel_involved: (values.get('priorCounselInvolved') as boolean | null | undefined) ?? null,
    insurance_coverage: text('insuranceCoverage'),
    industry_certifications: list('industryCertifications'),
    litigation_history: text('litigationHistory'),
    accounting_notes: text('accountingNotes'),
    communication_logs: text('communicationLogs'),
  };
}

function addressFrom(text: (name: string) => string | null, prefix: 'business' | 'fulfillment') {
  return {
    street: text(`${prefix}Street`) ?? '',
    city: text(`${prefix}City`) ?? '',
    state: text(`${prefix}State`) ?? '',
    zip: text(`${prefix}Zip`) ?? '',
  };
}

import type { Address, CaseFields, OwnerFields, PreviousProcessorFields } from '../case.ts';
import type { Cents } from '../money.ts';
import type { Answers } from './answers.ts';

export type StoredApplication = {
  fields: CaseFields;
  owners: readonly OwnerFields[];
  previousProcessors: readonly PreviousProcessorFields[];
};

/**
 * A stored case as the wizard's answers: what the merchant would have typed. Read again by `readApplication` it gives the same case,
 * but for two things: cents beyond a whole dollar are not shown (the wizard drops them), and the EIN is never given back.
 */
export function answersFromCase({ fields, owners, previousProcessors }: StoredApplication): Answers {
  return {
    fields: withoutBlanks({
      ...holdAnswers(fields),
      ...businessAnswers(fields),
      ...figureAnswers(fields),
      ...deliveryAnswers(fields),
      ...complianceAnswers(fields),
    }),
    owners: atLeastOne(
      owners.map((owner) =>
        row({
          ownerName: owner.owner_name,
          ownershipPercentage: text(owner.ownership_percentage),
          roleTitle: owner.role_title,
        }),
      ),
    ),
    previousProcessors: atLeastOne(
      previousProcessors.map((each) =>
        row({
          processorName: each.processor_name,
          yearsUsed: each.years_used,
          terminationReason: each.termination_reason,
        }),
      ),
    ),
    files: [],
  };
}

type Typed = Record<string, string | string[] | boolean | null>;

const text = (value: number | null): string | null => (value === null ? null : String(value));
const dollars = (cents: Cents | null): string | null => (cents === null ? null : String(Math.trunc(cents / 100)));

function holdAnswers(fields: CaseFields): Typed {
  return {
    processor: fields.processor,
    amountHeld: dollars(fields.held_amount_cents),
    holdStartDate: typedDate(fields.hold_started_on),
    merchantAccount: fields.merchant_account_id,
    reasonGiven: fields.reason_given,
    rollingReservesHeld: dollars(fields.rolling_reserves_held_cents),
    preferredResolution: fields.preferred_resolution,
    firstName: fields.first_name,
    lastName: fields.last_name,
    email: fields.email,
    phone: fields.phone,
  };
}

function businessAnswers(fields: CaseFields): Typed {
  return {
    legalBusinessName: fields.legal_business_name,
    fullLegalName: fields.legal_business_name_full,
    dbaName: fields.dba_name,
    ...addressAnswers('business', fields.business_address),
    website: fields.website,
    entityType: fields.business_entity_type,
    stateOfIncorporation: fields.state_incorporation,
    yearEstablished: text(fields.year_established),
    businessPhone: fields.business_phone,
    businessEmail: fields.business_email,
    parentEntities: fields.parent_entities,
  };
}

function figureAnswers(fields: CaseFields): Typed {
  return {
    monthlyVolumeAverage: text(fields.monthly_processing_volume_avg),
    monthlyVolumePeak: text(fields.monthly_processing_volume_peak),
    averageTicketSize: dollars(fields.average_ticket_size_cents),
    cardPresentPercentage: text(fields.card_present_percentage),
    domesticTransactionPercentage: text(fields.domestic_transaction_percentage),
    merchantCategoryCode: fields.merchant_category_code,
  };
}

function deliveryAnswers(fields: CaseFields): Typed {
  const { business_address: business, fulfillment_address: fulfillment } = fields;
  const same =
    fulfillment !== null &&
    (['street', 'city', 'state', 'zip'] as const).every((part) => fulfillment[part] === business[part]);
  return {
    fulfillmentModel: fields.fulfillment_model,
    averageDeliveryDays: text(fields.avg_delivery_days),
    productDescription: fields.product_description,
    refundPolicy: fields.refund_policy,
    supportSla: fields.support_sla,
    chargebackTools: fields.chargeback_tools,
    sameAsBusinessAddress: same,
    ...(fulfillment && !same ? addressAnswers('fulfillment', fulfillment) : {}),
  };
}

function complianceAnswers(fields: CaseFields): Typed {
  const prior = fields.prior_counsel_involved;
  return {
    priorCounselInvolved: prior === null ? null : prior ? 'yes' : 'no',
    insuranceCoverage: fields.insurance_coverage,
    industryCertifications: fields.industry_certifications,
    litigationHistory: fields.litigation_history,
    accountingNotes: fields.accounting_notes,
    communicationLogs: fields.communication_logs,
  };
}

const addressAnswers = (prefix: 'business' | 'fulfillment', { street, city, state, zip }: Address): Typed => ({
  [`${prefix}Street`]: street,
  [`${prefix}City`]: city,
  [`${prefix}State`]: state,
  [`${prefix}Zip`]: zip,
});

/** `M/D/YYYY`, as the three boxes join it. */
function typedDate(date: string | null): string | null {
  if (date === null) return null;
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(month)}/${Number(day)}/${year}`;
}

const atLeastOne = (rows: Record<string, string>[]): Record<string, string>[] => (rows.length > 0 ? rows : [{}]);
const row = (typed: Record<string, string | null>): Record<string, string> =>
  withoutBlanks(typed) as Record<string, string>;

function withoutBlanks(typed: Typed): Answers['fields'] {
  return Object.fromEntries(
    Object.entries(typed).filter(
      ([, answer]) =>
        answer !== null && answer !== '' && answer !== false && (!Array.isArray(answer) || answer.length > 0),
    ),
  ) as Answers['fields'];
}

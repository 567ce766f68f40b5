/** Every stored field of a case, in readable groups (spec, section 3). */
import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '../../contract/contract.ts';
import {
  entityTypeLabels,
  fulfillmentModelLabels,
  preferredResolutionLabels,
  processorLabels,
  type Address,
} from '../../domain/case.ts';
import { formatCents } from '../../domain/money.ts';
import { calendarDay } from '../dashboard/dates.ts';

export type AdminCase = InferContractRouterOutputs<Contract>['cases']['getForStaff'];

/** One line of a record; null is shown as "Not provided". `long` values get the full width. */
export type CaseField = { label: string; value: string | null; long?: boolean };

export const notProvided = 'Not provided';

const text = (label: string, value: string | null): CaseField => ({ label, value: value?.trim() || null });
const long = (label: string, value: string | null): CaseField => ({ ...text(label, value), long: true });
const money = (label: string, value: number | null): CaseField => ({
  label,
  value: value === null ? null : formatCents(value),
});
const dollars = (label: string, value: number | null): CaseField => ({
  label,
  value: value === null ? null : formatCents(value * 100, 'short'),
});
const percent = (label: string, value: number | null): CaseField => ({
  label,
  value: value === null ? null : `${value} %`,
});
const list = (label: string, values: readonly string[]): CaseField => ({
  label,
  value: values.length === 0 ? null : values.join(', '),
});

function address(label: string, value: Address | null): CaseField {
  const lines = value
    ? [value.street, [value.city, value.state].filter(Boolean).join(', ') + (value.zip ? ` ${value.zip}` : '')]
    : [];
  return text(
    label,
    lines
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
  );
}

export function overviewFields(theCase: AdminCase): CaseField[] {
  return [
    text('Processor', processorLabels[theCase.processor]),
    text('Merchant account ID', theCase.merchant_account_id),
    text('Hold start date', theCase.hold_started_on && calendarDay(theCase.hold_started_on)),
    money('Amount held', theCase.held_amount_cents),
    money('Rolling reserves held', theCase.rolling_reserves_held_cents),
    text(
      'Preferred resolution',
      theCase.preferred_resolution && preferredResolutionLabels[theCase.preferred_resolution],
    ),
    percent('Success fee', theCase.fee_percent),
    long('Reason given by the processor', theCase.reason_given),
  ];
}

export function clientFields(theCase: AdminCase): CaseField[] {
  return [
    text('First name', theCase.first_name),
    text('Last name', theCase.last_name),
    text('Email', theCase.email),
    text('Phone', theCase.phone),
    text('Account that submitted', theCase.created_by_email),
  ];
}

export function businessFields(theCase: AdminCase): CaseField[] {
  return [
    text('Legal business name', theCase.legal_business_name),
    text('Full legal name', theCase.legal_business_name_full),
    text('DBA name', theCase.dba_name),
    text('EIN', theCase.ein),
    address('Business address', theCase.business_address),
    address('Fulfillment address', theCase.fulfillment_address),
    text('Website', theCase.website),
    text('Entity type', theCase.business_entity_type && entityTypeLabels[theCase.business_entity_type]),
    text('State of incorporation', theCase.state_incorporation),
    text('Year established', theCase.year_established === null ? null : String(theCase.year_established)),
    text('Business phone', theCase.business_phone),
    text('Business email', theCase.business_email),
    long('Parent entities', theCase.parent_entities),
  ];
}

export function financialFields(theCase: AdminCase): CaseField[] {
  return [
    dollars('Average monthly volume', theCase.monthly_processing_volume_avg),
    dollars('Peak monthly volume', theCase.monthly_processing_volume_peak),
    money('Average ticket size', theCase.average_ticket_size_cents),
    percent('Card present', theCase.card_present_percentage),
    percent('Domestic transactions', theCase.domestic_transaction_percentage),
    text('Merchant category code', theCase.merchant_category_code),
  ];
}

export function productFields(theCase: AdminCase): CaseField[] {
  return [
    text('Fulfillment model', theCase.fulfillment_model && fulfillmentModelLabels[theCase.fulfillment_model]),
    text('Average delivery days', theCase.avg_delivery_days === null ? null : String(theCase.avg_delivery_days)),
    text('Support SLA', theCase.support_sla),
    list('Chargeback tools', theCase.chargeback_tools),
    long('Product description', theCase.product_description),
    long('Refund policy', theCase.refund_policy),
  ];
}

export function complianceFields(theCase: AdminCase): CaseField[] {
  return [
    text(
      'Prior counsel involved',
      theCase.prior_counsel_involved === null ? null : theCase.prior_counsel_involved ? 'Yes' : 'No',
    ),
    list('Industry certifications', theCase.industry_certifications),
    long('Insurance coverage', theCase.insurance_coverage),
    long('Litigation history', theCase.litigation_history),
    long('Accounting notes', theCase.accounting_notes),
    long('Communication logs', theCase.communication_logs),
  ];
}

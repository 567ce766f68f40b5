/** Every field of a case that staff may change (`caseEdit` in contract/admin.ts), as one entry of a form each; an address is four entries. */
import type { CaseEdit } from '../../../contract/cases-for-staff.ts';
import {
  casePriorities,
  casePriorityLabels,
  caseStatuses,
  caseStatusLabels,
  certifications,
  chargebackTools,
  fulfillmentModelLabels,
  fulfillmentModels,
  preferredResolutionLabels,
  preferredResolutions,
  processorLabels,
  processors,
  usStates,
  type Address,
  type EntityType,
} from '../../../domain/case.ts';
import type { CaseTab } from '../dialog-address.ts';

export type AddressName = 'business_address' | 'fulfillment_address';
type Part = `${AddressName}.${keyof Address}`;
export type EditName = Exclude<keyof CaseEdit, AddressName> | Part;

/** `money` is decimal dollars kept as cents, `dollars` whole dollars; `date` is three boxes, `day` one; `staff` an id out of a list that the server gives. */
export type EditKind =
  | 'text'
  | 'longtext'
  | 'email'
  | 'phone'
  | 'money'
  | 'dollars'
  | 'percent'
  | 'integer'
  | 'year'
  | 'date'
  | 'day'
  | 'choice'
  | 'yesno'
  | 'choices'
  | 'ein'
  | 'staff';
export type Option = { value: string; label: string };
export type EditField = {
  name: EditName;
  label: string;
  kind: EditKind;
  options?: readonly Option[];
  /** May be emptied to null; without it a blank text stays an empty text and a choice has no blank. */
  nullable: boolean;
};

/** The edit dialog's five (spec, section 3) and Other, as the stored set spells them. */
const entityOptions: readonly (Option & { value: EntityType })[] = [
  { value: 'sole_proprietor', label: 'Sole Proprietorship' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'llc', label: 'LLC' },
  { value: 'c_corp', label: 'Corporation' },
  { value: 's_corp', label: 'S Corporation' },
  { value: 'other', label: 'Other' },
];

function labelled<Value extends string>(values: readonly Value[], labels?: Record<Value, string>): Option[] {
  return values.map((value) => ({ value, label: labels?.[value] ?? value }));
}

const optional = (name: EditName, label: string, kind: EditKind = 'text', options?: readonly Option[]): EditField => ({
  name,
  label,
  kind,
  nullable: true,
  ...(options && { options }),
});
const always = (name: EditName, label: string, kind: EditKind = 'text', options?: readonly Option[]): EditField => ({
  ...optional(name, label, kind, options),
  nullable: false,
});
const states = labelled(usStates);

const addressFields = (name: AddressName, before: string): EditField[] => [
  always(`${name}.street`, `${before} street`),
  always(`${name}.city`, `${before} city`),
  always(`${name}.state`, `${before} state`, 'choice', [{ value: '', label: 'Not provided' }, ...states]),
  always(`${name}.zip`, `${before} ZIP code`),
];

export const clientGroup: readonly EditField[] = [
  always('first_name', 'First name'),
  always('last_name', 'Last name'),
  always('email', 'Email', 'email'),
  optional('phone', 'Phone', 'phone'),
];

export const businessGroup: readonly EditField[] = [
  always('legal_business_name', 'Legal business name'),
  optional('legal_business_name_full', 'Full legal name'),
  optional('dba_name', 'DBA name'),
  optional('ein', 'EIN', 'ein'),
  optional('business_entity_type', 'Entity type', 'choice', entityOptions),
  optional('state_incorporation', 'State of incorporation', 'choice', states),
  optional('year_established', 'Year established', 'year'),
  optional('website', 'Website'),
  optional('business_phone', 'Business phone', 'phone'),
  optional('business_email', 'Business email', 'email'),
  ...addressFields('business_address', 'Business'),
  optional('parent_entities', 'Parent entities', 'longtext'),
];

export const holdGroup: readonly EditField[] = [
  always('processor', 'Processor', 'choice', labelled(processors, processorLabels)),
  optional('merchant_account_id', 'Merchant account ID'),
  optional('hold_started_on', 'Hold start date', 'date'),
  optional(
    'preferred_resolution',
    'Preferred resolution',
    'choice',
    labelled(preferredResolutions, preferredResolutionLabels),
  ),
  optional('reason_given', 'Reason given by the processor', 'longtext'),
];

export const workGroup: readonly EditField[] = [
  always('status', 'Status', 'choice', labelled(caseStatuses, caseStatusLabels)),
  always('priority', 'Priority', 'choice', labelled(casePriorities, casePriorityLabels)),
  optional('owner_id', 'Case owner', 'staff'),
  always('next_action', 'Next action'),
  always('next_action_on', 'Next action due', 'day'),
];

export const heldGroup: readonly EditField[] = [
  optional('held_amount_cents', 'Amount held', 'money'),
  optional('rolling_reserves_held_cents', 'Rolling reserves held', 'money'),
];

export const financialGroup: readonly EditField[] = [
  optional('monthly_processing_volume_avg', 'Average monthly volume', 'dollars'),
  optional('monthly_processing_volume_peak', 'Peak monthly volume', 'dollars'),
  optional('average_ticket_size_cents', 'Average ticket size', 'money'),
  optional('card_present_percentage', 'Card present', 'percent'),
  optional('domestic_transaction_percentage', 'Domestic transactions', 'percent'),
  optional('merchant_category_code', 'Merchant category code'),
];

export const productGroup: readonly EditField[] = [
  optional('fulfillment_model', 'Fulfillment model', 'choice', labelled(fulfillmentModels, fulfillmentModelLabels)),
  optional('avg_delivery_days', 'Average delivery days', 'integer'),
  optional('support_sla', 'Support SLA'),
  ...addressFields('fulfillment_address', 'Fulfillment'),
  always('chargeback_tools', 'Chargeback tools', 'choices', labelled(chargebackTools)),
  optional('product_description', 'Product description', 'longtext'),
  optional('refund_policy', 'Refund policy', 'longtext'),
];

export const complianceGroup: readonly EditField[] = [
  optional('prior_counsel_involved', 'Prior counsel involved', 'yesno', [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ]),
  always('industry_certifications', 'Industry certifications', 'choices', labelled(certifications)),
  optional('insurance_coverage', 'Insurance coverage', 'longtext'),
  optional('litigation_history', 'Litigation history', 'longtext'),
  optional('accounting_notes', 'Accounting notes', 'longtext'),
  optional('communication_logs', 'Communication logs', 'longtext'),
];

export type EditGroup = { title: string; fields: readonly EditField[] };
/** The edit dialog's sections (spec, section 2). */
export const editSections: readonly EditGroup[] = [
  { title: 'Client Information', fields: clientGroup },
  { title: 'Business Information', fields: businessGroup },
  { title: 'Case Details', fields: [...workGroup, ...holdGroup] },
  { title: 'Financial Information', fields: [...heldGroup, ...financialGroup] },
  { title: 'Additional Information', fields: [...productGroup, ...complianceGroup] },
];

export const editFields: readonly EditField[] = editSections.flatMap((section) => section.fields);
const byName = new Map(editFields.map((field) => [field.name, field]));

/** The field of a name; throws for a name that no form has. */
export function fieldOf(name: EditName): EditField {
  const found = byName.get(name);
  if (!found) throw new Error(`No field ${name}`);
  return found;
}

/** The contract's name of a field: of an address, the address. */
export const storedName = (name: EditName): keyof CaseEdit => name.split('.')[0] as keyof CaseEdit;

/** The tab of the case view in which a field is edited. */
export function tabOf(name: EditName): Extract<CaseTab, 'overview' | 'business' | 'financial'> {
  const among = (...groups: (readonly EditField[])[]) => groups.flat().some((each) => each.name === name);
  if (among(businessGroup, productGroup, complianceGroup)) return 'business';
  return among(financialGroup) ? 'financial' : 'overview';
}

/** Every case field that staff may change (`caseEdit` in the contract), as one form field each; an address is four. */
import type { CaseEdit } from '../../../contract/cases-for-staff.ts';
import {
  addressPartRows,
  caseFieldRows,
  isAddressName,
  type Address,
  type AddressName,
  type CaseField,
  type CaseFieldKind,
} from '../../../domain/case-fields.ts';
import { optionsFrom, stateOptions, yesNoOptions, type Option } from '../../../domain/case-options.ts';
import { casePriorities, casePriorityLabels, caseStatuses, caseStatusLabels } from '../../../domain/cases/case.ts';
import { isListName } from '../../../domain/intake/list-rows.ts';
import type { CaseTab } from '../panel/dialog-address.ts';

type Part = `${AddressName}.${keyof Address}`;
export type EditName = Exclude<keyof CaseEdit, AddressName> | Part;

/**
 * `money` is decimal dollars stored as cents, `dollars` whole dollars; `date` is three boxes, `day` one; `staff` an id
 * from the server's list; `rows` a list of the wizard's rows.
 */
type EditKind = Exclude<CaseFieldKind, 'address' | 'state'> | 'day' | 'staff' | 'rows';
export type EditField = {
  name: EditName;
  label: string;
  kind: EditKind;
  options?: readonly Option[];
  /** Shown only while this processor is selected. */
  ofProcessor?: CaseField['ofProcessor'];
  /** Can be emptied to null; otherwise a blank text is an empty string and a choice has no blank option. */
  nullable: boolean;
};

const blankState = { value: '', label: 'Not provided' };

function editable({
  name,
  answer,
  label,
  kind,
  options,
  staffOptions,
  notNull,
  ofProcessor,
}: (typeof caseFieldRows)[number]): EditField[] {
  if (isAddressName(name))
    return addressPartRows.map((part) => ({
      name: `${name}.${part.name}`,
      label: `${answer.charAt(0).toUpperCase()}${answer.slice(1)} ${part.label}`,
      nullable: false,
      ...(part.kind === 'state' ? { kind: 'choice', options: [blankState, ...stateOptions] } : { kind: 'text' }),
    }));
  const field = { name, label, nullable: !notNull, ...(ofProcessor && { ofProcessor }) };
  switch (kind) {
    case 'address':
      return [];
    case 'state':
      return [{ ...field, kind: 'choice', options: stateOptions }];
    case 'yesno':
      return [{ ...field, kind, options: yesNoOptions }];
    default:
      return [{ ...field, kind, ...(options && { options: staffOptions ?? options }) }];
  }
}

/** Full-width fields go below the others. */
const lines: Partial<Record<CaseFieldKind, number>> = { address: 1, choices: 2, longtext: 3 };

/** The fields of one wizard step, for editing. */
export const fieldsToEdit = (step: CaseField['step']): readonly EditField[] =>
  caseFieldRows
    .filter((row) => row.step === step)
    .toSorted((one, other) => (lines[one.kind] ?? 0) - (lines[other.kind] ?? 0))
    .flatMap(editable);

const workFields: readonly EditField[] = [
  {
    name: 'status',
    label: 'Status',
    kind: 'choice',
    options: optionsFrom(caseStatuses, caseStatusLabels),
    nullable: false,
  },
  {
    name: 'priority',
    label: 'Priority',
    kind: 'choice',
    options: optionsFrom(casePriorities, casePriorityLabels),
    nullable: false,
  },
  { name: 'owner_id', label: 'Case owner', kind: 'staff', nullable: true },
  { name: 'next_action', label: 'Next action', kind: 'text', nullable: false },
  { name: 'next_action_on', label: 'Next action due', kind: 'day', nullable: false },
];
/** The lists, each as one field. */
export const listFields: readonly EditField[] = [
  { name: 'business_owners', label: 'Owners', kind: 'rows', nullable: false },
  { name: 'previous_processors', label: 'Previous processors', kind: 'rows', nullable: false },
];
const hold = fieldsToEdit('case-details');

type EditGroup = { title: string; fields: readonly EditField[] };
/** The edit dialog's sections (spec, section 2). */
export const editSections: readonly EditGroup[] = [
  { title: 'Client Information', fields: fieldsToEdit('contact') },
  { title: 'Business Information', fields: [...fieldsToEdit('business'), ...listFields] },
  { title: 'Case Details', fields: [...workFields, ...hold.filter((field) => field.kind !== 'money')] },
  {
    title: 'Financial Information',
    fields: [...hold.filter((field) => field.kind === 'money'), ...fieldsToEdit('financial')],
  },
  { title: 'Additional Information', fields: [...fieldsToEdit('fulfillment'), ...fieldsToEdit('compliance')] },
];

export const editFields: readonly EditField[] = editSections.flatMap((section) => section.fields);
const byName = new Map(editFields.map((field) => [field.name, field]));

/** The field with a name; throws if no form has it. */
export function fieldOf(name: EditName): EditField {
  const found = byName.get(name);
  if (!found) throw new Error(`No field ${name}`);
  return found;
}

/** The contract's name of a field; for a part of an address, the address. */
export const storedName = (name: EditName): keyof CaseEdit => name.split('.')[0] as keyof CaseEdit;

const tabs: Partial<Record<CaseField['step'], 'business' | 'financial'>> = {
  business: 'business',
  fulfillment: 'business',
  compliance: 'business',
  financial: 'financial',
};

/** The tab of the case view where a field is edited. */
export function tabOf(name: EditName): Extract<CaseTab, 'overview' | 'business' | 'financial'> {
  const row = caseFieldRows.find((each) => each.name === storedName(name));
  return isListName(name) ? 'business' : ((row && tabs[row.step]) ?? 'overview');
}

/** What staff may change in a case. Fields follow the wizard's rules (domain/intake), in stored units. */
import { addressPartRows, caseFieldRows, isAddress, isAsked, type Address, type CaseFields } from '../case-fields.ts';
import { entityTypeAliases, type EntityType, type entityTypeSpellings } from '../case-options.ts';
import { readField, type Answer, type FieldValue } from '../intake/field.ts';
import { firstError, listNames, readRows, typedRows, type CaseLists } from '../intake/list-rows.ts';
import { fieldOf, fieldsOf } from '../intake/steps.ts';
import type { CasePriority, CaseStatus } from './case.ts';

/** Every editable field. Money in cents, monthly volumes in dollars, the entity type in either spelling, the EIN in full. */
type Editable = Omit<CaseFields, 'business_entity_type'> &
  CaseLists & {
    business_entity_type: EntityType | (typeof entityTypeSpellings)[number] | null;
    status: CaseStatus;
    priority: CasePriority;
    owner_id: string | null;
    next_action: string;
    next_action_on: string;
  };
export type CaseEdit = { [Name in keyof Editable]?: Editable[Name] | undefined };

type Row = (typeof caseFieldRows)[number];
type Given = Editable[keyof CaseFields];

/** Messages keyed by column, or by `business_address.zip` within an address. */
type ReadDetails = { changed: Partial<CaseFields>; errors: Record<string, string> };
type Read = { value: FieldValue | Address } | { errors: Record<string, string> };

/**
 * The details an edit actually changes, ready to store. Unchanged values are not validated. `stored.ein` is the full EIN or null.
 * A field of a processor that the case does not have becomes blank. `today` is `YYYY-MM-DD`.
 */
export function readDetails(edit: CaseEdit, stored: CaseFields, today: string): ReadDetails {
  const details: ReadDetails = { changed: {}, errors: {} };
  for (const row of caseFieldRows) {
    const before = stored[row.name];
    const given = isAsked(row, edit.processor ?? stored.processor) ? entryOf(row, edit) : null;
    if (given === undefined || same(given, before)) continue;
    const read =
      isAddress(given) || row.kind === 'address'
        ? readAddress(row, given, before, today)
        : readDetail(row, given, today);
    if ('errors' in read) Object.assign(details.errors, read.errors);
    else if (!same(read.value, before)) Object.assign(details.changed, { [row.name]: read.value });
  }
  return details;
}

/**
 * The lists that an edit actually changes, whole and ready to store; the errors by list. `today` is `YYYY-MM-DD`.
 */
export function readLists(
  edit: CaseEdit,
  stored: Partial<CaseLists>,
  today: string,
): { changed: Partial<CaseLists>; errors: Record<string, string> } {
  const lists: ReturnType<typeof readLists> = { changed: {}, errors: {} };
  for (const name of listNames) {
    const given = edit[name];
    if (given === undefined) continue;
    const read = readRows(name, typedRows(name, given), today);
    if (!read.ok) lists.errors[name] = firstError(name, read.errors);
    else if (JSON.stringify(read.value) !== JSON.stringify(stored[name]))
      Object.assign(lists.changed, { [name]: read.value });
  }
  return lists;
}

function entryOf({ name }: Row, edit: CaseEdit): Given | undefined {
  if (name !== 'business_entity_type') return edit[name];
  const given = edit[name];
  return given ? (entityTypeAliases[given] ?? given) : given;
}

function readDetail(row: Row, given: Exclude<Given, Address>, today: string): Read {
  if (typeof given === 'boolean') return { value: given };
  if (row.kind === 'money' || row.kind === 'dollars') return readAmount(row, Number(given));
  // A blank name is allowed (spec, section 5: no required checks), but the email address is required.
  const required = row.kind === 'email' && row.notNull === true;
  const read = readField({ ...fieldOf(row), required }, asAnswer(given), today);
  return read.ok ? { value: read.value ?? (row.notNull ? '' : null) } : { errors: { [row.name]: read.message } };
}

const asAnswer = (given: string | number | string[] | null): Answer =>
  Array.isArray(given) ? given : given === null ? '' : String(given);

/** Up to the wizard's eleven digits of dollars. Zero means nothing was entered (spec, section 5, admin dialog). */
function readAmount({ name, label, kind }: Row, given: number): Read {
  if (given === 0) return { value: null };
  if (given < 0) return { errors: { [name]: `${label} cannot be negative.` } };
  return given < (kind === 'money' ? 1e13 : 1e11)
    ? { value: given }
    : { errors: { [name]: `${label} is larger than can be recorded.` } };
}

function readAddress(row: Row, given: Given, before: Given, today: string): Read {
  const next: Address = { street: '', city: '', state: '', zip: '' };
  const errors: Record<string, string> = {};
  for (const { name, answer } of addressPartRows) {
    next[name] = isAddress(given) ? given[name] : '';
    const asked = fieldsOf(row).find((field) => field.name === row.answer + answer);
    if (!asked || (isAddress(before) && next[name] === before[name])) continue;
    const read = readField({ ...asked, required: false }, next[name], today);
    if (!read.ok) errors[`${row.name}.${name}`] = read.message;
    else next[name] = typeof read.value === 'string' ? read.value : '';
  }
  if (Object.keys(errors).length > 0) return { errors };
  return { value: row.notNull || Object.values(next).some(Boolean) ? next : null };
}

function same(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || left === null || typeof right !== 'object' || right === null) return left === right;
  const [one, other] = [Object.entries(left), new Map(Object.entries(right))];
  return one.length === other.size && one.every(([key, value]) => other.get(key) === value);
}

/** The two lists of a case, as stored and as typed. Staff edit them by the wizard's rules. */
import {
  ownerRows,
  previousProcessorRows,
  type ListField,
  type OwnerFields,
  type PreviousProcessorFields,
} from '../case-fields.ts';
import { listAnswers } from './answers-from-case.ts';
import type { Answers } from './answers.ts';
import { isBlank } from './field.ts';
import { rowErrors, sharesError, storedRows, type FieldErrors } from './read-application.ts';
import { fieldOf, steps, type RowGroup } from './steps.ts';

export type CaseLists = { business_owners: OwnerFields[]; previous_processors: PreviousProcessorFields[] };
type ListName = keyof CaseLists;
export type TypedRows = Answers['owners'];
type StoredRow = Readonly<Record<string, string | number | null>>;

const rowsOf: Record<ListName, readonly (ListField & { name: string })[]> = {
  business_owners: ownerRows,
  previous_processors: previousProcessorRows,
};
export const listNames = Object.keys(rowsOf) as ListName[];
export const isListName = (name: string): name is ListName => name in rowsOf;

/** How the wizard asks for a list. */
export function groupOf(list: ListName): RowGroup {
  const asked = list === 'business_owners' ? 'owners' : 'previousProcessors';
  const found = steps.flatMap(({ rows }) => rows ?? []).find(({ name }) => name === asked);
  if (!found) throw new Error(`No step asks for ${list}`);
  return found;
}

/** Stored rows as they would have been typed; at least one. */
export const typedRows = (list: ListName, stored: readonly StoredRow[]): TypedRows => listAnswers(rowsOf[list], stored);

/** Rows as stored, or the errors by field (`owners.0.ownerName`). Blank rows are dropped; the others need their name. */
export function readRows<List extends ListName>(
  list: List,
  typed: TypedRows,
  today: string,
): { ok: true; value: CaseLists[List] } | { ok: false; errors: FieldErrors } {
  const group = groupOf(list);
  const shares = list === 'business_owners' ? sharesError(typed, today) : {};
  const errors: FieldErrors = { ...shares, ...rowErrors(group, typed, today) };
  for (const [index, row] of typed.entries()) {
    const unnamed = isBlank(row[group.named]) && Object.values(row).some((answer) => !isBlank(answer));
    if (unnamed) errors[`${group.name}.${index}.${group.named}`] = `Enter: ${nameLabel(list)}.`;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const value: unknown = storedRows(rowsOf[list], typed, today);
  return { ok: true, value: value as CaseLists[List] };
}

const nameLabel = (list: ListName): string =>
  rowsOf[list].find((row) => fieldOf(row).name === groupOf(list).named)?.label ?? '';

/** The first error of a list in one sentence: "Owner 2: Enter: Owner name." */
export function firstError(list: ListName, errors: FieldErrors): string {
  const [path = '', message = ''] = Object.entries(errors)[0] ?? [];
  return `${groupOf(list).rowTitle} ${Number(path.split('.')[1]) + 1}: ${message}`;
}

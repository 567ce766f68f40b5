/**
 * Unsaved edits of one case: the stored values, what was typed, and where another user changed what was typed over.
 * Pure.
 */
import type { CaseConflict, CaseEdit } from '../../../contract/cases-for-staff.ts';
import { isRecord, recordOf } from '../../../domain/json.ts';
import { mergeParts } from '../../unsaved/merge.ts';
import type { AdminCase } from '../cases/case-fields.ts';
import { editFields, fieldOf, storedName, type EditName } from './edit-fields.ts';
import { readEntry, sameEntry, showEntry, type Entry } from './read-entry.ts';

export type Form = Record<EditName, Entry>;
/** What was typed over a value that another user changed; theirs is the base. `seen` once Save has shown it. */
type Clash = { mine: Entry; by: string | null; at: string | null; seen: boolean };
export type UnsavedEdit = { version: number; base: Form; values: Form; clashes: Partial<Record<EditName, Clash>> };

/** The part of a case that an edit is based on. */
export type Stored = Pick<AdminCase, 'version' | 'history' | 'owner'> & Record<string, unknown>;

const names = editFields.map(({ name }) => name);
const same = (name: EditName, one: Entry, other: Entry): boolean => sameEntry(fieldOf(name), one, other);

function storedValue(theCase: Stored, name: EditName): unknown {
  if (name === 'owner_id') return theCase.owner?.id ?? null;
  const [field = '', part] = name.split('.');
  const value = theCase[field];
  return part ? recordOf(value)[part] : value;
}

const formOf = (theCase: Stored): Form =>
  Object.fromEntries(
    editFields.map((field) => [field.name, showEntry(field, storedValue(theCase, field.name))]),
  ) as Form;

export function editFrom(theCase: Stored): UnsavedEdit {
  const base = formOf(theCase);
  return { version: theCase.version, base, values: base, clashes: {} };
}

const isChanged = ({ base, values }: UnsavedEdit, name: EditName): boolean => !same(name, values[name], base[name]);

/** The names of the fields that would be saved, in form order. */
export const changedNames = (edit: UnsavedEdit): EditName[] => names.filter((name) => isChanged(edit, name));

export function withEntry(edit: UnsavedEdit, name: EditName, entry: Entry): UnsavedEdit {
  const clash = edit.clashes[name];
  const clashes =
    clash && !same(name, entry, edit.base[name])
      ? { ...edit.clashes, [name]: { ...clash, mine: entry } }
      : edit.clashes;
  return { ...edit, values: { ...edit.values, [name]: entry }, clashes };
}

/** Resolves a clash for one side; the other side's value stays available. */
export function settle(edit: UnsavedEdit, name: EditName, side: 'mine' | 'theirs'): UnsavedEdit {
  const clash = edit.clashes[name];
  if (!clash) return edit;
  return { ...edit, values: { ...edit.values, [name]: side === 'mine' ? clash.mine : edit.base[name] } };
}

export const sideOf = (edit: UnsavedEdit, name: EditName): 'mine' | 'theirs' =>
  isChanged(edit, name) ? 'mine' : 'theirs';

/**
 * Rebases the edit on what is stored now: untouched fields become theirs silently; where both changed, it is a clash
 * and shows ours.
 */
export function rebase(
  edit: UnsavedEdit,
  theCase: Stored,
  conflict?: Pick<CaseConflict, 'changed_by' | 'changed_at'>,
): UnsavedEdit {
  const base = formOf(theCase);
  const { merged, clashes } = mergeParts(
    names,
    { base: edit.base, mine: edit.values, theirs: base },
    { same, clashesShow: 'mine' },
  );
  const next = { ...edit.clashes };
  for (const name of names.filter((each) => !same(each, base[each], edit.base[each]))) {
    const who = changedBy(theCase, name, conflict);
    const before = edit.clashes[name];
    if (clashes.includes(name)) next[name] = { mine: edit.values[name], ...who, seen: false };
    else if (isChanged(edit, name)) delete next[name];
    else if (before) next[name] = { ...before, ...who };
  }
  return { version: theCase.version, base, values: merged, clashes: next };
}

/** After saving `sent`: the server's version of it becomes the base; what was typed since stays. */
export function afterSave(edit: UnsavedEdit, sent: UnsavedEdit, theCase: Stored): UnsavedEdit {
  const base = formOf(theCase);
  const { merged } = mergeParts(names, { base: sent.values, mine: base, theirs: edit.values }, { same });
  return { version: theCase.version, base, values: merged, clashes: {} };
}

function changedBy(
  { history }: Stored,
  name: EditName,
  conflict?: Pick<CaseConflict, 'changed_by' | 'changed_at'>,
): Pick<Clash, 'by' | 'at'> {
  // The history has the assignee's name, not their id.
  const field = name === 'owner_id' ? 'owner' : storedName(name);
  const entry = history.filter((each) => each.field === field).toSorted((a, b) => b.at.localeCompare(a.at))[0];
  return { by: entry?.actor ?? conflict?.changed_by ?? null, at: entry?.at ?? conflict?.changed_at ?? null };
}

export const clashNames = (edit: UnsavedEdit): EditName[] => names.filter((name) => edit.clashes[name] !== undefined);
export const hasUnseen = (edit: UnsavedEdit): boolean =>
  clashNames(edit).some((name) => edit.clashes[name]?.seen === false);
export const allSeen = (edit: UnsavedEdit): UnsavedEdit => ({
  ...edit,
  clashes: Object.fromEntries(Object.entries(edit.clashes).map(([name, clash]) => [name, { ...clash, seen: true }])),
});

/** The changes as the API takes them, and the errors of invalid entries. An address is sent as a whole. */
export function readEdit(edit: UnsavedEdit): { body: CaseEdit; errors: Partial<Record<EditName, string>> } {
  const body: Record<string, unknown> = {};
  const errors: Partial<Record<EditName, string>> = {};
  for (const name of changedNames(edit)) {
    const read = readEntry(fieldOf(name), edit.values[name]);
    if (!read.ok) errors[name] = read.message;
    else body[storedName(name)] = name.includes('.') ? addressOf(edit, storedName(name)) : read.value;
  }
  return { body: body as CaseEdit, errors };
}

/** Four parts as one address; a blank fulfillment address is null. */
function addressOf(edit: UnsavedEdit, address: string): Record<string, string> | null {
  const parts = Object.fromEntries(
    (['street', 'city', 'state', 'zip'] as const).map((part) => [
      part,
      String(edit.values[`${address}.${part}` as EditName]).trim(),
    ]),
  );
  return address === 'fulfillment_address' && Object.values(parts).every((part) => part === '') ? null : parts;
}

/** An edit stored by an earlier page; null if it is damaged or another release's. */
export function readUnsavedEdit(left: unknown): UnsavedEdit | null {
  const { version, base, values, clashes } = recordOf(left);
  return Number.isInteger(version) &&
    typeof version === 'number' &&
    isForm(base) &&
    isForm(values) &&
    isClashes(clashes)
    ? { version, base, values, clashes }
    : null;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'));
const isForm = (form: unknown): form is Form => isRecord(form) && names.every((name) => isEntry(form[name]));
const isClashes = (clashes: unknown): clashes is UnsavedEdit['clashes'] =>
  isRecord(clashes) &&
  Object.entries(clashes).every(
    ([name, clash]) => names.some((each) => each === name) && isEntry(recordOf(clash)['mine']),
  );

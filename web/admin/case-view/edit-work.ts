/**
 * An edit of one case that is not saved yet: what is stored, what is typed, and where somebody else has changed what was typed over.
 * Pure; `use-edit-work.ts` keeps it on the device and sends it.
 */
import type { CaseConflict, CaseEdit } from '../../../contract/cases-for-staff.ts';
import type { AdminCase } from '../case-fields.ts';
import { editFields, fieldOf, storedName, type EditName } from './edit-fields.ts';
import { readEntry, sameEntry, showEntry, type Entry } from './read-entry.ts';

export type Form = Record<EditName, Entry>;
/** What was typed over a value that somebody else changed; theirs is the base. `seen` once Save has shown it. */
export type Clash = { mine: Entry; by: string | null; at: string | null; seen: boolean };
export type EditWork = { version: number; base: Form; values: Form; clashes: Partial<Record<EditName, Clash>> };

/** What of a case an edit is laid over. */
export type Stored = Pick<AdminCase, 'version' | 'history' | 'owner'> & Record<string, unknown>;
type Named<Value> = readonly (readonly [EditName, Value])[];

function storedValue(theCase: Stored, name: EditName): unknown {
  if (name === 'owner_id') return theCase.owner?.id ?? null;
  const [field = '', part] = name.split('.');
  const value = theCase[field];
  return part && typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : value;
}

const formFrom = (pairs: Named<Entry>): Form => Object.fromEntries(pairs) as Form;
const formOf = (theCase: Stored): Form =>
  formFrom(editFields.map((field) => [field.name, showEntry(field, storedValue(theCase, field.name))]));

export function workFrom(theCase: Stored): EditWork {
  const base = formOf(theCase);
  return { version: theCase.version, base, values: base, clashes: {} };
}

const isChanged = ({ base, values }: EditWork, name: EditName): boolean =>
  !sameEntry(fieldOf(name), values[name], base[name]);

/** The names of what would be saved, in the form's order. */
export const changedNames = (work: EditWork): EditName[] =>
  editFields.map((field) => field.name).filter((name) => isChanged(work, name));

/** One entry typed. */
export function withEntry(work: EditWork, name: EditName, entry: Entry): EditWork {
  const clash = work.clashes[name];
  const clashes =
    clash && !sameEntry(fieldOf(name), entry, work.base[name])
      ? { ...work.clashes, [name]: { ...clash, mine: entry } }
      : work.clashes;
  return { ...work, values: { ...work.values, [name]: entry }, clashes };
}

/** A clash settled for one side; the other stays to be had back. */
export function settle(work: EditWork, name: EditName, side: 'mine' | 'theirs'): EditWork {
  const clash = work.clashes[name];
  if (!clash) return work;
  return { ...work, values: { ...work.values, [name]: side === 'mine' ? clash.mine : work.base[name] } };
}

export const sideOf = (work: EditWork, name: EditName): 'mine' | 'theirs' =>
  isChanged(work, name) ? 'mine' : 'theirs';

/** Lays the edit over what is stored now: what was not typed over becomes theirs in silence, what both changed is a clash and shows what was typed. */
export function takeUp(
  work: EditWork,
  theCase: Stored,
  conflict?: Pick<CaseConflict, 'changed_by' | 'changed_at'>,
): EditWork {
  const base = formOf(theCase);
  const next: EditWork = { version: theCase.version, base, values: { ...work.values }, clashes: { ...work.clashes } };
  for (const field of editFields) {
    const { name } = field;
    if (!sameEntry(field, base[name], work.base[name])) meet(next, work, name, whoChanged(theCase, name, conflict));
  }
  return next;
}

/** One field that somebody else changed. */
function meet(next: EditWork, before: EditWork, name: EditName, who: Pick<Clash, 'by' | 'at'>): void {
  const clash = before.clashes[name];
  if (!isChanged(before, name)) {
    next.values[name] = next.base[name];
    if (clash) next.clashes[name] = { ...clash, ...who };
  } else if (sameEntry(fieldOf(name), before.values[name], next.base[name])) delete next.clashes[name];
  else next.clashes[name] = { mine: before.values[name], ...who, seen: false };
}

/** After a save of `sent`: what was sent is stored now, in the server's spelling; what was typed since stays typed. */
export function afterSave(work: EditWork, sent: EditWork, theCase: Stored): EditWork {
  const base = formOf(theCase);
  const left = takeUp(work, theCase);
  const values = formFrom(
    editFields.map((field) => [
      field.name,
      isChanged(sent, field.name) && sameEntry(field, work.values[field.name], sent.values[field.name])
        ? base[field.name]
        : left.values[field.name],
    ]),
  );
  return { version: theCase.version, base, values, clashes: {} };
}

function whoChanged(
  { history }: Stored,
  name: EditName,
  conflict?: Pick<CaseConflict, 'changed_by' | 'changed_at'>,
): Pick<Clash, 'by' | 'at'> {
  // The history names who answers for a case, and not an id.
  const field = name === 'owner_id' ? 'owner' : storedName(name);
  const entry = history.filter((each) => each.field === field).toSorted((a, b) => b.at.localeCompare(a.at))[0];
  return { by: entry?.actor ?? conflict?.changed_by ?? null, at: entry?.at ?? conflict?.changed_at ?? null };
}

export const clashNames = (work: EditWork): EditName[] =>
  editFields.map((field) => field.name).filter((name) => work.clashes[name] !== undefined);
export const hasUnseen = (work: EditWork): boolean =>
  clashNames(work).some((name) => work.clashes[name]?.seen === false);
export const allSeen = (work: EditWork): EditWork => ({
  ...work,
  clashes: Object.fromEntries(Object.entries(work.clashes).map(([name, clash]) => [name, { ...clash, seen: true }])),
});

export type ReadWork = { edit: CaseEdit; errors: Partial<Record<EditName, string>> };

/** The changed fields as the API takes them, and what is wrong with entries that cannot be read. An address goes whole. */
export function readWork(work: EditWork): ReadWork {
  const edit: Record<string, unknown> = {};
  const errors: ReadWork['errors'] = {};
  for (const name of changedNames(work)) {
    const read = readEntry(fieldOf(name), work.values[name]);
    if (!read.ok) errors[name] = read.message;
    else edit[storedName(name)] = name.includes('.') ? addressOf(work, storedName(name)) : read.value;
  }
  return { edit: edit as CaseEdit, errors };
}

/** Four parts as one address; a fulfillment address of blanks is none. */
function addressOf(work: EditWork, address: string): Record<string, string> | null {
  const parts = Object.fromEntries(
    (['street', 'city', 'state', 'zip'] as const).map((part) => [
      part,
      String(work.values[`${address}.${part}` as EditName]).trim(),
    ]),
  );
  return address === 'fulfillment_address' && Object.values(parts).every((part) => part === '') ? null : parts;
}

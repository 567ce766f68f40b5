/** Unsaved edits on this device: one entry a case and version, gone with the tab and with a sign-out. */
import { editFields, type EditName } from './edit-fields.ts';
import { changedNames, type EditWork, type Form } from './edit-work.ts';
import type { Entry } from './read-entry.ts';

export type Kept = { work: EditWork; at: string };
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefixOf = (id: string) => `unhold.case-edit:${id}:`;
const keysOf = (shelf: Shelf, id: string) =>
  Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '').filter((key) =>
    key.startsWith(prefixOf(id)),
  );

/** Keeps the edit in place of older ones of the case; one without changes is forgotten. False when the device refuses. */
export function keepWork(shelf: Shelf, id: string, work: EditWork, at: string): boolean {
  if (changedNames(work).length === 0) {
    forgetWork(shelf, id);
    return true;
  }
  const key = `${prefixOf(id)}${work.version}`;
  try {
    shelf.setItem(key, JSON.stringify({ at, base: work.base, values: work.values, clashes: work.clashes }));
    for (const other of keysOf(shelf, id)) if (other !== key) shelf.removeItem(other);
    return true;
  } catch {
    return false;
  }
}

export function forgetWork(shelf: Shelf, id: string): void {
  for (const key of keysOf(shelf, id)) shelf.removeItem(key);
}

/** The kept edit of a case, or null; what another release wrote in another shape is passed over. */
export function findWork(shelf: Shelf, id: string): Kept | null {
  const key = keysOf(shelf, id)[0];
  if (key === undefined) return null;
  try {
    const { at, base, values, clashes } = JSON.parse(shelf.getItem(key) ?? 'null') as {
      at: string;
      base: Form;
      values: Form;
      clashes: EditWork['clashes'];
    };
    const version = Number(key.slice(prefixOf(id).length));
    const names = new Set<string>(editFields.map((field) => field.name));
    const fits =
      [base, values].every(isForm) &&
      Object.entries(clashes).every(([name, clash]) => names.has(name) && isEntry(clash?.mine));
    return fits && Number.isInteger(version) && !Number.isNaN(Date.parse(at))
      ? { at, work: { version, base, values, clashes } }
      : null;
  } catch {
    return null;
  }
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'));
const isForm = (form: Form): boolean => editFields.every((field: { name: EditName }) => isEntry(form[field.name]));

/** A ledger entry being typed. */
import { isRecord, recordOf } from '../../../domain/json.ts';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import { entryForms, nothingTyped, type EntryKind, type TypedEntry } from './entry.ts';

/**
 * `trancheId`: the part that a new date or a release is about, or empty. `entryId`: stays the same for a retry after a
 * lost response, so that it makes no second entry.
 */
export type UnsavedEntry = { kind: EntryKind; trancheId: string; typed: TypedEntry; entryId: string };

export const newEntry = (kind: EntryKind, trancheId: string): UnsavedEntry => ({
  kind,
  trancheId,
  typed: nothingTyped,
  entryId: crypto.randomUUID(),
});

/** The id of the button that opens the form for such an entry. */
export const openerOf = ({ kind, trancheId }: Pick<UnsavedEntry, 'kind' | 'trancheId'>): string =>
  `money-${kind}${trancheId === '' ? '' : `-${trancheId}`}-open`;

/** The entry open on a case, or null. It survives switching tabs, to look up an amount, and a reload. */
export const useUnsavedEntry = (caseId: string) =>
  useUnsaved<UnsavedEntry | null>({
    subject: 'money-entry',
    id: caseId,
    start: () => null,
    restore: readUnsavedEntry,
    toEntry: (entry) => entry,
  });

export function readUnsavedEntry(left: unknown): UnsavedEntry | null {
  const { kind, trancheId, typed, entryId } = recordOf(left);
  return isKind(kind) && typeof trancheId === 'string' && isTyped(typed) && typeof entryId === 'string'
    ? { kind, trancheId, typed, entryId }
    : null;
}

const isKind = (kind: unknown): kind is EntryKind => typeof kind === 'string' && Object.hasOwn(entryForms, kind);
const isTyped = (typed: unknown): typed is TypedEntry =>
  isRecord(typed) && Object.keys(nothingTyped).every((at) => typeof typed[at] === 'string');

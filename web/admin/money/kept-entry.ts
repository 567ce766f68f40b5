/** An entry of the ledger that is being typed, as it is kept on this device. Pure. */
import { entryForms, nothingTyped, type EntryKind, type TypedEntry } from './entry.ts';

/** `trancheId`: the part that a new day or a release is about, else empty. `entryId`: sent again after a lost answer it is the same entry. */
export type KeptEntry = { kind: EntryKind; trancheId: string; typed: TypedEntry; entryId: string };

export const newEntry = (kind: EntryKind, trancheId: string): KeptEntry => ({
  kind,
  trancheId,
  typed: nothingTyped,
  entryId: crypto.randomUUID(),
});

/** The id of the button that begins such an entry. */
export const openerOf = ({ kind, trancheId }: Pick<KeptEntry, 'kind' | 'trancheId'>): string =>
  `money-${kind}${trancheId === '' ? '' : `-${trancheId}`}-open`;

/** What was kept, or null when that is nothing, or nothing of ours. */
export function keptEntryFrom(text: string): KeptEntry | null {
  if (text === '') return null;
  try {
    const kept = JSON.parse(text) as KeptEntry;
    const isWhole =
      Object.hasOwn(entryForms, kept.kind) &&
      [
        kept.trancheId,
        kept.entryId,
        ...Object.keys(nothingTyped).map((at) => kept.typed[at as keyof TypedEntry]),
      ].every((each) => typeof each === 'string');
    return isWhole ? kept : null;
  } catch {
    return null;
  }
}

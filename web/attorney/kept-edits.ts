/** Unsaved edits of a letter, kept on this device per letter and version, so that a killed tab loses nothing. */
import type { LetterDocument } from '../../domain/letter.ts';

export type KeptEdits = { version: number; at: string; document: LetterDocument };
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

// `unhold.` entries are cleared on a deliberate sign-out: a letter is confidential.
const prefixOf = (letterId: string) => `unhold.letter-edits:${letterId}:`;

/** False when the device refuses (private mode, full); the desk then says so. */
export function keepEdits(shelf: Shelf, letterId: string, edits: KeptEdits): boolean {
  try {
    shelf.setItem(`${prefixOf(letterId)}${edits.version}`, JSON.stringify({ at: edits.at, document: edits.document }));
    return true;
  } catch {
    return false;
  }
}

/** The newest kept edits of the letter, whatever version they were made on; unreadable ones are passed over. */
export function findKeptEdits(shelf: Shelf, letterId: string): KeptEdits | null {
  const prefix = prefixOf(letterId);
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index)).filter((key) =>
    key?.startsWith(prefix),
  );
  const kept = keys.flatMap((key) => readKept(shelf, key ?? '', prefix) ?? []);
  return kept.toSorted((a, b) => b.at.localeCompare(a.at))[0] ?? null;
}

function readKept(shelf: Shelf, key: string, prefix: string): KeptEdits | null {
  try {
    const read: unknown = JSON.parse(shelf.getItem(key) ?? 'null');
    return isStored(read) ? { version: Number(key.slice(prefix.length)), at: read.at, document: read.document } : null;
  } catch {
    return null;
  }
}

/** Enough of a look for the desk to show it: the schema itself is not worth its weight in the browser, and the server reads all of it. */
function isStored(read: unknown): read is { at: string; document: LetterDocument } {
  const { at, document } = (read ?? {}) as { at?: unknown; document?: Partial<LetterDocument> };
  const lists = [
    document?.blocks,
    document?.exhibits,
    document?.reference_lines,
    document?.addressee?.address_lines,
    document?.signature?.lines,
    document?.letterhead?.firm_lines,
  ];
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) && lists.every(Array.isArray);
}

/** Forgets the kept edits of every version of the letter. */
export function forgetEdits(shelf: Shelf, letterId: string): void {
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index));
  for (const key of keys) if (key?.startsWith(prefixOf(letterId))) shelf.removeItem(key);
}

/** Whether the device took the last copy, for the desk to watch. */
export function deviceState() {
  let keeps = true;
  const watchers = new Set<() => void>();
  return {
    keeps: () => keeps,
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    report: (took: boolean) => {
      if (took === keeps) return;
      keeps = took;
      for (const watcher of watchers) watcher();
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import { unsavedStoreHere, type Scope, type UnsavedStore } from './store.ts';

type Options<Value> = {
  subject: string;
  id: string;
  scope?: Scope;
  /** Shown while nothing is unsaved. */
  start: () => Value;
  /**
   * Parses what an earlier page stored. Null if another release stored it; then it stays until something is typed here.
   */
  restore: (left: unknown) => Value | null;
  /** The part to store; null if nothing is unsaved. */
  toEntry: (value: Value) => unknown;
  /** The input rebased on what is saved now; the same value if nothing changed. */
  rebase?: (value: Value) => Value;
};

export type Unsaved<Value> = {
  value: Value;
  change: (update: (value: Value) => Value) => void;
  /** Call after saving or discarding: resets to the start (or to `value`) and clears the stored entry. */
  clear: (value?: Value) => void;
  /** `failed` if the browser could not store it: then it exists only on this page. */
  state: 'saved' | 'unsaved' | 'failed';
  /** When the restored input was last typed in; null once none of it is unsaved. */
  restoredAt: string | null;
};

const typedAt = (store: UnsavedStore, name: string): string => store.read(name)?.at ?? '';

/**
 * The names of an id's entries, the newest first. A page that finds another page's words under a name uses a new name.
 */
export const namesOf = (store: UnsavedStore, id: string): string[] =>
  store
    .ids()
    .filter((name) => name === id || name.startsWith(`${id}~`))
    .toSorted((a, b) => typedAt(store, b).localeCompare(typedAt(store, a)));

/**
 * What the store has for one id. Two pages may have the same letter open: each keeps its own words, and those of one
 * page are restored once the other's are saved or discarded. `left`: what an earlier page left, unless nothing in it is
 * unsaved. An entry that cannot be read is still somebody's words, so only typing, saving or discarding clears it.
 */
export function unsavedEntry<Value>(
  store: UnsavedStore,
  id: string,
  { restore, toEntry }: Pick<Options<Value>, 'restore' | 'toEntry'>,
) {
  let [own = id] = namesOf(store, id);
  let seen = typedAt(store, own);
  /** Whether another page of this user has since typed in this entry. */
  const isOthers = () => !['', seen].includes(typedAt(store, own));
  const found = store.read(own);
  const value = found && restore(found.value);
  let isRead = found === null || value !== null;
  return {
    left: found && value !== null && toEntry(value) !== null ? { value, restoredAt: found.at } : null,
    /** Stores the entry, or clears it if it is null. Returns false if the browser could not store it. */
    keep: (entry: unknown): boolean => {
      if (entry === null) {
        if (isRead && !isOthers()) store.clear(own);
        return true;
      }
      isRead = true;
      if (isOthers()) own = `${id}~${crypto.randomUUID()}`;
      const isKept = store.write(own, entry);
      seen = typedAt(store, own);
      return isKept;
    },
    clear: () => {
      if (!isOthers()) store.clear(own);
    },
  };
}

/** Unsaved input that survives a reload, a killed tab, a failed save and the end of a session. */
export function useUnsaved<Value>({ subject, id, scope = 'device', ...options }: Options<Value>): Unsaved<Value> {
  const { start, restore, toEntry, rebase = (value) => value } = options;
  const [stored] = useState(() => unsavedEntry(unsavedStoreHere(subject, scope), id, { restore, toEntry }));
  const [shown, show] = useState(
    (): { value: Value; restoredAt: string | null } => stored.left ?? { value: start(), restoredAt: null },
  );
  const [failed, setFailed] = useState(false);
  const value = rebase(shown.value);
  if (value !== shown.value) show({ value, restoredAt: toEntry(value) === null ? null : shown.restoredAt });
  const kept = useRef(shown.restoredAt === null ? null : { value: shown.value });

  const keep = (next: Value) => {
    kept.current = { value: next };
    const entry = toEntry(next);
    setFailed(!stored.keep(entry));
    return entry !== null;
  };
  // In an effect, not during rendering: stores a rebased value, or clears an entry of an earlier page that is not
  // needed anymore.
  useEffect(() => {
    if (kept.current?.value !== value) keep(value);
  });

  const change = (update: (value: Value) => Value) => {
    const before = kept.current ? kept.current.value : value;
    const next = update(before);
    if (next === before) return;
    const isUnsaved = keep(next);
    show(({ restoredAt }) => ({ value: next, restoredAt: isUnsaved ? restoredAt : null }));
  };
  const clear = (next = start()) => {
    kept.current = { value: next };
    stored.clear();
    show({ value: next, restoredAt: null });
  };
  return {
    value,
    change,
    clear,
    state: toEntry(value) === null ? 'saved' : failed ? 'failed' : 'unsaved',
    restoredAt: shown.restoredAt,
  };
}

/** Text that was not sent yet; call `clear` once the server has it. */
export function useUnsavedText(subject: string, id: string) {
  const { value, change, clear } = useUnsaved({
    subject,
    id,
    start: () => '',
    restore: (left) => (typeof left === 'string' ? left : null),
    toEntry: (text) => text || null,
  });
  return { text: value, setText: (text: string) => change(() => text), clear: () => clear() };
}
export type UnsavedText = ReturnType<typeof useUnsavedText>;

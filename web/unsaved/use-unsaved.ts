import { useEffect, useRef, useState } from 'react';
import { unsavedStoreHere, type Scope } from './store.ts';

type Options<Value> = {
  subject: string;
  id: string;
  scope?: Scope;
  /** What is shown while nothing is unsaved. */
  start: () => Value;
  /** What an earlier page left, or null when it is nothing of this release's. */
  restore: (left: unknown) => Value | null;
  /** What of it is kept in the browser; null when nothing is unsaved. */
  toEntry: (value: Value) => unknown;
  /** What was typed laid over what is saved by now; the same value where nothing is new. */
  rebase?: (value: Value) => Value;
};

export type Unsaved<Value> = {
  value: Value;
  change: (update: (value: Value) => Value) => void;
  /** Discarded, or saved: back to the start (or to `value`), and nothing of it stays in the browser. */
  clear: (value?: Value) => void;
  /** `failed` when the browser could not keep it: then it is on this page alone. */
  state: 'saved' | 'unsaved' | 'failed';
  /** When that which an earlier page left was last typed in; null once nothing of it is unsaved. */
  restoredAt: string | null;
};

/** Something that is typed and not saved yet: it survives a reload, a killed tab, a failed save and the end of a session. */
export function useUnsaved<Value>({ subject, id, scope = 'device', ...options }: Options<Value>): Unsaved<Value> {
  const { start, restore, toEntry, rebase = (value) => value } = options;
  const [store] = useState(() => unsavedStoreHere(subject, scope));
  const [shown, show] = useState((): { value: Value; restoredAt: string | null } => {
    const left = store.read(id);
    const value = left ? restore(left.value) : null;
    return left && value !== null && toEntry(value) !== null
      ? { value, restoredAt: left.at }
      : { value: start(), restoredAt: null };
  });
  const [failed, setFailed] = useState(false);
  const value = rebase(shown.value);
  if (value !== shown.value) show({ value, restoredAt: toEntry(value) === null ? null : shown.restoredAt });
  const kept = useRef(shown.restoredAt === null ? null : { value: shown.value });

  const keep = (next: Value) => {
    kept.current = { value: next };
    const entry = toEntry(next);
    if (entry === null) store.clear(id);
    setFailed(entry !== null && !store.write(id, entry));
    return entry !== null;
  };
  // Not during rendering: what was rebased, and at first what an earlier page left that is of no use.
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
    store.clear(id);
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

/** A text that is typed and not sent yet; `clear` once the server has it. */
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

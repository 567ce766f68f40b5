import { useSyncExternalStore } from 'react';
import type { Command, CommandGroup } from './command-items.ts';

/** What can be done to the case that is open. `next` and `previous` only where a list lies under it. */
export type CaseActs = Record<'status' | 'assign' | 'message', () => void> &
  Partial<Record<'next' | 'previous', () => void>>;

/** As in a list of cases, `j` and `k` go on and back. */
export const caseKeys: readonly { act: keyof CaseActs; key: string; label: string }[] = [
  { act: 'status', key: 's', label: 'Change the status' },
  { act: 'assign', key: 'a', label: 'Assign an attorney' },
  { act: 'message', key: 'm', label: 'Write a message or a note' },
  { act: 'next', key: 'j', label: 'Next case' },
  { act: 'previous', key: 'k', label: 'Previous case' },
];

/** The acts as commands, each with its key. */
export function caseGroup(acts: CaseActs): CommandGroup {
  const items = caseKeys.flatMap(({ act, key, label }): Command[] => {
    const run = acts[act];
    return run ? [{ id: `case-${act}`, label, note: key, run }] : [];
  });
  return { label: 'This case', items };
}

/** The id `step` rows from `id` in a list; null at its end, or when the list does not have it. */
export function neighborOf(ids: readonly string[], id: string, step: 1 | -1): string | null {
  const at = ids.indexOf(id);
  return at < 0 ? null : (ids[at + step] ?? null);
}

let acts: CaseActs | null = null;
const listeners = new Set<() => void>();

/** Registers what the open case can do, for the command menu; returns how to take it back. */
export function openCaseActs(next: CaseActs): () => void {
  const put = (value: CaseActs | null) => {
    acts = value;
    for (const each of listeners) each();
  };
  put(next);
  return () => {
    if (acts === next) put(null);
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What the open case can do; null while none is open. */
export const useOpenCaseActs = (): CaseActs | null => useSyncExternalStore(subscribe, () => acts);

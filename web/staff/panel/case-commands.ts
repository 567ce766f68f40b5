import { useSyncExternalStore } from 'react';
import { Listeners } from '../../stores/listeners.ts';
import type { Command, CommandGroup } from './command-items.ts';

/** Acts that go to a field of the case. */
export type FieldAct = 'status' | 'owner' | 'assign' | 'message' | 'reply' | 'task';

/** What can be done to the case that is open. `next` and `previous` only where a list lies under it. */
export type CaseActs = Record<FieldAct, () => void> & Partial<Record<'next' | 'previous', () => void>>;

/** As in a list of cases, `j` and `k` go on and back. */
export const caseKeys: readonly { act: keyof CaseActs; key: string; label: string }[] = [
  { act: 'status', key: 's', label: 'Change the status' },
  { act: 'owner', key: 'o', label: 'Change the case owner' },
  { act: 'assign', key: 'a', label: 'Assign an attorney' },
  { act: 'message', key: 'm', label: 'Write a message or a note' },
  { act: 'reply', key: 'r', label: 'Choose a saved reply' },
  { act: 'task', key: 't', label: 'Add a task' },
  { act: 'next', key: 'j', label: 'Next case' },
  { act: 'previous', key: 'k', label: 'Previous case' },
];

/** The act of a key that a list has too: it opens the row's case at that field. */
export const fieldActOf = (pressed: string): FieldAct | null => {
  const found = caseKeys.find(({ key }) => key === pressed)?.act;
  return found === undefined || found === 'next' || found === 'previous' ? null : found;
};

/** The acts as commands, each with its key. */
export function caseGroup(acts: CaseActs): CommandGroup {
  const items = caseKeys.flatMap(({ act, key, label }): Command[] => {
    const run = acts[act];
    return run ? [{ id: `case-${act}`, label, note: key, run }] : [];
  });
  return { label: 'This case', items };
}

/**
 * The id `step` rows from `id` in a list; null at its end. A row that has just left the list, because what it asked for was done, is looked up
 * in the list as it was: then it is the nearest row beyond it that is still there.
 */
export function neighborOf(
  ids: readonly string[],
  id: string,
  step: 1 | -1,
  before: readonly string[] = [],
): string | null {
  const known = ids.includes(id) ? ids : before;
  const at = known.indexOf(id);
  if (at < 0) return null;
  const beyond = step === 1 ? known.slice(at + 1) : known.slice(0, at).toReversed();
  return beyond.find((each) => ids.includes(each)) ?? null;
}

/** The case's field that a list's key asked for; the case goes to it once it is open. */
let wanted: { id: string; act: FieldAct } | null = null;
export const wantField = (id: string, act: FieldAct): void => void (wanted = { id, act });
export const fieldWantedOf = (id: string): FieldAct | null => (wanted?.id === id ? wanted.act : null);
export const fieldReached = (): void => void (wanted = null);

let acts: CaseActs | null = null;
const listeners = new Listeners();

/** Registers what the open case can do, for the command menu; returns how to take it back. */
export function openCaseActs(next: CaseActs): () => void {
  const put = (value: CaseActs | null) => {
    acts = value;
    listeners.notify();
  };
  put(next);
  return () => {
    if (acts === next) put(null);
  };
}

/** What the open case can do; null while none is open. */
export const useOpenCaseActs = (): CaseActs | null => useSyncExternalStore(listeners.subscribe, () => acts);

import { useSyncExternalStore } from 'react';
import { Listeners } from '../../stores/listeners.ts';
import type { Command, CommandGroup } from './command-items.ts';

/** Actions that focus a field of the case. */
export type FieldAct = 'status' | 'owner' | 'assign' | 'message' | 'reply' | 'task';

/** The actions of the open case. `next` and `previous` exist only if there is a list below it. */
export type CaseActs = Record<FieldAct, () => void> & Partial<Record<'next' | 'previous', () => void>>;

/** `j` and `k` go to the next and previous case, as in a list. */
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

/** The action of a key that works in a list too, where it opens the row's case at that field. */
export const fieldActOf = (pressed: string): FieldAct | null => {
  const found = caseKeys.find(({ key }) => key === pressed)?.act;
  return found === undefined || found === 'next' || found === 'previous' ? null : found;
};

/** The actions as commands, each with its key. */
export function caseGroup(acts: CaseActs): CommandGroup {
  const items = caseKeys.flatMap(({ act, key, label }): Command[] => {
    const run = acts[act];
    return run ? [{ id: `case-${act}`, label, note: key, run }] : [];
  });
  return { label: 'This case', items };
}

/**
 * The id `step` rows from `id` in a list; null beyond its end. The place of its row in the list `before` the case was opened counts, since work
 * on the case may have moved it or taken it away; the nearest row in that direction that is still there is returned.
 */
export function neighborOf(
  ids: readonly string[],
  id: string,
  step: 1 | -1,
  before: readonly string[] = [],
): string | null {
  const known = before.includes(id) ? before : ids;
  const at = known.indexOf(id);
  if (at < 0) return null;
  const beyond = step === 1 ? known.slice(at + 1) : known.slice(0, at).toReversed();
  return beyond.find((each) => ids.includes(each)) ?? null;
}

/** The field that was requested by a key in the list; the case focuses it once it is open. */
let wanted: { id: string; act: FieldAct } | null = null;
export const wantField = (id: string, act: FieldAct): void => void (wanted = { id, act });
export const fieldWantedOf = (id: string): FieldAct | null => (wanted?.id === id ? wanted.act : null);
export const fieldReached = (): void => void (wanted = null);

let acts: CaseActs | null = null;
const listeners = new Listeners();

/** Registers the open case's actions for the command menu. Returns a function that removes them. */
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

/** The open case's actions; null if no case is open. */
export const useOpenCaseActs = (): CaseActs | null => useSyncExternalStore(listeners.subscribe, () => acts);

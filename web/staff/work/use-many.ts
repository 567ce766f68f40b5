import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { api, orpc } from '../../api/api.ts';
import { showToast } from '../../ui/toasts.tsx';
import type { WorkCase, WorkItem } from '../cases/cases-cache.ts';

/** One change; resolves to the one that reverts it, or null where nothing does. */
type Step = () => Promise<Step | null>;
type Many = { steps: Step[]; said: string };

/** Acts on many rows, one after another: what is refused stays, and the toast says why. */
export function useMany(onDone: () => void) {
  const cache = useQueryClient();
  const mutation = useMutation({
    mutationFn: async ({ steps }: Many) => {
      const back: Step[] = [];
      const refused: string[] = [];
      for (const step of steps)
        try {
          const undo = await step();
          if (undo) back.unshift(undo);
        } catch (error) {
          refused.push(messageOf(error, 'Please try again.'));
        }
      return { back, refused, done: steps.length - refused.length };
    },
    onSuccess: async ({ back, refused, done }, { said }) => {
      onDone();
      showToast({
        title: `${said}: ${done}`,
        ...(refused[0] !== undefined && {
          description: `Refused: ${refused.length}. ${refused[0]}`,
          tone: 'danger' as const,
        }),
        ...(back.length > 0 && {
          action: { label: 'Undo', onClick: () => mutation.mutate({ steps: back, said: 'Taken back' }) },
        }),
      });
      await cache.invalidateQueries({ queryKey: orpc.cases.key() });
    },
  });
  return { act: mutation.mutate, isPending: mutation.isPending };
}

/** Gives the tasks, and the cases of all other rows, to `owner`. */
export function takeOver(items: readonly WorkItem[], owner: string): Step[] {
  const cases = new Map(
    items.flatMap(({ task_id, the_case }) => (task_id === null && the_case ? [[the_case.id, the_case]] : [])),
  );
  return [
    ...items.flatMap(({ task_id: id, owner: before }) =>
      id === null ? [] : [ofTask({ id, owner_id: owner }, { id, owner_id: before?.id ?? null })],
    ),
    ...[...cases.values()].map((each) => toOwner(each, owner, each.owner?.id ?? null)),
  ];
}

/** Ticks off tasks, and dismisses mentions. */
export const finish = (items: readonly WorkItem[]): Step[] =>
  items.flatMap(({ task_id: id, mention_id: mention }) => {
    if (id !== null) return [ofTask({ id, done: true }, { id, done: false })];
    return mention === null ? [] : [ofMention(mention, true)];
  });

/** Makes tasks and next actions due on `day`. */
export const putOff = (items: readonly WorkItem[], day: string): Step[] =>
  items.flatMap(({ key, task_id: id, due_on, the_case }) => {
    if (id !== null) return [ofTask({ id, due_on: day }, { id, due_on })];
    return key.startsWith('case:') && the_case ? [toDay(the_case, day)] : [];
  });

type TaskChange = Parameters<typeof api.cases.putTask>[0];

const ofTask =
  (change: TaskChange, back: TaskChange): Step =>
  async () => {
    await api.cases.putTask(change);
    return ofTask(back, change);
  };

const ofMention =
  (id: string, done: boolean): Step =>
  async () => {
    await api.messages.putMention({ id, done });
    return ofMention(id, !done);
  };

/** An owner cannot be reverted to none. */
const toOwner =
  ({ id, version }: Pick<WorkCase, 'id' | 'version'>, owner_id: string, before: string | null): Step =>
  async () => {
    const { results } = await api.cases.bulkChange({ changes: [{ id, version, change: { owner_id } }] });
    const [result] = results;
    if (!result?.ok) throw new Error(result?.message ?? 'It was not changed.');
    return before === null ? null : toOwner({ id, version: result.version ?? version }, before, owner_id);
  };

const toDay =
  ({ id, version, next_action_on: before }: Pick<WorkCase, 'id' | 'version' | 'next_action_on'>, day: string): Step =>
  async () => {
    const headers = { 'if-match': String(version) };
    const changed = await api.cases.patch({ params: { id }, headers, body: { next_action_on: day } });
    return before === null ? null : toDay({ id, version: changed.version, next_action_on: day }, before);
  };

import type { RefObject } from 'react';
import type { WorkItem, WorkPage } from '../cases/cases-cache.ts';
import { turnPage } from '../cases/cases-list.tsx';
import { useOpenCase } from '../cases/use-open-case.ts';
import { useDismissMention } from '../messages/use-dismiss-mention.ts';
import { useListKeys } from '../panel/use-list-keys.ts';
import { useChangeTask } from '../tasks/use-tasks.ts';

type Shown = { page: WorkPage; after: string[]; isOld: boolean; onAfter: (after: string[]) => void };

/** The keys of the list of work: those of a list of cases, and d for what is done. */
export function useWorkKeys(
  list: RefObject<HTMLElement | null>,
  { page, after, isOld, onAfter }: Shown,
  onOpen: (item: WorkItem) => void,
  pick: (key: string) => void,
): void {
  const open = useOpenCase();
  const { finish } = useChangeTask();
  const { dismiss } = useDismissMention();
  const itemOf = (key: string) => page.items.find((item) => item.key === key);
  const withCase = (key: string, act: (id: string) => void) => {
    const id = itemOf(key)?.the_case?.id;
    if (id !== undefined) act(id);
  };
  useListKeys({
    list,
    rows: page.items,
    isOld,
    open: (key) => {
      const item = itemOf(key);
      if (item) onOpen(item);
    },
    finish: (key) => {
      const item = itemOf(key);
      if (item?.mention_id) return dismiss.bind(null, item.mention_id);
      return item?.task_id ? finish.bind(null, item.task_id, item.what) : undefined;
    },
    pick,
    edit: (key) => withCase(key, open.edit),
    go: (key, act) => withCase(key, (id) => open.at(id, act)),
    turn: (step) => turnPage(step, page, after, (next) => onAfter(next.after)),
  });
}

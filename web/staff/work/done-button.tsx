import { Button } from '../../ui/button.tsx';
import type { WorkItem } from '../cases/cases-cache.ts';
import { useDismissMention } from '../messages/use-dismiss-mention.ts';
import { useChangeTask } from '../tasks/use-tasks.ts';

/** Removes a row from the list if nothing else is to be done: ticks off a task or a mention. */
export function DoneButton({ item, caseNumber }: { item: WorkItem; caseNumber: string }) {
  if (item.mention_id !== null) return <DismissMention id={item.mention_id} caseNumber={caseNumber} />;
  return item.task_id === null ? null : <FinishTask id={item.task_id} text={item.what} />;
}

function FinishTask({ id, text }: { id: string; text: string }) {
  const { finish, isPending } = useChangeTask();
  return (
    <Button variant="quiet" size="small" busy={isPending} aria-label={`Done: ${text}`} onClick={() => finish(id, text)}>
      Done
    </Button>
  );
}

function DismissMention({ id, caseNumber }: { id: string; caseNumber: string }) {
  const { dismiss, isPending } = useDismissMention();
  return (
    <Button
      variant="quiet"
      size="small"
      busy={isPending}
      aria-label={`Done: the mention in ${caseNumber}`}
      onClick={() => dismiss(id)}
    >
      Done
    </Button>
  );
}

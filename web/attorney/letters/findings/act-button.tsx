import { Button } from '../../../ui/button.tsx';
import type { DeskAct, Door } from './desk-acts.ts';

type Run = { onClick: () => void; busy: boolean };
/** How an act is done here and now; null where it cannot be. */
export type Doing = (act: DeskAct) => Run | null;
type Act = Run & { label: string };

export function throughDoor(door: Door | null, doing: Doing | undefined): Act | null {
  const run = door && doing?.(door.act);
  return run ? { ...run, label: door.label } : null;
}

/** The act of a finding or a decision. */
export function ActButton({ act: { label, ...run } }: { act: Act }) {
  return (
    <Button variant="secondary" size="small" busyLabel="One moment…" {...run}>
      {label}
    </Button>
  );
}

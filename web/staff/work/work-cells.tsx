import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { calendarDay } from '../../ui/dates.ts';
import type { WorkCase, WorkItem } from '../cases/cases-cache.ts';
import { dayText, dueOf } from '../cases/due.ts';
import type { Me } from './use-me.ts';

export function CaseName({ theCase: { case_number, business } }: { theCase: WorkCase }) {
  return (
    <span className="work-case">
      <span className="clip" dir="auto" title={business}>
        {business}
      </span>{' '}
      <span className="mono muted">{case_number}</span>
    </span>
  );
}

export function DueDay({ on, today, children }: { on: string; today: string; children: ReactNode }) {
  const { text, state } = dueOf(on, today);
  return (
    <td className="nowrap">
      {children}{' '}
      <span className="work-due" data-state={state}>
        {text}{' '}
        <time dateTime={on} className="muted" title={calendarDay(on)}>
          {dayText(on, today)}
        </time>
      </span>
    </td>
  );
}

type OwnerProps = {
  owner: WorkItem['owner'];
  me: Me;
  /** What is taken over, for the button's name. */
  what: string;
  onAssign: (owner: NonNullable<Me>) => void;
};

export function Owner({ owner, me, what, onAssign }: OwnerProps) {
  return (
    <div className="work-action">
      <span className={owner ? 'clip' : 'clip muted'} dir="auto" title={owner?.name}>
        {owner?.name ?? 'Nobody'}
      </span>
      {me && owner?.id !== me.id && (
        <Button variant="quiet" size="small" aria-label={`Assign to me: ${what}`} onClick={() => onAssign(me)}>
          Assign to me
        </Button>
      )}
    </div>
  );
}

import { memo, useMemo, useState } from 'react';
import { calendarDay } from '../../ui/dates.ts';
import { useSession } from '../../session/session.ts';
import { StageBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { caseHref, onPlainPress } from '../cases/row-actions.tsx';
import type { WorkRow } from '../cases/cases-cache.ts';
import type { CaseTab } from '../panel/dialog-address.ts';
import { useChangeCase } from '../cases/use-change-case.ts';
import { dayText, dueOf } from '../cases/due.ts';
import { NextActionForm } from './next-action-form.tsx';

type View = (id: string, tab?: CaseTab) => void;
type WorkTableProps = { rows: readonly WorkRow[]; today: string; onView: View };

export function WorkTable({ rows, today, onView }: WorkTableProps) {
  const session = useSession();
  const { user, profile } = session.state === 'signed-in' ? session.me : { user: null, profile: null };
  const me = useMemo(
    () => (user && profile ? { id: user.id, name: profile.display_name || user.email } : null),
    [user, profile],
  );
  return (
    <DataTable label="Table of open cases">
      <colgroup>
        {['case', 'stage', 'action', 'due', 'owner', 'unread'].map((id) => (
          <col key={id} className={`col-work-${id}`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {['Case', 'Stage', 'Next action', 'Due', 'Owner', 'Unread'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} today={today} me={me} onView={onView} />
        ))}
      </tbody>
    </DataTable>
  );
}

type Me = NonNullable<WorkRow['owner']> | null;

const Row = memo(function Row({ row, today, me, onView }: { row: WorkRow; today: string; me: Me; onView: View }) {
  // `back`: the form was open, so the focus returns to the button that opened it.
  const [form, setForm] = useState<'shut' | 'open' | 'back'>('shut');
  const { change, isPending } = useChangeCase(row.id);
  const { next_action: action, next_action_on: on } = row;
  const save = (next: { next_action: string; next_action_on: string }) => {
    setForm('back');
    if (next.next_action !== action || next.next_action_on !== on) change(next);
  };
  return (
    <tr aria-busy={isPending}>
      <th scope="row">
        <CaseLink row={row} onView={onView} />
      </th>
      <td>
        <StageBadge stage={row.stage} />
      </td>
      {form === 'open' ? (
        <td colSpan={3}>
          <NextActionForm
            caseNumber={row.case_number}
            action={action ?? ''}
            on={on ?? today}
            onSave={save}
            onCancel={() => setForm('back')}
          />
        </td>
      ) : (
        <>
          <td>
            <NextAction row={row} isBack={form === 'back'} onChange={() => setForm('open')} />
          </td>
          <td>{on === null ? <span className="muted">No day</span> : <DueDay on={on} today={today} />}</td>
          <td>
            <Owner row={row} me={me} onAssign={(owner) => change({ owner })} />
          </td>
        </>
      )}
      <td className="numeric">
        <Unread row={row} onView={onView} />
      </td>
    </tr>
  );
});

function CaseLink({ row, onView }: { row: WorkRow; onView: View }) {
  return (
    <a href={caseHref(row.id)} data-row={row.id} className="work-case" onClick={onPlainPress(() => onView(row.id))}>
      <span className="mono">{row.case_number}</span>{' '}
      <span className="clip" dir="auto" title={row.business}>
        {row.business}
      </span>
    </a>
  );
}

function NextAction({ row, isBack, onChange }: { row: WorkRow; isBack: boolean; onChange: () => void }) {
  const text = row.next_action ?? 'None';
  return (
    <button
      type="button"
      className="work-change clip"
      autoFocus={isBack}
      dir="auto"
      title={`${text} (press to change)`}
      aria-label={`${text}. Change the next action of ${row.case_number}`}
      onClick={onChange}
    >
      {text}
    </button>
  );
}

function DueDay({ on, today }: { on: string; today: string }) {
  const { text, state } = dueOf(on, today);
  return (
    <span className="work-due" data-state={state}>
      {text}{' '}
      <time dateTime={on} className="muted" title={calendarDay(on)}>
        {dayText(on, today)}
      </time>
    </span>
  );
}

function Owner({ row, me, onAssign }: { row: WorkRow; me: Me; onAssign: (owner: NonNullable<Me>) => void }) {
  return (
    <div className="work-action">
      <span className={row.owner ? 'clip' : 'clip muted'} dir="auto" title={row.owner?.name}>
        {row.owner?.name ?? 'Nobody'}
      </span>
      {me && row.owner?.id !== me.id && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Assign to me: ${row.case_number}`}
          onClick={() => onAssign(me)}
        >
          Assign to me
        </Button>
      )}
    </div>
  );
}

function Unread({ row, onView }: { row: WorkRow; onView: View }) {
  if (row.unread_messages === 0) return <span className="muted">None</span>;
  return (
    <a
      href={`${caseHref(row.id)}&show=messages`}
      aria-label={`${row.unread_messages} unread in ${row.case_number}`}
      onClick={onPlainPress(() => onView(row.id, 'messages'))}
    >
      {row.unread_messages}
    </a>
  );
}

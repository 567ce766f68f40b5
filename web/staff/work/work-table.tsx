import { memo, useMemo, useState, type ReactNode } from 'react';
import { workKindLabels } from '../../../domain/cases/work.ts';
import { calendarDay } from '../../ui/dates.ts';
import { useSession } from '../../session/session.ts';
import { StageBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { onPlainPress } from '../cases/row-actions.tsx';
import type { WorkCase, WorkItem } from '../cases/cases-cache.ts';
import { useChangeCase } from '../cases/use-change-case.ts';
import { dayText, dueGroups, dueOf } from '../cases/due.ts';
import { useChangeTask } from '../tasks/use-tasks.ts';
import { DoneButton } from './done-button.tsx';
import { NextActionForm } from './next-action-form.tsx';

type WorkTableProps = {
  rows: readonly WorkItem[];
  today: string;
  /** The case that is open beside the list. */
  openCase: string | null;
  /** The key of the row whose panel is open. */
  openRow: string | null;
  /** Leaves out what the panel says. */
  isNarrow: boolean;
  onOpen: (item: WorkItem) => void;
  hrefOf: (item: WorkItem) => string;
};

const columns = [
  ['due', 'Due'],
  ['what', 'To do'],
  ['case', 'Case'],
  ['stage', 'Stage'],
  ['owner', 'Owner'],
] as const;
/** Beside the panel. */
const narrowColumns = columns.filter(([id]) => id !== 'stage' && id !== 'owner');
const groups = ['overdue', 'today', 'later'] as const;

/** What is to be done, grouped by overdue, today and later. */
export function WorkTable({ rows, today, openCase, openRow, isNarrow, onOpen, hrefOf }: WorkTableProps) {
  const me = useMe();
  const shown = isNarrow ? narrowColumns : columns;
  const groupOf = (item: WorkItem) => dueOf(item.due_on, today).state;
  return (
    <DataTable label="Table of work">
      <colgroup>
        {shown.map(([id]) => (
          <col key={id} className={`col-work-${id}`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {shown.map(([id, head]) => (
            <th key={id} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => {
        const items = rows.filter((item) => groupOf(item) === group);
        return items.length === 0 ? null : (
          <tbody key={group} aria-label={dueGroups[group]} role="rowgroup">
            <tr className="work-group" data-state={group}>
              <td colSpan={shown.length}>{dueGroups[group]}</td>
            </tr>
            {items.map((item) => (
              <Row
                key={item.key}
                item={item}
                today={today}
                me={me}
                isOpen={item.key === openRow || (openCase !== null && item.the_case?.id === openCase)}
                onOpen={onOpen}
                isNarrow={isNarrow}
                hrefOf={hrefOf}
              />
            ))}
          </tbody>
        );
      })}
    </DataTable>
  );
}

type Me = NonNullable<WorkCase['owner']> | null;

function useMe(): Me {
  const session = useSession();
  const { user, profile } = session.state === 'signed-in' ? session.me : { user: null, profile: null };
  return useMemo(
    () => (user && profile ? { id: user.id, name: profile.display_name || user.email } : null),
    [user, profile],
  );
}

type RowProps = {
  item: WorkItem;
  today: string;
  me: Me;
  isOpen: boolean;
  isNarrow: boolean;
  onOpen: (item: WorkItem) => void;
  hrefOf: (item: WorkItem) => string;
};

const Row = memo(function Row(props: RowProps) {
  const { item, today, onOpen, hrefOf } = props;
  if (item.the_case) return <CaseRow {...props} theCase={item.the_case} />;
  return (
    <tr>
      <DueDay on={item.due_on} today={today} />
      <What item={item} onOpen={onOpen} hrefOf={hrefOf} />
      <td colSpan={props.isNarrow ? 1 : 3} className="muted">
        No case
      </td>
    </tr>
  );
});

type CaseRowProps = RowProps & { theCase: WorkCase };

function CaseRow({ item, theCase, today, me, isOpen, isNarrow, onOpen, hrefOf }: CaseRowProps) {
  // `back`: the form was open, so the focus returns to the button that opened it.
  const [form, setForm] = useState<'shut' | 'open' | 'back'>('shut');
  const { change, isPending } = useChangeCase(theCase.id);
  const { take } = useChangeTask();
  const { case_number, next_action: action, next_action_on: on } = theCase;
  const save = (next: { next_action: string; next_action_on: string }) => {
    setForm('back');
    if (next.next_action !== action || next.next_action_on !== on) change(next);
  };
  return (
    <tr aria-busy={isPending} data-open={isOpen || undefined}>
      <DueDay on={item.due_on} today={today} />
      {form === 'open' ? (
        <th scope="row">
          <NextActionForm
            caseNumber={case_number}
            action={action ?? ''}
            on={on ?? today}
            onSave={save}
            onCancel={() => setForm('back')}
          />
        </th>
      ) : (
        <What item={item} onOpen={onOpen} hrefOf={hrefOf}>
          <DoneButton item={item} caseNumber={case_number} />
          {item.key.startsWith('case:') ? (
            <Button
              variant="quiet"
              size="small"
              autoFocus={form === 'back'}
              aria-label={`Change the next action of ${case_number}`}
              onClick={() => setForm('open')}
            >
              Change
            </Button>
          ) : null}
        </What>
      )}
      <td>
        <CaseName theCase={theCase} />
      </td>
      {isNarrow ? null : (
        <>
          <td className="nowrap">
            <StageBadge stage={theCase.stage} />
          </td>
          <td className="nowrap">
            <Owner
              owner={item.owner}
              me={me}
              what={item.task_id === null ? case_number : `the task ${item.what}`}
              onAssign={(owner) =>
                item.task_id === null ? change({ owner }) : take(item.task_id, owner, item.owner?.id ?? null)
              }
            />
          </td>
        </>
      )}
    </tr>
  );
}

/** The row's link, which the j and k keys move between. */
function What({
  item,
  onOpen,
  hrefOf,
  children,
}: Pick<RowProps, 'item' | 'onOpen' | 'hrefOf'> & { children?: ReactNode }) {
  return (
    <th scope="row">
      <div className="work-what">
        <span className="work-kind" data-kind={item.kind}>
          {workKindLabels[item.kind]}
        </span>{' '}
        <a
          href={hrefOf(item)}
          data-row={item.key}
          data-case={item.the_case?.id ?? ''}
          className="clip"
          dir="auto"
          title={item.what}
          onClick={onPlainPress(() => onOpen(item))}
        >
          {item.what}
          <span className="visually-hidden">{item.the_case ? ` in ${item.the_case.case_number}` : ''}</span>
        </a>
        {children}
      </div>
    </th>
  );
}

function CaseName({ theCase: { case_number, business } }: { theCase: WorkCase }) {
  return (
    <span className="work-case">
      <span className="clip" dir="auto" title={business}>
        {business}
      </span>{' '}
      <span className="mono muted">{case_number}</span>
    </span>
  );
}

function DueDay({ on, today }: { on: string; today: string }) {
  const { text, state } = dueOf(on, today);
  return (
    <td className="nowrap">
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

function Owner({ owner, me, what, onAssign }: OwnerProps) {
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

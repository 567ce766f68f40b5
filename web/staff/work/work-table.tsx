import { memo, useState, type ReactNode } from 'react';
import { workKindLabels } from '../../../domain/cases/work.ts';
import { StageBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { onPlainPress } from '../cases/row-links.ts';
import type { WorkCase, WorkItem } from '../cases/cases-cache.ts';
import { PagePick, RowPick } from '../cases/picks.tsx';
import { pageState, type Picked } from '../cases/selection.ts';
import { useChangeCase } from '../cases/use-change-case.ts';
import { dueGroups, dueOf } from '../cases/due.ts';
import { useChangeTask } from '../tasks/use-tasks.ts';
import { DoneButton } from './done-button.tsx';
import { NextActionForm } from './next-action-form.tsx';
import type { Me } from './use-me.ts';
import { CaseName, DueDay, Owner } from './work-cells.tsx';

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
  me: Me;
  /** The keys of the selected rows. */
  picked: ReadonlyMap<string, unknown>;
  onPick: (key: string, on: boolean, range: boolean) => void;
  onPickPage: (on: boolean) => void;
};

/** A row as the selection knows it. */
export const pickOf = ({ key, what, the_case }: WorkItem): Picked => ({
  id: key,
  version: the_case?.version ?? 0,
  case_number: the_case ? `${what} in ${the_case.case_number}` : what,
});

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
export function WorkTable(props: WorkTableProps) {
  const { rows, today, openCase, openRow, isNarrow, onOpen, hrefOf, me, picked, onPick, onPickPage } = props;
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
              {id === 'due' ? (
                <PagePick
                  label="Select all rows of this page"
                  state={pageState(
                    picked,
                    rows.map(({ key }) => ({ id: key })),
                  )}
                  onPick={onPickPage}
                />
              ) : null}{' '}
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
                isPicked={picked.has(item.key)}
                onPick={onPick}
              />
            ))}
          </tbody>
        );
      })}
    </DataTable>
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
  isPicked: boolean;
  onPick: WorkTableProps['onPick'];
};

const Row = memo(function Row(props: RowProps) {
  const { item, today, onOpen, hrefOf, isPicked, onPick } = props;
  if (item.the_case) return <CaseRow {...props} theCase={item.the_case} />;
  return (
    <tr>
      <DueDay on={item.due_on} today={today}>
        <RowPick row={pickOf(item)} isPicked={isPicked} onPick={onPick} />
      </DueDay>
      <What item={item} onOpen={onOpen} hrefOf={hrefOf} />
      <td colSpan={props.isNarrow ? 1 : 3} className="muted">
        {item.kind === 'license' ? 'Attorney' : 'No case'}
      </td>
    </tr>
  );
});

type CaseRowProps = RowProps & { theCase: WorkCase };

function CaseRow({ item, theCase, today, me, isOpen, isNarrow, onOpen, hrefOf, isPicked, onPick }: CaseRowProps) {
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
      <DueDay on={item.due_on} today={today}>
        <RowPick row={pickOf(item)} isPicked={isPicked} onPick={onPick} />
      </DueDay>
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
            <ChangeButton caseNumber={case_number} isBack={form === 'back'} onPress={() => setForm('open')} />
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

function ChangeButton({ caseNumber, isBack, onPress }: { caseNumber: string; isBack: boolean; onPress: () => void }) {
  return (
    <Button
      variant="quiet"
      size="small"
      autoFocus={isBack}
      aria-label={`Change the next action of ${caseNumber}`}
      onClick={onPress}
    >
      Change
    </Button>
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
        {item.kind === 'step' ? null : (
          <span className="work-kind" data-kind={item.kind}>
            {workKindLabels[item.kind]}
          </span>
        )}
        {children}
      </div>
    </th>
  );
}

import { useQuery } from '@tanstack/react-query';
import { casePriorities, casePriorityLabels, caseStatuses, caseStatusLabels } from '../../../domain/cases/case.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuGroup, MenuItem } from '../../ui/menu.tsx';
import type { BulkChoice } from './bulk-text.ts';
import { RefusedList } from './refused-list.tsx';
import { selectedText } from './selection.ts';
import './selection.css';
import { useBulkChange } from './use-bulk-change.ts';
import type { useSelection } from './use-selection.ts';

type BulkBarProps = {
  selection: Pick<ReturnType<typeof useSelection>, 'picked' | 'clear' | 'renew'>;
  rows: readonly { id: string }[];
  onOpen: (id: string) => void;
};

/** Bulk actions on the selected cases. At the bottom of the window, so that the rows above do not move. */
export function BulkBar({ selection: { picked, clear, renew }, rows, onOpen }: BulkBarProps) {
  const { apply, isPending, refused, dismiss } = useBulkChange(picked, renew);
  const words = isPending ? 'Changing…' : selectedText(picked, rows);
  return (
    <>
      {/* Always rendered: a live region added together with its first text is not announced. */}
      <p role="status" className="visually-hidden">
        {picked.size > 0 ? words : ''}
      </p>
      {(picked.size > 0 || refused.length > 0) && (
        <section className="bulk-bar" aria-label="Selected cases" aria-busy={isPending}>
          {picked.size > 0 && (
            <div className="bulk-bar__row">
              <p className="bulk-bar__count">{words}</p>
              <Button variant="quiet" size="small" onClick={clear}>
                Clear
              </Button>
              <Choices label="Set status" disabled={isPending} choices={statusChoices} onChoose={apply} />
              <Choices label="Set priority" disabled={isPending} choices={priorityChoices} onChoose={apply} />
              <OwnerChoices disabled={isPending} onChoose={apply} />
              <AttorneyChoices disabled={isPending} onChoose={apply} />
            </div>
          )}
          {refused.length > 0 && <RefusedList refused={refused} onOpen={onOpen} onDismiss={dismiss} />}
        </section>
      )}
    </>
  );
}

type Choice = BulkChoice & { label: string };
type ChoicesProps = {
  label: string;
  disabled: boolean;
  choices: readonly Choice[];
  onChoose: (choice: BulkChoice) => void;
  otherwise?: string;
};

const statusChoices = caseStatuses.map((status): Choice => ({
  label: caseStatusLabels[status],
  summary: `status ${caseStatusLabels[status]}`,
  change: { status },
}));
const priorityChoices = casePriorities.map((priority): Choice => ({
  label: casePriorityLabels[priority],
  summary: `priority ${casePriorityLabels[priority]}`,
  change: { priority },
}));

function Choices({ label, disabled, choices, onChoose, otherwise }: ChoicesProps) {
  return (
    <Menu label={label} disabled={disabled}>
      {choices.map((choice) => (
        <MenuItem key={choice.label + JSON.stringify(choice.change)} onClick={() => onChoose(choice)}>
          <span dir="auto">{choice.label}</span>
        </MenuItem>
      ))}
      {choices.length === 0 && otherwise ? <MenuGroup label={otherwise}>{null}</MenuGroup> : null}
    </Menu>
  );
}

type NamedChoicesProps = Pick<ChoicesProps, 'disabled' | 'onChoose'>;

function OwnerChoices(props: NamedChoicesProps) {
  const { data, isError } = useQuery(orpc.people.listStaff.queryOptions());
  const choices =
    data?.items.map(({ id, name }): Choice => ({ label: name, summary: `owner ${name}`, change: { owner_id: id } })) ??
    [];
  return (
    <Choices
      {...props}
      label="Assign owner"
      choices={choices}
      otherwise={isError ? 'The list of staff could not be loaded.' : 'Loading staff…'}
    />
  );
}

function AttorneyChoices(props: NamedChoicesProps) {
  const { data, isError } = useQuery(orpc.people.listAttorneys.queryOptions());
  const choices =
    data?.items.map(({ id, name, open_cases }): Choice => ({
      label: `${name} (${open_cases} open)`,
      summary: `attorney ${name}`,
      change: { attorney_id: id },
    })) ?? [];
  return (
    <Choices
      {...props}
      label="Assign attorney"
      choices={choices}
      otherwise={
        data
          ? 'There is no attorney yet.'
          : isError
            ? 'The list of attorneys could not be loaded.'
            : 'Loading attorneys…'
      }
    />
  );
}

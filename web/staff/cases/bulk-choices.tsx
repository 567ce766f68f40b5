import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { casePriorities, casePriorityLabels, caseStatuses, caseStatusLabels } from '../../../domain/cases/case.ts';
import { orpc } from '../../api/api.ts';
import { Menu, MenuGroup, MenuItem } from '../../ui/menu.tsx';
import type { BulkChoice } from './bulk-text.ts';

/** What can be done to the selected cases; loaded with the first selection. */
export default memo(function BulkChoices({ disabled, onChoose }: NamedChoicesProps) {
  return (
    <>
      <Choices label="Set status" disabled={disabled} choices={statusChoices} onChoose={onChoose} />
      <Choices label="Set priority" disabled={disabled} choices={priorityChoices} onChoose={onChoose} />
      <OwnerChoices disabled={disabled} onChoose={onChoose} />
      <AttorneyChoices disabled={disabled} onChoose={onChoose} />
    </>
  );
});

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

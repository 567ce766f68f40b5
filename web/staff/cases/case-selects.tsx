import { casePriorities, casePriorityLabels, caseStatuses, caseStatusLabels } from '../../../domain/cases/case.ts';
import type { CaseRow } from './cases-cache.ts';
import { useChangeCase } from './use-change-case.ts';

type Changeable = Pick<CaseRow, 'id' | 'case_number' | 'status' | 'priority'>;

/** Status, editable in place (spec: any status, no restriction on transitions). */
export function StatusSelect({ theCase }: { theCase: Changeable }) {
  const { change, isPending } = useChangeCase(theCase.id);
  return (
    <select
      className="cell-select"
      data-status={theCase.status}
      aria-label={`Status of ${theCase.case_number}`}
      aria-busy={isPending}
      value={theCase.status}
      onChange={(event) => {
        const status = caseStatuses.find((each) => each === event.target.value);
        if (status) change({ status });
      }}
    >
      {caseStatuses.map((status) => (
        <option key={status} value={status}>
          {caseStatusLabels[status]}
        </option>
      ))}
    </select>
  );
}

export function PrioritySelect({ theCase }: { theCase: Changeable }) {
  const { change, isPending } = useChangeCase(theCase.id);
  return (
    <select
      className="cell-select"
      data-priority={theCase.priority}
      aria-label={`Priority of ${theCase.case_number}`}
      aria-busy={isPending}
      value={theCase.priority}
      onChange={(event) => {
        const priority = casePriorities.find((each) => each === event.target.value);
        if (priority) change({ priority });
      }}
    >
      {casePriorities.map((priority) => (
        <option key={priority} value={priority}>
          {casePriorityLabels[priority]}
        </option>
      ))}
    </select>
  );
}

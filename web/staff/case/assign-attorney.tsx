import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { codeOf, messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { showToast } from '../../ui/toasts.tsx';
import type { AdminCase } from '../cases/case-fields.ts';

type AssignProps = {
  caseId: string;
  attorney: AdminCase['attorney'];
  /** A name in the case may be that of a party the firm knows, which staff decide. */
  onConflict: () => void;
};

/** The attorney who reviews and signs this case's letters. Choosing one assigns the case, with Undo. */
export function AssignAttorney({ caseId, attorney, onConflict }: AssignProps) {
  const cache = useQueryClient();
  const attorneys = useQuery(orpc.people.listAttorneys.queryOptions());
  const assign = useMutation(
    orpc.cases.assign.mutationOptions({
      onMutate: () => ({ before: attorney }),
      onSuccess: ({ attorney: assigned }, _asked, { before }) => {
        showToast({
          title: `Assigned to ${assigned.name}.`,
          action:
            before && before.id !== assigned.id
              ? { label: 'Undo', onClick: () => assign.mutate({ id: caseId, attorney_id: before.id }) }
              : undefined,
        });
        void cache.invalidateQueries({ queryKey: orpc.key() });
      },
      onError: (error) => {
        showToast({
          title: 'Failed to assign the attorney.',
          description: messageOf(error, 'Please try again.'),
          tone: 'danger',
        });
        if (codeOf(error) === 'CONFLICT') onConflict();
      },
    }),
  );
  const shown = assign.isPending ? assign.variables.attorney_id : (attorney?.id ?? '');
  const items = attorneys.data?.items ?? (attorney ? [{ ...attorney, open_cases: 0 }] : []);
  return (
    <div className="case-tool">
      <label className="field__label" htmlFor="assign-attorney">
        Attorney
      </label>
      <select
        id="assign-attorney"
        className="cell-select"
        value={shown}
        disabled={attorneys.isPending}
        aria-busy={assign.isPending}
        onChange={({ target }) => assign.mutate({ id: caseId, attorney_id: target.value })}
      >
        {attorney === null && <option value="">Not assigned</option>}
        {items.map((each) => (
          <option key={each.id} value={each.id}>
            {each.id === shown ? each.name : `${each.name} (${each.open_cases} open)`}
          </option>
        ))}
      </select>
    </div>
  );
}

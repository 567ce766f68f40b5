import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { codeOf, messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import type { AdminCase } from '../cases/case-fields.ts';

/** The attorney who reviews and signs this case's letters. */
export function AssignAttorney({ caseId, attorney }: { caseId: string; attorney: AdminCase['attorney'] }) {
  const cache = useQueryClient();
  const attorneys = useQuery(orpc.people.listAttorneys.queryOptions());
  const [picked, setPicked] = useState<string | null>(null);
  const [dialog, setDialog] = useState(false);
  const assign = useMutation(
    orpc.cases.assign.mutationOptions({
      onSuccess: ({ attorney: assigned }) => {
        setPicked(null);
        showToast({ title: `Assigned to ${assigned.name}.` });
        void cache.invalidateQueries({ queryKey: orpc.key() });
      },
      onError: (error) => {
        showToast({
          title: 'Failed to assign the attorney.',
          description: messageOf(error, 'Please try again.'),
          tone: 'danger',
        });
        // A name in the case may be that of a party the firm knows; staff decide that in the dialog.
        if (codeOf(error) === 'CONFLICT') setDialog(true);
      },
    }),
  );
  const chosen = picked ?? attorney?.id ?? '';
  const items = attorneys.data?.items ?? (attorney ? [{ ...attorney, open_cases: 0 }] : []);
  return (
    <>
      <form
        className="case-tool"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== '' && chosen !== attorney?.id) assign.mutate({ id: caseId, attorney_id: chosen });
        }}
      >
        <label className="field__label" htmlFor="assign-attorney">
          Attorney
        </label>
        <div className="case-tool__row">
          <select
            id="assign-attorney"
            className="control"
            value={chosen}
            disabled={attorneys.isPending}
            onChange={(event) => setPicked(event.target.value)}
          >
            {attorney === null && <option value="">Not assigned</option>}
            {items.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name} ({each.open_cases} open)
              </option>
            ))}
          </select>
          <Button
            type="submit"
            variant="secondary"
            disabled={chosen === '' || chosen === attorney?.id}
            busy={assign.isPending}
            busyLabel="Assigning…"
          >
            Assign
          </Button>
          <Button variant="quiet" onClick={() => setDialog(true)}>
            Conflicts
          </Button>
        </div>
      </form>
      {dialog && <ConflictDialog caseId={caseId} onClose={() => setDialog(false)} />}
    </>
  );
}

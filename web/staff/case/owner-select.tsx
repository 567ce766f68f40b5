import { hasEnded } from '../../../domain/cases/case.ts';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../api/api.ts';
import type { AdminCase } from '../cases/case-fields.ts';
import { useChangeCase } from '../cases/use-change-case.ts';

/** The staff member responsible for the case, editable in place. An open case always has one. */
export function OwnerSelect({ theCase }: { theCase: AdminCase }) {
  const staff = useQuery(orpc.people.listStaff.queryOptions());
  const { change, isPending } = useChangeCase(theCase.id);
  const { owner } = theCase;
  const items: { id: string; name: string }[] = staff.data?.items ?? [];
  const options = owner && !items.some((each) => each.id === owner.id) ? [owner, ...items] : items;
  const choose = (id: string) => {
    const chosen = options.find((each) => each.id === id);
    change({ owner: chosen ? { id: chosen.id, name: chosen.name } : null });
  };
  return (
    <div className="case-tool">
      <label className="field__label" htmlFor="case-owner">
        Case owner
      </label>
      <select
        id="case-owner"
        className="cell-select"
        value={owner?.id ?? ''}
        aria-busy={isPending}
        onChange={(event) => choose(event.target.value)}
      >
        {owner === null || hasEnded(theCase.status) ? <option value="">Nobody</option> : null}
        {options.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
    </div>
  );
}

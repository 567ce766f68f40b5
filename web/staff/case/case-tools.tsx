import { useState } from 'react';
import { Link } from 'react-router';
import { lapsesBy } from '../../../domain/people/license.ts';
import { shortDay } from '../../ui/dates.ts';
import { firmToday } from '../../ui/typed-values.ts';
import type { AdminCase } from '../cases/case-fields.ts';
import { PrioritySelect, StatusSelect } from '../cases/case-selects.tsx';
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx';
import { AssignAttorney } from './assign-attorney.tsx';
import { NextAction } from './next-action.tsx';
import { OwnerSelect } from './owner-select.tsx';

/** Who has a case, editable in place. */
export function CasePeople({ theCase, onConflict }: { theCase: AdminCase; onConflict: () => void }) {
  return (
    <div className="case-head__people">
      <OwnerSelect theCase={theCase} />
      <AssignAttorney caseId={theCase.id} attorney={theCase.attorney} onConflict={onConflict} />
      <License attorney={theCase.attorney} />
    </div>
  );
}

/** Who does what next in a case, where nothing else of it is shown. */
export function CaseTools({ theCase }: { theCase: AdminCase }) {
  const [conflicts, setConflicts] = useState(false);
  return (
    <div className="case-tools">
      <CasePeople theCase={theCase} onConflict={() => setConflicts(true)} />
      <div className="case-head__buttons">
        <StatusSelect theCase={theCase} />
        <PrioritySelect theCase={theCase} />
      </div>
      <NextAction theCase={theCase} />
      {conflicts ? <ConflictDialog caseId={theCase.id} onClose={() => setConflicts(false)} /> : null}
    </div>
  );
}

/** Says that the attorney's license lapses before it bars this case's letters. */
function License({ attorney }: Pick<AdminCase, 'attorney'>) {
  if (attorney === null) return null;
  const { id, licensed_until: until } = attorney;
  const today = firmToday();
  if (until !== null && until > lapsesBy(today)) return null;
  return (
    <Link to={`/admin/users?user=${id}`} className="small">
      {until === null || until < today ? 'No license counts' : `License counts until ${shortDay(until)}`}
    </Link>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { lapsesBy } from '../../../domain/people/license.ts';
import { licenseText } from '../../account/standing.tsx';
import { firmToday } from '../../ui/typed-values.ts';
import type { AdminCase } from '../cases/case-fields.ts';
import { PrioritySelect, StatusSelect } from '../cases/case-selects.tsx';
import { LegalHold } from '../privacy/legal-hold.tsx';
import { AssignAttorney } from './assign-attorney.tsx';
import { OwnerSelect } from './owner-select.tsx';

/** What stands above a case and who has it, each editable in place. */
export function CaseTools({ theCase }: { theCase: AdminCase }) {
  return (
    <div className="case-head__tools">
      <Tool label="Status">
        <StatusSelect theCase={theCase} />
      </Tool>
      <Tool label="Priority">
        <PrioritySelect theCase={theCase} />
      </Tool>
      <OwnerSelect theCase={theCase} />
      <AssignAttorney caseId={theCase.id} attorney={theCase.attorney} />
      <License attorney={theCase.attorney} />
      <LegalHold theCase={theCase} />
    </div>
  );
}

/** Says that the attorney's license lapses before it bars this case's letters. */
function License({ attorney }: Pick<AdminCase, 'attorney'>) {
  if (attorney === null) return null;
  const { id, licensed_until: until } = attorney;
  if (until !== null && until > lapsesBy(firmToday())) return null;
  return (
    <p className="case-tool">
      <Link to={`/admin/users?user=${id}`}>License of the attorney</Link>
      <span>{until === null ? 'None is on file as active: approvals are barred.' : licenseText(until)}</span>
    </p>
  );
}

function Tool({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="case-tool">
      <span className="field__label" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

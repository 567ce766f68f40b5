import type { ReactNode } from 'react';
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
      <LegalHold theCase={theCase} />
    </div>
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

import type { ReactNode } from 'react';
import { formatCents } from '../../domain/money.ts';
import { processorLabels } from '../../domain/case.ts';
import { dayOf } from '../dashboard/dates.ts';
import { Badge, StageBadge } from '../ui/badge.tsx';
import { AnalysisSection } from './analysis-section.tsx';
import { AssignAttorney } from './assign-attorney.tsx';
import { businessFields, clientFields, complianceFields, financialFields, overviewFields, productFields, type AdminCase } from './case-fields.ts';
import { CaseFiles } from './case-files.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseLetters } from './case-letters.tsx';
import { CaseMessages } from './case-messages.tsx';
import { OwnersTable, PreviousProcessorsTable } from './case-people.tsx';
import { CaseSections } from './case-sections.tsx';
import { PrioritySelect, StatusSelect } from './case-selects.tsx';
import { FieldList } from './field-list.tsx';
import { LegalHold } from './legal-hold.tsx';

/** All that is known of a case, on one page that can be searched, printed and linked to by section. */
export function CaseRecord({ theCase }: { theCase: AdminCase }) {
  const sections = [
    { id: 'overview', title: 'Overview', content: <Overview theCase={theCase} /> },
    { id: 'business', title: 'Business', content: <Business theCase={theCase} /> },
    { id: 'financial', title: 'Financial', content: <FieldList fields={financialFields(theCase)} /> },
    { id: 'analysis', title: 'AI Analysis', content: <AnalysisSection theCase={theCase} /> },
    { id: 'letters', title: 'Letters', count: theCase.letters.length, content: <CaseLetters theCase={theCase} /> },
    { id: 'files', title: 'Files', count: theCase.case_files.length, content: <CaseFiles files={theCase.case_files} /> },
    { id: 'messages', title: 'Messages', count: theCase.messages.length, content: <CaseMessages messages={theCase.messages} /> },
    { id: 'history', title: 'History', count: theCase.history.length, content: <CaseHistory history={theCase.history} /> },
  ];
  return (
    <>
      <CaseHead theCase={theCase} />
      <CaseSections sections={sections} />
    </>
  );
}

function CaseHead({ theCase }: { theCase: AdminCase }) {
  return (
    <header className="case-head">
      <div className="case-head__name">
        <p className="mono muted">{theCase.case_number}</p>
        <h1 dir="auto">{theCase.legal_business_name}</h1>
        <p className="case-head__line">
          <span>{processorLabels[theCase.processor]}</span>
          <span className="money">{theCase.held_amount_cents === null ? 'Amount not provided' : `${formatCents(theCase.held_amount_cents)} held`}</span>
          <span>Submitted {dayOf(theCase.created_at)}</span>
          <Badge status={theCase.status} />
        </p>
        <p className="case-head__stage"><StageBadge stage={theCase.stage} /> <span className="muted">{theCase.stage.next}</span></p>
      </div>
      <div className="case-head__tools">
        <Tool label="Status"><StatusSelect theCase={theCase} /></Tool>
        <Tool label="Priority"><PrioritySelect theCase={theCase} /></Tool>
        <AssignAttorney caseId={theCase.id} attorney={theCase.attorney} />
        <LegalHold theCase={theCase} />
      </div>
    </header>
  );
}

function Tool({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="case-tool">
      <span className="field__label" aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}

function Overview({ theCase }: { theCase: AdminCase }) {
  return (
    <>
      <FieldList fields={overviewFields(theCase)} />
      <h3>Client</h3>
      <FieldList fields={clientFields(theCase)} />
    </>
  );
}

function Business({ theCase }: { theCase: AdminCase }) {
  return (
    <>
      <FieldList fields={businessFields(theCase)} />
      <h3>Owners</h3>
      <OwnersTable owners={theCase.business_owners} />
      <h3>Previous processors</h3>
      <PreviousProcessorsTable processors={theCase.previous_processors} />
      <h3>Products and fulfillment</h3>
      <FieldList fields={productFields(theCase)} />
      <h3>Compliance</h3>
      <FieldList fields={complianceFields(theCase)} />
    </>
  );
}

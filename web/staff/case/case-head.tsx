import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { labelOfProcessor } from '../../../domain/processors.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { dayOf, shortDay } from '../../ui/dates.ts';
import { StageBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { AdminCase } from '../cases/case-fields.ts';
import { CaseTasks } from '../tasks/case-tasks.tsx';
import { CaseTools } from './case-tools.tsx';
import { NextAction } from './next-action.tsx';
import { aiLabel } from '../../ui/ai-label.ts';

type HeadProps = {
  theCase: AdminCase;
  /** The page has its own heading; in the dialog it is the title. */
  heading: boolean;
  isAnalyzing: boolean;
  onAiOverview: () => void;
  isEditing: boolean;
  onEdit: () => void;
  /** The URL of the case's page, if this is not it. */
  ownPage: string | null;
};

/** The case's name, its state and its owners, all editable in place. */
export function CaseHead(props: HeadProps) {
  const { theCase, heading } = props;
  return (
    <header className="case-head">
      <div className="case-head__name">
        {heading ? <p className="mono muted">{theCase.case_number}</p> : null}
        {heading ? (
          <h1 dir="auto" className="case-name">
            {nameOf(theCase)}
          </h1>
        ) : null}
        <p className="case-head__line">
          <span dir="auto">{labelOfProcessor(theCase)}</span>
          <span className="money">
            {theCase.held_amount_cents === null
              ? 'Amount not provided'
              : `${formatCents(theCase.held_amount_cents)} held`}
          </span>
          <span>Submitted {dayOf(theCase.created_at)}</span>
        </p>
        <p className="case-head__line">
          <StageBadge stage={theCase.stage} />{' '}
          <span className="muted">
            {theCase.stage.next}
            {theCase.stage.due_on ? ` By ${shortDay(theCase.stage.due_on)}.` : ''}
          </span>
        </p>
      </div>
      <Buttons {...props} />
      <CaseTools theCase={theCase} />
      <NextAction key={theCase.id} theCase={theCase} />
      <CaseTasks key={`tasks-${theCase.id}`} caseId={theCase.id} />
    </header>
  );
}

/** The business or, while that is blank, another name for the case. */
export const nameOf = (theCase: AdminCase): string =>
  [theCase.legal_business_name, `${theCase.first_name} ${theCase.last_name}`, theCase.email]
    .map((each) => each.trim())
    .find(Boolean) ?? theCase.case_number;

function Buttons({ isAnalyzing, onAiOverview, isEditing, onEdit, ownPage }: HeadProps) {
  const edit = useRef<HTMLSpanElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    // Save and Cancel, one of which had the focus, are no longer shown.
    if (wasEditing.current && !isEditing) edit.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <div className="case-head__buttons">
      <Button variant="secondary" busy={isAnalyzing} busyLabel="Analyzing…" onClick={onAiOverview}>
        {aiLabel('AI Overview', 'Case Analysis')}
      </Button>
      <span ref={edit}>
        <Button variant="secondary" aria-pressed={isEditing} onClick={onEdit}>
          Edit
        </Button>
      </span>
      {ownPage === null ? null : (
        <Link to={ownPage} className="small">
          Open on its own page
        </Link>
      )}
    </div>
  );
}

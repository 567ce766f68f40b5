import { useQueryState } from 'nuqs';
import { use, useEffect, useRef, useState } from 'react';
import { openConflictLabels, openConflictMarks } from '../../../domain/conflicts/open-conflict.ts';
import { labelOfProcessor } from '../../../domain/processors.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { StageBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx';
import { LegalHoldDialog } from '../privacy/legal-hold.tsx';
import { CaseWorkContext } from './case-work-context.ts';
import { CaseMenu } from './case-menu.tsx';
import { CasePeople } from './case-tools.tsx';
import type { AdminCase } from '../cases/case-fields.ts';
import { dialogAddress } from '../panel/dialog-address.ts';
import { PrioritySelect, StatusSelect } from '../cases/case-selects.tsx';
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

/** One line that stays in view: whose case, how much, how far, what is next, and who does it. The rest is in its menu. */
export function CaseHead({ theCase, heading, ownPage, ...buttons }: HeadProps) {
  const [conflicts, setConflicts] = useState(false);
  return (
    <header className="case-head">
      <div className="case-head__who">
        {heading ? (
          <h1 dir="auto" className="clip" title={nameOf(theCase)}>
            {nameOf(theCase)}
          </h1>
        ) : null}
        <p className="case-head__line">
          {heading ? <span className="mono muted">{theCase.case_number}</span> : null}
          <span dir="auto" className="clip">
            {labelOfProcessor(theCase)}
          </span>
          <span className="money">
            {theCase.held_amount_cents === null
              ? 'Amount not provided'
              : `${formatCents(theCase.held_amount_cents)} held`}
          </span>
          {theCase.conflict === null ? (
            <StageBadge stage={theCase.stage} />
          ) : (
            // In the place of the stage, which it bars.
            <Button
              variant="danger"
              size="small"
              aria-label={openConflictLabels[theCase.conflict]}
              onClick={() => setConflicts(true)}
            >
              {openConflictMarks[theCase.conflict]}
            </Button>
          )}
          {theCase.legal_hold ? <strong>Under legal hold</strong> : null}
        </p>
      </div>
      <NextWithAct key={theCase.id} theCase={theCase} />
      <CasePeople theCase={theCase} onConflict={() => setConflicts(true)} />
      <div className="case-head__buttons">
        <Buttons {...buttons} />
        <CaseMenu theCase={theCase} ownPage={ownPage} onConflicts={() => setConflicts(true)} />
        <StatusSelect theCase={theCase} />
        <PrioritySelect theCase={theCase} />
      </div>
      <LegalHoldDialog theCase={theCase} />
      {conflicts ? <ConflictDialog caseId={theCase.id} onClose={() => setConflicts(false)} /> : null}
    </header>
  );
}

/** The next action, which opens its act beside the case; the URL names what is open. */
function NextWithAct({ theCase }: { theCase: AdminCase }) {
  const [row, setRow] = useQueryState('act', dialogAddress.act.withOptions({ history: 'replace' }));
  const showWork = use(CaseWorkContext);
  return (
    <>
      <NextAction theCase={theCase} act={{ href: actHref(window.location.search), open: () => void setRow('next') }} />
      {row === null ? null : showWork({ theCase, row, onRow: (next) => void setRow(next) })}
    </>
  );
}

function actHref(search: string): string {
  const query = new URLSearchParams(search);
  query.set('act', 'next');
  return `?${query}`;
}

/** The business or, while that is blank, another name for the case. */
export const nameOf = (theCase: AdminCase): string =>
  [theCase.legal_business_name, `${theCase.first_name} ${theCase.last_name}`, theCase.email]
    .map((each) => each.trim())
    .find(Boolean) ?? theCase.case_number;

type ButtonsProps = Pick<HeadProps, 'isAnalyzing' | 'onAiOverview' | 'isEditing' | 'onEdit'>;

function Buttons({ isAnalyzing, onAiOverview, isEditing, onEdit }: ButtonsProps) {
  const edit = useRef<HTMLSpanElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    // Save and Cancel, one of which had the focus, are no longer shown.
    if (wasEditing.current && !isEditing) edit.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <>
      <Button variant="secondary" size="small" busy={isAnalyzing} busyLabel="Analyzing…" onClick={onAiOverview}>
        {aiLabel('AI Overview', 'Case Analysis')}
      </Button>
      <span ref={edit}>
        <Button variant="secondary" size="small" aria-pressed={isEditing} onClick={onEdit}>
          Edit
        </Button>
      </span>
    </>
  );
}

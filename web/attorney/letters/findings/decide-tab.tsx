import type { ReactNode } from 'react';
import { aDocument } from '../../../../domain/documents/document-kind.ts';
import { kindDoubtOf } from '../../../../domain/letters/kind-doubt.ts';
import { isUnsent } from '../../../../domain/letters/life.ts';
import type { LetterDecision } from '../../../../domain/letters/decision.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { barredText, besidesFindings } from './approval.ts';
import { ActButton, throughDoor, type Doing } from './act-button.tsx';
import { emailText } from '../../../sending/waiting-text.ts';
import { wayOut } from '../../../sending/way-out.ts';
import { ReturnNote } from './return-note.tsx';
import { TakeIt } from './finding-row.tsx';
import { doorOfDecision } from './desk-acts.ts';
import { VerdictTab, type VerdictTabProps } from './verdict-tab.tsx';

type DecideTabProps = VerdictTabProps & {
  onPlace: (place: LetterDecision['place']) => void;
  /** The button that drafts the letter again. */
  redraft: ReactNode;
};

type DecideTabPart = VerdictTabProps & { decision: LetterDecision };

const owners: Record<LetterDecision['owner'], string> = {
  attorney: 'Attorney',
  staff: 'Staff',
  merchant: 'Merchant',
  operator: 'Operator',
  nobody: 'Settles itself',
};
const bars: Record<LetterDecision['bars'], string> = {
  approval: 'Blocks approval',
  sending: 'Blocks sending',
  nothing: 'To know',
};
/** The label of the button that opens the place where a decision is settled. */
const doors: Partial<Record<LetterDecision['place'], string>> = {
  facts: 'Open Facts',
  agreement: 'Open Agreement',
  case: 'Open Case',
  delivery: 'Open History',
  reading: 'Read the letter',
  approval: 'Open Sign-off',
};

/** Decisions that another draft settles, as far as no edit stands in the way. */
const mended = ['case:changed', 'events:new'];

const inOrder = (decisions: readonly LetterDecision[]): LetterDecision[] =>
  (['approval', 'sending', 'nothing'] as const).flatMap((what) => decisions.filter((each) => each.bars === what));

/**
 * What must be decided before the letter is sent: first the decisions that bar it, each with a button to settle it, and
 * then the verifier's findings.
 */
export function DecideTab({ onPlace, redraft, ...verdict }: DecideTabProps) {
  const { letter } = verdict;
  if (letter.status === 'superseded') return <NothingToDecide />;
  const decisions = inOrder(besidesFindings(letter.decisions));
  const open = isUnsent(letter.status);
  const barred = barredText(letter);
  return (
    <div className="panel-part">
      <ReturnNote returned={letter.returned} />
      <section aria-labelledby="decide-title" className="panel-part">
        <h2 id="decide-title" tabIndex={-1}>
          To decide
        </h2>
        {barred !== '' && (
          <p>{decisions.some(({ bars: what }) => what !== 'nothing') ? barred : `${barred} See the findings below.`}</p>
        )}
        {decisions.length === 0 && (
          <p>
            {open
              ? 'Nothing besides the findings below.'
              : `${wayOut(letter)}.${emailText(letter) ? '' : ' Nothing is to be decided.'}`}
          </p>
        )}
        <ol role="list" className="finding-list">
          {decisions.map((decision) => (
            <DecisionItem key={decision.key} decision={decision} onPlace={onPlace} redraft={redraft} {...verdict} />
          ))}
        </ol>
      </section>
      <VerdictTab {...verdict} />
    </div>
  );
}

function DecisionItem({ decision, onPlace, redraft, ...verdict }: DecideTabProps & { decision: LetterDecision }) {
  const { letter } = verdict;
  const mayRead = letter.may.approve && !verdict.unsaved;
  return (
    <li className="finding" data-state={decision.bars === 'nothing' ? 'known' : 'open'} data-point tabIndex={-1}>
      <p className="finding__head">
        <span className="finding__state">{bars[decision.bars]}</span>
        <span className="muted">{owners[decision.owner]}</span>
      </p>
      <p>{decision.text}</p>
      {mended.includes(decision.key) && letter.may.edit && redraft}
      <PageLink place={decision.place} caseId={letter.case_id} />
      <div className="finding__foot">
        <DecisionAct decision={decision} doing={verdict.doing} />
        <KeepKind decision={decision} {...verdict} />
        {doors[decision.place] && (decision.place !== 'reading' || mayRead) && (
          <Button variant="quiet" size="small" onClick={() => onPlace(decision.place)}>
            {doors[decision.place]}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The page on which a decision is settled, where that is not the desk. */
function PageLink({ place, caseId }: { place: LetterDecision['place']; caseId: string }) {
  const [label, to] =
    place === 'engagement'
      ? ['Open Engagement', `/attorney/cases/${caseId}/engagement`]
      : place === 'conflicts'
        ? ['Open Conflicts', '/attorney/conflicts']
        : [null, ''];
  if (label === null) return null;
  return (
    <div className="finding__foot">
      <LinkButton to={to} variant="quiet" size="small">
        {label}
      </LinkButton>
    </div>
  );
}

function DecisionAct({ decision, doing }: { decision: LetterDecision; doing: Doing | undefined }) {
  const act = throughDoor(doorOfDecision(decision), doing);
  return act && <ActButton act={act} />;
}

/** The attorney says that a file is what the letter calls it, whatever it reads as. */
function KeepKind({ decision: { key }, letter, confirming, onTake }: DecideTabPart) {
  const doubt = kindDoubtOf(key);
  if (!doubt || !letter.may.settle) return null;
  return (
    <TakeIt
      label={`It is ${aDocument[doubt.said]}…`}
      asks={`Why it is ${aDocument[doubt.said]}`}
      action="Record it"
      id={key}
      busy={confirming.includes(key)}
      onTake={(reason) => onTake([key], reason)}
    />
  );
}

function NothingToDecide() {
  return (
    <div className="panel-part">
      <h2>To decide</h2>
      <p>This letter was superseded by a newer one and never left; nothing is to be decided.</p>
    </div>
  );
}

import type { LetterView } from '../../../contract/letter-view.ts';
import { needsClick, type Finding, type LetterDocument } from '../../../domain/letters/letter.ts';
import { Button } from '../../ui/button.tsx';
import { findingState, sortedFindings } from './approval.ts';
import { AuthorityCard } from './authority-card.tsx';
import { drafterText } from './drafted-by.tsx';
import { placeName } from './finding-place.ts';

export type VerdictTabProps = {
  letter: LetterView;
  paper: LetterDocument;
  unsaved: boolean;
  /** Key of the finding being confirmed. */
  confirming: string | null;
  onConfirm: (key: string) => void;
  onGo: (finding: Finding) => void;
};

const checkNames: Record<Finding['check'], string> = {
  characters: 'Characters',
  citation: 'Citation',
  fact: 'Fact',
  name: 'Name',
  threat: 'Threat',
  provenance: 'Own words',
  address: 'Address',
  authority: 'Authority',
  structure: 'Structure',
};

/**
 * The verifier's findings, red first; clicking one goes to the text; amber ones are confirmed one by one, which is recorded.
 */
export function VerdictTab(props: VerdictTabProps) {
  const { letter, unsaved } = props;
  const findings = sortedFindings(letter.verdict, letter.confirmed);
  return (
    <div className="panel-part">
      <section aria-labelledby="verdict-title" className="panel-part">
        <div className="panel-part__head">
          <h2 id="verdict-title">Verdict</h2>
        </div>
        <p className="muted small">
          Drafted by {drafterText(letter)}. {letter.verdict.checked} points checked in version {letter.version}.
          {unsaved && ' Your unsaved edits are checked when you save.'}
        </p>
        {findings.length === 0 && (
          <p>Nothing found: every citation, amount, date and name traces to the knowledge or the file.</p>
        )}
        <ol role="list" className="finding-list">
          {findings.map((finding) => (
            <FindingRow key={`${finding.key}:${finding.block_id}:${finding.words}`} {...props} finding={finding} />
          ))}
        </ol>
      </section>
      <Authorities letter={letter} />
    </div>
  );
}

const stateText = { red: 'Blocks approval', open: 'Waits for you', confirmed: 'Confirmed' };

/** What would settle a finding, for one that asks for a click. */
const settleText = {
  fact: 'A fact or a document on file would settle it.',
  authority: 'An authority or a term of the Agreement would settle it.',
  click: 'Your confirmation settles it.',
};

function FindingRow({ finding, letter, paper, confirming, onConfirm, onGo }: VerdictTabProps & { finding: Finding }) {
  const state = findingState(finding, letter.confirmed);
  const authority = letter.authorities.find((each) => `authority:${each.id}` === finding.key);
  return (
    <li className="finding" data-state={state}>
      <p className="finding__head">
        <span className="finding__state">{needsClick(finding) ? stateText[state] : 'Needs no click'}</span>
        <span className="muted">
          {checkNames[finding.check]} · {placeName(finding, paper)}
          {finding.risk === 'high' && ' · high risk'}
        </span>
      </p>
      {finding.words !== '' && (
        <button type="button" className="finding__words" onClick={() => onGo(finding)}>
          <span className="visually-hidden">Go to </span>“{finding.words}”
        </button>
      )}
      <p>
        {finding.why}
        {state === 'open' && finding.settle && ` ${settleText[finding.settle]}`}
      </p>
      {authority && <AuthorityCard authority={authority} />}
      <div className="finding__foot">
        {finding.words === '' && (
          <Button variant="quiet" size="small" onClick={() => onGo(finding)}>
            Go there
          </Button>
        )}
        {state === 'open' && letter.may.approve && (
          <Button
            variant="secondary"
            size="small"
            busy={confirming === finding.key}
            busyLabel="Confirming…"
            onClick={() => onConfirm(finding.key)}
          >
            Confirm
          </Button>
        )}
      </div>
    </li>
  );
}

function Authorities({ letter }: { letter: LetterView }) {
  if (letter.authorities.length === 0) return null;
  return (
    <section aria-labelledby="authorities-title" className="panel-part">
      <h2 id="authorities-title">Authorities cited</h2>
      {letter.authorities.map((authority) => (
        <AuthorityCard key={authority.id} authority={authority} />
      ))}
    </section>
  );
}

import { useState, type FormEvent, type ReactNode } from 'react';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { unknownCitationKey, type Finding, type LetterDocument } from '../../../../domain/letters/letter.ts';
import { Button } from '../../../ui/button.tsx';
import { calendarDay } from '../../../ui/dates.ts';
import { useIntoView } from '../../../ui/use-into-view.ts';
import { TextArea } from '../../../ui/text-field.tsx';
import { barredStep, findingState, takenOf, type Settled } from './approval.ts';
import { AuthorityCard } from './authority-card.tsx';
import { ActButton, throughDoor, type Doing } from './act-button.tsx';
import { doorOfFinding } from './desk-acts.ts';
import { placeName, placeOf } from './finding-place.ts';

export type FindingProps = {
  letter: LetterView & Settled;
  paper: LetterDocument;
  /** Keys of the findings being settled. */
  confirming: readonly string[];
  onConfirm: (key: string) => void;
  /** Overrides findings in the attorney's name, with one reason for all of them. */
  onTake: (keys: string[], reason: string) => void;
  onGo: (finding: Finding) => void;
  /** Does what a finding asks for. Where it is left out, or null for an act, the finding offers none. */
  doing?: Doing;
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
  locked: 'Key sentence',
  concession: 'Concession',
  approximation: 'Approximation',
};

/** What settles a red finding, briefly above it and as a sentence below it: a correction, or another way. */
const asks: Record<
  NonNullable<Finding['settle']> | 'text' | 'unknown' | 'retired' | 'redraft' | 'redate',
  { short: string; whole: string }
> = {
  redraft: { short: 'draft it again or correct it', whole: 'Draft the letter again, or correct the text.' },
  redate: { short: 'date it again', whole: 'Date the letter again.' },
  text: { short: 'correct it', whole: 'Correct the text: nothing else settles this.' },
  unknown: { short: 'correct or add it', whole: 'Correct it, or add the authority once you have read it.' },
  retired: { short: 'take it out', whole: 'Take it out, or draft the letter again without it.' },
  authority: { short: 'correct or confirm it', whole: 'Correct it, or confirm it once you have read it.' },
  fact: {
    short: 'correct it or have it confirmed',
    whole: 'Correct it, or have it confirmed by an attorney other than the one who added it.',
  },
  reason: { short: 'correct or take it', whole: 'Correct it, or take it by your name with a reason.' },
};
function asked(finding: Finding, paper: LetterDocument) {
  const { key, settle } = finding;
  if (settle !== undefined) return asks[settle];
  if (key.startsWith(unknownCitationKey)) return asks.unknown;
  if (key.startsWith('retired:')) return asks.retired;
  const act = doorOfFinding(finding, paper)?.act.do;
  return act === 'redraft' || act === 'redate' ? asks[act] : asks.text;
}
const stateText = { mark: 'To look at', settled: 'Settled' };

type RowProps = FindingProps & {
  finding: Finding;
  /** What else is found of the same words: each is settled on its own. */
  further?: readonly Finding[];
};

/** One finding: its words, the reason for it, and what is done about it. A mark needs no settling. */
export function FindingRow({ further = [], ...props }: RowProps) {
  const { finding, letter, paper, onGo } = props;
  const state = findingState(finding, letter);
  const all = [finding, ...further];
  const authority = letter.authorities.find((each) => all.some(({ key }) => key === `authority:${each.id}`));
  return (
    <li className="finding" data-state={state} data-point tabIndex={-1}>
      <p className="finding__head">
        <span className="finding__state">
          {state === 'red' ? `Blocks ${barredStep(letter, finding)}: ${asked(finding, paper).short}` : stateText[state]}
        </span>
        <span className="muted">
          {checkNames[finding.check]} · {placeName(finding, paper)}
        </span>
      </p>
      {finding.words !== '' && (
        <button type="button" className="finding__words" onClick={() => onGo(finding)}>
          <span className="visually-hidden">Go to </span>“{finding.words}”
        </button>
      )}
      {all.map((each, index) => (
        <FindingPoint key={each.key} {...props} finding={each}>
          {index === 0 && authority && <AuthorityCard authority={authority} />}
        </FindingPoint>
      ))}
    </li>
  );
}

/** Why it was found, and its acts. */
function FindingPoint({ children, ...props }: RowProps & { children: ReactNode }) {
  const { finding, letter, paper, confirming, onConfirm, onTake, onGo, doing } = props;
  const state = findingState(finding, letter);
  const { settle } = finding;
  const taken = takenOf(finding, letter);
  const may = state === 'red' && letter.may.approve;
  const act = state === 'red' ? throughDoor(doorOfFinding(finding, paper), doing) : null;
  return (
    <>
      <p>
        {finding.why}
        {state === 'red' && ` ${asked(finding, paper).whole}`}
      </p>
      {taken && (
        <p>
          Taken by <bdi>{taken.attorney_name}</bdi> on {calendarDay(taken.on)}: <bdi>{taken.reason}</bdi>
        </p>
      )}
      {children}
      <div className="finding__foot">
        {act && <ActButton act={act} />}
        {finding.words === '' && !act && placeOf(finding, paper) !== null && (
          <Button variant="quiet" size="small" onClick={() => onGo(finding)}>
            Go there
          </Button>
        )}
        {may && (settle === 'authority' || settle === 'fact') && (
          <Button
            variant="secondary"
            size="small"
            busy={confirming.includes(finding.key)}
            busyLabel="Confirming…"
            onClick={() => onConfirm(finding.key)}
          >
            Confirm
          </Button>
        )}
        {may && settle === 'reason' && (
          <TakeIt
            label="Take it with a reason…"
            id={finding.key}
            busy={confirming.includes(finding.key)}
            onTake={(reason) => onTake([finding.key], reason)}
          />
        )}
      </div>
    </>
  );
}

type TakeItProps = {
  label: string;
  /** The question that the reason answers, and the button that records it. */
  asks?: string;
  action?: string;
  id: string;
  busy: boolean;
  onTake: (reason: string) => void;
};

/**
 * Lets the attorney override a finding in their own name, with one recorded reason, because a program must not overrule
 * a lawyer.
 */
export function TakeIt({ label, ...form }: TakeItProps) {
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
    );
  return <TakeForm {...form} onClose={() => setOpen(false)} />;
}

function TakeForm({
  asks: question = 'Why the letter may say this',
  action = 'Take it',
  id,
  busy,
  onTake,
  onClose,
}: Omit<TakeItProps, 'label'> & { onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const shown = useIntoView<HTMLFormElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() !== '' && !busy) onTake(reason.trim());
  };
  return (
    <form ref={shown} className="fields finding__form" noValidate onSubmit={submit}>
      <TextArea
        id={`take-${id}`}
        label={question}
        hint="Kept with the letter under your name. It is not printed."
        rows={2}
        maxLength={1_000}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked to enter it
        autoFocus
        value={reason}
        error={missing ? 'Enter a reason.' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="button-row">
        <Button type="submit" size="small" busy={busy} busyLabel="Recording…">
          {action}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

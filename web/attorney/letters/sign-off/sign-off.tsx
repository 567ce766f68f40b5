import type { LetterView } from '../../../../contract/letter-view.ts';
import type { DeskDialog } from '../../desk-address.ts';
import { calendarDay } from '../../../ui/dates.ts';
import { momentOf } from '../../firm-dates.ts';
import { leftText } from '../../../sending/posting-text.ts';
import { wayOut } from '../../../sending/way-out.ts';
import { emailText } from '../../../sending/waiting-text.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { approvalObstacles, barredText, barringPoints, barringText } from '../findings/approval.ts';
import { ExhibitBook } from './exhibit-book.tsx';
import { ReadBy, ReadOrApprove } from './read-or-approve.tsx';
import { draftsLabel } from '../../../ui/ai-label.ts';

type SignOffProps = {
  letter: LetterView;
  unsaved: boolean;
  /** The unsaved edits are based on an older version than the saved one. */
  outdated: boolean;
  busy: 'submit' | 'send' | 'redate' | null;
  onSubmit: () => void;
  onRedate: () => void;
  /** Sends through the channels that were held back. */
  onSendAgain: () => void;
  onDialog: (dialog: DeskDialog) => void;
  /** Shows the tab "To decide". */
  onDecide: () => void;
};

/** Approval: what would be signed, what stands in the way, and this letter's next step. */
export function SignOff(props: SignOffProps) {
  return (
    <section className="sign-off" aria-labelledby="sign-off-title">
      <h2 id="sign-off-title" className="visually-hidden" tabIndex={-1}>
        Sign-off
      </h2>
      <Step {...props} />
      <p className="muted small">{draftsLabel}</p>
    </section>
  );
}

function Step(props: SignOffProps) {
  switch (props.letter.status) {
    case 'draft':
    case 'in_review':
      return <Review {...props} />;
    case 'approved':
      return <Approved {...props} />;
    case 'superseded':
      return <Superseded by={props.letter.superseded_by} />;
    case 'sending':
    case 'sent':
    case 'delivered':
    case 'returned_to_sender':
      return <Sent {...props} />;
  }
}

function Superseded({ by }: { by: string | null }) {
  return (
    <>
      <p>A newer letter took the place of this one. It can be read, and nothing else.</p>
      {by !== null && (
        <div>
          <LinkButton to={`/attorney/letters/${by}`}>Open the newer letter</LinkButton>
        </div>
      )}
    </>
  );
}

function Review({ letter, unsaved, outdated, busy, onSubmit, onDialog, onDecide }: SignOffProps) {
  const { listed, besides } = approvalObstacles(letter, { unsaved, outdated });
  const barred = listed > 0 || besides.length > 0;
  return (
    <>
      <ExhibitBook letter={letter} unsaved={unsaved} />
      <ReadBy letter={letter} />
      {barred && (
        <p className="sign-off__barred">
          <span id="obstacles">{[listed > 0 && barringText(listed), ...besides].filter(Boolean).join(' ')}</span>
          {listed > 0 && (
            <Button variant="quiet" size="small" onClick={onDecide}>
              Open “To decide”
            </Button>
          )}
        </p>
      )}
      <div className="button-row">
        {letter.status === 'draft' && letter.may.edit && (
          <Button disabled={unsaved} busy={busy === 'submit'} busyLabel="Putting into review…" onClick={onSubmit}>
            Put into review
          </Button>
        )}
        {letter.status === 'in_review' && (
          <ReadOrApprove letter={letter} barred={barred} readable={besides.length === 0} onDialog={onDialog} />
        )}
        {letter.may.send_back && (
          <Button variant="secondary" disabled={unsaved} onClick={() => onDialog('return')}>
            Return with a note
          </Button>
        )}
      </div>
    </>
  );
}

/** Two reasons tell what kind of thing it is; the tab lists each point at its place. */
const shownReasons = 2;

function Approved({ letter, unsaved, outdated, onDialog, onDecide }: SignOffProps) {
  const reasons = [...new Set(barringPoints(letter, 'sending').map(({ text }) => text))];
  const barred = reasons.length > 0;
  return (
    <>
      {letter.approval && (
        <p>
          <strong>Approved</strong> by {letter.approval.attorney_name}
          {letter.approval.bar_number &&
            ` (${letter.approval.bar_state} bar number ${letter.approval.bar_number})`},{' '}
          {momentOf(letter.approval.at)}.
        </p>
      )}
      <ExhibitBook letter={letter} unsaved={false} />
      {unsaved && (
        <ul className="sign-off__obstacles">
          <li>
            Saving your edits makes a new version and voids this approval.{' '}
            {outdated ? 'Compare them with the saved version before sending.' : 'Save or discard them before sending.'}
          </li>
        </ul>
      )}
      {barred && (
        <div>
          <p className="sign-off__barred">
            <span id="send-obstacle">{barredText(letter)}</span>
            <Button variant="quiet" size="small" onClick={onDecide}>
              Open “To decide”
            </Button>
          </p>
          <ul id="send-reasons" className="sign-off__obstacles">
            {reasons.slice(0, shownReasons).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="button-row">
        <Button
          disabled={!letter.may.send || barred || unsaved}
          aria-describedby={barred ? 'send-obstacle send-reasons' : undefined}
          onClick={() => onDialog('send')}
        >
          Send…
        </Button>
        {letter.may.send_back && (
          <Button variant="secondary" disabled={unsaved} onClick={() => onDialog('return')}>
            Return with a note
          </Button>
        )}
      </div>
    </>
  );
}

const isAllHeld = (deliveries: LetterView['deliveries']): boolean =>
  deliveries.length > 0 && deliveries.every(({ status }) => status === 'held_back');

function Sent({ letter, busy, onRedate, onSendAgain, onDialog }: SignOffProps) {
  const states = letter.deliveries.map((each) => each.status);
  const held = states.includes('held_back');
  const { status } = letter;
  return (
    <>
      <p>
        <strong>{wayOut(letter)}</strong>
        {letter.delivered_on && <> on {calendarDay(letter.delivered_on)}</>}
        {letter.sent_at && (
          <>
            {status === 'sent' ? '' : `; ${wayOut({ ...letter, status: 'sent' }).toLowerCase()}`} on{' '}
            {leftText(letter.required_channel.channel, letter.sent_at)}
          </>
        )}
        .
      </p>
      <ExhibitBook letter={letter} unsaved={false} />
      {held && (
        <ul id="held-back" className="sign-off__obstacles">
          <li>
            {letter.send_blocked_by ?? 'A part of the sending was held back while the case was closed. It can go now.'}
          </li>
        </ul>
      )}
      {emailText(letter) && (
        <ul className="sign-off__obstacles">
          <li>{emailText(letter)}</li>
        </ul>
      )}
      {held && (
        <HeldBack letter={letter} busy={busy} onRedate={onRedate} onSendAgain={onSendAgain} onDialog={onDialog} />
      )}
      {letter.may.draft_next && (
        <div className="button-row">
          <Button variant="secondary" onClick={() => onDialog('next')}>
            Draft the next letter…
          </Button>
        </div>
      )}
    </>
  );
}

type HeldBackProps = Pick<SignOffProps, 'letter' | 'busy' | 'onRedate' | 'onSendAgain' | 'onDialog'>;

function HeldBack({ letter, busy, onRedate, onSendAgain, onDialog }: HeldBackProps) {
  // Only if every channel was held back: a printed letter may already be in an envelope, so staff must first record
  // that it was not posted.
  const late = isAllHeld(letter.deliveries) && letter.decisions.some(({ key }) => key === 'date:late');
  return (
    <div className="button-row">
      {late && (
        <Button busy={busy === 'redate'} busyLabel="Dating…" onClick={onRedate}>
          Date it again
        </Button>
      )}
      <Button
        disabled={!letter.may.send}
        busy={busy === 'send'}
        busyLabel="Sending…"
        aria-describedby="held-back"
        onClick={onSendAgain}
      >
        Send what was held back
      </Button>
      {letter.may.send_back && (
        <Button variant="secondary" onClick={() => onDialog('return')}>
          Return with a note
        </Button>
      )}
    </div>
  );
}

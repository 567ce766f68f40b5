import { useState } from 'react';
import type { WaitingEmail } from '../../contract/letter-view.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { NoteDialog } from '../ui/note-dialog.tsx';
import { AgainDialog } from './again-dialog.tsx';
import { useEmailDecision, type EmailDecision } from './use-email-decision.ts';
import './waiting-email.css';
import { waitingText } from './waiting-text.ts';

type WaitingProps = {
  email: WaitingEmail;
  /** For screen readers, where there are several: "letter 2, Demand". */ of: string;
};

/** A letter's email that waits for a decision: what happened, and the two possible decisions. */
export function WaitingEmailNotice({ email, of }: WaitingProps) {
  const [open, setOpen] = useState<'arrived' | 'again' | null>(null);
  const close = () => setOpen(null);
  const decide = useEmailDecision(close);
  const { title, what, next } = waitingText(email);
  const ask = (decision: 'arrived' | 'again') => {
    decide[decision].reset();
    setOpen(decision);
  };
  return (
    <div className="waiting-email" role="group" aria-label={`Email of ${of}`}>
      <Notice tone={email.state === 'uncertain' ? 'warning' : 'plain'} title={title}>
        <p>{what}</p>
        <p>{next}</p>
        <div className="button-row">
          {email.state === 'uncertain' ? (
            <Button variant="primary" size="small" onClick={() => ask('arrived')}>
              It arrived…<span className="visually-hidden"> {of}</span>
            </Button>
          ) : null}
          <Button variant="secondary" size="small" onClick={() => ask('again')}>
            Send again…<span className="visually-hidden"> {of}</span>
          </Button>
        </div>
      </Notice>
      {open === 'arrived' ? <ArrivedDialog email={email} call={decide.arrived} onClose={close} /> : null}
      {open === 'again' ? <AgainDialog email={email} call={decide.again} onClose={close} /> : null}
    </div>
  );
}

type ArrivedProps = { email: WaitingEmail; call: EmailDecision['arrived']; onClose: () => void };

function ArrivedDialog({ email, call, onClose }: ArrivedProps) {
  return (
    <NoteDialog
      id="email-arrived"
      title="Record that this email arrived?"
      description="The letter then counts as sent by email. Your name, the time and how you know are recorded."
      field={{
        label: 'How you know that it arrived',
        hint: `Such as a reply from ${email.recipient}, a read receipt, or a call.`,
        rows: 3,
        maxLength: 1_000,
        missing: 'Enter how you know that it arrived.',
      }}
      action={{ label: 'It arrived', busyLabel: 'Recording…', failed: 'Nothing was recorded' }}
      call={call}
      onSubmit={(reason) => call.mutate({ id: email.letter_id, reason })}
      onClose={onClose}
    />
  );
}

import { useState, type FormEvent } from 'react';
import type { WaitingEmail } from '../../contract/letter-view.ts';
import { emailTrouble } from '../../domain/email-address.ts';
import { fieldErrorOf, messageOf } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/feedback.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';
import type { EmailDecision } from './use-email-decision.ts';

type AgainProps = { email: WaitingEmail; call: EmailDecision['again']; onClose: () => void };

/**
 * Last confirmation before a letter's email is sent again: the recipient, the reason, and that the letter may arrive
 * twice.
 */
export function AgainDialog({ email, call, onClose }: AgainProps) {
  const [recipient, setRecipient] = useState(email.recipient);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ recipient?: string; reason?: string }>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = { id: email.letter_id, email: recipient.trim(), reason: reason.trim() };
    const wrong = emailTrouble(typed.email);
    const found = {
      ...(wrong === null ? {} : { recipient: wrong }),
      ...(typed.reason === '' ? { reason: 'Enter why it is sent again.' } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length === 0 && !call.isPending) call.mutate(typed);
  };
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button
        type="submit"
        form="email-again"
        variant={email.state === 'uncertain' ? 'danger' : 'primary'}
        busy={call.isPending}
        busyLabel="Sending…"
      >
        Send again
      </Button>
    </>
  );
  return (
    <Dialog
      open
      compact
      onOpenChange={(open) => !open && onClose()}
      title="Send this email again?"
      description="Exactly the approved letter goes out. Your name, the time and the reason are recorded."
      footer={footer}
    >
      <form id="email-again" className="fields" onSubmit={submit} noValidate>
        {call.error ? (
          <Notice tone="danger" title="The email was not sent again">
            {messageOf(call.error, 'Please try again.')}
          </Notice>
        ) : null}
        {email.state === 'uncertain' ? (
          <Notice tone="warning" title="The letter may arrive twice">
            If the first email did arrive, the recipient gets a second copy. It has the same Message-ID, by which a mail
            program can recognize it.
          </Notice>
        ) : null}
        <TextField
          id="email-again-recipient"
          type="email"
          label="Email of the recipient"
          error={errors.recipient ?? fieldErrorOf(call.error, 'email')}
          required
          value={recipient}
          maxLength={254}
          autoComplete="off"
          onChange={(event) => setRecipient(event.target.value)}
        />
        <TextArea
          id="email-again-reason"
          label="Why it is sent again"
          rows={3}
          maxLength={1_000}
          required
          value={reason}
          error={errors.reason ?? fieldErrorOf(call.error, 'reason')}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

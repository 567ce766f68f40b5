import { useState, type FormEvent } from 'react';
import type { LetterView } from '../../../contract/letters.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isEmail } from '../../ui/typed-values.ts';

export type EmailOutcome = { outcome: 'arrived' } | { outcome: 'send_again'; email: string };
type Sending = LetterView['deliveries'][number];
type EmailDecisionProps = { delivery: Sending; busy: boolean; onSettle: (how: EmailOutcome) => void };

/** Whether a delivery needs a decision. */
export const needsDecision = ({ channel, status }: Sending): boolean =>
  channel === 'email' && (status === 'uncertain' || status === 'failed');

/** Why a delivery has not gone out, or is not known to have. */
export function problemText({ status, problem }: Sending): string {
  if (status === 'uncertain') return problem ?? '';
  return status === 'failed' ? `It was not sent: ${problem}.` : `Not yet: ${problem}. It is retried automatically.`;
}

/**
 * A refused email can be sent again, to another address if need be; one that a crash cut off may also turn out to have
 * arrived.
 */
export function EmailDecision({ delivery, busy, onSettle }: EmailDecisionProps) {
  const [email, setEmail] = useState(delivery.recipient);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim();
    setError(isEmail(typed) ? undefined : 'Enter an email address in the form name@example.com.');
    if (isEmail(typed) && !busy) onSettle({ outcome: 'send_again', email: typed });
  };
  return (
    <form className="tracking" onSubmit={submit} noValidate>
      <TextField
        id={`email-${delivery.id}`}
        type="email"
        label="Email of the recipient"
        error={error}
        value={email}
        maxLength={254}
        autoComplete="off"
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className="button-row">
        <Button type="submit" variant="secondary" size="small" busy={busy} busyLabel="Sending…">
          Send again
        </Button>
        {delivery.status === 'uncertain' && (
          <Button variant="secondary" size="small" disabled={busy} onClick={() => onSettle({ outcome: 'arrived' })}>
            It arrived
          </Button>
        )}
      </div>
    </form>
  );
}

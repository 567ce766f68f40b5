import { useState, type FormEvent } from 'react';
import type { ApprovalGroundView } from '../../../../contract/approval.ts';
import { proofMinutes } from '../../../../domain/letters/attestation.ts';
import { messageOf } from '../../../api/api-error.ts';
import { CodeForm } from '../../../auth/code-form.tsx';
import { postAuth } from '../../../session/auth-requests.ts';
import { Button } from '../../../ui/button.tsx';
import { momentOf } from '../../firm-dates.ts';
import { PasswordField } from '../../../ui/password-field.tsx';

type ProveIdentityProps = { proof: ApprovalGroundView['proof']; onProved: () => void };

/**
 * Asks for the second factor again, unless it was given within five minutes; asks for the password if the account has
 * no second factor, as in the demo.
 */
export function ProveIdentity({ proof, onProved }: ProveIdentityProps) {
  if (proof.good_until !== null)
    return <p role="status">You have confirmed that it is you. This counts until {momentOf(proof.good_until)}.</p>;
  if (proof.how === 'password') return <PasswordAgain onProved={onProved} />;
  return (
    <>
      <p>Your second factor of the last {proofMinutes} minutes goes on record with the approval.</p>
      <CodeForm
        withApp={proof.has_codes}
        onDone={onProved}
        startAgain={<>Close this dialog, sign in again, and approve then.</>}
      />
    </>
  );
}

function PasswordAgain({ onProved }: { onProved: () => void }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [working, setWorking] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return setError('Enter: Password.');
    setError('');
    setWorking(true);
    try {
      await postAuth('/confirm-password', { password });
      onProved();
    } catch (thrown) {
      setError(messageOf(thrown, 'The password could not be checked. Please try again.'));
      document.getElementById('approve-password')?.focus();
    } finally {
      setWorking(false);
    }
  };
  return (
    <form className="fields" noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        id="approve-password"
        label="Your password"
        hint="Your account has no second factor: your password proves that it is you."
        autoComplete="current-password"
        required
        error={error || undefined}
        value={password}
        onValueChange={setPassword}
      />
      <Button type="submit" variant="secondary" busy={working} busyLabel="Checking…">
        Confirm that it is me
      </Button>
    </form>
  );
}

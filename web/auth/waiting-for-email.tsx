import { sendConfirmation } from '../session/session.ts';
import { Notice } from '../ui/feedback.tsx';
import { SendAgain } from './send-again.tsx';

/** After a sign-up that must first be confirmed. The link ends at `goingTo`. */
export function WaitingForEmail({ email, goingTo = '/apply' }: { email: string; goingTo?: string }) {
  return (
    <>
      <h1>One more step</h1>
      <Notice tone="info" title="Waiting for your confirmation">
        <p>
          The link was sent to {email}. Open it on any device; it brings you back to{' '}
          {goingTo === '/apply' ? 'your application' : 'where you were'}. If it does not arrive within a few minutes,
          look in the spam folder.
        </p>
      </Notice>
      <SendAgain send={() => sendConfirmation(email, goingTo)} />
    </>
  );
}

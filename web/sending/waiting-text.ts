import type { LetterView, WaitingEmail } from '../../contract/letter-view.ts';
import type { LetterStatus } from '../../domain/letters/letter.ts';
import { momentOf } from '../ui/dates.ts';

/** What happened to an email that waits for a decision, and what is to be decided. */
export function waitingText({ state, recipient, since, problem }: WaitingEmail): {
  title: string;
  what: string;
  next: string;
} {
  return state === 'uncertain'
    ? {
        title: 'Nobody knows whether this email arrived',
        what: `It was on its way to ${recipient} on ${momentOf(since)}. ${problem}`,
        next: 'It is not sent again by itself. Ask the recipient, or look for a reply, and then decide.',
      }
    : {
        title: 'This email was refused',
        what: `It was not sent: ${problem}. It was for ${recipient}, on ${momentOf(since)}.`,
        next: 'Send it again, to another address if need be.',
      };
}

/** A letter's status while its email waits for a decision; null if the usual status is enough. */
export function waitingStatus(status: LetterStatus, state: WaitingEmail['state'] | undefined): string | null {
  if (state === undefined) return null;
  const email = state === 'uncertain' ? 'the email may not have arrived' : 'the email was refused';
  if (status === 'sending') return `Not sent yet: ${email}`;
  return status === 'sent' ? `Sent by mail; ${email}` : null;
}

/** What the user has to do about the letter's email. */
export const emailText = ({ may }: Pick<LetterView, 'may'>): string | false =>
  (may.email_notice && 'You send the notice from your own mail account, under “History”. It has not left yet.') ||
  (may.settle_email && 'The email awaits your decision, under “History”.');

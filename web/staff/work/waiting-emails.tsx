import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../api/api.ts';
import { WaitingEmailNotice } from '../../sending/waiting-email.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { caseHref, onPlainPress } from '../cases/row-actions.tsx';
import { useOpenCase } from '../cases/use-open-case.ts';

/** Letters' emails that may or may not have arrived, or were refused. Nothing is shown while there is none. */
export function WaitingEmails() {
  const waiting = useQuery(orpc.letters.listWaitingEmails.queryOptions());
  const open = useOpenCase();
  useFailureToast(waiting.errorUpdatedAt, 'Failed to load the emails that wait for a decision.');
  if (!waiting.data || waiting.data.items.length === 0) return null;
  return (
    <section className="waiting-emails" aria-labelledby="waiting-emails-title">
      <h2 id="waiting-emails-title">Letters’ emails to decide about</h2>
      <ul role="list" className="waiting-emails__list">
        {waiting.data.items.map((email) => (
          <li key={email.letter_id}>
            <p>
              <a
                href={`${caseHref(email.case_id)}&show=letters`}
                onClick={onPlainPress(() => open.view(email.case_id, 'letters'))}
              >
                {email.business}
              </a>{' '}
              <span className="mono small">{email.case_number}</span>
            </p>
            <WaitingEmailNotice email={email} of={`the letter of ${email.business}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { useLanguage, type Language } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { showFailure, showToast } from '../../ui/toasts.tsx';
import { showGuests, type Contact } from './sharing-queries.ts';

/**
 * Shown if the case's contact email is not the owner's own: lets the owner decide whether its account gets the owner's
 * access.
 */
export function ContactSection({ caseId, contact }: { caseId: string; contact: Contact }) {
  const { t } = useLanguage();
  const dates = useDates();
  return (
    <section className="case-part" aria-labelledby="contact-title">
      <h2 id="contact-title" tabIndex={-1}>
        {t('The contact of your application')}
      </h2>
      <p className="measure">
        {t(
          'You gave {email} as the contact. An account with that email sees nothing of the case until you let it in. Then it may do what you may: read everything, answer, sign the agreement and accept offers.',
          { email: contact.email },
        )}
      </p>
      <p className="measure">
        <strong>{standing(contact, t, dates.dayOf)}</strong>
      </p>
      <Answers caseId={caseId} state={contact.state} />
    </section>
  );
}

function standing({ state, asked_at }: Contact, t: Language['t'], dayOf: (at: string) => string): string {
  switch (state) {
    case 'let_in':
      return t('It is let in.');
    case 'refused':
      return t('You have kept it out.');
    case 'asked':
      return t('It asked on {day} to be let in.', { day: asked_at === null ? '' : dayOf(asked_at) });
    case 'closed':
      return t('It has not asked.');
  }
}

function Answers({ caseId, state }: { caseId: string; state: Contact['state'] }) {
  const { t } = useLanguage();
  const answering = useMutation({
    mutationFn: (let_in: boolean) => api.sharing.answerContact({ id: caseId, let_in }),
    onSuccess: (guests, let_in) => {
      showGuests(caseId, guests);
      showToast({
        title: let_in ? 'The contact is let in' : 'The contact is kept out',
        description: 'It holds from now on.',
      });
      document.getElementById('contact-title')?.focus();
    },
    onError: showFailure('Nothing was changed'),
  });
  const busy = (let_in: boolean) => answering.isPending && answering.variables === let_in;
  return (
    <div className="button-row">
      {state === 'let_in' ? null : (
        <Button variant="secondary" busy={busy(true)} busyLabel="Letting in…" onClick={() => answering.mutate(true)}>
          {t('Let it in')}
        </Button>
      )}
      {state === 'let_in' || state === 'asked' ? (
        <Button variant="quiet" busy={busy(false)} busyLabel="Keeping out…" onClick={() => answering.mutate(false)}>
          {t('Keep it out')}
        </Button>
      ) : null}
    </div>
  );
}

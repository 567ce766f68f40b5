import { useMutation, useQuery } from '@tanstack/react-query';
import type { AiConsentView } from '../../contract/ai.ts';
import { recipientsOf, type AiDisclosure } from '../../domain/ai/disclosure.ts';
import { messageOf } from '../api/api-error.ts';
import { api, queryClient } from '../api/api.ts';
import { useLanguage } from '../language/language.ts';
import { useDates } from '../language/use-dates.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { showToast } from '../ui/toasts.tsx';
import { consentQuery, refreshConsents } from './consent-query.ts';
import { useConsentText } from './use-consent-text.ts';

/** On a case's page: whom its merchant allows to receive facts of it, given and taken back here. */
export default function CaseConsent({ caseId }: { caseId: string }) {
  const { data } = useQuery(consentQuery(caseId));
  return data?.disclosure ? <Shown consent={data} disclosure={data.disclosure} /> : null;
}

function Shown({ consent, disclosure }: { consent: AiConsentView; disclosure: AiDisclosure }) {
  const { t } = useLanguage();
  const { momentOf } = useDates();
  const { title, text, note, providers } = useConsentText(disclosure);
  const { given_at: givenAt, before, case_id: id } = consent;
  const allowed = { providers: recipientsOf(disclosure), sends: disclosure.sends };
  const deciding = useMutation({
    mutationFn: () => api.ai.decideConsent({ id, consent: givenAt === null ? allowed : null }),
    onSuccess: (view) => {
      queryClient.setQueryData(consentQuery(id).queryKey, view);
      showToast(
        view.given_at === null
          ? { title: 'Not allowed', description: 'Nothing more is sent from now on.' }
          : { title: 'Allowed', description: 'You can take it back here at any time.' },
      );
    },
    onError: () => void refreshConsents(),
  });
  return (
    <section className="case-part no-print" aria-labelledby="ai-consent-title">
      <h2 id="ai-consent-title">{title}</h2>
      {before.length > 0 ? (
        <p className="measure">
          {t(
            'You allowed something else before, to {before}. It would now go to {providers}, so you are asked again.',
            {
              before: before.join(', '),
              providers,
            },
          )}
        </p>
      ) : null}
      <p className="measure">{text}</p>
      <p className="muted small measure">{note}</p>
      {deciding.isError ? (
        <Notice tone="danger" title="That was not saved" announce>
          {t(messageOf(deciding.error, 'Please try again.'))}
        </Notice>
      ) : null}
      <p>
        {givenAt === null
          ? t('You do not allow this.')
          : t('You have allowed this since {when}.', { when: momentOf(givenAt) })}
      </p>
      {consent.may_decide ? (
        <div className="button-row">
          <Button
            variant="secondary"
            size="small"
            busy={deciding.isPending}
            busyLabel="Saving…"
            onClick={() => deciding.mutate()}
          >
            {t(givenAt === null ? 'Allow it' : 'Take it back')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

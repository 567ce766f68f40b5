import { useMutation, useQuery } from '@tanstack/react-query';
import type { Me } from '../../../contract/people.ts';
import { api, orpc, queryClient } from '../../api/api.ts';
import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { showFailure, showToast } from '../../ui/toasts.tsx';
import type { NamedCase } from '../sharing/sharing-queries.ts';

/**
 * Other merchants' applications that name the user's confirmed email, each with a button to ask its owner for access.
 */
export function NamedCases({ me }: { me: Me }) {
  const { t } = useLanguage();
  const { email, email_verified } = me.user;
  const query = useQuery({ ...orpc.sharing.listNamed.queryOptions(), staleTime: 0, enabled: email_verified });
  const cases = query.data?.items ?? [];
  if (cases.length === 0) return null;
  return (
    <section className="my-cases" aria-labelledby="named-title">
      <header className="my-cases__head">
        <h2 id="named-title" tabIndex={-1}>
          {t('Applications that name your email')}
        </h2>
      </header>
      <p className="measure">
        {t('Somebody else submitted them and gave {email} as the contact. You see them once they let you in.', {
          email,
        })}
      </p>
      <ul role="list">
        {cases.map((named) => (
          <NamedRow key={named.id} named={named} />
        ))}
      </ul>
    </section>
  );
}

function NamedRow({ named }: { named: NamedCase }) {
  const { t } = useLanguage();
  const { dayOf } = useDates();
  const asking = useMutation({
    mutationFn: () => api.sharing.askToSee({ id: named.id }),
    onSuccess: (answer) => {
      queryClient.setQueryData(orpc.sharing.listNamed.queryKey(), answer);
      showToast({ title: 'Its owner has been asked', description: 'You see the case here once they say yes.' });
      document.getElementById('named-title')?.focus();
    },
    onError: showFailure('Its owner was not asked'),
  });
  const day = dayOf(named.submitted_on);
  return (
    <li className="named-case">
      <div>
        <p>{t('Submitted {day}', { day })}</p>
        <p className="small muted">{t(stateText[named.state])}</p>
      </div>
      {named.state === 'closed' ? (
        <Button
          variant="secondary"
          size="small"
          busy={asking.isPending}
          busyLabel="Asking…"
          onClick={() => asking.mutate()}
        >
          {t('Ask to be let in')}
          <span className="visually-hidden"> {t('to the application of {day}', { day })}</span>
        </Button>
      ) : null}
    </li>
  );
}

const stateText: Record<NamedCase['state'], string> = {
  closed: 'Its owner decides whether you see it.',
  asked: 'Its owner has been asked to let you in.',
  refused: 'Its owner has not let you in.',
  let_in: 'Its owner has let you in.',
};

import { useQuery } from '@tanstack/react-query';
import type { FactsView } from '../../../contract/facts.ts';
import { site } from '../../../content/site.ts';
import { messageOf } from '../../api/api-error.ts';
import { factsQuery } from '../../packet/facts-query.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice, Skeletons } from '../../ui/feedback.tsx';
import { caseAddress } from './frame/case-address.ts';
import { CaseShell } from './frame/case-shell.tsx';
import { FactCard } from './fact-card.tsx';
import './facts.css';
import { LoadFailed } from './frame/load-failed.tsx';
import { useFactAnswers } from './use-fact-answers.ts';
import { useLanguage, type Language } from '../../language/language.ts';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Confirm the facts · ${site.name}` }];

export default function FactsRoute() {
  return <CaseShell page="Confirm the facts">{(theCase) => <Facts key={theCase.id} caseId={theCase.id} />}</CaseShell>;
}

/**
 * What the letter will state, with one card per fact: each can be corrected on its card, and the rest are confirmed
 * together.
 */
function Facts({ caseId }: { caseId: string }) {
  const { t } = useLanguage();
  const query = useQuery(factsQuery(caseId));
  return (
    <>
      <h1>{t('Is this right?')}</h1>
      {query.isPending ? <Skeletons rows={4} height="6rem" label="Loading the facts…" /> : null}
      {query.isError && !query.data ? (
        <LoadFailed message={messageOf(query.error, '')} retry={() => void query.refetch()} busy={query.isFetching} />
      ) : null}
      {query.data ? <Shown view={query.data} /> : null}
    </>
  );
}

function Shown({ view }: { view: FactsView }) {
  const { t } = useLanguage();
  const answers = useFactAnswers(view.case_id);
  const asked = view.facts.filter(({ standing }) => standing === 'asked');
  // Do not confirm a fact while its correction is being typed.
  const right = asked.filter(({ fact }) => answers.corrections[fact] === undefined);
  if (view.facts.length === 0)
    return (
      <>
        <p className="measure">
          {t('No letter of this case waits for you. When one is drafted, you find its facts here.')}
        </p>
        <Back caseId={view.case_id} />
      </>
    );
  return (
    <>
      <p className="measure">
        {t(
          'Your letter states the following. It is not approved before you have confirmed it, and nothing is changed without your knowing.',
        )}
      </p>
      <div role="status">
        {asked.length === 0 ? (
          <Done view={view} />
        ) : (
          <p className="muted">{countText(asked.length, view.facts.length, t)}</p>
        )}
      </div>
      {answers.failed ? (
        <Notice tone="danger" title={answers.failed.title} announce>
          <p>{t(answers.failed.text)}</p>
        </Notice>
      ) : null}
      <ul role="list" className="fact-cards">
        {view.facts.map((fact) => (
          <FactCard key={fact.fact} fact={fact} answers={answers} mayAnswer={view.may.answer} />
        ))}
      </ul>
      {view.may.answer && right.length > 0 ? (
        <div className="fact-cards__all">
          <Button
            busy={answers.busy === 'all'}
            busyLabel="Saving…"
            aria-describedby="facts-right"
            onClick={() => answers.confirm('all', right)}
          >
            {t(right.length === asked.length ? 'All of this is right' : 'The rest is right')}
          </Button>
          <p className="muted small" id="facts-right">
            {confirmsText(right.length, t)}
          </p>
        </div>
      ) : null}
      <Back caseId={view.case_id} />
    </>
  );
}

const countText = (open: number, all: number, t: Language['t']): string =>
  open === 1 ? t('1 of {all} is still open.', { all }) : t('{open} of {all} are still open.', { open, all });

const confirmsText = (right: number, t: Language['t']): string =>
  right === 1
    ? t('It confirms the one fact that is still open.')
    : t('It confirms the {count} facts that are still open.', { count: right });

function Done({ view }: { view: FactsView }) {
  const { t } = useLanguage();
  return view.facts.some(({ standing }) => standing === 'corrected') ? (
    <Notice title="We look at your correction">
      <p>{t('Your attorney’s office corrects the letter or answers you. Then you confirm that fact again.')}</p>
    </Notice>
  ) : (
    <Notice tone="success" title="Thank you. Everything is confirmed">
      <p>{t('If a fact of the letter changes, we ask you about that one again.')}</p>
    </Notice>
  );
}

function Back({ caseId }: { caseId: string }) {
  const { t } = useLanguage();
  return (
    <p>
      <LinkButton to={caseAddress(caseId)} variant="secondary">
        {t('Back to the case')}
      </LinkButton>
    </p>
  );
}

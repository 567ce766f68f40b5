import { useQuery } from '@tanstack/react-query';
import type { FactsView } from '../../../contract/facts.ts';
import { site } from '../../../content/site.ts';
import { messageOf } from '../../api/api-error.ts';
import { factsQuery } from '../../packet/facts-query.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice, Skeletons } from '../../ui/feedback.tsx';
import { caseAddress } from './case-address.ts';
import { CaseShell } from './case-shell.tsx';
import { FactCard } from './fact-card.tsx';
import './facts.css';
import { LoadFailed } from './load-failed.tsx';
import { useFactAnswers } from './use-fact-answers.ts';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Confirm the facts · ${site.name}` }];

export default function FactsRoute() {
  return <CaseShell page="Confirm the facts">{(theCase) => <Facts key={theCase.id} caseId={theCase.id} />}</CaseShell>;
}

/** What the letter will state, one card a fact: corrected there, or confirmed with all others. */
function Facts({ caseId }: { caseId: string }) {
  const query = useQuery(factsQuery(caseId));
  return (
    <>
      <h1>Is this right?</h1>
      {query.isPending ? <Skeletons rows={4} height="6rem" label="Loading the facts…" /> : null}
      {query.isError && !query.data ? (
        <LoadFailed message={messageOf(query.error, '')} retry={() => void query.refetch()} busy={query.isFetching} />
      ) : null}
      {query.data ? <Shown view={query.data} /> : null}
    </>
  );
}

function Shown({ view }: { view: FactsView }) {
  const answers = useFactAnswers(view.case_id);
  const asked = view.facts.filter(({ standing }) => standing === 'asked');
  // A fact whose correction is being typed is not right.
  const right = asked.filter(({ fact }) => answers.corrections[fact] === undefined);
  if (view.facts.length === 0)
    return (
      <>
        <p className="measure">No letter of this case waits for you. When one is drafted, you find its facts here.</p>
        <Back caseId={view.case_id} />
      </>
    );
  return (
    <>
      <p className="measure">
        Your letter states the following. It is not approved before you have confirmed it, and nothing is changed
        without your knowing.
      </p>
      <div role="status">
        {asked.length === 0 ? (
          <Done view={view} />
        ) : (
          <p className="muted">{countText(asked.length, view.facts.length)}</p>
        )}
      </div>
      {answers.failed ? (
        <Notice tone="danger" title={answers.failed.title} announce>
          <p>{answers.failed.text}</p>
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
            {right.length === asked.length ? 'All of this is right' : 'The rest is right'}
          </Button>
          <p className="muted small" id="facts-right">
            {confirmsText(right.length)}
          </p>
        </div>
      ) : null}
      <Back caseId={view.case_id} />
    </>
  );
}

const countText = (open: number, all: number): string =>
  open === 1 ? `1 of ${all} is still open.` : `${open} of ${all} are still open.`;

const confirmsText = (right: number): string =>
  right === 1 ? 'It confirms the one fact that is still open.' : `It confirms the ${right} facts that are still open.`;

function Done({ view }: { view: FactsView }) {
  return view.facts.some(({ standing }) => standing === 'corrected') ? (
    <Notice title="We look at your correction">
      <p>Your attorney’s office corrects the letter or answers you. Then you confirm that fact again.</p>
    </Notice>
  ) : (
    <Notice tone="success" title="Thank you. Everything is confirmed">
      <p>If a fact of the letter changes, we ask you about that one again.</p>
    </Notice>
  );
}

function Back({ caseId }: { caseId: string }) {
  return (
    <p>
      <LinkButton to={caseAddress(caseId)} variant="secondary">
        Back to the case
      </LinkButton>
    </p>
  );
}

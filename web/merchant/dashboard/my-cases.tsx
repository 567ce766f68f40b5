import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Draft } from '../../../contract/application.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState, Notice, Skeletons } from '../../ui/feedback.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useNextStep, type Known } from '../case/use-next-step.ts';
import { StepBlock } from '../case/step-block.tsx';
import { CaseCard, type MyCase } from './case-card.tsx';
import { DraftCard, useOpenDraft } from './draft-card.tsx';
import { useLanguage } from '../../language/language.ts';

const pageSize = 20;
const loadFailed = { title: 'Error', description: 'Failed to load your data. Please try again.' };

export const myCasesOptions = () =>
  orpc.cases.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: pageSize, ...(cursor !== undefined && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

function useMyCases() {
  const query = useInfiniteQuery(myCasesOptions());
  const { errorUpdatedAt, refetch } = query;
  useEffect(() => {
    if (errorUpdatedAt > 0)
      showToast({ ...loadFailed, tone: 'danger', action: { label: 'Try again', onClick: () => void refetch() } });
  }, [errorUpdatedAt, refetch]);
  return query;
}

/** The next step across all cases, and then the cases: newest first, one page at a time. */
export function MyCases() {
  const query = useMyCases();
  const { data: draft = null, isPending: draftPending } = useOpenDraft();
  const listed = query.data?.pages.flatMap((page) => page.items);
  const { step, cases, known } = useNextStep<MyCase>(listed ?? [], draft !== null);
  return (
    <div className="my-cases">
      {step && listed && !draftPending ? <StepBlock step={step} among="cases" known={known} /> : null}
      <CaseList
        query={query}
        cases={listed && cases}
        known={known}
        draft={draft}
        stepWaits={step?.kind === 'act' || step?.kind === 'continue_draft'}
      />
    </div>
  );
}

type CaseListProps = {
  query: ReturnType<typeof useMyCases>;
  cases: readonly MyCase[] | undefined;
  known: Known;
  draft: Draft | null;
  /** A step of the merchant stands above, with the button of the page. */ stepWaits: boolean;
};

function CaseList({ query, cases, known, draft, stepWaits }: CaseListProps) {
  const { t } = useLanguage();
  return (
    <section className="my-cases" aria-labelledby="cases-title">
      <header className="my-cases__head">
        <h2 id="cases-title" tabIndex={-1}>
          {t('Your Cases')}
        </h2>
        {cases && cases.length > 0 && (
          <LinkButton to="/apply" variant={stepWaits ? 'quiet' : 'primary'}>
            {t('Submit New Case')}
          </LinkButton>
        )}
      </header>
      {draft && <DraftCard draft={draft} />}
      {query.isPending && <Skeletons rows={2} height="13rem" label="Loading your cases…" />}
      {query.isError && !cases && (
        <LoadFailed message={messageOf(query.error, '')} retry={() => void query.refetch()} busy={query.isFetching} />
      )}
      {cases?.length === 0 && !draft && <NoCases />}
      {cases && cases.length > 0 && (
        <ul role="list" className="my-cases__list">
          {cases.map((theCase) => (
            <li key={theCase.id}>
              <CaseCard theCase={theCase} known={known} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          busy={query.isFetchingNextPage}
          busyLabel="Loading more…"
          onClick={() => void query.fetchNextPage()}
        >
          {t('Show more')}
        </Button>
      )}
    </section>
  );
}

function NoCases() {
  const { t } = useLanguage();
  return (
    <EmptyState title="No cases yet" action={<LinkButton to="/apply">{t('Submit Your First Case')}</LinkButton>}>
      <p>
        {t(
          'Tell us what your processor holds. Only the processor, the amount, your contact and the business are required.',
        )}
      </p>
    </EmptyState>
  );
}

function LoadFailed({ message, retry, busy }: { message: string; retry: () => void; busy: boolean }) {
  const { t } = useLanguage();
  return (
    <Notice tone="danger" title={loadFailed.description}>
      {message !== '' && <p>{t(message)}</p>}
      <div className="button-row">
        <Button variant="secondary" size="small" busy={busy} busyLabel="Trying again…" onClick={retry}>
          {t('Try again')}
        </Button>
      </div>
    </Notice>
  );
}

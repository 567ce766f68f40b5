import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCents } from '../../../domain/money/cents.ts';
import { nameOfProcessor, processorLabel } from '../../../domain/processors.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { useLanguage } from '../../language/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { Due } from '../case/due.tsx';
import { LateLine } from '../case/late-line.tsx';
import { StageLine } from '../case/stage-line.tsx';
import { owedToGuest } from '../sharing/owed-to-guest.ts';
import { sharedCaseAddress, type ListedSharedCase } from '../sharing/sharing-queries.ts';

/** Other merchants' cases that are shared with the user. Renders nothing if there are none. */
export function SharedCases() {
  const { t } = useLanguage();
  const query = useQuery({ ...orpc.sharing.list.queryOptions(), staleTime: 0 });
  const cases = query.data?.items ?? [];
  if (query.isError && !query.data)
    return (
      <Notice tone="danger" title="The cases that are shared with you could not be loaded">
        <p>{t(messageOf(query.error, 'Please try again.'))}</p>
        <div className="button-row">
          <Button
            variant="secondary"
            size="small"
            busy={query.isFetching}
            busyLabel="Trying again…"
            onClick={() => void query.refetch()}
          >
            {t('Try again')}
          </Button>
        </div>
      </Notice>
    );
  if (cases.length === 0) return null;
  return (
    <section className="my-cases" aria-labelledby="shared-title">
      <header className="my-cases__head">
        <h2 id="shared-title">{t('Shared with you')}</h2>
      </header>
      <ul role="list" className="my-cases__list">
        {cases.map((theCase) => (
          <li key={theCase.id}>
            <SharedCard theCase={theCase} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SharedCard({ theCase }: { theCase: ListedSharedCase }) {
  const { t } = useLanguage();
  const owed = owedToGuest(theCase.stage.owner, theCase);
  return (
    <article className="case-card" aria-labelledby={`shared-${theCase.id}`}>
      <header className="case-card__head">
        <h3 id={`shared-${theCase.id}`} className="case-card__business" dir="auto">
          <Link to={sharedCaseAddress(theCase.id)}>{theCase.legal_business_name}</Link>
        </h3>
        <p className="mono muted small">{theCase.case_number}</p>
        <Badge status={theCase.status} />
      </header>
      <p className="case-card__shared">{t('Shared with you by {name}', { name: theCase.shared_by })}</p>
      <dl className="case-card__figures">
        <div>
          <dt>{t('Amount held')}</dt>
          <dd className="money">
            {theCase.held_amount_cents === null ? t('Not provided') : formatCents(theCase.held_amount_cents)}
          </dd>
        </div>
        <div>
          <dt>{t('Processor')}</dt>
          <dd dir="auto">{nameOfProcessor(theCase) ?? t(processorLabel(theCase.processor))}</dd>
        </div>
      </dl>
      <StageLine stage={theCase.stage} />
      <p>
        {owed ? <strong>{t(owed)}: </strong> : null}
        {t(theCase.stage.next)} {theCase.late ? null : <Due on={theCase.stage.due_on} />}
      </p>
      {theCase.late ? (
        <p>
          <LateLine late={theCase.late} of={theCase} />
        </p>
      ) : null}
    </article>
  );
}

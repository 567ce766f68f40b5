import type { ErasureRequest } from '../../../contract/privacy.ts';
import { caseStatusLabels } from '../../../domain/cases/case.ts';
import { standsInTheWay, type ErasureOutcome } from '../../../domain/privacy/erasure.ts';
import { Link } from 'react-router';
import { momentOf } from '../../ui/dates.ts';
import { Button } from '../../ui/button.tsx';
import { LegalHoldButton, LegalHoldDialog } from './legal-hold.tsx';

export type Erasure = ErasureRequest;

export const outcomeLabels: Record<ErasureOutcome, string> = {
  erased: 'Erased entirely',
  kept: 'Stays as a record: letter, agreement, ledger, history',
  handed_over: 'Stays with the other account, whose email address is confirmed',
  legal_hold: 'Blocks erasure: under legal hold',
  open: 'Blocks erasure: close it first',
};

/** One request: the requester, what would happen to each case, and the decision. */
export function ErasureItem({
  erasure,
  onDecide,
}: {
  erasure: Erasure;
  onDecide: (decision: 'erase' | 'refuse') => void;
}) {
  return (
    <li className="erasure">
      <div className="erasure__who">
        <h2 dir="auto">{erasure.name}</h2>
        {erasure.status === 'done' ? null : (
          <p>
            <a href={`mailto:${erasure.email}`}>{erasure.email}</a>
          </p>
        )}
        <p className="muted">
          Asked <time dateTime={erasure.requested_at}>{momentOf(erasure.requested_at)}</time>
        </p>
      </div>
      <div className="erasure__what">
        {erasure.note === '' ? null : <blockquote dir="auto">{erasure.note}</blockquote>}
        <Cases erasure={erasure} />
      </div>
      <div className="erasure__state">
        {erasure.status === 'requested' ? (
          <Decide erasure={erasure} onDecide={onDecide} />
        ) : (
          <Decided erasure={erasure} />
        )}
      </div>
    </li>
  );
}

function Cases({ erasure: { cases, status } }: { erasure: Erasure }) {
  if (status === 'withdrawn') return <p className="muted">Withdrawn by the user.</p>;
  if (cases.length === 0) return <p className="muted">{status === 'done' ? 'No case is left.' : 'No cases.'}</p>;
  return (
    <ul role="list" className="erasure__cases">
      {cases.map((each) => (
        <li key={each.id} data-outcome={standsInTheWay(each.outcome) ? 'stop' : undefined}>
          <div>
            <p>
              <Link to={`/admin/cases/${each.id}`} className="mono">
                {each.case_number}
              </Link>{' '}
              <span className="muted">{statusLabels[each.status] ?? each.status}</span>
            </p>
            <p className="erasure__outcome">{outcomeLabels[each.outcome]}</p>
          </div>
          {status === 'requested' ? (
            <>
              <LegalHoldButton theCase={each} />
              <LegalHoldDialog theCase={each} />
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const statusLabels: Record<string, string | undefined> = caseStatusLabels;

export const isStopped = ({ cases }: Erasure): boolean => cases.some((each) => standsInTheWay(each.outcome));

function Decide({ erasure, onDecide }: { erasure: Erasure; onDecide: (decision: 'erase' | 'refuse') => void }) {
  const stopped = isStopped(erasure);
  return (
    <>
      {stopped ? (
        <p>A case blocks the erasure.</p>
      ) : (
        <Button
          variant="danger"
          size="small"
          aria-label={`Erase the data of ${erasure.name}`}
          onClick={() => onDecide('erase')}
        >
          Erase…
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        aria-label={`Refuse the request of ${erasure.name}`}
        onClick={() => onDecide('refuse')}
      >
        Refuse…
      </Button>
    </>
  );
}

function Decided({ erasure: { status, decided_at, decided_by, decision_note } }: { erasure: Erasure }) {
  if (status === 'withdrawn') return <p className="muted">Withdrawn</p>;
  return (
    <>
      <p>
        <strong>{status === 'done' ? 'Erased' : 'Refused'}</strong>
      </p>
      {decided_at ? (
        <p className="muted">
          {momentOf(decided_at)}
          {decided_by ? ` by ${decided_by}` : ''}
        </p>
      ) : null}
      {decision_note ? <p dir="auto">{decision_note}</p> : null}
    </>
  );
}

import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '../../contract/contract.ts';
import { processorLabels } from '../../domain/case.ts';
import { formatCents } from '../../domain/money.ts';
import { Badge } from '../ui/badge.tsx';
import { dayOf } from './dates.ts';
import { StageLine } from './stage-line.tsx';
import { owedBy } from './stage-steps.ts';

export type MyCase = InferContractRouterOutputs<Contract>['cases']['list']['items'][number];

/** One case as its merchant sees it: what is held, where it stands, what happens next and who owes it. */
export function CaseCard({ theCase }: { theCase: MyCase }) {
  const owed = owedBy(theCase.stage.owner, theCase.processor);
  return (
    <article className="case-card" aria-labelledby={`case-${theCase.id}`}>
      <header className="case-card__head">
        <p className="mono muted small">{theCase.case_number}</p>
        <Badge status={theCase.status} />
        <h3 id={`case-${theCase.id}`} className="case-card__business" dir="auto">{theCase.legal_business_name}</h3>
      </header>
      <CaseFigures theCase={theCase} />
      <StageLine stage={theCase.stage} />
      <p className="case-card__next">
        {owed && <strong>{owed}: </strong>}
        {theCase.stage.next}
      </p>
    </article>
  );
}

function CaseFigures({ theCase }: { theCase: MyCase }) {
  return (
    <dl className="case-card__figures">
      <div>
        <dt>Amount held</dt>
        <dd className="money">{theCase.held_amount_cents === null ? 'Not provided' : formatCents(theCase.held_amount_cents)}</dd>
      </div>
      <div>
        <dt>Processor</dt>
        <dd>{processorLabels[theCase.processor]}</dd>
      </div>
      <div>
        <dt>Submitted</dt>
        <dd><time dateTime={theCase.created_at}>{dayOf(theCase.created_at)}</time></dd>
      </div>
    </dl>
  );
}

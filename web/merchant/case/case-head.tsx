import { processorLabel } from '../../../domain/processors.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { dayOf } from '../../ui/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import type { CaseDetail } from './case-types.ts';

/** Identifies the case, with links to the sections of its page. */
export function CaseHead({ theCase }: { theCase: CaseDetail }) {
  return (
    <header className="case-title">
      <div className="case-title__name">
        <h1 dir="auto">{theCase.legal_business_name}</h1>
        <Badge status={theCase.status} />
      </div>
      <dl className="case-title__figures">
        <div>
          <dt>Amount held</dt>
          <dd className="money">
            {theCase.held_amount_cents === null ? 'Not provided' : formatCents(theCase.held_amount_cents)}
          </dd>
        </div>
        <div>
          <dt>Processor</dt>
          <dd>{processorLabel(theCase.processor)}</dd>
        </div>
        <div>
          <dt>Case number</dt>
          <dd className="mono">{theCase.case_number}</dd>
        </div>
        <div>
          <dt>Submitted</dt>
          <dd>
            <time dateTime={theCase.created_at}>{dayOf(theCase.created_at)}</time>
          </dd>
        </div>
      </dl>
      <PageParts unread={theCase.unread_messages} />
    </header>
  );
}

const parts = [
  ['timeline', 'Timeline'],
  ['money', 'Money'],
  ['letters', 'Letters'],
  ['messages', 'Messages'],
  ['files', 'Files'],
] as const;

function PageParts({ unread }: { unread: number }) {
  return (
    <nav className="case-parts no-print" aria-label="On this page">
      <ul role="list">
        {parts.map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>
              {label}
              {id === 'messages' && unread > 0 ? <strong> ({unread} new)</strong> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

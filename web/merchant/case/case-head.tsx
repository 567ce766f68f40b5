import { processorLabel } from '../../../domain/processors.ts';
import { dayOf } from '../../ui/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { CaseFigures } from './case-figures.tsx';
import type { CaseDetail } from './case-types.ts';

/** Whose case it is and its money; which case, quieter; and links to the sections of its page. */
export function CaseHead({ theCase }: { theCase: CaseDetail }) {
  return (
    <header className="case-title">
      <h1 dir="auto">{theCase.legal_business_name}</h1>
      <CaseFigures theCase={theCase} />
      <dl className="case-title__facts">
        <div>
          <dt className="visually-hidden">Status</dt>
          <dd>
            <Badge status={theCase.status} />
          </dd>
        </div>
        <div>
          <dt className="visually-hidden">Processor</dt>
          <dd>{processorLabel(theCase.processor)}</dd>
        </div>
        <div>
          <dt className="visually-hidden">Case number</dt>
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

import { statusBeside } from '../../../domain/cases/stage.ts';
import { nameOfProcessor, processorLabel } from '../../../domain/processors.ts';
import { Badge } from '../../ui/badge.tsx';
import { CaseFigures } from './case-figures.tsx';
import { useCounselUnread } from '../../messages/use-counsel-unread.ts';
import type { CaseDetail } from './frame/case-types.ts';
import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';

/** The case's business and its money; in smaller type, which case it is; and links to the sections of its page. */
export function CaseHead({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const { dayOf } = useDates();
  return (
    <header className="case-title">
      <h1 dir="auto">{theCase.legal_business_name}</h1>
      <CaseFigures theCase={theCase} />
      <dl className="case-title__facts">
        <div>
          <dt className="visually-hidden">{t('Status')}</dt>
          <dd>
            <Badge status={statusBeside(theCase.stage.stage, theCase.status)} />
          </dd>
        </div>
        <div>
          <dt className="visually-hidden">{t('Processor')}</dt>
          <dd dir="auto">{nameOfProcessor(theCase) ?? t(processorLabel(theCase.processor))}</dd>
        </div>
        <div>
          <dt className="visually-hidden">{t('Case number')}</dt>
          <dd className="mono">{theCase.case_number}</dd>
        </div>
        <div>
          <dt>{t('Submitted')}</dt>
          <dd>
            <time dateTime={theCase.created_at}>{dayOf(theCase.created_at)}</time>
          </dd>
        </div>
      </dl>
      <PageParts theCase={theCase} />
    </header>
  );
}

const parts = [
  ['timeline', 'Timeline'],
  ['money', 'Money'],
  ['letters', 'Letters'],
  ['counsel', 'With your attorney'],
  ['messages', 'With the team'],
  ['files', 'Files'],
] as const;

function PageParts({ theCase: { id: caseId, may, unread_messages } }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const unread: Record<string, number> = {
    messages: unread_messages,
    counsel: useCounselUnread(caseId, may.ask_counsel),
  };
  return (
    <nav className="case-parts no-print" aria-label={t('On this page')}>
      <ul role="list">
        {parts
          .filter(([id]) => id !== 'counsel' || may.ask_counsel)
          .map(([id, label]) => (
            <li key={id}>
              <a href={`#${id}`}>
                {t(label)}
                {unread[id] ? <strong> {t('({count} new)', { count: unread[id] })}</strong> : null}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

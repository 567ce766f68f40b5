import { statusBeside } from '../../../domain/cases/stage.ts';
import { nameOfProcessor, processorLabel } from '../../../domain/processors.ts';
import { useLanguage } from '../../language/language.ts';
import { Badge } from '../../ui/badge.tsx';
import type { CaseDetail } from './frame/case-types.ts';

/** The case's business and, in smaller type, its processor and the status of the specification. */
export function CaseHead({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  return (
    <header className="case-title">
      <h1 dir="auto">{theCase.legal_business_name}</h1>
      <dl className="case-title__facts">
        <div>
          <dt className="visually-hidden">{t('Processor')}</dt>
          <dd dir="auto">{nameOfProcessor(theCase) ?? t(processorLabel(theCase.processor))}</dd>
        </div>
        <div>
          <dt className="visually-hidden">{t('Status')}</dt>
          <dd>
            <Badge status={statusBeside(theCase.stage.stage, theCase.status)} />
          </dd>
        </div>
      </dl>
    </header>
  );
}

import { AgreementPanel } from '../../packet/agreement-panel.tsx';
import type { CaseDetail } from './frame/case-types.ts';

/** "The agreement" on the merchant's page of a case. */
export function AgreementSection({ theCase }: { theCase: CaseDetail }) {
  return (
    <div className="case-part">
      <AgreementPanel caseId={theCase.id} reader="merchant" level="h2" />
    </div>
  );
}

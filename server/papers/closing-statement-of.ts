import type { Db } from '../../db/actor.ts';
import { feeOn } from '../../domain/money/fee-on.ts';
import { nameOfProcessor } from '../../domain/processors.ts';
import { closingStatement } from '../../drafting/papers/closing-statement.ts';
import type { PaperDraft } from '../../drafting/papers/paper-draft.ts';
import type { CaseCounsel } from '../kernel/counsel-of.ts';
import { engagementOf } from '../kernel/engagement.ts';
import type { Services } from '../kernel/context.ts';
import type { MoneyCase } from '../kernel/merchant-case.ts';
import { ledgerOf } from '../money/get-ledger.ts';

/** The closing statement of an ended case (Model Rule 1.5(c)); none where no money came back, or its attorney was never engaged. */
export async function closingStatementOf(
  services: Services,
  db: Db,
  { theCase, counsel }: { theCase: MoneyCase; counsel: CaseCounsel },
): Promise<PaperDraft[]> {
  const [ledger, engagement] = await Promise.all([
    ledgerOf(services, db, theCase),
    engagementOf(services, db, theCase.id),
  ]);
  const { charged_by } = ledger;
  if (ledger.recoveries.length === 0 || charged_by === null || !engagement?.merchant || !engagement.counsel) return [];
  return [
    closingStatement({
      case_number: theCase.case_number,
      business: theCase.legal_business_name,
      processor: nameOfProcessor(theCase),
      attorney_id: counsel.attorney_id,
      counsel,
      charged_by,
      held_amount_cents: theCase.held_amount_cents,
      percent: theCase.percent,
      recoveries: ledger.recoveries.map((each) => ({ ...each, ...feeOn(each, ledger) })),
      totals: ledger.totals,
    }),
  ];
}

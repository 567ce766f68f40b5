import type { Db } from '../../db/actor.ts';
import { queueEmail } from '../email/queue-email.ts';
import type { Services } from '../kernel/context.ts';
import type { CaseRow } from '../kernel/find-case.ts';
import { letterInReview } from './emails.ts';

/** Notifies the attorney of a letter to review, once for each letter and attorney. */
export async function notifyAttorney(
  services: Services,
  db: Db,
  attorneyId: string,
  letterId: string,
  theCase: Pick<CaseRow, 'id' | 'case_number' | 'legal_business_name'>,
  due: string,
): Promise<void> {
  const attorney = await db.selectFrom('users').select('email').where('id', '=', attorneyId).executeTakeFirst();
  if (!attorney) return;
  await queueEmail(services, db, {
    key: `letter-in-review:${letterId}:${attorneyId}`,
    template: letterInReview,
    case_id: theCase.id,
    letter_id: letterId,
    recipient: attorney.email,
    payload: {
      case_number: theCase.case_number,
      business: theCase.legal_business_name,
      letter_id: letterId,
      due_on: due,
    },
  });
}

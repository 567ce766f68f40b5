import type { SentTextMessage } from '../../contract/text-messages.ts';
import type { Services } from '../kernel/context.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import type { User } from '../kernel/user.ts';

const maxListed = 50;

/** The text messages of a case for staff, the latest first, each with only the last digits of its number. Throws NOT_FOUND. */
export async function listOfCase(services: Services, user: User, caseId: string) {
  return services.database.as(user, async (db) => {
    await findCaseCore(db, caseId);
    const rows = await db
      .selectFrom('text_messages')
      .innerJoin('text_numbers', 'text_numbers.user_id', 'text_messages.user_id')
      .select(['text_messages.id', 'due_on', 'status', 'problem', 'queued_at', 'settled_at', 'phone'])
      .where('case_id', '=', caseId)
      .orderBy('queued_at', 'desc')
      .orderBy('text_messages.id', 'desc')
      .limit(maxListed)
      .$narrowType<{ status: SentTextMessage['status'] }>()
      .execute();
    return rows.map(({ phone, ...row }) => ({ ...row, last4: phone.slice(-4) }));
  });
}

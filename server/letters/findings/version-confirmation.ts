import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/actor.ts';
import { firmDayOf, letterDateOn } from '../../../domain/calendar/firm-day.ts';
import type { User } from '../../kernel/user.ts';
import type { Services } from '../../kernel/context.ts';
import { writeHistory } from '../../kernel/history.ts';
import type { FactSheet } from '../../../drafting/facts/fact.ts';

/** The last day at the firm on which an attorney confirmed the version for this case; null when nobody did. */
export async function confirmedOn(db: Db, caseId: string, agreement: string): Promise<string | null> {
  const row = await db
    .selectFrom('version_confirmations')
    .select('confirmed_on')
    .where('case_id', '=', caseId)
    .where('agreement', '=', agreement)
    .orderBy('confirmed_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.confirmed_on ?? null;
}

/**
 * For the verifier: the agreement version of a letter's packet if it was confirmed for this letter's date, null
 * otherwise. A confirmation on a day off counts for letters dated on the next business day.
 */
export async function confirmedVersion(db: Db, caseId: string, { packet, dated }: FactSheet): Promise<string | null> {
  if (!packet?.agreement) return null;
  const day = await confirmedOn(db, caseId, packet.agreement);
  return day !== null && letterDateOn(day) >= dated ? packet.agreement : null;
}

/** Records that the attorney found the version in force today. Idempotent for the day. */
export async function recordConfirmation(
  services: Services,
  db: Db,
  user: User,
  caseId: string,
  agreement: string,
): Promise<void> {
  const now = services.clock.now();
  const today = firmDayOf(now);
  if ((await confirmedOn(db, caseId, agreement)) === today) return;
  await db
    .insertInto('version_confirmations')
    .values({
      id: uuidv7(),
      case_id: caseId,
      agreement,
      confirmed_on: today,
      attorney_id: user.id,
      attorney_name: user.name,
      confirmed_at: now,
    })
    .execute();
  await writeHistory(db, user, caseId, {
    what: 'version_confirmed',
    field: null,
    old_value: null,
    new_value: { version: agreement, on: today },
  });
}

import { v7 as uuidv7 } from 'uuid';
import type { Actor, Db } from '../../db/actor.ts';
import type { UsState } from '../../domain/case-options.ts';
import type { LicenseStatus } from '../../domain/people/license.ts';
import type { Services } from '../kernel/context.ts';
import { wrong } from '../kernel/entry.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { writeAccess } from './access-log.ts';
import { getUser, type ReadUser } from './get-user.ts';
import { lockUser } from './lock-user.ts';
import { requireAnother } from './second-person.ts';

/** `proof`: the bar's page that shows it, or where the certificate is filed. */
type LicenseCheck = {
  state: UsState;
  number: string;
  status: LicenseStatus;
  checked_on: string;
  proof: string;
};

/**
 * Records that a member of staff looked an attorney's license up, for the first time or again. Who has no active one left acts in no case any
 * more (server/cases/engagement/replace-counsel.ts). Throws NOT_FOUND,
 * CONFLICT for a user who is not an attorney, FORBIDDEN for one's own account, INVALID_INPUT for a day in the future.
 */
export async function checkLicense(
  services: Services,
  user: User,
  attorneyId: string,
  check: LicenseCheck,
): Promise<ReadUser> {
  await services.database.as(user, async (db) => {
    const { role } = await lockUser(db, attorneyId);
    if (role !== 'attorney') throw new Refusal('CONFLICT', 'Only an attorney has a license.');
    await requireAnother(db, attorneyId, 'Nobody looks up their own license. Ask another member of staff.');
    await recordCheck(services, db, user, attorneyId, check);
    await writeAccess(services, db, user, attorneyId, 'license_checked', null, `${check.state}: ${check.status}`);
    if (check.status !== 'active') await services.jobs.enqueue(db, 'replace-counsel', {});
  });
  return getUser(services, user, attorneyId);
}

/** The same, inside the caller's transaction. Records no name when `by` is the program itself. */
export async function recordCheck(
  { clock }: Services,
  db: Db,
  by: Actor,
  attorneyId: string,
  { state, number, status, checked_on, proof }: LicenseCheck,
): Promise<void> {
  const now = clock.now();
  if (checked_on > firmDayOf(now)) wrong('checked_on', 'This day is in the future.');
  const id = await licenseId(db, by, now, { attorneyId, state, number });
  await db
    .insertInto('license_checks')
    .values({
      id: uuidv7(),
      license_id: id,
      status,
      checked_on,
      proof,
      checked_by: by.id,
      checked_by_name: by.name,
      recorded_at: now,
    })
    .execute();
}

async function licenseId(
  db: Db,
  by: Actor,
  now: Date,
  { attorneyId, state, number }: { attorneyId: string; state: UsState; number: string },
): Promise<string> {
  await db
    .insertInto('licenses')
    .values({
      id: uuidv7(),
      attorney_id: attorneyId,
      state,
      number,
      added_by: by.id,
      added_by_name: by.name,
      added_at: now,
    })
    .onConflict((conflict) => conflict.columns(['attorney_id', 'state', 'number']).doNothing())
    .execute();
  const { id } = await db
    .selectFrom('licenses')
    .select('id')
    .where('attorney_id', '=', attorneyId)
    .where('state', '=', state)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return id;
}

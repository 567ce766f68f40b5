import { sql } from 'kysely';
import { systemActor, type Db } from '../../db/actor.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import { isBegun } from '../../domain/intake/begun.ts';
import { queueEmail } from '../email/queue-email.ts';
import type { Services } from '../kernel/context.ts';
import { draftWaiting } from './emails.ts';

type Resting = {
  user_id: string;
  email: string;
  answers: Answers;
  step: number;
  uploads: number;
  saved_at: Date;
  cases: number;
};

/** Older drafts are left alone: an email about one would come as a surprise. */
const oldestDays = 7;

/**
 * Emails merchants who began an application and have not changed it for a day. Once for each application: the email's
 * key names the user and how many cases they have submitted, and the outbox takes each key once.
 */
export async function remindOfDrafts(services: Services): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    for (const draft of (await restingDrafts(db, services.clock.now())).filter(isBegun))
      await queueEmail(services, db, {
        key: `draft-waiting:${draft.user_id}:${draft.cases}`,
        case_id: null,
        letter_id: null,
        recipient: draft.email,
        template: draftWaiting,
        payload: {
          first_name: String(draft.answers.fields['firstName'] ?? ''),
          saved_at: draft.saved_at.toISOString(),
        },
      });
  });
}

async function restingDrafts(db: Db, now: Date): Promise<Resting[]> {
  const { rows } = await sql<Resting>`
    select d.user_id, u.email, d.answers, d.step, d.updated_at as saved_at,
      (select count(*)::int from uploads f where f.user_id = u.id and f.case_id is null and f.for_case is null) as uploads,
      (select count(*)::int from cases c where c.created_by = u.id) as cases
    from application_drafts d join users u on u.id = d.user_id
    where u.role = 'client' and u.erased_at is null and d.updated_at <= ${now}::timestamptz - interval '1 day'
      and d.updated_at > ${now}::timestamptz - ${oldestDays} * interval '1 day'`.execute(db);
  return rows;
}

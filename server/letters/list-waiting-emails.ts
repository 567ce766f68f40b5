import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';

export type WaitingEmailRow = {
  letter_id: string;
  status: string;
  recipient: string;
  waits_since: Date | null;
  error: string | null;
};
type ListedWaitingEmail = WaitingEmailRow & { case_id: string; case_number: string; business: string };

const shown = 100;

/** Letters' emails that wait for a decision, the longest waiting first, at most 100. */
export async function listWaitingEmails(services: Services, user: User): Promise<ListedWaitingEmail[]> {
  return services.database.as(user, (db) =>
    waitingEmails(db)
      .innerJoin('cases', 'cases.id', 'letters.case_id')
      .select(['cases.id as case_id', 'cases.case_number', 'cases.legal_business_name as business'])
      .orderBy('outbox.waits_since')
      .orderBy('outbox.id')
      .limit(shown)
      .execute(),
  );
}

/** The waiting emails of one case, by letter id. */
export async function waitingEmailsOf(db: Db, caseId: string): Promise<Map<string, WaitingEmailRow>> {
  const rows = await waitingEmails(db).where('letters.case_id', '=', caseId).execute();
  return new Map(rows.map((row) => [row.letter_id, row]));
}

const waitingEmails = (db: Db) =>
  db
    .selectFrom('outbox')
    .innerJoin('letters', 'letters.id', 'outbox.letter_id')
    .select(['letters.id as letter_id', 'outbox.status', 'outbox.recipient', 'outbox.waits_since', 'outbox.error'])
    .where('outbox.channel', '=', 'email')
    .where('outbox.waits_since', 'is not', null);

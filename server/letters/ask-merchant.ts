import { hasEnded } from '../../domain/cases/case.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { addBusinessDays } from '../../domain/calendar/business-days.ts';
import { letterDateOf } from '../../domain/calendar/firm-day.ts';
import { papers as paperTitles, type PaperKind } from '../../domain/papers/kinds.ts';
import { engagementOf } from '../kernel/engagement.ts';
import type { CaseRow } from '../kernel/find-case.ts';
import type { Services } from '../kernel/context.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { queueCaseEmail } from '../email/queue-case-email.ts';
import { factsToConfirm, paperToSign } from './emails.ts';
import { unsentLetter } from './facts-on-file.ts';
import { loadCaseFile } from './load-case-file.ts';
import { packetOnFile } from './packet-on-file.ts';

/** Business days without an answer after which the merchant is asked once more. */
const remindAfter = 2;

/**
 * Emails the merchant about what only they can give a letter: the engagement of its attorney, the confirmation of its facts,
 * the signature under a paper of the notice. Each is asked for once, and once more after two business days; the outbox takes each key only
 * once. Called when a letter is drafted, and daily.
 */
export async function askMerchant(services: Services, db: Db, caseId: string): Promise<void> {
  const loaded = await loadCaseFile(db, caseId);
  if (!loaded || loaded.row.cancelled_at || hasEnded(loaded.row.status)) return;
  const letter = await unsentLetter(db, caseId);
  if (!letter) return;
  const { row } = loaded;
  const engagement = await engagementOf(services, db, caseId);
  const sign = (key: string, paper: { kind: PaperKind; title: string }) =>
    askOnce(services, db, key, (each, reminder) =>
      queueCaseEmail(services, db, {
        ...to(row),
        key: each,
        template: paperToSign,
        payload: { ...about(row), ...paper, reminder },
      }),
    );
  if (engagement && engagement.obstacle === null && !engagement.merchant)
    await sign(`engagement-to-sign:${caseId}:${row.attorney_id}`, {
      kind: 'engagement',
      title: paperTitles.engagement.title,
    });
  if ((await factsAsked(db, caseId)) > 0)
    await askOnce(services, db, `facts-to-confirm:${letter.id}`, (key, reminder) =>
      queueCaseEmail(services, db, { ...to(row), key, template: factsToConfirm, payload: { ...about(row), reminder } }),
    );
  const { papers, noticed } = await packetOnFile(db, loaded, letterDateOf(services.clock.now()));
  if (noticed) return;
  for (const { kind, title, in_force, missing } of papers)
    if (!in_force && missing.length === 0) await sign(`paper-to-sign:${caseId}:${kind}`, { kind, title });
}

const to = ({ id }: CaseRow) => ({ case_id: id, letter_id: null });
const about = ({ id, first_name, case_number }: CaseRow) => ({ first_name, case_number, case_id: id });

async function factsAsked(db: Db, caseId: string): Promise<number> {
  const { rows } = await sql<{ asked: number }>`select asked from app.facts_of_case(${caseId})`.execute(db);
  return rows[0]?.asked ?? 0;
}

async function askOnce(
  services: Services,
  db: Db,
  key: string,
  ask: (key: string, reminder: boolean) => Promise<void>,
): Promise<void> {
  const first = await db.selectFrom('outbox').select('created_at').where('key', '=', key).executeTakeFirst();
  if (!first) return ask(key, false);
  const due = addBusinessDays(firmDayOf(first.created_at), remindAfter);
  if (firmDayOf(services.clock.now()) >= due) await ask(`${key}:reminder`, true);
}

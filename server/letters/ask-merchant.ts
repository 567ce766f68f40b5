import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { addBusinessDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf, letterDateOf } from '../../domain/calendar/firm-day.ts';
import { hasEnded } from '../../domain/cases/case.ts';
import { papers as paperTitles, type PaperKind } from '../../domain/papers/kinds.ts';
import { queueCaseEmail } from '../email/queue-case-email.ts';
import type { Services } from '../kernel/context.ts';
import { engagementOf } from '../kernel/engagement.ts';
import { factsToConfirm, letterWaits, paperToSign } from './emails.ts';
import { unsentLetter } from './facts-on-file.ts';
import { loadCaseFile, type LoadedCase } from './load-case-file.ts';
import { packetOnFile } from './packet-on-file.ts';

/** Business days without an answer after which the merchant is asked once more. */
const remindAfter = 2;

/** What a letter waits for; `paper` null: the confirmation of its facts. */
type Ask = { key: string; paper: { kind: PaperKind; title: string } | null };

/**
 * Emails the merchant about what only they can give a letter: the engagement of its attorney, the confirmation of its facts,
 * the signature under a paper of the notice. Each is asked for once, and once more after two business days; what is to be
 * asked at the same time is one email. Called when a letter is drafted, and daily.
 */
export async function askMerchant(services: Services, db: Db, caseId: string): Promise<void> {
  const loaded = await loadCaseFile(db, caseId);
  if (!loaded || loaded.row.cancelled_at || hasEnded(loaded.row.status)) return;
  const asks: Ask[] = [];
  let reminder = true;
  for (const ask of await asksOf(services, db, loaded)) {
    const due = await dueOf(services, db, caseId, ask.key);
    if (due === null) continue;
    reminder &&= due === 'again';
    asks.push(due === 'again' ? { ...ask, key: `${ask.key}:reminder` } : ask);
  }
  await email(services, db, loaded, { asks, reminder });
}

async function asksOf(services: Services, db: Db, loaded: LoadedCase): Promise<Ask[]> {
  const { row } = loaded;
  const letter = await unsentLetter(db, row.id);
  if (!letter) return [];
  const engagement = await engagementOf(services, db, row.id);
  const { papers, noticed } = await packetOnFile(db, loaded, letterDateOf(services.clock.now()));
  const toSign = noticed ? [] : papers.filter(({ in_force, missing }) => !in_force && missing.length === 0);
  return [
    ...(engagement && engagement.obstacle === null && !engagement.merchant
      ? [
          {
            key: `engagement-to-sign:${row.id}:${row.attorney_id}`,
            paper: { kind: 'engagement' as const, title: paperTitles.engagement.title },
          },
        ]
      : []),
    ...((await factsAsked(db, row.id)) > 0 ? [{ key: `facts-to-confirm:${letter.id}`, paper: null }] : []),
    ...toSign.map(({ kind, title }) => ({ key: `paper-to-sign:${row.id}:${kind}`, paper: { kind, title } })),
  ];
}

async function email(
  services: Services,
  db: Db,
  { row }: LoadedCase,
  { asks, reminder }: { asks: readonly Ask[]; reminder: boolean },
): Promise<void> {
  const [ask] = asks;
  if (!ask) return;
  const { id, first_name, case_number } = row;
  const to = { case_id: id, letter_id: null, key: ask.key };
  const about = { first_name, case_number, case_id: id, reminder };
  if (asks.length > 1) {
    const titles = asks.flatMap(({ paper }) => paper?.title ?? []);
    const payload = { ...about, keys: asks.map(({ key }) => key), facts: titles.length < asks.length, titles };
    await queueCaseEmail(services, db, { ...to, template: letterWaits, payload });
  } else if (ask.paper)
    await queueCaseEmail(services, db, { ...to, template: paperToSign, payload: { ...about, ...ask.paper } });
  else await queueCaseEmail(services, db, { ...to, template: factsToConfirm, payload: about });
}

async function factsAsked(db: Db, caseId: string): Promise<number> {
  const { rows } = await sql<{ asked: number }>`select asked from app.facts_of_case(${caseId})`.execute(db);
  return rows[0]?.asked ?? 0;
}

/** Whether something is asked for the first time, or again; null: it waits, or was asked twice. */
async function dueOf(services: Services, db: Db, caseId: string, key: string): Promise<'now' | 'again' | null> {
  const asked = await askedAt(db, caseId, key);
  if (!asked) return 'now';
  const due = addBusinessDays(firmDayOf(asked), remindAfter);
  return firmDayOf(services.clock.now()) >= due && !(await askedAt(db, caseId, `${key}:reminder`)) ? 'again' : null;
}

/** When the email left that asked for it, alone or among others. */
async function askedAt(db: Db, caseId: string, key: string): Promise<Date | undefined> {
  const found = await db
    .selectFrom('outbox')
    .select('created_at')
    .where('case_id', '=', caseId)
    .where((or) => or.or([or('key', '=', key), sql<boolean>`payload -> 'keys' ? ${key}`]))
    .orderBy('created_at')
    .executeTakeFirst();
  return found?.created_at;
}

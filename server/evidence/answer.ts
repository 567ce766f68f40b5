import { longDay } from '../../domain/calendar/long-day.ts';
import type { AccountProof } from '../../domain/ledger-of-account/account.ts';
import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { changeOwn } from './change-own.ts';
import type { EvidenceOnPage } from './get.ts';
import { putProof } from './queries.ts';

type Answered = { id: string; key: string; choice: string | null };

/**
 * The merchant answers a question about the exports; null takes the answer back. It is remembered, and what they show is
 * derived again. Idempotent. Throws what `changeOwn` throws, and CONFLICT for what is not asked, and for an export that
 * is said to begin with an account which the merchant opened before.
 */
export async function answer(services: Services, user: User, { id, key, choice }: Answered): Promise<EvidenceOnPage> {
  return changeOwn(services, user, id, async (db, { row }) => {
    const { [key]: before, ...rest } = row.answers;
    if ((before?.choice ?? null) === choice) return;
    const asked = row.proof?.questions.find((each) => each.key === key);
    const chosen = asked?.choices.find(({ value }) => value === choice);
    if (choice !== null && (!asked || !chosen))
      throw new Refusal('CONFLICT', 'This is not asked any more. Look at what your exports show now.');
    if (asked?.kind === 'begins' && choice === 'yes') await refuseOlder(db, id, row.proof, asked.subject);
    const answers =
      asked && chosen ? { ...rest, [key]: { choice: chosen.value, text: asked.text, label: chosen.label } } : rest;
    await putProof(db, id, { answers: JSON.stringify(answers) });
    await writeHistory(db, user, id, {
      what: 'export_question_answered',
      field: key,
      old_value: before?.choice ?? null,
      new_value: choice,
    });
    await services.jobs.enqueue(db, 'derive-account-proof', { case_id: id });
  });
}

/** Else a sum would be called proven that the merchant's own answer contradicts. */
async function refuseOlder(db: Db, caseId: string, proof: AccountProof | null, processor: string): Promise<void> {
  const since = proof?.accounts.find((account) => account.processor === processor)?.since;
  const { account_opened_on: opened } = await db
    .selectFrom('cases')
    .select('account_opened_on')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  if (opened !== null && since !== undefined && opened < since)
    throw new Refusal(
      'CONFLICT',
      `You wrote that the account was opened on ${longDay(opened)}, before the export begins. Answer No, or correct that day first.`,
    );
}

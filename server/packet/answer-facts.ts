import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import { factAsText } from '../../domain/letters/fact-to-confirm.ts';
import type { FactOnFile } from '../letters/facts-on-file.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { requireMerchant } from '../kernel/merchant-case.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import type { User } from '../kernel/user.ts';
import { factsOfCase, factShown, waitingLetter, type FactsOfCase } from './facts-of-case.ts';

type Correction = { value: string; note: string | null };
/** The fact that the merchant read, and what they say is right instead; null when the fact is right. */
type FactAnswer = { fact: string; sha256: string; correction: Correction | null };
/** Taken from the request rather than its body. */
type From = { address: string; user_agent: string };

/**
 * The merchant confirms or corrects facts of the letter, each as it was shown. A correction changes nothing by itself:
 * it waits for the desk. Repeating an answer that stands writes nothing. Throws FORBIDDEN for anyone but the case's
 * merchant, CONFLICT when no letter waits, VERSION_MISMATCH when a fact has changed since it was shown, in which case
 * nothing is stored.
 */
export async function answerFacts(
  services: Services,
  user: User,
  caseId: string,
  answers: readonly FactAnswer[],
  from: From,
): Promise<FactsOfCase> {
  return services.database.as(user, async (db) => {
    const before = await factsOfCase(db, user, caseId, 'lock');
    requireMerchant(user, before.theCase, 'confirm its facts');
    waitingLetter(before);
    const given = answers.map((answer) => ({ answer, shown: factShown(before, answer) }));
    const news = given.filter(({ answer, shown }) => !stands(answer, shown));
    for (const { answer, shown } of news) await keep(services, db, user, before, shown, answer.correction, from);
    const confirmed = news.filter(({ answer }) => answer.correction === null).map(({ shown }) => shown.says);
    if (confirmed.length > 0)
      await writeHistory(db, user, caseId, {
        what: 'facts_confirmed',
        field: null,
        old_value: null,
        new_value: { facts: confirmed },
      });
    if (news.length > 0) await leaveForPlanning(services, db, caseId);
    return factsOfCase(db, user, caseId);
  });
}

function stands({ correction }: FactAnswer, { standing, entries }: FactOnFile): boolean {
  if (correction === null) return standing === 'confirmed';
  return standing === 'corrected' && entries.at(-1)?.correction === correction.value;
}

async function keep(
  services: Services,
  db: Db,
  user: User,
  { theCase, letter }: FactsOfCase,
  shown: FactOnFile,
  correction: Correction | null,
  { address, user_agent }: From,
): Promise<void> {
  await db
    .insertInto('fact_entries')
    .values({
      id: uuidv7(),
      case_id: theCase.id,
      letter_id: letter?.id ?? '',
      fact: shown.fact,
      value_sha256: shown.value_sha256,
      shown: factAsText(shown),
      kind: correction ? 'corrected' : 'confirmed',
      correction: correction?.value ?? null,
      note: correction?.note ?? null,
      entered_by: user.id,
      entered_by_name: user.name,
      entered_at: services.clock.now(),
      address,
      user_agent: user_agent.slice(0, 500),
    })
    .execute();
  if (correction)
    await writeHistory(db, user, theCase.id, {
      what: 'fact_corrected',
      field: null,
      old_value: factAsText(shown),
      new_value: { correction: correction.value, note: correction.note },
    });
}

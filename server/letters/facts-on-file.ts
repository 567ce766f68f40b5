import { unsent } from '../../domain/letters/life.ts';
import { createHash } from 'node:crypto';
import type { Db } from '../../db/actor.ts';
import {
  standingOf,
  valueOfFact,
  type FactEntryKind,
  type FactStanding,
  type FactToConfirm,
} from '../../domain/letters/fact-to-confirm.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { FactSheet } from '../../drafting/facts/fact.ts';
import { factsToConfirm } from '../../drafting/facts/facts-to-confirm.ts';

/** What happened to one value of a fact. */
export type FactEntry = {
  id: string;
  kind: FactEntryKind;
  correction: string | null;
  note: string | null;
  entered_by_name: string;
  entered_at: Date;
};
/** A fact that a version asks the merchant to confirm, with the hash of the value shown and where that value stands. */
export type FactOnFile = FactToConfirm & { value_sha256: string; standing: FactStanding; entries: FactEntry[] };

type Version = { letterId: string; caseId: string; version: number; document: LetterDocument; factSheet: FactSheet };

/** Records each fact that a version asks the merchant to confirm, one row each. Idempotent. */
export async function listFacts(db: Db, { letterId, caseId, version, document, factSheet }: Version): Promise<void> {
  const questions = factsToConfirm(document, factSheet);
  if (questions.length === 0) return;
  await db
    .insertInto('letter_facts')
    .values(
      questions.map((question, position) => ({
        letter_id: letterId,
        case_id: caseId,
        version,
        position,
        fact: question.fact,
        says: question.says,
        lines: JSON.stringify(question.lines),
        value_sha256: createHash('sha256').update(valueOfFact(question)).digest('hex'),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The questions of a letter's version in order, each with the entries for the very value that it shows, oldest first. */
export async function factsOnFile(
  db: Db,
  letter: { id: string; case_id: string; version: number },
): Promise<FactOnFile[]> {
  const [questions, entries] = await Promise.all([
    db
      .selectFrom('letter_facts')
      .select(['fact', 'says', 'lines', 'value_sha256'])
      .where('letter_id', '=', letter.id)
      .where('version', '=', letter.version)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('fact_entries')
      .select(['id', 'fact', 'value_sha256', 'kind', 'correction', 'note', 'entered_by_name', 'entered_at'])
      .where('case_id', '=', letter.case_id)
      .orderBy('entered_at')
      .orderBy('id')
      .execute(),
  ]);
  return questions.map((question) => {
    const own = entries
      .filter(({ fact, value_sha256 }) => fact === question.fact && value_sha256 === question.value_sha256)
      .map(({ fact: _fact, value_sha256: _value, ...entry }) => entry);
    return { ...question, entries: own, standing: standingOf(own) };
  });
}

export type UnsentLetter = { id: string; case_id: string; version: number };

/** The newest letter of a case that has not left, if there is one: what its merchant confirms the facts of. */
export async function unsentLetter(db: Db, caseId: string): Promise<UnsentLetter | null> {
  const found = await db
    .selectFrom('letters')
    .select(['id', 'case_id', 'version'])
    .where('case_id', '=', caseId)
    .where('status', 'in', unsent)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

import type { Db } from '../../../db/actor.ts';
import type { LetterDecision } from '../../../domain/letters/decision.ts';
import { factsOnFile, listFacts, type FactOnFile } from '../facts-on-file.ts';
import type { JudgedLetter } from '../letter-on-desk.ts';

/** The merchant confirms each fact that the letter states, and the desk deals with what they correct. */
export async function factDecisions({ letter, version }: JudgedLetter, { db }: { db: Db }): Promise<LetterDecision[]> {
  const facts = await listedFacts(db, letter, version);
  const corrected = facts.filter(({ standing }) => standing === 'corrected');
  const asked = facts.filter(({ standing }) => standing === 'asked');
  return [
    ...corrected.map(({ fact, says }): LetterDecision => ({
      key: `facts:corrected:${fact}`,
      text: `The merchant corrected a fact (${says.replace(/[.:]$/, '')}). Correct the case and draft the letter again, or answer with a reason.`,
      owner: 'staff',
      bars: 'approval',
      place: 'facts',
    })),
    ...(asked.length > 0
      ? [
          {
            key: 'facts:asked',
            text:
              asked.length === 1
                ? 'One fact of the letter waits for the merchant’s confirmation.'
                : `${asked.length} facts of the letter wait for the merchant’s confirmation.`,
            owner: 'merchant' as const,
            bars: 'approval' as const,
            place: 'facts' as const,
          },
        ]
      : []),
  ];
}

/** A version written before facts were listed has none yet; one approved before that stands. */
async function listedFacts(
  db: Db,
  letter: JudgedLetter['letter'],
  { document, fact_sheet: factSheet }: JudgedLetter['version'],
): Promise<FactOnFile[]> {
  const facts = await factsOnFile(db, letter);
  if (facts.length > 0 || letter.status === 'approved') return facts;
  const { id: letterId, case_id: caseId, version } = letter;
  await listFacts(db, { letterId, caseId, version, document, factSheet });
  return factsOnFile(db, letter);
}

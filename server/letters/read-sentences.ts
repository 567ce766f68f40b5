import type { Db } from '../../db/actor.ts';
import { sourceReport, sourceReportText } from '../../drafting/model/source-report.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { findLetter } from './find-letter.ts';
import { letterOnDesk } from './get.ts';
import type { ModelSentence } from './suggestions/list-suggestions.ts';

/**
 * Each sentence of a letter's current version with what it rests on, who wrote it and who read it, as text: for the
 * firm's file, and never part of the letter. Throws NOT_FOUND.
 */
export async function readSentences(
  services: Services,
  user: User,
  id: string,
): Promise<{ text: string; filename: string }> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id);
    const { version, changes, reading, unconfirmedFacts: unconfirmed } = await letterOnDesk(services, db, letter);
    const { document, fact_sheet: sheet } = version;
    const modelSentences = await acceptedSentences(db, id);
    const rows = sourceReport({ document, sheet, changes, reading, modelSentences, unconfirmed });
    return {
      text: [
        `Sources of ${document.title}, ${letter.case_number}, version ${letter.version}`,
        sourceReportText(rows),
      ].join('\n\n'),
      filename: `${letter.case_number}-${letter.demand_type}-sentences.txt`,
    };
  });
}

/** Sentences of models that somebody accepted, with what each rests on. */
async function acceptedSentences(db: Db, letterId: string): Promise<{ text: string; rests_on: string[] }[]> {
  const rows = await db
    .selectFrom('letter_suggestions as s')
    .innerJoin('letter_suggestion_parts as p', 'p.suggestion_id', 's.id')
    .innerJoin('letter_suggestion_decisions as d', (join) =>
      join.onRef('d.suggestion_id', '=', 'p.suggestion_id').onRef('d.part', '=', 'p.part'),
    )
    .select('p.sentences')
    .where('s.letter_id', '=', letterId)
    .where('s.model', 'is not', null)
    .where('d.outcome', '=', 'accepted')
    .$narrowType<{ sentences: ModelSentence[] | null }>()
    .execute();
  return rows.flatMap(({ sentences }) =>
    (sentences ?? []).map(({ text, sources }) => ({
      text,
      rests_on: sources.map(({ id }) => id),
    })),
  );
}

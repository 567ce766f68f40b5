import type { Db } from '../../../db/actor.ts';
import type { LetterDecision } from '../../../domain/letters/decision.ts';
import { openExtractionStates } from '../../../domain/documents/extraction.ts';
import type { JudgedLetter } from '../letter-on-desk.ts';

/**
 * Enclosed documents that say otherwise than the letter, and those that nobody has read: to know before approval. They bar
 * nothing, since the reader may be wrong and an attorney can read a page.
 */
export async function fileDecisions({ letter, version }: JudgedLetter, { db }: { db: Db }): Promise<LetterDecision[]> {
  const labels = new Map(
    version.document.exhibits.flatMap(({ file_id, label }) => (file_id === null ? [] : [[file_id, label] as const])),
  );
  const named = (fileId: string, filename: string): string => {
    const label = labels.get(fileId);
    return label === undefined ? filename : `Exhibit ${label} (${filename})`;
  };
  const contradicting = (version.fact_sheet.contradictions ?? []).map(
    ({ field, label, entered, read, source: { file_id, page }, filename }): LetterDecision => ({
      key: `file:${field}:${file_id}`,
      text: `${named(file_id, filename)}, page ${page}, shows ${read} as ${label.toLowerCase()}; entered is ${entered}. Correct the case, or explain it in the letter.`,
      owner: 'attorney',
      bars: 'nothing',
      place: 'facts',
    }),
  );
  const unread = await db
    .selectFrom('file_extractions')
    .innerJoin('case_files', 'case_files.id', 'file_id')
    .select(['file_id', 'case_files.filename', 'status'])
    .where('case_files.case_id', '=', letter.case_id)
    .where('status', '<>', 'done')
    .orderBy('case_files.filename')
    .execute();
  return [
    ...contradicting,
    ...unread.map(({ file_id, filename, status }): LetterDecision =>
      openExtractionStates.some((open) => open === status)
        ? {
            key: `file:waiting:${file_id}`,
            text: `${named(file_id, filename)} is still being read.`,
            owner: 'nobody',
            bars: 'nothing',
            place: 'facts',
          }
        : {
            key: `file:unread:${file_id}`,
            text: `${named(file_id, filename)} could not be read automatically. Look at it before you approve.`,
            owner: 'attorney',
            bars: 'nothing',
            place: 'facts',
          },
    ),
  ];
}

/** Which version of the agreement governs the hold is not known, so the letter argues without its terms. */
export function lawDecisions({ version }: JudgedLetter): LetterDecision[] {
  const terms = version.fact_sheet.hold_terms;
  return terms && terms.agreement === null
    ? [
        {
          key: 'law:hold',
          text: `The agreement’s terms on holds are not known: ${terms.why}`,
          owner: 'attorney',
          bars: 'nothing',
          place: 'agreement',
        },
      ]
    : [];
}

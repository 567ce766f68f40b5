import type { Db } from '../../../db/actor.ts';
import { documentKinds } from '../../../domain/documents/document-kind.ts';
import { kindDoubtKey } from '../../../domain/letters/kind-doubt.ts';
import type { LetterDocument } from '../../../domain/letters/letter.ts';
import { documentKindOf } from '../../../drafting/facts/exhibits.ts';
import type { GateFacts } from '../../gate/gate-facts.ts';
import type { JudgedLetter } from '../letter-on-desk.ts';
import { filesUsed } from './files-used.ts';

/** What a file is called at the desk. */
export const namedIn =
  ({ exhibits }: LetterDocument) =>
  (fileId: string, filename: string): string => {
    const label = exhibits.find(({ file_id }) => file_id === fileId)?.label;
    return label === undefined ? filename : `Exhibit ${label} (${filename})`;
  };

/**
 * Files that the letter encloses or states facts from, and that read as another kind of document than it calls them; without those about
 * which the attorney of the case said that they are what they are called. An exhibit that the attorney described in other words is taken for
 * what it is filed as.
 */
export async function kindDoubts(
  db: Db,
  { letter, version: { document, fact_sheet: sheet } }: Pick<JudgedLetter, 'letter' | 'version'>,
): Promise<GateFacts['kindDoubts']> {
  const named = namedIn(document);
  const used = filesUsed(document, sheet);
  const files = await db
    .selectFrom('file_extractions')
    .innerJoin('case_files', 'case_files.id', 'file_id')
    .select(['file_id', 'case_files.filename', 'case_files.document_type', 'file_extractions.kind'])
    .where('case_files.case_id', '=', letter.case_id)
    .where('status', '=', 'done')
    .orderBy('case_files.filename')
    .execute();
  const doubts = files.flatMap(({ file_id, filename, document_type, kind }) => {
    const entry = document.exhibits.find((each) => each.file_id === file_id);
    const filed = documentKinds.find((each) => each === document_type);
    const said = entry ? (documentKindOf(entry.description) ?? filed) : filed;
    const read = documentKinds.find((each) => each === kind);
    return used.has(file_id) && said && read && said !== read
      ? [{ file_id, said, read, name: named(file_id, filename), enclosed: entry !== undefined }]
      : [];
  });
  if (doubts.length === 0) return [];
  const decided = await db
    .selectFrom('finding_confirmations')
    .select('key')
    .where('case_id', '=', letter.case_id)
    .where('key', 'in', doubts.map(kindDoubtKey))
    .where('attorney_id', '=', letter.attorney_id)
    .execute();
  return doubts.filter((doubt) => !decided.some(({ key }) => key === kindDoubtKey(doubt)));
}

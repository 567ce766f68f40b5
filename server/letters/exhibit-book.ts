import { createHash } from 'node:crypto';
import type { Db } from '../../db/actor.ts';
import type { SlipReason } from '../../domain/exhibits.ts';
import type { LetterDocument } from '../../domain/letter.ts';

/** An exhibit as it was bound, or could not be: its file as uploaded, how many pages it has, and why it has a slip sheet. */
export type BookExhibit = {
  label: string;
  description: string;
  file: BookFile | null;
  pages: number | null;
  slip: SlipReason | null;
  first_page: number | null;
};
export type BookFile = {
  id: string;
  filename: string;
  content_type: string;
  size_bytes: number;
  sha256: string;
  storage_key: string;
};

/** A bound book, or a binding that failed: then `failed` says why and the other fields of the PDF are null. */
export type BookRow = {
  id: string;
  exhibits: BookExhibit[];
  pdf_key: string | null;
  pdf_sha256: string | null;
  pages: number | null;
  size_bytes: number | null;
  failed: string | null;
};

/** What a book is made of; `hash` (sha-256, hex) stands for all of it. */
export type BookInputs = {
  hash: string;
  case_number: string;
  firm: string;
  addressee: string;
  dated: string;
  exhibits: { label: string; description: string; file: BookFile | null }[];
};

/** How books are made: another number, and all are bound anew. */
const makeOfBook = 1;
const columns = ['id', 'exhibits', 'pdf_key', 'pdf_sha256', 'pages', 'size_bytes', 'failed'] as const;

/** The inputs of a letter's book, read as the actor; null when none of its exhibits names a file of the case: there is nothing to bind. */
export async function bookInputs(
  db: Db,
  letter: { case_id: string; case_number: string },
  document: LetterDocument,
): Promise<BookInputs | null> {
  const ids = document.exhibits.flatMap(({ file_id }) => (file_id === null || !isId(file_id) ? [] : [file_id]));
  if (ids.length === 0) return null;
  const rows = await db
    .selectFrom('case_files')
    .select(['id', 'filename', 'content_type', 'size_bytes', 'sha256', 'storage_key'])
    .where('case_id', '=', letter.case_id)
    .where('id', 'in', ids)
    .execute();
  const files = new Map(rows.map((row) => [row.id, row]));
  const exhibits = document.exhibits.map(({ label, description, file_id }) => ({
    label,
    description,
    file: files.get(file_id ?? '') ?? null,
  }));
  const made = {
    case_number: letter.case_number,
    firm: document.letterhead.firm_name,
    addressee: document.addressee.name,
    dated: document.dated,
    exhibits,
  };
  return {
    ...made,
    hash: createHash('sha256')
      .update(JSON.stringify([makeOfBook, made]))
      .digest('hex'),
  };
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** The book of these inputs: the bound one, else the last binding that failed, else undefined. */
export async function findBook(db: Db, letterId: string, hash: string): Promise<BookRow | undefined> {
  const row = await db
    .selectFrom('exhibit_books')
    .select(columns)
    .where('letter_id', '=', letterId)
    .where('inputs_hash', '=', hash)
    .orderBy((eb) => eb('failed', 'is not', null))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as BookRow | undefined;
}

export async function bookById(db: Db, id: string): Promise<BookRow | undefined> {
  return (await db.selectFrom('exhibit_books').select(columns).where('id', '=', id).executeTakeFirst()) as
    | BookRow
    | undefined;
}

/** Exhibits that go along as the files that they are: all of them when there is no book, else those with a slip sheet. */
export function enclosedFiles({
  exhibits,
  failed,
}: Pick<BookRow, 'exhibits' | 'failed'>): (BookExhibit & { file: BookFile })[] {
  return exhibits.flatMap((each) =>
    each.file !== null && (failed !== null || each.slip !== null) ? [{ ...each, file: each.file }] : [],
  );
}

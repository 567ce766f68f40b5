import { createHash } from 'node:crypto';
import type { Db } from '../../db/actor.ts';
import type { BookExhibit, BookFile } from '../../domain/letters/exhibits.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';

/** A bound book, or a failed binding: then `failed` says why and the PDF's fields are null. */
export type BookRow = {
  id: string;
  exhibits: BookExhibit[];
  pdf_key: string | null;
  pdf_sha256: string | null;
  pages: number | null;
  size_bytes: number | null;
  failed: string | null;
};

/**
 * Bytes of exhibits that an email carries in addition to its letter: encoding adds a third, and many mailboxes refuse more
 * than 20 MB.
 */
const maxEmailedBytes = 13 * 1024 * 1024;

/** Whether an email can carry the book. */
export const fitsInEmail = ({ size_bytes }: Pick<BookRow, 'size_bytes'>, maxBytes = maxEmailedBytes): boolean =>
  (size_bytes ?? 0) <= maxBytes;

/** What a book is made from; `hash` (sha-256, hex) covers all of it. */
export type BookInputs = {
  hash: string;
  case_number: string;
  addressee: string;
  dated: string;
  exhibits: { label: string; description: string; file: BookFile | null }[];
};

/** Version of the binding: with another number, all books are bound again. */
const bindingVersion = 2;
const columns = ['id', 'exhibits', 'pdf_key', 'pdf_sha256', 'pages', 'size_bytes', 'failed'] as const;

/** The inputs of a letter's book, read as the actor; null when no exhibit names a file of the case. */
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
    addressee: document.addressee.name,
    dated: document.dated,
    exhibits,
  };
  return {
    ...made,
    hash: createHash('sha256')
      .update(JSON.stringify([bindingVersion, made]))
      .digest('hex'),
  };
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** The book bound from these inputs, else the last failed binding, else undefined. */
export async function findBook(db: Db, letterId: string, hash: string): Promise<BookRow | undefined> {
  return db
    .selectFrom('exhibit_books')
    .select(columns)
    .where('letter_id', '=', letterId)
    .where('inputs_hash', '=', hash)
    .orderBy((eb) => eb('failed', 'is not', null))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function bookById(db: Db, id: string): Promise<BookRow | undefined> {
  return (await db.selectFrom('exhibit_books').select(columns).where('id', '=', id).executeTakeFirst()) as
    | BookRow
    | undefined;
}

/**
 * Exhibits whose pages are not in the book: all of them when there is none, else those with a slip sheet. Their files do not
 * leave: what programs and cameras wrote into them would leave with them.
 */
export function exhibitsWithoutPages({
  exhibits,
  failed,
}: Pick<BookRow, 'exhibits' | 'failed'>): (BookExhibit & { file: BookFile })[] {
  return exhibits.flatMap((each) =>
    each.file !== null && (failed !== null || each.slip !== null) ? [{ ...each, file: each.file }] : [],
  );
}

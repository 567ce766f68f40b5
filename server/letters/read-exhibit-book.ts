import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { bindExhibits } from './bind-exhibits.ts';
import { bookById, bookInputs, findBook, type BookRow } from './exhibit-book.ts';
import { currentVersion, findLetter } from './find-letter.ts';
import { recordOpened } from './reading/opened.ts';
import { storedPdf } from './read-letter-bytes.ts';
import { currentApproval } from './get.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';

/**
 * The exhibit book of a letter as the caller may read it: the approved one, or before approval that of the current
 * version, bound on demand; a merchant gets the one that was sent. An opening by the letter's attorney is recorded.
 * Throws NOT_FOUND for a letter that is not the caller's or has no book, CONFLICT when its exhibits cannot be bound.
 */
export async function exhibitsPdf(
  services: Services,
  user: User,
  id: string,
): Promise<{ bytes: Uint8Array; filename: string }> {
  const found = await services.database.as(user, async (db) => {
    const letter = await findLetter(db, id);
    const { document } = await currentVersion(db, letter);
    if (user.role === 'client') return { letter, book: await sentBook(db, id), mayBind: false };
    const approval = await currentApproval(db, letter);
    if (approval)
      return {
        letter,
        book: approval.exhibit_book_id === null ? undefined : await bookById(db, approval.exhibit_book_id),
        mayBind: false,
      };
    const inputs = await bookInputs(db, letter, document);
    return { letter, book: inputs ? await findBook(db, id, inputs.hash) : undefined, mayBind: inputs !== null };
  });
  const { letter, mayBind } = found;
  const book =
    mayBind && (found.book === undefined || found.book.failed !== null)
      ? await bindExhibits(services, id, { again: true })
      : found.book;
  const bytes = await bytesOf(services, book);
  if (user.role === 'attorney' && letter.attorney_id === user.id && book?.pdf_sha256) {
    const opened = { letter, sha256: book.pdf_sha256, at: services.clock.now() };
    await services.database.as(user, (db) => recordOpened(db, user.id, opened));
  }
  return { bytes, filename: `${letter.case_number}-${letter.demand_type}-exhibits.pdf` };
}

async function bytesOf(services: Services, book: BookRow | null | undefined): Promise<Uint8Array> {
  if (!book) throw notFound('An exhibit book of this letter');
  if (book.pdf_key === null || book.pdf_sha256 === null)
    throw new Refusal(
      'CONFLICT',
      'The exhibits of this letter could not be bound into a book. They are enclosed as files.',
    );
  return storedPdf(services, book.pdf_key, book.pdf_sha256);
}

async function sentBook(db: Db, letterId: string): Promise<BookRow | undefined> {
  const { rows } = await sql<{ id: string | null }>`select app.sent_book(${letterId}) as id`.execute(db);
  const id = rows[0]?.id ?? null;
  return id === null ? undefined : bookById(db, id);
}

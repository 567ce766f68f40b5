import { approved } from '../../domain/letters/life.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { bookById, type BookRow } from './exhibit-book.ts';

/** What an outbox row sends: one version of a letter, identified by the hash of the bytes that leave. */
type LeavingLetter = { letter_id: string; version: number; sha256: string };
/** A stored file and what it must hash to. */
export type StoredPdf = { key: string; sha256: string };

/**
 * The hash of what leaves under an approval: the signed file, or the version's own PDF for an approval from before
 * letters were signed.
 */
const leavingSha256 = sql<string>`coalesce(letter_approvals.signed_pdf_sha256, letter_approvals.sha256)`;

/**
 * The last check before a letter is sent: the file with exactly these bytes, which an attorney approved as its current
 * version. Null when none did.
 */
export async function approvedFile(db: Db, leaving: LeavingLetter): Promise<StoredPdf | null> {
  const found = await db
    .selectFrom('letter_approvals')
    .innerJoin('letters', (join) =>
      join
        .onRef('letters.id', '=', 'letter_approvals.letter_id')
        .onRef('letters.version', '=', 'letter_approvals.version'),
    )
    .innerJoin('letter_versions as v', (join) =>
      join.onRef('v.letter_id', '=', 'letter_approvals.letter_id').onRef('v.version', '=', 'letter_approvals.version'),
    )
    .select((eb) => eb.fn.coalesce('letter_approvals.signed_pdf_key', 'v.pdf_key').as('key'))
    .where('letter_approvals.letter_id', '=', leaving.letter_id)
    .where('letter_approvals.version', '=', leaving.version)
    .where(leavingSha256, '=', leaving.sha256)
    .where('letters.status', 'in', approved)
    .executeTakeFirst();
  return found ? { key: found.key, sha256: leaving.sha256 } : null;
}

/**
 * The exhibit book of the last approval of exactly these bytes, bound or failed; null when it was approved without
 * exhibits.
 */
export async function approvedBook(db: Db, leaving: LeavingLetter): Promise<BookRow | null> {
  const approval = await db
    .selectFrom('letter_approvals')
    .select(['exhibit_book_id', 'exhibit_book_sha256'])
    .where('letter_id', '=', leaving.letter_id)
    .where('version', '=', leaving.version)
    .where(leavingSha256, '=', leaving.sha256)
    .orderBy('approved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!approval || approval.exhibit_book_id === null) return null;
  const book = await bookById(db, approval.exhibit_book_id);
  if (!book || book.pdf_sha256 !== approval.exhibit_book_sha256)
    throw new Error('the exhibit book is not the one that was approved');
  return book;
}

import type { Db } from '../../db/actor.ts';
import { bookById, type BookRow } from './exhibit-book.ts';

/** What an outbox row sends: one version of a letter, identified by the hash of its bytes. */
type LeavingLetter = { letter_id: string; version: number; sha256: string };

/** The last check before a letter is sent: an attorney approved exactly these bytes of its current version. */
export async function isApproved(db: Db, leaving: LeavingLetter): Promise<boolean> {
  const found = await db
    .selectFrom('letter_approvals')
    .innerJoin('letters', (join) =>
      join
        .onRef('letters.id', '=', 'letter_approvals.letter_id')
        .onRef('letters.version', '=', 'letter_approvals.version'),
    )
    .select('letter_approvals.id')
    .where('letter_approvals.letter_id', '=', leaving.letter_id)
    .where('letter_approvals.version', '=', leaving.version)
    .where('letter_approvals.sha256', '=', leaving.sha256)
    .where('letters.status', 'not in', ['draft', 'in_review', 'superseded'])
    .executeTakeFirst();
  return found !== undefined;
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
    .where('sha256', '=', leaving.sha256)
    .orderBy('approved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!approval || approval.exhibit_book_id === null) return null;
  const book = await bookById(db, approval.exhibit_book_id);
  if (!book || book.pdf_sha256 !== approval.exhibit_book_sha256)
    throw new Error('the exhibit book is not the one that was approved');
  return book;
}

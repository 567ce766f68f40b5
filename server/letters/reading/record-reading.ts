import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import type { Services } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { User } from '../../kernel/user.ts';
import { approvedBook } from '../approval.ts';
import { findLetter, requireOwnAttorney, requireStep } from '../find-letter.ts';
import { letterOnDesk } from '../get.ts';
import type { LetterOnDesk } from '../letter-on-desk.ts';
import { openedBy, requireOpened } from './opened.ts';
import { displayName } from '../../people/display-name.ts';

/** The hashes of the letter, its exhibit book (null where none is bound) and the changes that were shown as not yet read. */
type Shown = { sha256: string; exhibits_sha256: string | null; changes: readonly string[] };

/**
 * Records that the case's attorney has read the whole letter, its exhibits and exactly these changes. Stores who read,
 * the day and the hashes and nothing else, because such a record can be demanded in a lawsuit. Idempotent. Throws
 * FORBIDDEN for another attorney, CONFLICT for a letter that is not in review or while its exhibits are being bound,
 * LETTER_BLOCKED until they have opened its PDF and its exhibits, VERSION_MISMATCH when something has changed since it
 * was shown.
 */
export async function recordReading(services: Services, user: User, id: string, shown: Shown): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    requireOwnAttorney(user, letter);
    requireStep(letter, 'read', 'read for its approval');
    const desk = await letterOnDesk(services, db, letter);
    if (desk.version.pdf_sha256 !== shown.sha256) throw changedSince();
    const { exhibit_book_sha256 } = approvedBook(desk, shown.exhibits_sha256);
    // A second press, or a retry after a lost answer.
    const known = new Set(desk.changes.map(({ hash }) => hash));
    if (desk.reading && shown.changes.every((hash) => known.has(hash))) return desk;
    const unread = desk.changes.filter(({ read_on }) => read_on === null).map(({ hash }) => hash);
    if (!isSameSet(unread, shown.changes)) throw changedSince();
    const files = { letterId: id, sha256: shown.sha256, exhibits: exhibit_book_sha256 };
    requireOpened(await openedBy(db, user.id, files), exhibit_book_sha256);
    await db
      .insertInto('letter_readings')
      .values({
        letter_id: id,
        case_id: letter.case_id,
        version: letter.version,
        sha256: shown.sha256,
        exhibits_sha256: exhibit_book_sha256,
        changes: unread,
        attorney_id: user.id,
        attorney_name: await displayName(db, user),
        read_on: firmDayOf(services.clock.now()),
      })
      .execute();
    return letterOnDesk(services, db, letter);
  });
}

const changedSince = () =>
  new Refusal('VERSION_MISMATCH', 'The letter was changed since you opened it. Read what is new in it.');

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).size === new Set(other).size && one.every((each) => other.includes(each));

import { v7 as uuidv7 } from 'uuid';
import { ownId, type OwnAuthority } from '../../domain/letters/own-source.ts';
import { authorityRefusal } from '../../drafting/checks/refuse-own.ts';
import type { Services } from '../kernel/context.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { writeHistory } from '../kernel/history.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { findLetter, requireOwnAttorney } from '../letters/find-letter.ts';
import { sourcesOf, type LetterSources } from './list-sources.ts';
import { displayName } from '../people/display-name.ts';

type NewAuthority = Omit<OwnAuthority, 'id' | 'added_by' | 'added_by_name'>;

/**
 * The attorney of a letter's case adds an authority in their own name, for the letters of this installation. Throws
 * FORBIDDEN for any other user, INVALID_INPUT with the reason for an authority that may not be added, CONFLICT when it
 * was added already.
 */
export async function addAuthority(
  services: Services,
  user: User,
  letterId: string,
  given: NewAuthority,
): Promise<LetterSources> {
  const now = services.clock.now();
  if (given.read_on > firmDayOf(now))
    throw new Refusal('INVALID_INPUT', 'This day is in the future.', { read_on: 'This day is in the future.' });
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, letterId);
    requireOwnAttorney(user, letter);
    const added = { ...given, id: ownId(uuidv7()), added_by: user.id, added_by_name: await displayName(db, user) };
    const refused = authorityRefusal(added);
    if (refused !== null) throw new Refusal('INVALID_INPUT', refused, { citation: refused });
    const { authorities } = await sourcesOf(db, letter);
    const same = authorities.find(
      ({ citation, standing }) => standing !== 'withdrawn' && keyOf(citation) === keyOf(given.citation),
    );
    if (same) throw new Refusal('CONFLICT', `${same.added_by_name} added this authority already.`);
    await db
      .insertInto('own_authorities')
      .values({ ...added, added_at: now })
      .execute();
    await writeHistory(db, user, letter.case_id, {
      what: 'authority_added',
      field: null,
      old_value: null,
      new_value: { id: added.id, citation: added.citation },
    });
    return sourcesOf(db, letter);
  });
}

/** The citation without case and punctuation, so that two spellings are equal, as in `own_authorities.key`. */
const keyOf = (citation: string): string =>
  citation
    .toLowerCase()
    .replace(/[^\p{L}\p{N}§]+/gu, ' ')
    .trim();

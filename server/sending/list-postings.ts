import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { Posting } from '../../contract/letter-view.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { Services } from '../kernel/context.ts';
import { barOf } from '../gate/gate.ts';
import { findLetter } from '../letters/find-letter.ts';
import { letterOnDesk } from '../letters/get.ts';
import type { LetterOnDesk } from '../letters/letter-on-desk.ts';
import type { User } from '../kernel/user.ts';

const shown = 50;

/**
 * Envelopes that are ready but not recorded as posted, with what bars their posting, the earliest due first. Letters
 * without an answer from a mailhouse come before them. At most 50. Days are the firm's.
 */
export async function listPostings(services: Services, user: User): Promise<{ items: Posting[]; today: string }> {
  const today = firmDayOf(services.clock.now());
  return services.database.as(user, async (db) => {
    const items: Posting[] = [];
    for (const { recipient, status, post_by, owner_id, owner_name, ...row } of await rowsOf(db)) {
      const state = status === 'to_print' ? 'to_post' : status === 'uncertain' ? 'uncertain' : 'silent';
      const desk = state === 'to_post' ? await letterOnDesk(services, db, await findLetter(db, row.letter_id)) : null;
      items.push({
        ...row,
        addressee: recipient.split('\n')[0] ?? '',
        post_by: post_by ?? today,
        exhibits: desk === null ? [] : exhibitsIn(desk),
        barred_by: desk && barOf(desk.gate, 'post'),
        state,
        owner: owner_id === null ? null : { id: owner_id, name: owner_name ?? '' },
      });
    }
    return { today, items };
  });
}

/** "Exhibit A: Bank statements", as the exhibit book has them. */
const exhibitsIn = ({ book }: LetterOnDesk): string[] =>
  'row' in book ? book.row.exhibits.map(({ label, description }) => `Exhibit ${label}: ${description}`) : [];

/** Why an envelope that is ready is not to be posted, or null. */
export const postingBar = async (services: Services, db: Db, letterId: string): Promise<string | null> =>
  barOf((await letterOnDesk(services, db, await findLetter(db, letterId))).gate, 'post');

const rowsOf = (db: Db) =>
  db
    .selectFrom('outbox')
    .innerJoin('letters', 'letters.id', 'outbox.letter_id')
    .innerJoin('letter_versions as v', (join) =>
      join.onRef('v.letter_id', '=', 'letters.id').onRef('v.version', '=', 'letters.version'),
    )
    .innerJoin('cases', 'cases.id', 'letters.case_id')
    .leftJoin('profiles', 'profiles.user_id', 'cases.owner_id')
    .select([
      'letters.id as letter_id',
      'cases.id as case_id',
      'cases.case_number',
      'cases.legal_business_name as business',
      'outbox.recipient',
      'outbox.post_by',
      'outbox.status',
      'outbox.error as problem',
      'cases.owner_id',
      'profiles.display_name as owner_name',
      sql<string[]>`jsonb_path_query_array(v.document, '$.papers[*] ? (exists(@.ink)).title')`.as('originals'),
      sql<boolean>`v.required_channel <> 'certified_mail'`.as('copy'),
      sql<string>`v.document ->> 'dated'`.as('dated'),
    ])
    .where('outbox.channel', '=', 'certified_mail')
    .where((eb) => eb.or([eb('outbox.status', '=', 'to_print'), eb('outbox.waits_since', 'is not', null)]))
    .orderBy('outbox.waits_since')
    .orderBy('outbox.post_by')
    .orderBy('outbox.id')
    .limit(shown)
    .execute();

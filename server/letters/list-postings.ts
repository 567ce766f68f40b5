import { sql } from 'kysely';
import type { Posting } from '../../contract/letter-view.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { Services } from '../kernel/context.ts';
import { postingBar } from './posting-obstacle.ts';
import type { User } from '../kernel/user.ts';

const shown = 100;

/** Envelopes that are ready and not recorded as posted, the earliest due first, after those that wait at a mailhouse; at most 100. Days are UTC. */
export async function listPostings(services: Services, user: User): Promise<{ items: Posting[]; today: string }> {
  const today = firmDayOf(services.clock.now());
  const rows = await services.database.as(user, (db) =>
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
        'cases.status as case_status',
        'cases.cancelled_at',
        'outbox.recipient',
        'outbox.post_by',
        'outbox.status',
        'outbox.error as problem',
        'cases.owner_id',
        'profiles.display_name as owner_name',
        sql<boolean>`v.required_channel <> 'certified_mail'`.as('copy'),
      ])
      .where('outbox.channel', '=', 'certified_mail')
      .where((eb) => eb.or([eb('outbox.status', '=', 'to_print'), eb('outbox.waits_since', 'is not', null)]))
      .orderBy('outbox.waits_since')
      .orderBy('outbox.post_by')
      .orderBy('outbox.id')
      .limit(shown)
      .execute(),
  );
  return {
    today,
    items: rows.map(({ recipient, status, post_by, owner_id, owner_name, case_status, cancelled_at, ...row }) => ({
      ...row,
      addressee: recipient.split('\n')[0] ?? '',
      post_by: post_by ?? today,
      barred_by: postingBar({ status: case_status, cancelled_at }),
      state: status === 'to_print' ? 'to_post' : status === 'uncertain' ? 'uncertain' : 'silent',
      owner: owner_id === null ? null : { id: owner_id, name: owner_name ?? '' },
    })),
  };
}

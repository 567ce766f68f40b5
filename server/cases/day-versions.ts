import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { CalendarEvent, VersionedEvent } from '../../domain/calendar/ics.ts';

/**
 * The days of a user's feed with their versions. A day that changed since it was last asked for gets the next version,
 * changed `now`; the others keep theirs. Two requests at once get the same.
 */
export async function versionsOf(
  db: Db,
  userId: string,
  events: readonly CalendarEvent[],
  now: Date,
): Promise<VersionedEvent[]> {
  if (events.length === 0) return [];
  // Always in one order, so that two requests cannot deadlock.
  const rows = events
    .map((event) => ({ user_id: userId, uid: event.uid, digest: digestOf(event), changed_at: now }))
    .toSorted((one, other) => (one.uid < other.uid ? -1 : 1));
  await db
    .insertInto('calendar_days')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'uid'])
        .doUpdateSet({
          digest: (eb) => eb.ref('excluded.digest'),
          changed_at: (eb) => eb.ref('excluded.changed_at'),
          sequence: sql`calendar_days.sequence + 1`,
        })
        .whereRef('calendar_days.digest', '<>', 'excluded.digest'),
    )
    .execute();
  const stored = await db
    .selectFrom('calendar_days')
    .select(['uid', 'sequence', 'changed_at'])
    .where('user_id', '=', userId)
    .execute();
  const versions = new Map(stored.map((row) => [row.uid, row]));
  return events.map((event) => {
    const { sequence = 0, changed_at: changedAt = now } = versions.get(event.uid) ?? {};
    return { ...event, sequence, changedAt };
  });
}

const digestOf = ({ on, summary, description }: CalendarEvent): string =>
  createHash('sha256')
    .update(JSON.stringify([on, summary, description]))
    .digest('base64url');

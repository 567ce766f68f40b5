import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { systemActor, type Actor, type Db } from '../../db/actor.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import { calendarFile, type CalendarEvent } from '../../domain/calendar/ics.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { activeStatuses } from '../../domain/cases/case.ts';
import { roles, type Role } from '../../domain/people/role.ts';
import { byteEndpoints } from '../../contract/bytes.ts';
import type { Services } from '../kernel/context.ts';
import { sideOf } from '../kernel/find-case-core.ts';
import { storedHash } from '../kernel/keyed-hash.ts';
import { iso } from '../kernel/present.ts';
import { notFound } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { isOfAttorney, isOurs, isPaused } from '../../drafting/clock/dates.ts';
import { versionsOf } from './day-versions.ts';
import { datesForEverybody, type CaseDates } from './clock-dates.ts';

/** 256 bits, so that a link cannot be guessed. */
const tokenBytes = 32;
const tokenLength = 43;
/** A reader's newest open cases; a calendar with more would be unreadable. */
const maxCases = 300;
/** How many days a day that has passed stays in the calendar. */
const keptDays = 30;

/** When the caller's feed was made; null without one. */
export async function getFeed(services: Services, user: User): Promise<{ created_at: string | null }> {
  const found = await services.database.as(user, (db) =>
    db.selectFrom('calendar_feeds').select('created_at').where('user_id', '=', user.id).executeTakeFirst(),
  );
  return { created_at: found ? iso(found.created_at) : null };
}

/** Makes the caller's feed, or a new address for it, which ends the old one. Only the token's hash is stored. */
export async function createFeed(services: Services, user: User): Promise<{ url: string; created_at: string }> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const made = { token_hash: storedHash(token), created_at: services.clock.now() };
  await services.database.as(user, (db) =>
    db
      .insertInto('calendar_feeds')
      .values({ user_id: user.id, ...made })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
      .execute(),
  );
  const url = `${services.config.publicUrl}/api${byteEndpoints['cases.feed'].path}?token=${token}`;
  return { url, created_at: iso(made.created_at) };
}

/** Ends the caller's feed. Idempotent. */
export async function revokeFeed(services: Services, user: User): Promise<{ created_at: null }> {
  await services.database.as(user, (db) => db.deleteFrom('calendar_feeds').where('user_id', '=', user.id).execute());
  return { created_at: null };
}

/**
 * The calendar behind a token: the days of its user's open cases, as row-level security shows them to that user now. It
 * has case numbers and what is due but no names or sums, since the link alone opens it. A day keeps the version of its
 * last change, so equal content has an equal `etag`. Throws NOT_FOUND for an unknown or revoked token.
 */
export async function readFeed(services: Services, token: string): Promise<{ text: string; etag: string }> {
  if (token.length !== tokenLength) throw notFound('This calendar');
  const reader = await services.database.as(systemActor, (db) => readerOf(db, storedHash(token)));
  if (!reader) throw notFound('This calendar');
  const today = firmDayOf(services.clock.now());
  const ids = await services.database.as(reader.actor, (db) => casesOf(db, reader.actor));
  const cases = await datesForEverybody(services, ids);
  const { host } = new URL(services.config.publicUrl);
  const events = cases
    .flatMap((each) => eventsOf(each, reader.actor, { today, host, publicUrl: services.config.publicUrl }))
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.uid.localeCompare(other.uid));
  const versioned = await services.database.as(reader.actor, (db) =>
    versionsOf(db, reader.actor.id, once(events), services.clock.now()),
  );
  const text = calendarFile('Unhold', versioned);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

type Reader = { actor: Extract<Actor, { id: string }> };

async function readerOf(db: Db, tokenHash: string): Promise<Reader | null> {
  const { rows } = await sql<{
    id: string;
    role: string;
    email: string;
    email_verified: boolean;
  }>`select * from app.feed_reader(${tokenHash})`.execute(db);
  const [row] = rows;
  const role: Role | undefined = roles.find((each) => each === row?.role);
  if (!row || !role) return null;
  return {
    actor: { id: row.id, role, name: row.email, verifiedEmail: row.email_verified ? row.email : null },
  };
}

/** Staff get the cases they are responsible for; merchants and attorneys the ones they may see, which are their own. */
async function casesOf(db: Db, { id, role }: Reader['actor']): Promise<string[]> {
  const own = db
    .selectFrom('cases')
    .select('id')
    .where('status', 'in', activeStatuses)
    .where('cancelled_at', 'is', null);
  const rows = await (role === 'admin' ? own.where('owner_id', '=', id) : own)
    .orderBy('created_at', 'desc')
    .limit(maxCases)
    .execute();
  return rows.map((row) => row.id);
}

/** An attorney's own day comes with each of their cases; a calendar shows it once. */
const once = (events: readonly CalendarEvent[]): CalendarEvent[] => [
  ...new Map(events.map((event) => [event.uid, event])).values(),
];

const pages: Record<Role, (publicUrl: string, caseId: string) => string> = {
  admin: (publicUrl, caseId) => `${publicUrl}/admin/cases/${caseId}`,
  attorney: (publicUrl) => `${publicUrl}/attorney`,
  client: (publicUrl, caseId) => `${publicUrl}/dashboard/cases/${caseId}`,
};

function eventsOf(
  { id, case_number, dates, attorney_id }: CaseDates,
  actor: Reader['actor'],
  { today, host, publicUrl }: { today: string; host: string; publicUrl: string },
): CalendarEvent[] {
  const onDesk = sideOf(actor, { attorney_id }) === 'desk';
  return dates
    .filter((date) => date.on >= addDays(today, -keptDays) && (onDesk || !isOurs(date)))
    .map(({ key, on, what, source, pause }) => {
      if (isOfAttorney({ key })) return { uid: `${key}@${host}`, on, summary: what, description: '' };
      return {
        uid: `${key}.${id}@${host}`,
        on,
        summary: `${case_number}: ${what}${pause && isPaused({ pause }, today) ? ` Paused until ${pause.until}.` : ''}`,
        description: [source, pages[actor.role](publicUrl, id)].filter(Boolean).join('\n'),
      };
    });
}

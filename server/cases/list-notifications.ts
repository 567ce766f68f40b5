import { contactAsked, newestFirst, notificationsOf, type Notification } from '../../domain/cases/notifications.ts';
import type { Db } from '../../db/actor.ts';
import { milestonesOf, progressOf } from '../kernel/case-progress.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';

const maxCases = 20;
const maxShown = 50;

export type CaseNotification = Notification & { id: string; case_id: string; legal_business_name: string };

/**
 * What happened in the caller's own cases without their doing, newest first: at most 50, from their 20 newest cases.
 */
export const listNotifications = (services: Services, user: User): Promise<CaseNotification[]> =>
  services.database.read(user, (db) => notificationsFor(db, user, services.clock.now()));

/** The same inside a transaction of the caller; its queries do not wait for each other, as `Database.read` asks. */
export async function notificationsFor(db: Db, user: User, now: Date): Promise<CaseNotification[]> {
  const [cases, messages, reads, asks] = await Promise.all([
    casesOf(db, user),
    messagesTo(db, user),
    readsOf(db, user),
    asksTo(db, user),
  ]);
  return cases
    .flatMap((theCase) => {
      const { id: case_id, legal_business_name, progress, milestones } = theCase;
      const facts = {
        theCase,
        progress: progressOf(progress),
        milestones: milestonesOf(milestones),
      };
      const written = messages.filter((each) => each.case_id === case_id);
      const read = new Set(reads.filter((each) => each.case_id === case_id).map(({ key }) => key));
      const asked = asks.filter((each) => each.case_id === case_id).map(({ asked_at }) => contactAsked(asked_at, read));
      return [...asked, ...notificationsOf(facts, written, read, now)].map((each) =>
        Object.assign(each, { id: `${case_id}/${each.key}`, case_id, legal_business_name }),
      );
    })
    .toSorted(newestFirst)
    .slice(0, maxShown);
}

/**
 * Cases that the user made, or that carry their verified email and were opened to it by their owner (spec, section 7).
 */
const newestOwn = (db: Db, user: User) =>
  db
    .selectFrom('cases')
    .where((eb) =>
      eb.or([eb('created_by', '=', user.id), eb('contact_key', '=', user.verifiedEmail?.toLowerCase() ?? null)]),
    )
    .orderBy('cases.created_at', 'desc')
    .limit(maxCases);

const casesOf = (db: Db, user: User) =>
  newestOwn(db, user)
    .innerJoin('case_progress', 'case_progress.case_id', 'cases.id')
    .select([
      'cases.id',
      'legal_business_name',
      'status',
      'processor',
      'other_processor',
      'held_amount_cents',
      'created_at',
      'cancelled_at',
      'closed_at',
      'progress',
      'milestones',
    ])
    .execute();

/** Row-level security hides internal messages from a merchant; staff who own a case see no more than merchants here. */
async function messagesTo(db: Db, user: User) {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'case_id', 'created_at', 'read_by_merchant_at'])
    .where('case_id', 'in', newestOwn(db, user).select('cases.id'))
    .where('visibility', '=', 'merchant')
    .where('author_role', '<>', 'merchant')
    .orderBy('created_at', 'desc')
    .limit(maxShown)
    .execute();
  return rows.map(({ read_by_merchant_at, ...each }) => ({ ...each, read: read_by_merchant_at !== null }));
}

const readsOf = (db: Db, user: User) =>
  db
    .selectFrom('notification_reads')
    .select(['case_id', 'key'])
    .where('user_id', '=', user.id)
    .where('case_id', 'in', newestOwn(db, user).select('cases.id'))
    .execute();

/** Open questions of contacts to the case's owner, who alone can answer. */
const asksTo = (db: Db, user: User) =>
  db
    .selectFrom('contact_asks')
    .innerJoin('cases', 'cases.id', 'contact_asks.case_id')
    .select(['case_id', 'asked_at'])
    .where('created_by', '=', user.id)
    .where('contact_key', 'is', null)
    .where('refused_at', 'is', null)
    .execute();

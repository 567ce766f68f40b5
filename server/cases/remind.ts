import { systemActor, type Db } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { activeStatuses } from '../../domain/cases/case.ts';
import { isOfAttorney, reminderOn, wakesOn, type ClockDate } from '../../drafting/clock/dates.ts';
import { clearConflicts } from '../conflicts/decisions.ts';
import { askMerchant } from '../letters/ask-merchant.ts';
import { queueCaseEmail } from '../email/queue-case-email.ts';
import { queueEmail } from '../email/queue-email.ts';
import type { Services } from '../kernel/context.ts';
import { actionNeeded, dayReminder } from './emails.ts';
import { datesOfCases, type CaseDates } from './clock-dates.ts';
import { planNextAction } from './plan-next-action.ts';

/** Queues a job for each open case, which looks at its days. A second run finds the reminders of the first. */
export async function remindOfDays(services: Services): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    const open = await db
      .selectFrom('cases')
      .select('id')
      .where('status', 'in', activeStatuses)
      .where('cancelled_at', 'is', null)
      .execute();
    await services.jobs.enqueue(db, 'remind-of-case', ...open.map(({ id }) => ({ case_id: id })));
  });
}

/**
 * Emails the owner of each day of a case that is near or today, and staff's lead when it has passed. An email's key
 * names case, day, occasion and reader, and the outbox takes each key once, so no run repeats what another has sent.
 */
export async function remindOfCase(services: Services, caseId: string): Promise<void> {
  const today = firmDayOf(services.clock.now());
  await services.database.as(systemActor, async (db) => {
    // Plans the case if the job for that was lost, within a day of it.
    await planNextAction(services, db, caseId);
    await clearConflicts(services, db, systemActor, caseId);
    const [found] = await datesOfCases(services, db, [caseId]);
    if (!found) return;
    await askMerchant(services, db, caseId);
    // Licenses are reminded of once per attorney, not in each case (remind-of-licenses.ts).
    for (const date of found.dates.filter((each) => !isOfAttorney(each))) {
      const occasion = reminderOn(date, today);
      if (occasion !== null) await remind(services, db, found, date, occasion);
    }
  });
}

async function remind(services: Services, db: Db, found: CaseDates, date: ClockDate, occasion: string): Promise<void> {
  const about = { case_id: found.id, letter_id: null };
  const key = (reader: string) => `day:${found.id}:${date.key}:${wakesOn(date)}:${occasion}:${reader}`;
  if (date.owner === 'merchant' && occasion !== 'late') {
    await queueCaseEmail(services, db, {
      ...about,
      key: key('merchant'),
      template: actionNeeded,
      payload: {
        first_name: found.first_name,
        case_number: found.case_number,
        case_id: found.id,
        what: date.what,
        due_on: date.on,
      },
    });
    return;
  }
  for (const { id, email, attorney } of await readersOf(db, found, date, occasion))
    await queueEmail(services, db, {
      ...about,
      key: key(id),
      template: dayReminder,
      recipient: email,
      payload: {
        case_number: found.case_number,
        case_id: found.id,
        business: found.legal_business_name,
        what: date.what,
        on: date.on,
        source: date.source,
        late: occasion === 'late',
        for_attorney: attorney,
      },
    });
}

type DayReader = { id: string; email: string; attorney: boolean };

/**
 * Who is reminded of a day: its attorney, or the case's owner on the staff; once the day has passed, staff's leads. All
 * staff when there is none.
 */
async function readersOf(
  db: Db,
  { owner_id, attorney_id }: CaseDates,
  { owner }: ClockDate,
  occasion: string,
): Promise<DayReader[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('orgs', 'orgs.id', 'users.org_id')
    .select(['users.id', 'users.email', 'users.is_lead'])
    .where('role', '=', 'admin')
    .where('orgs.kind', '=', 'internal')
    .where('erased_at', 'is', null)
    .execute();
  const reader = ({ id, email }: (typeof rows)[number]) => ({ id, email, attorney: false });
  const staff = rows.map(reader);
  const leads = rows.filter(({ is_lead }) => is_lead).map(reader);
  if (occasion === 'late') return leads.length > 0 ? leads : staff;
  const attorney = owner === 'attorney' && attorney_id !== null ? await attorneyWith(db, attorney_id) : null;
  const one = attorney ?? staff.find(({ id }) => id === owner_id);
  return one ? [one] : staff;
}

async function attorneyWith(db: Db, id: string): Promise<DayReader | null> {
  const found = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', id)
    .where('role', '=', 'attorney')
    .executeTakeFirst();
  return found ? { ...found, attorney: true } : null;
}

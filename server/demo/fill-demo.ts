import { systemActor } from '../../db/actor.ts';
import type { User } from '../kernel/user.ts';
import { findAccount, makeAccount, makeAttorney, makeStaff } from '../auth/create-account.ts';
import type { Auth } from '../auth/auth.ts';
import { openProvenSession } from '../auth/open-proven-session.ts';
import { changeLead } from '../people/set-lead.ts';
import { recordCheck } from '../people/check-license.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { Services } from '../kernel/context.ts';
import { advanceDemoCase } from './advance-demo-case.ts';
import { finishDemo, isDemoUnfinished, makeDemoAccounts, readDemoAccounts, type DemoAccount } from './demo-accounts.ts';
import { fillDemoBook } from './fill-demo-book.ts';
import { demoCases, type DemoCase } from './demo-cases.ts';
import { submitDemoCase } from './submit-demo-case.ts';
import type { Jobs } from '../kernel/jobs.ts';

type Opened = { services: Services; auth: Auth };

/** `fill` is null when there is nothing to fill: the demo is complete, or the installation is a real one. */
export type Demo = { accounts: DemoAccount[]; fill: ((stop: AbortSignal) => Promise<void>) | null };

/**
 * On a database without users, creates three accounts with random passwords and the processors' addresses, so that
 * signing in works at once. `fill` then makes seventeen cases through the same use cases that real users go through. A
 * fill that was stopped or killed continues at the next start, but the case that it was working on stays as it is.
 */
export async function openDemo(opened: Opened): Promise<Demo> {
  const { services } = opened;
  const { dataDir } = services.config;
  const anybody = await services.database.as(systemActor, (db) =>
    db.selectFrom('users').select('id').limit(1).executeTakeFirst(),
  );
  if (anybody && !isDemoUnfinished(dataDir)) return { accounts: readDemoAccounts(dataDir), fill: null };
  // The passwords are written first, so that they can be read even if this start is killed halfway.
  const accounts = anybody ? readDemoAccounts(dataDir) : makeDemoAccounts(dataDir);
  const people = await makePeople(opened, accounts);
  await fillDemoBook(services, people);
  const cases = demoCases(services.clock.now());
  services.filling = { done: 0, of: cases.length };
  return {
    accounts,
    fill: async (stop) => {
      await fillCases(opened, people, cases, stop);
      services.filling = null;
      if (!stop.aborted) finishDemo(dataDir);
    },
  };
}

async function makePeople(opened: Opened, accounts: DemoAccount[]): Promise<Record<DemoAccount['role'], User>> {
  const { services, auth } = opened;
  const names = { merchant: ['Mara', 'Ellison'], staff: ['Robin', 'Ward'], attorney: ['Jordan', 'Avery'] } as const;
  // Accounts with the same phone number would count as one user's.
  const phones = { merchant: '(555) 555-0100', staff: '(555) 555-0101', attorney: '(555) 555-0102' } as const;
  const ids: Record<string, string> = {};
  for (const { role, email, password } of accounts) {
    const [first_name, last_name] = names[role];
    ids[role] =
      (await findAccount(services, email)) ??
      (await makeAccount(services, auth, { email, password, first_name, last_name, phone: phones[role] }));
  }
  const user = (role: DemoAccount['role'], kind: User['role'], orgKind: string): Promise<User> =>
    userOf(opened, ids[role] ?? '', kind, orgKind);
  if (!(await hasRole(services, ids.staff, 'admin'))) await makeStaff(services, ids.staff ?? '');
  // The only member of staff leads them, and confirms addresses before there is a case.
  await services.database.as(systemActor, (db) => changeLead(services, db, systemActor, ids.staff ?? '', true));
  if (!(await hasRole(services, ids.attorney, 'attorney'))) await makeDemoAttorney(services, ids.attorney ?? '');
  return {
    merchant: await user('merchant', 'client', 'merchant'),
    staff: await user('staff', 'admin', 'internal'),
    attorney: await user('attorney', 'attorney', 'law_firm'),
  };
}

async function hasRole(services: Services, id: string | undefined, role: User['role']): Promise<boolean> {
  const found = await services.database.as(systemActor, (db) =>
    db
      .selectFrom('users')
      .select('id')
      .where('id', '=', id ?? '')
      .where('role', '=', role)
      .executeTakeFirst(),
  );
  return found !== undefined;
}

async function makeDemoAttorney(services: Services, id: string): Promise<void> {
  await makeAttorney(services, id, {
    bar_number: 'SAMPLE-000000',
    bar_state: 'California',
    firm_name: 'Avery Sample Law, P.C.',
    firm_lines: [
      '100 Example Plaza, Suite 400, Oakland, CA 94607',
      'Telephone (555) 555-0102',
      'jordan.avery@firm.example',
    ],
  });
  await recordLicenses(services, id);
}

/**
 * Records the attorney's licenses as checked on the day on which the demo is made, in the states whose law most of its
 * agreements choose.
 */
async function recordLicenses(services: Services, attorneyId: string): Promise<void> {
  const proof = 'Sample of the demo: no bar has this number.';
  const checked_on = firmDayOf(services.clock.now());
  await services.database.as(systemActor, async (db) => {
    for (const state of ['CA', 'DE'] as const)
      await recordCheck(services, db, systemActor, attorneyId, {
        state,
        number: 'SAMPLE-000000',
        status: 'active',
        checked_on,
        proof,
      });
  });
}

async function userOf({ services }: Opened, id: string, role: User['role'], orgKind: string): Promise<User> {
  const user = await services.database.as(systemActor, (db) =>
    db.selectFrom('users').select(['email', 'org_id']).where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return {
    id,
    role,
    name: user.email,
    email: user.email,
    emailVerified: false,
    verifiedEmail: null,
    orgId: user.org_id,
    orgKind,
    sessionId: '',
    signIn: { second_factor: false, satisfied: false, required: false },
  };
}

const dayInMs = 86_400_000;

/** Makes the cases one by one until `stop` is aborted; the case under way is still finished. */
async function fillCases(
  opened: Opened,
  people: Record<DemoAccount['role'], User>,
  cases: readonly DemoCase[],
  stop: AbortSignal,
): Promise<void> {
  const known = await businessesOf(opened.services, people.merchant);
  for (const [index, demoCase] of cases.entries()) {
    opened.services.filling = { done: index, of: cases.length };
    if (stop.aborted) return;
    if (!known.has(String(demoCase.fields.legalBusinessName))) await fillCase(opened, people, demoCase);
  }
}

async function businessesOf(services: Services, merchant: User): Promise<ReadonlySet<string>> {
  const rows = await services.database.as(systemActor, (db) =>
    db.selectFrom('cases').select('legal_business_name').where('org_id', '=', merchant.orgId).execute(),
  );
  return new Set(rows.map((row) => row.legal_business_name));
}

async function fillCase(opened: Opened, people: Record<DemoAccount['role'], User>, demoCase: DemoCase): Promise<void> {
  const now = opened.services.clock.now();
  const submitted = now.getTime() - demoCase.daysAgo * dayInMs;
  const at = (days: number) => ({
    ...opened.services,
    // The sample merchant submits within a minute what real merchants submit in months.
    config: { ...opened.services.config, limits: { ...opened.services.config.limits, cases: 0 } },
    jobs: withoutLaterWork(opened.services.jobs),
    clock: { now: () => new Date(Math.min(submitted + days * dayInMs, now.getTime())) },
  });
  const { case_id } = await submitDemoCase(at(0), people.merchant, demoCase);
  // A session for each case, because the second factor of an approval counts for five minutes only.
  const session = await openProvenSession(opened.auth, people.attorney.id);
  try {
    const attorney = { ...people.attorney, sessionId: session.id };
    await advanceDemoCase(at, { ...people, attorney }, case_id, demoCase);
  } finally {
    await session.end();
  }
}

/** Jobs without those that extract documents or bind exhibits, so that a demo user does not wait behind dozens of ours. */
const withoutLaterWork = (jobs: Jobs): Jobs => ({
  ...jobs,
  enqueue: async (db, name, ...data) =>
    name === 'read-document' || name === 'bind-exhibits' ? undefined : jobs.enqueue(db, name, ...data),
});

import { systemActor } from '../../db/actor.ts';
import type { User } from '../kernel/user.ts';
import { makeAccount, makeAttorney, makeStaff } from '../auth/create-account.ts';
import type { Auth } from '../auth/auth.ts';
import { openProvenSession } from '../auth/open-proven-session.ts';
import { recordCheck } from '../people/check-license.ts';
import { dayOf } from '../../domain/calendar/utc.ts';
import type { Services } from '../kernel/context.ts';
import { advanceDemoCase } from './advance-demo-case.ts';
import { makeDemoAccounts, readDemoAccounts, type DemoAccount } from './demo-accounts.ts';
import { fillDemoBook } from './fill-demo-book.ts';
import { demoCases } from './demo-cases.ts';
import { submitDemoCase } from './submit-demo-case.ts';
import type { Jobs } from '../kernel/jobs.ts';

type Opened = { services: Services; auth: Auth };

/**
 * On a database without users, creates three accounts with random passwords and seventeen cases, through the same use
 * cases that real users go through. Returns the accounts, read from `$DATA_DIR/demo-accounts.json` on later starts;
 * none when the installation is a real one.
 */
export async function fillDemo(opened: Opened, say: (line: string) => void): Promise<DemoAccount[]> {
  const { services } = opened;
  const { dataDir } = services.config;
  const anybody = await services.database.as(systemActor, (db) =>
    db.selectFrom('users').select('id').limit(1).executeTakeFirst(),
  );
  if (anybody) return readDemoAccounts(dataDir);
  say('Filling the demo…');
  // Written first: a start that is killed halfway leaves readable passwords.
  const accounts = makeDemoAccounts(dataDir);
  const people = await makePeople(opened, accounts);
  await fillDemoBook(services, people);
  await fillCases(opened, people, say);
  return accounts;
}

async function makePeople(opened: Opened, accounts: DemoAccount[]): Promise<Record<DemoAccount['role'], User>> {
  const { services, auth } = opened;
  const names = { merchant: ['Mara', 'Ellison'], staff: ['Robin', 'Ward'], attorney: ['Jordan', 'Avery'] } as const;
  const ids: Record<string, string> = {};
  for (const { role, email, password } of accounts) {
    const [first_name, last_name] = names[role];
    ids[role] = await makeAccount(services, auth, { email, password, first_name, last_name, phone: '(555) 555-0100' });
  }
  await makeStaff(services, ids.staff ?? '');
  await makeAttorney(services, ids.attorney ?? '', {
    bar_number: 'SAMPLE-000000',
    bar_state: 'California',
    firm_name: 'Avery Sample Law, P.C.',
    firm_lines: [
      '100 Example Plaza, Suite 400, Oakland, CA 94607',
      'Telephone (555) 555-0142',
      'jordan.avery@firm.example',
    ],
  });
  await recordLicenses(services, ids.attorney ?? '');
  const user = (role: DemoAccount['role'], kind: User['role'], orgKind: string): Promise<User> =>
    userOf(opened, ids[role] ?? '', kind, orgKind);
  return {
    merchant: await user('merchant', 'client', 'merchant'),
    staff: await user('staff', 'admin', 'internal'),
    attorney: await user('attorney', 'attorney', 'law_firm'),
  };
}

/** As found on the day on which the demo is made, in the states whose law most of its agreements choose. */
async function recordLicenses(services: Services, attorneyId: string): Promise<void> {
  const proof = 'Sample of the demo: no bar has this number.';
  const checked_on = dayOf(services.clock.now());
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

async function fillCases(
  opened: Opened,
  people: Record<DemoAccount['role'], User>,
  say: (line: string) => void,
): Promise<void> {
  const now = opened.services.clock.now();
  const cases = demoCases(now);
  for (const [index, demoCase] of cases.entries()) {
    if (index > 0 && index % 4 === 0) say(`  ${index} of ${cases.length} cases`);
    const submitted = now.getTime() - demoCase.daysAgo * dayInMs;
    const at = (days: number) => ({
      ...opened.services,
      // One sample person submits in a minute what people submit in months.
      config: { ...opened.services.config, limits: { ...opened.services.config.limits, cases: 0 } },
      jobs: withoutLaterWork(opened.services.jobs),
      clock: { now: () => new Date(Math.min(submitted + days * dayInMs, now.getTime())) },
    });
    const { case_id } = await submitDemoCase(at(0), people.merchant, demoCase);
    // One a case: the second factor of an approval counts for five minutes.
    const session = await openProvenSession(opened.auth, people.attorney.id);
    try {
      const attorney = { ...people.attorney, sessionId: session.id };
      await advanceDemoCase(at, { ...people, attorney }, case_id, demoCase);
    } finally {
      await session.end();
    }
  }
}

/** Jobs without those that extract documents or bind exhibits, so that a demo user does not wait behind dozens of ours. */
const withoutLaterWork = (jobs: Jobs): Jobs => ({
  ...jobs,
  enqueue: async (db, name, ...data) =>
    name === 'read-document' || name === 'bind-exhibits' ? undefined : jobs.enqueue(db, name, ...data),
});

/** The operator's commands, run on the machine itself: npm run operator -- COMMAND … */
import { systemActor } from '../db/actor.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { underStartLock } from '../db/start-lock.ts';
import { readConfig } from '../server/config.ts';
import { openLog } from '../server/log.ts';
import { openServices, type Opened } from '../server/open-services.ts';
import { findAccount, makeAttorney } from '../server/people/make-account.ts';
import { grantStaff } from '../server/people/grant-staff.ts';
import { ensurePerson } from '../server/people/ensure-person.ts';

const usage = `Usage:
  npm run operator -- grant-staff EMAIL
      Gives an existing account admin access. The first staff member of an installation is made this way.
  npm run operator -- grant-attorney EMAIL --bar-number N --bar-state STATE --firm NAME [--line TEXT]…
      Makes an existing account an attorney, with what they sign: letterhead lines in order.`;

async function run(args: string[]): Promise<void> {
  const [command, email, ...rest] = args;
  if (!email || (command !== 'grant-staff' && command !== 'grant-attorney')) throw new Error(usage);
  const config = readConfig({ ...process.env, ROLE: 'web' });
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir, log: () => {} });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const opened = await underStartLock(url, async () => {
    await migrate(url, () => {});
    return openServices(config, openLog('warn'), url);
  });
  try {
    if (command === 'grant-staff') await grantStaff(opened.services, systemActor, email);
    else await grantAttorney(opened, email, rest);
    process.stdout.write(`${email} now has ${command === 'grant-staff' ? 'admin' : 'attorney'} access.\n`);
  } finally {
    await opened.close();
    await embedded?.stop();
  }
}

async function grantAttorney({ services }: Opened, email: string, rest: string[]): Promise<void> {
  const userId = await findAccount(services, email);
  if (!userId) throw new Error(`There is no account with the email ${email}. The person signs up first.`);
  const all = (name: string) => rest.flatMap((each, index) => (each === name && rest[index + 1] ? [rest[index + 1] ?? ''] : []));
  const [barNumber, barState, firm] = [all('--bar-number')[0], all('--bar-state')[0], all('--firm')[0]];
  if (!barNumber || !barState || !firm) throw new Error(usage);
  await ensurePerson(services.database, userId);
  await makeAttorney(services, userId, { bar_number: barNumber, bar_state: barState, firm_name: firm, firm_lines: all('--line') });
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

/** Operator commands, run on the machine itself: npm run operator -- COMMAND … */
import { systemActor } from '../db/actor.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { underStartLock } from '../db/start-lock.ts';
import { readConfig } from '../server/kernel/config.ts';
import { openLog } from '../server/kernel/log.ts';
import type { Services } from '../server/kernel/context.ts';
import { openServices, type Opened } from '../server/open-services.ts';
import { demoPasswords, readDemoAccounts } from '../server/demo/demo-accounts.ts';
import { dropSecondFactors } from '../server/auth/drop-second-factors.ts';
import { findAccount, makeAttorney } from '../server/auth/create-account.ts';
import { createAdminUser } from '../server/people/create-admin-user.ts';
import { changeLead } from '../server/people/set-lead.ts';
import { ensureUser } from '../server/people/ensure-user.ts';
import { releaseOutgoing } from '../server/backup/release-outgoing.ts';
import { verifyHistory } from '../server/cases/verify-history.ts';
import { isPage } from '../web/paths/paths.ts';
import { agreementUsage, agreementWork, WrongUsage } from './agreement-command.ts';
import { backupUsage } from './backup-usage.ts';
import { prepareDatabase, prepareUsage } from './prepare-database.ts';
import { beginRotation, endRotation } from './rotate-key.ts';
import { rotateKey } from '../server/system/rotate-key.ts';
import { plainUrlsOf } from '../db/logins.ts';

const usage = `Usage:
  npm run operator -- grant-staff EMAIL
      Gives an existing account admin access. The first staff member of an installation is made this way.
  npm run operator -- grant-attorney EMAIL --bar-number N --bar-state STATE --firm NAME [--line TEXT]…
      Appoints an existing account as attorney, with what they sign: letterhead lines in order. Staff record their licenses in the panel.
  npm run operator -- grant-lead EMAIL
      Makes a member of staff their lead, who hears of what is late, and who may name other leads.
  npm run operator -- drop-second-factors EMAIL
      Removes the authenticator app and passkeys of somebody who has lost them, and ends their sessions. Make sure first that it is them.
  npm run operator -- demo-passwords
      Shows the sample accounts of a demo and how to sign in.
  npm run operator -- rotate-key
      Encrypts everything with a new key while the program serves: says what to do first, and can be stopped and run again.
  npm run operator -- verify-history
      Computes the history of every case again and compares it with the anchors that are written into the storage each day.
${prepareUsage}
${agreementUsage}
${backupUsage}`;

const done: Record<string, string> = {
  'grant-staff': 'now has admin access',
  'grant-attorney': 'now has attorney access',
  'grant-lead': 'is now a lead of staff',
  'drop-second-factors': 'has no second factor any more',
};

/** Opens the installation as the server would, whether or not one is running, and closes it after `work`. */
async function withOpened(work: (opened: Opened, url: string) => Promise<string>): Promise<void> {
  const config = readConfig({ ...process.env, ROLE: 'web' });
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir, log: () => {} });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const opened = await underStartLock(url, async () => {
    await migrate(config.databaseOwnerUrl ?? url, () => {});
    return openServices(config, openLog('warn'), url, isPage);
  });
  try {
    process.stdout.write(`${await work(opened, config.databaseOwnerUrl ?? url)}\n`);
  } finally {
    await opened.close();
    await embedded?.stop();
  }
}

async function run(args: string[]): Promise<void> {
  const [command, email, ...rest] = args;
  if (command === 'agreement') {
    const work = agreementWork(args.slice(1));
    return withOpened(({ services }) => work(services));
  }
  if (command === 'verify-history' && email === undefined) return withOpened(({ services }) => verify(services));
  if (command === 'demo-passwords' && email === undefined) return showDemoPasswords();
  if (command === 'rotate-key' && email === undefined) return rotate();
  if (command === 'prepare-database' && email === undefined) return prepare();
  if (command === 'release-outgoing' && email === undefined)
    return withOpened(({ services }, url) => release(services, url));
  if (!email || !command || !Object.hasOwn(done, command)) throw new WrongUsage(usage);
  return withOpened(async (opened) => {
    if (command === 'grant-staff') await createAdminUser(opened.services, systemActor, email);
    else if (command === 'grant-attorney') await grantAttorney(opened, email, rest);
    else if (command === 'grant-lead') await grantLead(opened.services, email);
    else await dropSecondFactors(opened.services, opened.auth, email);
    return `${email} ${done[command]}.`;
  });
}

async function verify(services: Services): Promise<string> {
  const { cases, entries, anchors, lastAnchor, erased, problems } = await verifyHistory(services);
  const verified = `${entries} entries of ${cases} cases, ${anchors} anchors${lastAnchor === null ? '' : `, the last from ${lastAnchor}`}`;
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nThe history is not what was written: ${verified}.`);
  return `The history is what was written: ${verified}; ${erased} anchored cases were erased since, as the log says.`;
}

/** Needs no database, because the passwords are in a file in DATA_DIR. */
function showDemoPasswords(): void {
  const { dataDir } = readConfig(process.env);
  const accounts = readDemoAccounts(dataDir);
  if (accounts.length === 0) throw new Error(`There is no demo in ${dataDir}.`);
  process.stdout.write(`${demoPasswords(accounts)}\n`);
}

async function prepare(): Promise<void> {
  const ownerUrl = process.env['DATABASE_OWNER_URL'];
  if (!ownerUrl) throw new WrongUsage(`Set DATABASE_OWNER_URL.\n${usage}`);
  const { serving, signIn } = await prepareDatabase(ownerUrl, (line) => process.stderr.write(`${line}\n`));
  process.stdout.write(`DATABASE_URL=${serving}\nDATABASE_SIGN_IN_URL=${signIn}\n`);
}

async function rotate(): Promise<void> {
  const config = readConfig({ ...process.env, ROLE: 'web' });
  const first = beginRotation(config);
  if (first !== null) return void process.stdout.write(`${first}\n`);
  await withOpened(async ({ services }, url) => {
    const { databaseSignInUrl: signInUrl, databaseOwnerUrl: ownerUrl } = config;
    const { signIn } = await plainUrlsOf(url, { signInUrl, ownerUrl });
    const { taxIds, signingKeys, secondFactors, files } = await rotateKey(services, signIn);
    const counts = `${taxIds} tax IDs, ${secondFactors} second factors, ${signingKeys} signing keys and ${files} files`;
    return `Encrypted again: ${counts}. ${endRotation(config)}`;
  });
}

async function grantLead(services: Services, email: string): Promise<void> {
  const userId = await findAccount(services, email);
  if (!userId) throw new Error(`There is no account with the email ${email}.`);
  await services.database.as(systemActor, (db) => changeLead(services, db, systemActor, userId, true));
}

async function release(services: Services, url: string): Promise<string> {
  const released = await releaseOutgoing(services, url);
  if (!released) return 'Nothing is held.';
  const { emails, letters, known, doubtful } = released;
  return `Released: ${emails} emails and ${letters} letters to print leave now; ${known} had left already, says the journal of sends. ${doubtful} emails of the last minute before the restored state may have left: staff find them at /admin/system, and send each again or not.`;
}

async function grantAttorney({ services }: Opened, email: string, rest: string[]): Promise<void> {
  const userId = await findAccount(services, email);
  if (!userId) throw new Error(`There is no account with the email ${email}. They must sign up first.`);
  const all = (name: string) =>
    rest.flatMap((each, index) => (each === name && rest[index + 1] ? [rest[index + 1] ?? ''] : []));
  const [barNumber, barState, firm] = [all('--bar-number')[0], all('--bar-state')[0], all('--firm')[0]];
  if (!barNumber || !barState || !firm) throw new WrongUsage(usage);
  await ensureUser(services.database, userId);
  await makeAttorney(
    services,
    userId,
    {
      bar_number: barNumber,
      bar_state: barState,
      firm_name: firm,
      firm_lines: all('--line'),
    },
    { quiet: false },
  );
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // 2: the command is wrong; 1: it was refused or failed.
  process.exit(error instanceof WrongUsage ? 2 : 1);
});

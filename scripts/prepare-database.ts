/** npm run operator -- prepare-database: what only the owner of an external database may do. */
import { servingUrl, isOwnersLogin } from '../db/logins.ts';
import { migrate } from '../db/migrate.ts';
import { underStartLock } from '../db/start-lock.ts';
import { openQueue } from '../server/kernel/job-queue.ts';
import { openLog } from '../server/kernel/log.ts';

export const prepareUsage = `  npm run operator -- prepare-database
      With DATABASE_OWNER_URL, the login of the owner of an external database: migrates it and makes the plain login that serves.
      Prints the DATABASE_URL for every process; none of them needs the owner's. Again after each update of the program.`;

/** Migrates the database of `ownerUrl` and returns the address for the processes that serve. Throws for another login. */
export async function prepareDatabase(ownerUrl: string, say: (line: string) => void): Promise<string> {
  if (!(await isOwnersLogin(ownerUrl)))
    throw new Error('DATABASE_OWNER_URL has not the login of the owner of the database.');
  return underStartLock(ownerUrl, async () => {
    await migrate(ownerUrl, say);
    const url = await servingUrl(ownerUrl);
    await (await openQueue(url, { worker: false, log: openLog('silent') })).stop();
    return url;
  });
}

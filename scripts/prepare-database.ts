/** npm run operator -- prepare-database: what only the owner of an external database may do. */
import { isOwnersLogin, plainUrls, type PlainUrls } from '../db/logins.ts';
import { migrate } from '../db/migrate.ts';
import { underStartLock } from '../db/start-lock.ts';
import { openQueue } from '../server/kernel/job-queue.ts';
import { openLog } from '../server/kernel/log.ts';

export const prepareUsage = `  npm run operator -- prepare-database
      With DATABASE_OWNER_URL, the login of the owner of an external database: migrates it and makes the plain logins that serve.
      Prints the DATABASE_URL and the DATABASE_SIGN_IN_URL for every process; none of them needs the owner's. Again after each update of the program.`;

/** Migrates the database of `ownerUrl` and returns the addresses for the processes that serve. Throws for another login. */
export async function prepareDatabase(ownerUrl: string, say: (line: string) => void): Promise<PlainUrls> {
  if (!(await isOwnersLogin(ownerUrl)))
    throw new Error('DATABASE_OWNER_URL has not the login of the owner of the database.');
  return underStartLock(ownerUrl, async () => {
    await migrate(ownerUrl, say);
    const urls = await plainUrls(ownerUrl);
    await (await openQueue(urls.serving, { worker: false, log: openLog('silent') })).stop();
    return urls;
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { systemActor, type Db } from '../../db/actor.ts';
import { keyIdOf } from '../engines/keys/key-id.ts';
import { reencryptSecondFactors } from '../auth/reencrypt-second-factors.ts';
import type { Services } from '../kernel/context.ts';
import { einPurpose } from '../kernel/ein.ts';
import { isSealedWith, openSecret, sealSecret } from '../kernel/sealed-secret.ts';
import { signingPurpose } from '../kernel/signing.ts';
import { storedFileLock } from '../privacy/erase-files.ts';
import { isSealedWith as isFileSealedWith } from '../ports/storage/sealed-stream.ts';
import { StorageMissing } from '../ports/storage/storage.ts';

/** How many of each were encrypted again. */
export type Rotated = { taxIds: number; signingKeys: number; secondFactors: number; files: number };

const pageSize = 200;

/**
 * Encrypts everything that is still under another key with the first of the application's keys, while the program
 * serves, and then makes that the key of the database. Each item names its key, so the command can be stopped and run
 * again. Throws before anything is changed while a process without the new key is running. `signInUrl`: the login that
 * reads accounts.
 */
export async function rotateKey(services: Services, signInUrl: string): Promise<Rotated> {
  const { appKey, appKeys } = services.config;
  await refuseOldProcesses(services, appKey);
  const rotated: Rotated = { taxIds: 0, signingKeys: 0, secondFactors: 0, files: 0 };
  rotated.taxIds = await rotateTaxIds(services);
  rotated.signingKeys = await rotateSigningKey(services);
  rotated.secondFactors = await reencryptSecondFactors(signInUrl, appKeys);
  rotated.files = await rotateFiles(services);
  for (const old of appKeys.slice(1))
    await services.database.as(systemActor, (db) =>
      sql`select app.turn_key(${keyIdOf(old)}, ${keyIdOf(appKey)})`.execute(db),
    );
  return rotated;
}

/** The application name of the connections of a process that writes with this key (server/open-services.ts). */
export const processName = (appKey: string): string => `unhold ${keyIdOf(appKey)}`;

/**
 * Throws while a process without the new key is connected. Retries first: connections outlive their process briefly.
 */
async function refuseOldProcesses({ database }: Services, appKey: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const { rows } = await database.as(systemActor, (db) =>
      sql`select from pg_stat_activity where datname = current_database()
        and application_name like 'unhold %' and application_name <> ${processName(appKey)}`.execute(db),
    );
    if (rows.length === 0) return;
    if (tries === 10)
      throw new Error(
        'A process still runs that does not write with the new key: restart every process, then run this again.',
      );
    await sleep(200);
  }
}

async function rotateTaxIds({ database, config }: Services): Promise<number> {
  let [count, after]: [number, string | null] = [0, null];
  for (;;) {
    const page: TaxId[] = await database.as(systemActor, (db) => taxIdsAfter(db, after));
    for (const { id, sealed } of page) {
      if (isSealedWith(sealed, config.appKey)) continue;
      const again = sealSecret(openSecret(sealed, config.appKeys, einPurpose), config.appKey, einPurpose);
      // A tax id that was entered again meanwhile is under the new key already.
      await database.as(systemActor, (db) =>
        sql`update cases set ein_encrypted = ${again} where id = ${id} and ein_encrypted = ${sealed}`.execute(db),
      );
      count += 1;
    }
    after = page.at(-1)?.id ?? null;
    if (after === null) return count;
  }
}

type TaxId = { id: string; sealed: Buffer };

async function taxIdsAfter(db: Db, after: string | null): Promise<TaxId[]> {
  const { rows } = await sql<TaxId>`
    select id, ein_encrypted as sealed from cases
    where ein_encrypted is not null and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${pageSize}`.execute(
    db,
  );
  return rows;
}

async function rotateSigningKey({ database, config }: Services): Promise<number> {
  return database.as(systemActor, async (db) => {
    const row = await db.selectFrom('signing_certificates').select('key_sealed').executeTakeFirst();
    if (!row || isSealedWith(row.key_sealed, config.appKey)) return 0;
    const key = openSecret(row.key_sealed, config.appKeys, signingPurpose);
    const again = sealSecret(key, config.appKey, signingPurpose);
    await sql`select app.reseal_signing_key(${row.key_sealed}, ${again})`.execute(db);
    return 1;
  });
}

async function rotateFiles(services: Services): Promise<number> {
  let count = 0;
  for (const key of await services.storage.list(''))
    if (await rotateFile(services, key).catch(ignoreMissing)) count += 1;
  return count;
}

/** Holds the lock that an erasure takes, so that an erased file does not come back. */
async function rotateFile({ database, storage, config }: Services, key: string): Promise<boolean> {
  const appKey = Buffer.from(config.appKey);
  if (await isFileSealedWith(await storage.sealed(key), appKey)) return false;
  await database.as(systemActor, async (db) => {
    await storedFileLock(key).execute(db);
    await storage.put(key, await storage.get(key));
  });
  return true;
}

function ignoreMissing(error: unknown): boolean {
  if (error instanceof StorageMissing) return false;
  throw error;
}

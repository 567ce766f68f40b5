import { readFileSync } from 'node:fs';
import { v7 as uuidv7 } from 'uuid';
import { site } from '../../content/site.ts';
import { systemActor, type Database } from '../../db/actor.ts';
import type { SigningIdentity } from '../engines/signature/signing-identity.ts';
import type { Clock } from '../ports/clock/clock.ts';
import type { Config } from './config.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

/** Who signs approved letters. */
export interface Signing {
  /** The firm's certificate if the operator gave one, else the installation's, made when it is first needed. */
  identity(): Promise<SigningIdentity>;
}

export const signingPurpose = 'signing-key';

/** Throws when the firm's certificate cannot be read. */
export async function openSigning(config: Config, database: Database, clock: Clock): Promise<Signing> {
  if (config.signing) {
    const identity = await readP12(config.signing);
    return { identity: async () => identity };
  }
  let own: Promise<SigningIdentity> | undefined;
  return {
    identity: () => {
      own ??= ownIdentity(config, database, clock).catch((error: unknown) => {
        own = undefined;
        throw error;
      });
      return own;
    },
  };
}

async function readP12({ file, passphrase }: { file: string; passphrase: string }): Promise<SigningIdentity> {
  const { identityFromP12 } = await import('../engines/signature/signing-identity.ts');
  try {
    return identityFromP12(readFileSync(file), passphrase);
  } catch (error) {
    throw new Error(`SIGNING_P12 cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** The stored one; of two processes that make it at once, one stores it and both read that. */
async function ownIdentity(
  { appKey, appKeys, publicUrl }: Config,
  database: Database,
  clock: Clock,
): Promise<SigningIdentity> {
  const stored = await storedIdentity(database, appKeys);
  if (stored) return stored;
  const { makeIdentity } = await import('../engines/signature/signing-identity.ts');
  const made = await makeIdentity({ organization: site.name, host: new URL(publicUrl).host, at: clock.now() });
  await database.as(systemActor, (db) =>
    db
      .insertInto('signing_certificates')
      .values({
        id: uuidv7(),
        certificate: made.certificates[0],
        key_sealed: sealSecret(made.key, appKey, signingPurpose),
        made_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return (await storedIdentity(database, appKeys)) ?? made;
}

async function storedIdentity(database: Database, appKeys: readonly string[]): Promise<SigningIdentity | null> {
  const row = await database.as(systemActor, (db) =>
    db.selectFrom('signing_certificates').select(['certificate', 'key_sealed']).executeTakeFirst(),
  );
  return row ? { key: openSecret(row.key_sealed, appKeys, signingPurpose), certificates: [row.certificate] } : null;
}

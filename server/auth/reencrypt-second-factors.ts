import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { openPool } from '../../db/pool.ts';
import { secretsOf } from './auth.ts';

type Factor = { id: string; secret: string; backup_codes: string };

/**
 * Encrypts the secrets and backup codes of authenticator apps with the first of the keys. Returns how many were under
 * another. A row that changes meanwhile, because a code was used, is left for the next round.
 */
export async function reencryptSecondFactors(url: string, appKeys: readonly string[]): Promise<number> {
  const { secret, secrets } = secretsOf(appKeys);
  const currentVersion = secrets[0]?.version ?? 0;
  const key = {
    keys: new Map(secrets.map(({ version, value }) => [version, value])),
    currentVersion,
    legacySecret: secret,
  };
  const mark = `$ba$${currentVersion}$`;
  const again = async (data: string) => symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) });
  const pool = openPool(url, 'unhold_auth', 1, () => {});
  let count = 0;
  try {
    for (;;) {
      const { rows } = await pool.query<Factor>(
        'select id, secret, backup_codes from two_factors where not starts_with(secret, $1) or not starts_with(backup_codes, $1) limit 100',
        [mark],
      );
      if (rows.length === 0) return count;
      for (const { id, secret: sealed, backup_codes: codes } of rows) {
        const { rowCount } = await pool.query(
          'update two_factors set secret = $1, backup_codes = $2 where id = $3 and secret = $4 and backup_codes = $5',
          [await again(sealed), await again(codes), id, sealed, codes],
        );
        count += rowCount ?? 0;
      }
    }
  } finally {
    await pool.end();
  }
}

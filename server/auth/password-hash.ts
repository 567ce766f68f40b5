import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword } from 'better-auth/crypto';
import type { Passwords } from './auth-parts.ts';

const derive: (password: string, salt: Buffer, length: number, options: ScryptOptions) => Promise<Buffer> =
  promisify(scrypt);

/** OWASP's Password Storage Cheat Sheet: N 2^15, r 8, p 3 costs as much as N 2^17, r 8, p 1, with a quarter of its memory (32 MB). */
const cost = { N: 2 ** 15, r: 8, p: 3 };
const maxmem = 64 * 1_024 * 1_024;
const [saltBytes, keyBytes] = [16, 64];
const prefix = `scrypt$${cost.N}$${cost.r}$${cost.p}$`;

/** Better Auth normalizes alike: the same text typed on two keyboards is one password. */
const normal = (password: string) => password.normalize('NFKC');

/** Passwords as this program stores them; those stored before, at Better Auth's lower cost, are still verified. */
export const scryptPasswords: Passwords = {
  hash: async (password) => {
    const salt = randomBytes(saltBytes);
    const key = await derive(normal(password), salt, keyBytes, { ...cost, maxmem });
    return `${prefix}${salt.toString('base64url')}$${key.toString('base64url')}`;
  },
  verify: async ({ hash, password }) => {
    if (isOutdated(hash)) return verifyPassword({ hash, password });
    const [salt = '', key = ''] = hash.slice(prefix.length).split('$');
    const expected = Buffer.from(key, 'base64url');
    const given = await derive(normal(password), Buffer.from(salt, 'base64url'), keyBytes, { ...cost, maxmem });
    return expected.length === given.length && timingSafeEqual(expected, given);
  },
};

/** Whether a hash was made at another cost, and should be made again when its password is next typed. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(prefix);

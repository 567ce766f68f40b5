import { createHash } from 'node:crypto';
import type { Passwords } from '../../server/auth/auth-parts.ts';

const digest = (password: string) => createHash('sha256').update(password).digest('hex');

/** A cheap and insecure password hash, for tests that are not about hashing. */
export const quickPasswords: Passwords = {
  hash: async (password) => digest(password),
  verify: async ({ hash, password }) => hash === digest(password),
};

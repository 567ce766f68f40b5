import { createHash } from 'node:crypto';
import type { Passwords } from '../../server/auth/auth-parts.ts';

const digest = (password: string) => createHash('sha256').update(password).digest('hex');

/** Keeps passwords in no time, and so badly: for tests that are not about how they are kept. */
export const quickPasswords: Passwords = {
  hash: async (password) => digest(password),
  verify: async ({ hash, password }) => hash === digest(password),
};

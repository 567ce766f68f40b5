import type pg from 'pg';
import type { Services } from '../kernel/context.ts';
import type { Background } from './background.ts';

/** How passwords are hashed. */
export type Passwords = {
  hash: (password: string) => Promise<string>;
  verify: (stored: { hash: string; password: string }) => Promise<boolean>;
};

/**
 * What sign-in depends on: its own tables under its own role, the services of any use case, and the product's pages.
 * `passwords` defaults to scrypt.
 */
export type AuthParts = {
  pool: pg.Pool;
  services: Services;
  background: Background;
  isPage: (pathname: string) => boolean;
  passwords?: Passwords | undefined;
};

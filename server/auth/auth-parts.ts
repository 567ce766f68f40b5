import type pg from 'pg';
import type { Services } from '../kernel/context.ts';
import type { Background } from './background.ts';

/** How passwords are kept. */
export type Passwords = {
  hash: (password: string) => Promise<string>;
  verify: (kept: { hash: string; password: string }) => Promise<boolean>;
};

/** What signing in works with: its own tables under its own role, everything else as any use case, and the product's pages. Without `passwords`, they are kept by scrypt. */
export type AuthParts = {
  pool: pg.Pool;
  services: Services;
  background: Background;
  isPage: (pathname: string) => boolean;
  passwords?: Passwords | undefined;
};

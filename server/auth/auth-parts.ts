import type pg from 'pg';
import type { Services } from '../context.ts';
import type { Background } from './background.ts';

/** What signing in works with: its own tables under its own role, everything else as any use case, and the product's pages. */
export type AuthParts = { pool: pg.Pool; services: Services; background: Background; isPage: (pathname: string) => boolean };

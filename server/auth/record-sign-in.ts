import type { GenericEndpointContext } from '@better-auth/core';
import { sql } from 'kysely';
import { systemActor } from '../../db/actor.ts';
import type { SecurityKind } from '../../domain/people/security-event.ts';
import { recordSecurity } from '../kernel/security-log.ts';
import type { AuthParts } from './auth-parts.ts';
import { authBase } from './auth-paths.ts';
import { addressHeader } from './request-caller.ts';

const signIns: readonly string[] = [
  '/sign-in/email',
  '/verify-email',
  '/callback/:id',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
];

/**
 * Records in the security log that somebody signed in, or failed to. It runs after the answer, which therefore takes no
 * longer for an account that exists. What was typed is not recorded: some type their password where the email belongs.
 */
export function recordSignIn(parts: AuthParts, ctx: GenericEndpointContext, failed: boolean, userId?: string): void {
  const came = ctx.context.newSession?.user.id;
  if (!signIns.includes(ctx.path) || (!failed && came === undefined)) return;
  const email: unknown = ctx.body?.email;
  parts.background.run(async () => {
    const typed = failed && typeof email === 'string' ? await accountOf(parts, email) : null;
    await record(parts, ctx, failed ? 'sign_in_failed' : 'signed_in', (failed ? (typed ?? userId) : came) ?? null);
  });
}

export function recordOfAccount(
  parts: AuthParts,
  ctx: GenericEndpointContext,
  kind: 'signed_out' | 'password_changed',
  userId: string,
): void {
  parts.background.run(() => record(parts, ctx, kind, userId));
}

function record({ services }: AuthParts, ctx: GenericEndpointContext, kind: SecurityKind, userId: string | null) {
  const headers = ctx.request?.headers;
  return recordSecurity(services, {
    kind,
    userId,
    address: headers?.get(addressHeader) ?? '',
    userAgent: headers?.get('user-agent') ?? '',
    about: `POST ${authBase}${ctx.path}`,
  });
}

async function accountOf({ services }: AuthParts, email: string): Promise<string | null> {
  const { rows } = await services.database.as(systemActor, (db) =>
    sql<{ id: string | null }>`select app.account_of(${email.trim().toLowerCase()}) as id`.execute(db),
  );
  return rows[0]?.id ?? null;
}

import type { GenericEndpointContext } from '@better-auth/core';
import { APIError } from 'better-auth/api';
import { systemActor } from '../../db/actor.ts';
import type { Role } from '../../domain/people/role.ts';
import type { Services } from '../kernel/context.ts';
import type { AuthParts } from './auth-parts.ts';
import { knownOfAccount, type KnownOf } from './guessable-words.ts';
import { passwordRefusal } from './password-rule.ts';
import { readUser } from './session.ts';

/** Checks a password that is about to be set: on sign-up, change and reset. Throws 400 with a sentence for the user. */
export async function refuseWeakPassword(parts: AuthParts, ctx: GenericEndpointContext): Promise<void> {
  const set = await passwordToSet(parts, ctx);
  if (!set) return;
  const refusal = await passwordRefusal(set.password, set.role, set.known);
  if (refusal) throw new APIError('BAD_REQUEST', refusal);
}

type PasswordToSet = { password: string; role: Role; known: KnownOf };

async function passwordToSet(parts: AuthParts, ctx: GenericEndpointContext): Promise<PasswordToSet | null> {
  const body: Record<string, unknown> = ctx.body ?? {};
  const { services } = parts;
  switch (ctx.path) {
    case '/sign-up/email': {
      const { password, email, company_name: business } = body;
      if (typeof password !== 'string') return null;
      const known = { email: String(email), businesses: typeof business === 'string' ? [business] : [] };
      return { password, role: 'client', known };
    }
    case '/change-password': {
      if (typeof body['newPassword'] !== 'string') return null;
      const user = await readUser(services.database, services.config, ctx.headers?.get('cookie') ?? null);
      if (!user) return null;
      return {
        password: body['newPassword'],
        role: user.role,
        known: await knownOfAccount(services.database, user.id),
      };
    }
    case '/reset-password': {
      const token: unknown = body['token'] ?? ctx.query?.['token'];
      if (typeof body['newPassword'] !== 'string' || typeof token !== 'string') return null;
      const link = await ctx.context.internalAdapter.findVerificationValue(`reset-password:${token}`);
      if (!link) return null;
      const known = await knownOfAccount(services.database, link.value);
      return { password: body['newPassword'], role: await roleOf(services, link.value), known };
    }
    default:
      return null;
  }
}

/** The user's role; an account without a user row yet is a merchant. */
export async function roleOf(services: Services, userId: string): Promise<Role> {
  const row = await services.database.as(systemActor, (db) =>
    db.selectFrom('users').select('role').$narrowType<{ role: Role }>().where('id', '=', userId).executeTakeFirst(),
  );
  return row?.role ?? 'client';
}

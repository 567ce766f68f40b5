import type { GenericEndpointContext } from '@better-auth/core';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { systemActor } from '../../db/actor.ts';
import { claimAttempts, forgetAttempts } from '../kernel/attempts.ts';
import { emailAccount } from './account-emails.ts';
import type { AuthParts } from './auth-parts.ts';
import { useLink } from './email-links.ts';
import { emailChanged } from './emails.ts';
import { refusedPage, type LinkProblem } from './link-page.ts';
import { recordSignIn } from './record-sign-in.ts';
import { findEmailLink, goTo, pageOf, type EmailLink } from './verify-email.ts';

const answer = z.object({ answer: z.enum(['confirm', 'refuse']), password: z.string().max(512).optional() });

/**
 * POST /verify-email: the buttons on the page of a confirmation link. Confirming needs more than the link, which
 * somebody may have opened by mistake: the browser that signed up (it is then signed in), a session of the account, or
 * its password. Refusing drops an account that nobody confirmed, or the link of a change.
 */
export const answerEmailLink = (parts: AuthParts) =>
  ({
    id: 'answer-email-link',
    endpoints: {
      answerEmailLink: createAuthEndpoint(
        '/verify-email',
        {
          method: 'POST',
          query: z.object({ token: z.string().default(''), callbackURL: z.string().optional() }),
          body: answer,
          metadata: { allowedMediaTypes: ['application/x-www-form-urlencoded', 'application/json'] },
        },
        async (ctx) => {
          const link = await findEmailLink(parts, ctx);
          if (ctx.body.answer === 'refuse') return refuse(parts, ctx, link);
          const problem = link.provenBy ? null : await checkPassword(parts, ctx, link, ctx.body.password ?? '');
          if (problem) return pageOf(ctx, link, problem);
          throw link.kind === 'change' ? await changeAddress(parts, ctx, link) : await confirmAddress(parts, ctx, link);
        },
      ),
    },
  }) satisfies BetterAuthPlugin;

async function checkPassword(
  parts: AuthParts,
  ctx: GenericEndpointContext,
  { userId }: EmailLink,
  password: string,
): Promise<LinkProblem | null> {
  const attempt = { kind: 'password', key: userId } as const;
  if ('wait' in (await claimAttempts(parts.services, [attempt]))) return 'too-often';
  const account = await ctx.context.internalAdapter.findCredentialAccount(userId);
  const right =
    account?.password && (await ctx.context.password.verify({ hash: account.password, password: password }));
  if (right) await forgetAttempts(parts.services, attempt);
  else recordSignIn(parts, ctx, true, userId);
  return right ? null : 'wrong-password';
}

/** A session starts only in the browser that signed up, and only with the answer that confirms. */
async function confirmAddress({ pool }: AuthParts, ctx: GenericEndpointContext, link: EmailLink) {
  const { rowCount } = await pool.query(
    'update users set email_verified = true, updated_at = now() where id = $1 and email = $2 and not email_verified',
    [link.userId, link.was],
  );
  const user = await ctx.context.internalAdapter.findUserById(link.userId);
  if (rowCount === 1 && user && link.provenBy === 'sign-up')
    await setSessionCookie(ctx, { session: await ctx.context.internalAdapter.createSession(user.id), user });
  return goTo(ctx, link.page);
}

/** The link is used up, the new address counts as confirmed, no session starts, and the old address is notified. */
async function changeAddress({ pool, services }: AuthParts, ctx: GenericEndpointContext, link: EmailLink) {
  const { page, was, address } = link;
  const owner = await useLink(pool, link.token, services.clock.now());
  if (!owner) return goTo(ctx, page, 'INVALID_TOKEN');
  const changed = await pool
    .query('update users set email = $3, email_verified = true, updated_at = now() where id = $1 and email = $2', [
      owner,
      was,
      address,
    ])
    .catch((error: unknown) => {
      if (isTaken(error)) return null;
      throw error;
    });
  if (!changed) return goTo(ctx, page, 'EMAIL_TAKEN');
  if (changed.rowCount !== 1) return goTo(ctx, page, 'INVALID_TOKEN');
  await emailAccount(services, was, { template: emailChanged, payload: { old_email: was, new_email: address } });
  return goTo(ctx, page);
}

/** Another account has taken the address meanwhile. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

/** Without a mail server an account may be in use before its address is confirmed: then the page refers to us. */
async function refuse({ pool, services }: AuthParts, ctx: GenericEndpointContext, link: EmailLink): Promise<Response> {
  const { kind, userId, token } = link;
  const language = ctx.headers?.get('accept-language') ?? null;
  if (kind === 'sign-up' && (await isUsed())) return refusedPage('in-use', language);
  await useLink(pool, token, services.clock.now());
  if (kind === 'sign-up') await pool.query('delete from users where id = $1 and not email_verified', [userId]);
  return refusedPage(kind, language);

  async function isUsed() {
    const found = await services.database.as(systemActor, (db) =>
      db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst(),
    );
    return found !== undefined;
  }
}

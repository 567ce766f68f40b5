import type { GenericEndpointContext } from '@better-auth/core';
import { owesSecondFactor } from '../kernel/user.ts';
import type { AuthParts } from './auth-parts.ts';
import { accountOfLink, readLinkToken } from './email-links.ts';
import { deviceCookie, knows, readDevice } from './known-device.ts';
import { linkPage, type LinkKind, type LinkProblem } from './link-page.ts';
import { readUser } from './session.ts';

/** A valid link that confirms an address. `page`: the page of this site to go to afterwards. */
export type EmailLink = {
  token: string;
  page: string;
  kind: LinkKind;
  /** What is confirmed; `was`: the address of the account until then, the same after a sign-up. */
  address: string;
  was: string;
  userId: string;
  /** Whether the browser signed up for the account, or is signed in to it; null: it has nothing but the link. */
  provenBy: 'sign-up' | 'session' | null;
};

/**
 * GET of a link shows what it would do, and a button, so that a mail server's scanner, which opens links by itself,
 * confirms nothing. The button posts to answer-email-link.ts. Throws the redirect to the link's page when there is
 * nothing left to do, with `error` when the link is invalid.
 */
export async function showEmailLink(parts: AuthParts, ctx: GenericEndpointContext): Promise<Response> {
  return pageOf(ctx, await findEmailLink(parts, ctx));
}

export function pageOf(ctx: GenericEndpointContext, link: EmailLink, problem?: LinkProblem): Response {
  const { kind, address, token, page, provenBy } = link;
  const query = { token, callbackURL: page };
  const language = ctx.headers?.get('accept-language') ?? null;
  return linkPage({ kind, address, query, proven: provenBy !== null, language }, problem);
}

/**
 * The link of a request: made for this account, and not for one that had the address before. Throws as `showEmailLink` does.
 */
export async function findEmailLink(parts: AuthParts, ctx: GenericEndpointContext): Promise<EmailLink> {
  const query: { token?: unknown; callbackURL?: string } = ctx.query ?? {};
  const page = query.callbackURL ?? '/';
  const token = typeof query.token === 'string' ? query.token : '';
  const linkToken = await readLinkToken(parts.services.config, token);
  const owner = linkToken && (await accountOfLink(parts.pool, token, parts.services.clock.now()));
  const user = owner ? await ctx.context.internalAdapter.findUserById(owner) : null;
  if (!user || user.email !== linkToken?.email) throw goTo(ctx, page, 'INVALID_TOKEN');
  const { updateTo } = linkToken;
  if (updateTo === undefined && user.emailVerified) throw goTo(ctx, page);
  const kind = updateTo === undefined ? 'sign-up' : 'change';
  const provenBy = await proofOf(parts, ctx, user.id, kind);
  return { token, page, kind, address: updateTo ?? user.email, was: user.email, userId: user.id, provenBy };
}

async function proofOf(
  { services: { database, config } }: AuthParts,
  ctx: GenericEndpointContext,
  userId: string,
  kind: LinkKind,
): Promise<EmailLink['provenBy']> {
  const user = await readUser(database, config, ctx.headers?.get('cookie') ?? null);
  if (user?.id === userId && !owesSecondFactor(user)) return 'session';
  const device = readDevice(ctx.getCookie(ctx.context.createAuthCookie(deviceCookie).name) ?? null);
  return kind === 'sign-up' && knows(device, userId, config.appKeys) ? 'sign-up' : null;
}

/** Redirects to the link's page, with `error` in its query if the link failed. */
export function goTo(ctx: GenericEndpointContext, page: string, error?: string) {
  if (!error) return ctx.redirect(page);
  const [beforeHash, hash] = page.split(/#(.*)/s);
  return ctx.redirect(
    `${beforeHash}${beforeHash?.includes('?') ? '&' : '?'}error=${error}${hash === undefined ? '' : `#${hash}`}`,
  );
}

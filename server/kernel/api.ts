import { ORPCError, implement } from '@orpc/server';
import type { ResponseHeadersPluginContext } from '@orpc/server/plugins';
import { contract } from '../../contract/contract.ts';
import { errorStatuses } from '../../domain/errors.ts';
import type { User } from './user.ts';
import type { Services } from './context.ts';
import { mayCall } from '../../contract/policy.ts';
import { costOf, limited } from './limit-actions.ts';
import { RateLimited, Refusal } from './refusal.ts';

/** What a handler gets: the services, the caller (null when not signed in), their address and browser. */
export type ApiContext = {
  services: Services;
  user: User | null;
  address: string;
  userAgent: string;
} & ResponseHeadersPluginContext;

const implementer = implement(contract).$context<ApiContext>();

/** Every endpoint passes through here: its route's policy decides, and a use case's refusal becomes the API's error. */
export const api = implementer.use(async ({ context, next, procedure, path }) => {
  const verdict = mayCall(procedure['~orpc'].meta.policy, context.user?.role ?? null);
  if (verdict === 'signed-out') throw apiError(new Refusal('UNAUTHORIZED', 'Please sign in.'));
  if (verdict === 'forbidden') throw apiError(new Refusal('FORBIDDEN', 'You do not have access to this.'));
  const cost = costOf(path.join('.'));
  try {
    return cost && context.user
      ? await limited(context.services, context.user, cost, async () => next())
      : await next();
  } catch (error) {
    if (error instanceof RateLimited) context.resHeaders?.set('retry-after', String(error.retryAfter));
    throw error instanceof Refusal ? apiError(error) : error;
  }
});

export function apiError({ code, message, fields, conflict }: Refusal): ORPCError<string, unknown> {
  return new ORPCError(code, {
    status: errorStatuses[code],
    message,
    data: fields || conflict ? { fields, conflict } : undefined,
  });
}

/** The caller of an endpoint that is not public; its policy has let them in already. */
export function signedIn(context: ApiContext): User {
  if (!context.user) throw apiError(new Refusal('UNAUTHORIZED', 'Please sign in.'));
  return context.user;
}

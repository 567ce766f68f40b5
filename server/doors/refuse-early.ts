import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { endpoints } from '../../contract/endpoints.ts';
import { mayCall, type Policy } from '../../contract/policy.ts';
import { errorStatuses } from '../../domain/errors.ts';
import { maxFileBytes } from '../../domain/intake/upload-documents.ts';
import type { AppEnv } from '../kernel/app-env.ts';

/** Several times the longest body of a sign-in request, a passkey's. */
export const maxSignInBytes = 64 * 1_024;
/** Twice the longest that a page sends, a letter with its analysis. */
export const maxBodyBytes = 1_024 * 1_024;

const tooLarge = (c: Context) =>
  c.json({ code: 'TOO_LARGE', message: 'This request is too large.' }, errorStatuses.TOO_LARGE);

/** Refuses a longer body by its announced length or, without one, once that much was read. */
export const limitBody = (maxSize: number): MiddlewareHandler => bodyLimit({ maxSize, onError: tooLarge });

/** An email with a letter and the exhibits that it may carry (server/letters/exhibit-book.ts), encoded. */
export const maxSentEmailBytes = 28 * 1_024 * 1_024;

const limitTyped = limitBody(maxBodyBytes);
const limitSentEmail = limitBody(maxSentEmailBytes);
const limitFile = limitBody(maxFileBytes);

/**
 * The limit of every endpoint but sign-in. Uploads count their own bytes as they come (tus), so only their announced
 * length is checked here.
 */
export const limitBodies: MiddlewareHandler<AppEnv> = (c, next) => {
  if (/^\/api\/letters\/[^/]+\/sent-email$/.test(c.req.path)) return limitSentEmail(c, next);
  if (/^\/api\/letters\/[^/]+\/word$/.test(c.req.path)) return limitFile(c, next);
  if (!/^\/api\/uploads(\/|$)/.test(c.req.path)) return limitTyped(c, next);
  return Number(c.req.header('content-length') ?? 0) > maxFileBytes ? Promise.resolve(tooLarge(c)) : next();
};

type Rule = { policy: Policy; paths: RegExp };

/** The paths of each method and policy. */
const rules = new Map<string, Rule[]>();
for (const [method, ofMethod] of Map.groupBy(endpoints, ({ method }) => method))
  rules.set(
    method,
    [...Map.groupBy(ofMethod, ({ policy }) => policy ?? 'staff')].map(([policy, ofPolicy]) => ({
      policy,
      paths: new RegExp(`^/api(${ofPolicy.map(({ path }) => path.replaceAll(/\{\w+\}/g, '[^/]+')).join('|')})$`),
    })),
  );

/**
 * Refuses callers who may not call an endpoint before the body of the request is read. The endpoint decides again; this
 * only saves reading the bytes.
 */
export const refuseEarly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const policies = (rules.get(c.req.method) ?? []).filter(({ paths }) => paths.test(c.req.path));
  const verdicts = policies.map(({ policy }) => mayCall(policy, c.get('user')?.role ?? null));
  if (verdicts.length === 0 || verdicts.includes('allowed')) return next();
  return verdicts.includes('signed-out')
    ? c.json({ code: 'UNAUTHORIZED', message: 'Please sign in.' }, errorStatuses.UNAUTHORIZED)
    : c.json({ code: 'FORBIDDEN', message: 'You do not have access to this.' }, errorStatuses.FORBIDDEN);
};

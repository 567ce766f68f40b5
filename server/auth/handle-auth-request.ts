import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../kernel/config.ts';
import { addressHeader } from './request-caller.ts';
import type { Auth } from './auth.ts';
import { authPathOf, pathBelowAuth } from './auth-paths.ts';

/** Milliseconds. Answers that must not reveal whether there is an account are delayed to a whole multiple of this. */
const answerStepMs = 250;

/**
 * Handles one request to a sign-in endpoint. A path that is not in the table answers 404; refusals carry the API's
 * codes and Retry-After.
 */
export async function answerAuth(
  auth: Pick<Auth, 'handler'>,
  config: Config,
  request: Request,
  address: string,
): Promise<Response> {
  const receivedAt = performance.now();
  const path = pathBelowAuth(request);
  if (!authPathOf(path)?.methods.some((each) => each === request.method))
    return Response.json({ code: 'NOT_FOUND', message: 'There is no such endpoint.' }, { status: 404 });
  const answer = throttled(await auth.handler(withAddress(request, address)));
  if (revealsAccounts(path, answer.status, config))
    await sleep(answerStepMs - ((performance.now() - receivedAt) % answerStepMs));
  // Pages forget what they hold by themselves, but they cannot clear answers from the browser's cache.
  if (path === '/sign-out' && answer.ok) answer.headers.set('clear-site-data', '"cache"');
  return answer;
}

/** The request with the caller's real address, whatever the caller claims it to be. */
function withAddress(request: Request, address: string): Request {
  const headers = new Headers(request.headers);
  headers.set(addressHeader, address);
  return new Request(request, { headers });
}

/**
 * Whether the time an answer takes could reveal that an account exists. Not for a sign-up without a mail server: it
 * must return a session at once, so the answer itself reveals it anyway (docs/decisions/0076).
 */
function revealsAccounts(path: string, status: number, { smtpUrl }: Config): boolean {
  switch (path) {
    case '/sign-in/email':
      return status >= 400 && status !== 429;
    case '/sign-up/email':
      return smtpUrl !== null;
    case '/request-password-reset':
    case '/send-verification-email':
    case '/change-email':
      return true;
    default:
      return false;
  }
}

/** Better Auth's own rate limit uses a header that browsers do not know for its seconds, and has no code. */
function throttled(answer: Response): Response {
  const seconds = answer.headers.get('x-retry-after');
  if (answer.status !== 429 || seconds === null) return answer;
  return Response.json(
    { code: 'RATE_LIMITED', message: 'Too many requests. Please try again later.' },
    { status: 429, headers: { 'retry-after': seconds } },
  );
}

/** Limits on what a user does that costs much: somebody's attention, storage, or a language model. */
import { ORPCError } from '@orpc/server';
import { claimAttempts, giveBack, inMinutes } from './attempts.ts';
import type { Services } from './context.ts';
import { RateLimited, Refusal } from './refusal.ts';
import type { User } from './user.ts';

type Costly = 'message' | 'upload' | 'draft';

/** Endpoints of the contract that cost much. Submitting a case counts the cases themselves (server/application/submit.ts). */
const costlyEndpoints: Readonly<Record<string, Costly>> = {
  'messages.post': 'message',
  'messages.postWithCounsel': 'message',
  'sharing.invite': 'message',
  'letters.generate': 'draft',
  'letters.testEngine': 'draft',
  'cases.requestAnalysis': 'draft',
  'cases.analyze': 'draft',
};

const limitNames = { message: 'messages', upload: 'uploads', draft: 'drafts' } as const;
const done: Record<Costly, string> = {
  message: 'You have sent very many messages within an hour.',
  upload: 'You have added very many files within an hour.',
  draft: 'You have asked for very many drafts within an hour.',
};

export const costOf = (endpoint: string): Costly | null => costlyEndpoints[endpoint] ?? null;

/**
 * Does `work` unless the user has done too much of it within an hour. Refused calls count too, since finding out that
 * they must be refused costs as much. Throws RATE_LIMITED.
 */
export async function limited<T>(services: Services, user: User, kind: Costly, work: () => Promise<T>): Promise<T> {
  const max = services.config.limits[limitNames[kind]];
  if (max === 0) return work();
  const claim = await claimAttempts(services, [{ kind, key: user.id, limit: { max, within: 3_600_000 } }]);
  if ('wait' in claim) throw new RateLimited(`${done[kind]} Please try again ${inMinutes(claim.wait)}.`, claim.wait);
  try {
    return await work();
  } catch (error) {
    if (isOurs(error)) await giveBack(services, claim.taken);
    throw error;
  }
}

/** Whether the user could do nothing about the failure: an error of ours, or another limit. */
const isOurs = (error: unknown): boolean =>
  error instanceof RateLimited || !(error instanceof Refusal || (error instanceof ORPCError && error.status < 500));

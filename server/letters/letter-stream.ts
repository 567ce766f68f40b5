import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { letterOrder, type LetterProgress } from '../../contract/letter-generator.ts';
import { publicError } from '../kernel/public-error.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { generate } from './generate.ts';
import { contract } from '../../contract/contract.ts';
import { mayCall } from '../../contract/policy.ts';
import { Refusal } from '../kernel/refusal.ts';
import { limited } from '../kernel/limit-actions.ts';
import { answerOrRefusal } from '../kernel/respond-refusal.ts';

const path = '/api/functions/ai-demand-letter-generator';
const mediaType = 'application/x-ndjson';
// No cache, proxy or compression may delay a line.
const headers = {
  'content-type': `${mediaType}; charset=utf-8`,
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};
/** A blank line at this interval keeps proxies from closing a silent connection. */
const heartbeatMs = 10_000;

/**
 * The letter generator with its progress streamed, for clients that accept `application/x-ndjson`; others get the
 * contract's answer.
 */
export function letterStream(app: Hono<AppEnv>, services: Services): void {
  app.post(path, async (c, next) => {
    if (!c.req.header('accept')?.includes(mediaType)) return next();
    return answerOrRefusal(c, async () => {
      const user = allowedUser(c.get('user'));
      const order = await orderOf(c);
      return limited(services, user, 'draft', async () => new Response(stepsOf(services, user, order), { headers }));
    });
  });
}

function allowedUser(user: User | null): User {
  const verdict = mayCall(contract.letters.generate['~orpc'].meta.policy, user?.role ?? null);
  if (verdict === 'signed-out' || !user) throw new Refusal('UNAUTHORIZED', 'Please sign in.');
  if (verdict === 'forbidden') throw new Refusal('FORBIDDEN', 'You do not have access to this.');
  return user;
}

async function orderOf(c: Context<AppEnv>): Promise<z.infer<typeof letterOrder>> {
  const read = letterOrder.safeParse(await c.req.json().catch(() => null));
  if (read.success) return read.data;
  throw new Refusal(
    'INVALID_INPUT',
    'Some of the values sent are not valid.',
    Object.fromEntries(read.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message])),
  );
}

/** Lines of JSON. Cancelling the stream, as a closed page does, stops the work before anything is written. */
function stepsOf(services: Services, user: User, order: z.infer<typeof letterOrder>): ReadableStream<Uint8Array> {
  const gone = new AbortController();
  const encoder = new TextEncoder();
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const write = (text: string) => {
      if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
    };
    const send = (line: LetterProgress) => write(`${JSON.stringify(line)}\n`);
    const timer = setInterval(() => write('\n'), heartbeatMs);
    void generate(services, user, order, { signal: gone.signal, onStep: send })
      .then(
        (answer) => send({ step: 'done', answer }),
        (error: unknown) => send({ step: 'failed', error: errorOf(error, services) }),
      )
      .finally(() => {
        clearInterval(timer);
        if (!gone.signal.aborted) controller.close();
      });
  };
  return new ReadableStream<Uint8Array>({ start, cancel: () => gone.abort() });
}

function errorOf(error: unknown, services: Services): Extract<LetterProgress, { step: 'failed' }>['error'] {
  if (error instanceof Refusal) return { code: error.code, message: error.message, ...withFields(error) };
  const { code, message } = publicError(error, services.log);
  return { code: String(code), message };
}

const withFields = ({ fields }: Refusal) => (fields ? { fields } : {});

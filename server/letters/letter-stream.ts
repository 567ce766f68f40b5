import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { letterOrder, type LetterProgress } from '../../contract/letters.ts';
import { publicError } from '../kernel/public-error.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { generate } from './generate.ts';
import { contract } from '../../contract/contract.ts';
import { mayCall } from '../../contract/policy.ts';
import { Refusal } from '../kernel/refusal.ts';
import { answerOrRefusal } from '../kernel/answer-refusal.ts';

const path = '/api/functions/ai-demand-letter-generator';
const mediaType = 'application/x-ndjson';
// No cache, no proxy and no packing may hold a line back.
const headers = {
  'content-type': `${mediaType}; charset=utf-8`,
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};
/** While a model thinks nothing is told; a blank line keeps what is between us from giving up. */
const beat = 10_000;

/** The letter generator, told step by step to whoever asks for that (`Accept: application/x-ndjson`); everybody else gets the contract's answer. */
export function letterStream(app: Hono<AppEnv>, services: Services): void {
  app.post(path, async (c, next) => {
    if (!c.req.header('accept')?.includes(mediaType)) return next();
    return answerOrRefusal(c, async () => {
      const person = allowedPerson(c.get('person'));
      return new Response(stepsOf(services, person, await orderOf(c)), { headers });
    });
  });
}

function allowedPerson(person: Person | null): Person {
  const verdict = mayCall(contract.letters.generate['~orpc'].meta.policy, person?.role ?? null);
  if (verdict === 'signed-out' || !person) throw new Refusal('UNAUTHORIZED', 'Please sign in.');
  if (verdict === 'forbidden') throw new Refusal('FORBIDDEN', 'You do not have access to this.');
  return person;
}

async function orderOf(c: Context<AppEnv>): Promise<z.infer<typeof letterOrder>> {
  const read = letterOrder.safeParse(await c.req.json().catch(() => null));
  if (read.success) return read.data;
  throw new Refusal(
    'INVALID_INPUT',
    'Some of what was sent is not as it should be.',
    Object.fromEntries(read.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message])),
  );
}

/** Lines of JSON. Cancelling the stream, as a browser does that stops reading, ends the work before anything is written. */
function stepsOf(services: Services, person: Person, order: z.infer<typeof letterOrder>): ReadableStream<Uint8Array> {
  const gone = new AbortController();
  const encoder = new TextEncoder();
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const write = (text: string) => {
      if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
    };
    const tell = (line: LetterProgress) => write(`${JSON.stringify(line)}\n`);
    const timer = setInterval(() => write('\n'), beat);
    void generate(services, person, order, { signal: gone.signal, onStep: tell })
      .then(
        (answer) => tell({ step: 'done', answer }),
        (error: unknown) => tell({ step: 'failed', error: errorOf(error, services) }),
      )
      .finally(() => {
        clearInterval(timer);
        if (!gone.signal.aborted) controller.close();
      });
  };
  return new ReadableStream<Uint8Array>({ start, cancel: () => gone.abort() });
}

function errorOf(error: unknown, services: Services): { code: string; message: string } {
  const { code, message } = error instanceof Refusal ? error : publicError(error, services.log);
  return { code: String(code), message };
}

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Request } from '../../../drafting/model/ask.ts';
import { judgeRequest } from '../../../drafting/model/judge.ts';
import { paragraphsRequest, type ParagraphsGiven } from '../../../drafting/model/paragraphs.ts';
import type { Written } from '../../../drafting/model/write-paragraphs.ts';

export type Who = 'writer' | 'judge';
/** As `Ask` of drafting/model has it: null where the answer was not JSON, undefined where none can be had now. */
export type AskWho = (who: Who, request: Request) => Promise<unknown>;

export type FromThread = { ask: { who: Who } & Omit<Request, 'schema'> } | { written: Written } | { failed: string };
export type Answered = { answer: unknown };

const program = new URL('./paragraphs-thread.ts', import.meta.url);
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/**
 * `writeParagraphs` in a thread of its own, since each sentence is verified in the whole letter; the models are asked
 * from here. Throws the reason of `signal` once it aborts.
 */
export async function writeApart(given: ParagraphsGiven, ask: AskWho, signal: AbortSignal): Promise<Written> {
  const schemas = {
    writer: paragraphsRequest(given).schema,
    judge: judgeRequest({ sentences: [], sources: [] }).schema,
  };
  const thread = new Worker(program, { resourceLimits });
  try {
    thread.postMessage(given);
    for (;;) {
      const [said]: FromThread[] = await once(thread, 'message', { signal });
      if (said === undefined) throw new Error('the thread that writes paragraphs said nothing');
      if ('written' in said) return said.written;
      if ('failed' in said) throw new Error(`Paragraphs could not be written: ${said.failed}`);
      const { who, ...request } = said.ask;
      const answer = await ask(who, { ...request, schema: schemas[who] });
      signal.throwIfAborted();
      thread.postMessage({ answer } satisfies Answered);
    }
  } finally {
    void thread.terminate();
  }
}

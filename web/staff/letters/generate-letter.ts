import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '../../../contract/contract.ts';
import type { LetterProgress } from '../../../contract/letter-generator.ts';
import type { LetterType } from '../../../domain/letters/letter.ts';
import { apiErrorFrom, unreachable } from '../../api/api-error.ts';
import { refused } from '../../api/refused-calls.ts';

export type GeneratedLetter = InferContractRouterOutputs<Contract>['letters']['generate'];
export type LetterOrder = { caseId: string; demandType: LetterType; customInstructions: string; overEdits?: boolean };
/** The progress of a letter. */
export type LetterStep = Extract<LetterProgress, { step: 'reading' | 'writing' | 'checking' }>;

/** A line of the response; the contract leaves the payload of the last one open. */
type Line = Exclude<LetterProgress, { step: 'done' }> | { step: 'done'; answer: GeneratedLetter };

/** Drafts a letter and reports its progress. Aborting `signal` cancels. Throws an ApiError, or the signal's reason. */
export async function generateLetter(
  order: LetterOrder,
  { signal, onStep }: { signal: AbortSignal; onStep: (step: LetterStep) => void },
): Promise<GeneratedLetter> {
  const response = await sent(order, signal);
  const streamed = response.headers.get('content-type')?.startsWith('application/x-ndjson') ?? false;
  if (!response.ok || !streamed || !response.body) return parseAnswer(response);
  try {
    for await (const line of linesOf(response.body)) {
      const progress: Line = JSON.parse(line);
      if (progress.step === 'failed') throw refused(apiErrorFrom(progress.error, 409));
      if (progress.step === 'done') return progress.answer;
      onStep(progress);
    }
  } catch (error) {
    throw error instanceof TypeError && !signal.aborted ? unreachable(error) : error;
  }
  throw unreachable(new Error('the response broke off'));
}

async function sent(order: LetterOrder, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch('/api/functions/ai-demand-letter-generator', {
      method: 'POST',
      credentials: 'same-origin',
      signal,
      body: JSON.stringify(order),
      headers: { accept: 'application/x-ndjson, application/json', 'content-type': 'application/json' },
    });
  } catch (cause) {
    throw signal.aborted ? cause : unreachable(cause);
  }
}

async function parseAnswer(response: Response): Promise<GeneratedLetter> {
  const body: GeneratedLetter | undefined = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body;
  throw refused(apiErrorFrom(body, response.ok ? 502 : response.status));
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = `${rest}${next.value}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line !== '');
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { APICallError, Output, streamText, type LanguageModel as SdkModel } from 'ai';
import { AnswerTooLong } from './capped-fetch.ts';
import { z } from 'zod';
import { ModelFailed, type LanguageModel, type ModelAnswer, type ModelFault, type ModelRequest } from './ai.ts';

type SdkOptions = {
  provider: string;
  model: string;
  sdk: SdkModel;
  /** Before the one retry, in milliseconds. */
  backoffMs?: number;
};

const tries = 2;
/** A letter has about ten thousand characters; nothing useful is longer than this. */
const maxCharacters = 200_000;
const maxOutputTokens = 12_000;
/** Four characters per token: an estimate for providers that report none. */
const tokensOf = (...texts: string[]): number => Math.ceil(texts.reduce((sum, text) => sum + text.length, 0) / 4);

type Spent = { inputTokens: number; outputTokens: number };

/**
 * A model behind the `ai` package, with at most two requests a call: a second one, after a pause, when the network or
 * the provider failed in a way that may pass, or at once without the schema when the endpoint refuses one (400); from
 * then on it is sent none.
 */
export function createSdkLanguageModel({ provider, model, sdk, backoffMs = 1_000 }: SdkOptions): LanguageModel {
  let takesSchema = true;
  return {
    provider,
    model,
    write: async (request) => {
      const spent: Spent = { inputTokens: 0, outputTokens: 0 };
      let withSchema = takesSchema;
      for (let attempt = 1; ; attempt += 1) {
        const timeout = AbortSignal.timeout(request.timeoutMs);
        try {
          const answer = await writeOnce(sdk, { ...request, timeout, withSchema }, spent);
          takesSchema = withSchema;
          return { ...answer, ...spent };
        } catch (error) {
          const fault = faultOf(error, request.signal, timeout);
          const refused = withSchema && statusOf(error) === 400;
          if (refused) withSchema = false;
          if (attempt >= tries || !(refused || mayPass(fault, error))) throw new ModelFailed(fault, { ...spent });
          if (!refused) await sleep(backoffMs, undefined, { signal: request.signal }).catch(() => undefined);
          if (request.signal.aborted) throw new ModelFailed('cancelled', { ...spent });
        }
      }
    },
    answers: (signal) => answers(sdk, signal),
  };
}

type Attempt = ModelRequest & { timeout: AbortSignal; withSchema: boolean };

/** One request, its tokens counted as they arrive; `spent` grows also when it fails halfway. `model`: the one that answered. */
async function writeOnce(
  sdk: SdkModel,
  { system, prompt, schema, signal, timeout, withSchema, onText }: Attempt,
  spent: Spent,
): Promise<Pick<ModelAnswer, 'output' | 'model'>> {
  signal.throwIfAborted();
  // Also ends the provider's stream when the call is abandoned.
  const giveUp = new AbortController();
  const { stream } = streamText({
    model: sdk,
    // In words, too: an endpoint may take a schema and not hold its model to it.
    instructions: `${system}\n\n${inWords(schema)}`,
    prompt,
    output: withSchema ? quietOutput(schema) : quietJson,
    maxRetries: 0,
    maxOutputTokens: maxOutputTokens,
    abortSignal: AbortSignal.any([signal, timeout, giveUp.signal]),
    // Asks providers that support it not to store anything of a case.
    providerOptions: { openai: { store: false } },
    onError: () => undefined,
  });
  const reader = stream.getReader();
  let text = '';
  let counted: Spent | null = null;
  try {
    let finish = 'other';
    let model = '';
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const part = next.value;
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw signal.reason ?? new Error('aborted');
      if (part.type === 'finish-step') [finish, model] = [part.finishReason, part.response.modelId];
      if (part.type === 'finish')
        counted = {
          inputTokens: part.totalUsage.inputTokens ?? tokensOf(system, prompt),
          outputTokens: part.totalUsage.outputTokens ?? tokensOf(text),
        };
      if (part.type !== 'text-delta') continue;
      text += part.text;
      if (text.length > maxCharacters) throw new AnswerTooLong('too many characters');
      onText?.(text);
    }
    if (finish === 'content-filter') throw new Declined();
    if (finish === 'error') throw new Error('the model ended with an error');
    return { output: finish === 'length' ? null : parsed(text), model };
  } finally {
    giveUp.abort();
    // Not awaited: an abandoned stream may never report its end.
    reader.cancel().catch(() => undefined);
    const { inputTokens, outputTokens } = counted ?? {
      inputTokens: text === '' ? 0 : tokensOf(system, prompt),
      outputTokens: tokensOf(text),
    };
    spent.inputTokens += inputTokens;
    spent.outputTokens += outputTokens;
  }
}

/**
 * The schema as it is sent. Partial output is not parsed, which would cost more with each token; that it has grown is
 * enough to report progress.
 */
const quietOutput = (schema: ModelRequest['schema']) => ({
  ...Output.object({ schema, name: 'answer' }),
  parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
});

/** For an endpoint that takes no schema. */
const quietJson = {
  ...Output.json({ name: 'answer' }),
  parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
};
const inWords = (schema: ModelRequest['schema']): string =>
  `Answer with one JSON object of this schema and nothing else:\n${JSON.stringify(z.toJSONSchema(schema))}`;

class Declined extends Error {}

/** Models often wrap JSON in a Markdown fence. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.trim().replace(/^```(?:json)?\s*|(?<!\s)\s*```$/g, ''));
  } catch {
    return null;
  }
}

function causes(error: unknown): Error[] {
  const found: Error[] = [];
  for (let each = error; each instanceof Error && found.length < 6; each = each.cause) found.push(each);
  return found;
}

const statusOf = (error: unknown): number | undefined =>
  causes(error).find((each) => APICallError.isInstance(each))?.statusCode;

function faultOf(error: unknown, signal: AbortSignal, timeout: AbortSignal): ModelFault {
  if (signal.aborted) return 'cancelled';
  if (timeout.aborted) return 'timeout';
  if (error instanceof Declined) return 'declined';
  if (causes(error).some((each) => each instanceof AnswerTooLong)) return 'too_long';
  const status = statusOf(error);
  if (status === 401 || status === 403) return 'key';
  if (status === 429) return 'busy';
  if (status === 404) return 'unknown_model';
  if (status !== undefined && status >= 400 && status < 500) return 'rejected';
  return 'unreachable';
}

const mayPass = (fault: ModelFault, error: unknown): boolean =>
  fault === 'busy' ||
  fault === 'timeout' ||
  (fault === 'unreachable' && !(APICallError.isInstance(error) && !error.isRetryable));

async function answers(sdk: SdkModel, signal: AbortSignal): Promise<boolean> {
  try {
    const { stream } = streamText({
      model: sdk,
      prompt: 'Answer with the word OK.',
      maxRetries: 0,
      maxOutputTokens: 16,
      abortSignal: signal,
      onError: () => undefined,
    });
    for await (const part of stream) {
      if (part.type === 'error' || part.type === 'abort') return false;
      if (part.type === 'finish') return part.finishReason !== 'error';
    }
    return false;
  } catch {
    return false;
  }
}

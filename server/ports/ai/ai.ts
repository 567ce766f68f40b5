import type { z } from 'zod';

export const modelProviders = ['openai', 'anthropic', 'compatible'] as const;
type ModelProvider = (typeof modelProviders)[number];
/** `url` null: the provider's own. `key` null: the endpoint needs none. */
export type ModelSettings = { provider: ModelProvider; model: string; url: string | null; key: string | null };

export type ModelRequest = {
  system: string;
  prompt: string;
  /** The shape of the answer, sent along; an endpoint that refuses it reads it in words. The caller validates the answer. */
  schema: z.ZodType;
  /** Aborts the call: the requester left. */
  signal: AbortSignal;
  /** Milliseconds for each of at most two requests. */
  timeoutMs: number;
  /** Called with all text so far, each time it grows. */
  onText?: (soFar: string) => void;
};
/**
 * `output` is the parsed JSON, or null when it was invalid or cut off; `model` the one that answered, by the provider's
 * word. Tokens are the provider's count, or an estimate where it gives none.
 */
export type ModelAnswer = { output: unknown; model: string; inputTokens: number; outputTokens: number };

/** Writes text. It has no tools and knows nothing of a case beyond the request. */
export interface LanguageModel {
  readonly provider: string;
  readonly model: string;
  /** Throws ModelFailed. */
  write(request: ModelRequest): Promise<ModelAnswer>;
  /** Whether the model answers; never throws. */
  answers(signal: AbortSignal): Promise<boolean>;
}

export type ModelFault =
  | 'timeout'
  | 'cancelled'
  | 'unreachable'
  | 'busy'
  | 'key'
  | 'declined'
  | 'too_long'
  | 'unknown_model'
  | 'rejected';

const messages: Record<ModelFault, string> = {
  timeout: 'it did not answer in time',
  cancelled: 'the requester went away',
  unreachable: 'it could not be reached',
  busy: 'it is too busy, or the quota there is used up',
  key: 'it does not accept the key of this installation',
  declined: 'it declined to answer',
  too_long: 'its answer was too long',
  unknown_model: 'it has no model of the configured name, or its address is wrong',
  rejected: 'it did not understand the request',
};

/**
 * The model gave no answer. `spent` is what the call cost anyway, in tokens, as far as known. The message is for users,
 * and contains neither the key nor text of the case.
 */
export class ModelFailed extends Error {
  override name = 'ModelFailed';
  readonly fault: ModelFault;
  readonly spent: { inputTokens: number; outputTokens: number };

  constructor(fault: ModelFault, spent: { inputTokens: number; outputTokens: number }) {
    super(messages[fault]);
    this.fault = fault;
    this.spent = spent;
  }
}

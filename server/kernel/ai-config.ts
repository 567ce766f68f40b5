import { z } from 'zod';
import { modelProviders, type ModelSettings } from '../ports/ai/ai.ts';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankIsUnset, type.optional());

/** The language model's environment variables. */
export const aiEnvironment = {
  AI_PROVIDER: optional(z.enum(modelProviders)),
  AI_MODEL: optional(z.string().max(200)),
  AI_URL: optional(z.url({ protocol: /^https?$/ })),
  AI_KEY: optional(z.string()),
  AI_TIMEOUT_SECONDS: z.preprocess(blankIsUnset, z.coerce.number().int().min(5).max(600).default(90)),
  AI_DAILY_TOKENS: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).default(500_000)),
};
type AiEnvironment = z.infer<z.ZodObject<typeof aiEnvironment>>;

/** A model, how many seconds a call may take, and its tokens a day (UTC). Null: none is configured. */
export type AiConfig = ModelSettings & { timeoutSeconds: number; dailyTokens: number };

/** What an incomplete configuration lacks, one line for each variable; never contains the key. */
export function aiProblems({
  AI_PROVIDER: provider,
  AI_MODEL: model,
  AI_URL: url,
  AI_KEY: key,
}: AiEnvironment): string[] {
  if (!provider && !model && !url && !key) return [];
  return [
    provider ? '' : `AI_PROVIDER: set it to ${modelProviders.join(', ')}, or unset every other AI_ setting`,
    model ? '' : 'AI_MODEL: name the model, as the provider calls it',
    provider === 'compatible' && !url
      ? 'AI_URL: a compatible endpoint needs its address, such as http://127.0.0.1:11434/v1'
      : '',
    (provider === 'openai' || provider === 'anthropic') && !key ? `AI_KEY: ${provider} needs a key` : '',
  ].filter(Boolean);
}

export function aiConfig(env: AiEnvironment): AiConfig | null {
  const { AI_PROVIDER: provider, AI_MODEL: model } = env;
  if (!provider || !model) return null;
  return {
    provider,
    model,
    url: env.AI_URL?.replace(/\/$/, '') ?? null,
    key: env.AI_KEY ?? null,
    timeoutSeconds: env.AI_TIMEOUT_SECONDS,
    dailyTokens: env.AI_DAILY_TOKENS,
  };
}

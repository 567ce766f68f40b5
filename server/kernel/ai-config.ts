import { z } from 'zod';
import { aiSends, type AiDisclosure, type AiSends } from '../../domain/ai/disclosure.ts';
import { purposesThatRun, type AiPurpose } from '../../domain/ai/purposes.ts';
import { modelProviders, type ModelSettings } from '../ports/ai/ai.ts';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankIsUnset, type.optional());

const provider = optional(z.enum(modelProviders));
const model = optional(z.string().max(200));
const url = optional(z.url({ protocol: /^https?$/ }));
const key = optional(z.string());
const prices = optional(z.string().regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/, 'must be dollars like 2.50/10'));

/** The language models' environment variables. */
export const aiEnvironment = {
  AI_PROVIDER: provider,
  AI_MODEL: model,
  AI_URL: url,
  AI_KEY: key,
  AI_PRICES: prices,
  AI_JUDGE_PROVIDER: provider,
  AI_JUDGE_MODEL: model,
  AI_JUDGE_URL: url,
  AI_JUDGE_KEY: key,
  AI_JUDGE_PRICES: prices,
  AI_PARAGRAPHS_BY: model,
  AI_SENDS: z.preprocess(blankIsUnset, z.enum(aiSends).default('facts')),
  AI_TIMEOUT_SECONDS: z.preprocess(blankIsUnset, z.coerce.number().int().min(5).max(600).default(90)),
  AI_DAILY_TOKENS: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).default(500_000)),
  AI_CASE_TOKENS: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).default(200_000)),
};
type AiEnvironment = z.infer<z.ZodObject<typeof aiEnvironment>>;

/** `name`: by which merchants and pages know the recipient. `prices`: dollars for a million tokens in and out; null: not set. */
export type ModelConfig = ModelSettings & { name: string; prices: { input: number; output: number } | null };

/**
 * The writer, a judge of its own if there is one, and what may leave for them. A call may take so many seconds; tokens
 * are those of a day (UTC), and of a case for as long as it lasts. Null: no model is configured.
 */
export type AiConfig = {
  writer: ModelConfig;
  judge: ModelConfig | null;
  sends: AiSends;
  /** The model whose paragraphs the operator has measured (bench:model); none may write before. */
  paragraphsBy: string | null;
  timeoutSeconds: number;
  dailyTokens: number;
  caseTokens: number;
};

type Prefix = 'AI' | 'AI_JUDGE';
const settingsOf = (env: AiEnvironment, prefix: Prefix) => ({
  provider: env[`${prefix}_PROVIDER`],
  model: env[`${prefix}_MODEL`],
  url: env[`${prefix}_URL`],
  key: env[`${prefix}_KEY`],
});

/** What an incomplete configuration lacks, one line for each variable; never contains the key. */
export function aiProblems(env: AiEnvironment): string[] {
  const judge = problemsOf(env, 'AI_JUDGE');
  const alone = !env.AI_PROVIDER && env.AI_JUDGE_PROVIDER ? ['AI_PROVIDER: a judge needs a writer'] : [];
  return [...problemsOf(env, 'AI'), ...judge, ...alone];
}

function problemsOf(env: AiEnvironment, prefix: Prefix): string[] {
  const given = settingsOf(env, prefix);
  if (!Object.values(given).some(Boolean)) return [];
  const isHosted = given.provider === 'openai' || given.provider === 'anthropic';
  return [
    given.provider
      ? ''
      : `${prefix}_PROVIDER: set it to ${modelProviders.join(', ')}, or unset every other ${prefix}_ setting`,
    given.model ? '' : `${prefix}_MODEL: name the model, as the provider calls it`,
    given.provider === 'compatible' && !given.url
      ? `${prefix}_URL: a compatible endpoint needs its address, such as http://127.0.0.1:11434/v1`
      : '',
    isHosted && !given.key ? `${prefix}_KEY: ${given.provider} needs a key` : '',
  ].filter(Boolean);
}

export function aiConfig(env: AiEnvironment): AiConfig | null {
  const writer = modelConfig(env, 'AI');
  return (
    writer && {
      writer,
      judge: modelConfig(env, 'AI_JUDGE'),
      sends: env.AI_SENDS,
      paragraphsBy: env.AI_PARAGRAPHS_BY ?? null,
      timeoutSeconds: env.AI_TIMEOUT_SECONDS,
      dailyTokens: env.AI_DAILY_TOKENS,
      caseTokens: env.AI_CASE_TOKENS,
    }
  );
}

function modelConfig(env: AiEnvironment, prefix: Prefix): ModelConfig | null {
  const { provider: of, model: named, url: at, key: secret } = settingsOf(env, prefix);
  if (!of || !named) return null;
  const [input, output] = env[`${prefix}_PRICES`]?.split('/').map(Number) ?? [];
  return {
    provider: of,
    model: named,
    url: at?.replace(/\/$/, '') ?? null,
    key: secret ?? null,
    name: recipientName(of, at ?? null),
    prices: input === undefined || output === undefined ? null : { input, output },
  };
}

const providerNames = { openai: 'OpenAI', anthropic: 'Anthropic', compatible: null } as const;

/** A gateway receives the text, too, so it is named. */
function recipientName(of: ModelSettings['provider'], at: string | null): string {
  const host = at === null ? null : new URL(at).hostname;
  const brand = providerNames[of];
  if (brand === null) return host ?? of;
  return host === null || host === `api.${of}.com` ? brand : `${brand} (${host})`;
}

/** What a language model is asked for in this installation: what `askModel` lets through, and what public pages say. */
export const aiUses = ({ ai }: { ai: AiConfig | null }): AiPurpose[] =>
  ai === null ? [] : purposesThatRun(ai.sends, ai.paragraphsBy === ai.writer.model);

/** To whom this installation gives what; null where nothing leaves. */
export function aiDisclosure({ ai }: { ai: AiConfig | null }): AiDisclosure | null {
  if (ai === null || ai.sends === 'nothing') return null;
  return { writer: ai.writer.name, judge: ai.judge?.name ?? null, sends: ai.sends };
}

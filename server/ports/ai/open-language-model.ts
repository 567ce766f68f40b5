import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel as SdkModel } from 'ai';
import { cappedFetch } from './capped-fetch.ts';
import type { LanguageModel, ModelSettings } from './ai.ts';
import { createSdkLanguageModel } from './sdk-language-model.ts';

/** Framing around each token makes a stream many times as long as its text. */
const maxBytes = 6_000_000;

/** The configured model; opening it contacts nobody. */
export function openLanguageModel(settings: ModelSettings, { backoffMs }: { backoffMs?: number } = {}): LanguageModel {
  // The package would log warnings about unsupported settings to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { provider, model } = settings;
  return createSdkLanguageModel({
    provider,
    model,
    sdk: sdkModel(settings),
    ...(backoffMs === undefined ? {} : { backoffMs }),
  });
}

/** Given always: the packages would let OPENAI_BASE_URL or ANTHROPIC_BASE_URL name another place, which no page shows. */
const home = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com/v1' };

function sdkModel({ provider, model, url, key }: ModelSettings): SdkModel {
  const options = { fetch: cappedFetch(maxBytes), ...(key ? { apiKey: key } : {}) };
  switch (provider) {
    case 'openai':
      return createOpenAI({ ...options, baseURL: url ?? home.openai })(model);
    case 'anthropic':
      return createAnthropic({ ...options, baseURL: url ?? home.anthropic })(model);
    // Without the flag no schema would be sent.
    case 'compatible':
      return createOpenAICompatible({
        ...options,
        name: 'compatible',
        baseURL: url ?? '',
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(model);
  }
}

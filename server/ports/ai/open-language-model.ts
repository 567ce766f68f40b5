import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel as SdkModel } from 'ai';
import { cappedFetch } from './capped-fetch.ts';
import type { LanguageModel, ModelSettings } from './ai.ts';
import { createSdkLanguageModel } from './sdk-language-model.ts';

/** Framing around each token makes a stream many times as long as its text. */
const maxBytes = 6_000_000;

/** The configured model; it is not contacted before the first letter. */
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

function sdkModel({ provider, model, url, key }: ModelSettings): SdkModel {
  const fetch = cappedFetch(maxBytes);
  const options = { fetch, ...(url ? { baseURL: url } : {}), ...(key ? { apiKey: key } : {}) };
  switch (provider) {
    case 'openai':
      return createOpenAI(options)(model);
    case 'anthropic':
      return createAnthropic(options)(model);
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

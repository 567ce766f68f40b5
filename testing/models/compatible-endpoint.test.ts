import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { ModelSettings } from '../../server/ports/ai/ai.ts';
import { openLanguageModel } from '../../server/ports/ai/open-language-model.ts';
import { faults, openEndpoint, stream, type Reply } from './compatible-endpoint.ts';

const text = '{"a":"words – and more"}';
const schema = z.strictObject({ a: z.string() });

/** Who is asked by which wire; of Anthropic a model that knows schemas and one that is given a tool instead. */
const models: readonly (readonly [ModelSettings['provider'], model: string, wire: string])[] = [
  ['compatible', 'small', 'chat'],
  ['openai', 'gpt-5', 'responses'],
  ['anthropic', 'claude-sonnet-4-5', 'messages'],
  ['anthropic', 'old', 'messages'],
];

async function asking(reply: Reply, [provider, model]: (typeof models)[number], timeoutMs = 10_000) {
  const endpoint = await openEndpoint(reply);
  onTestFinished(endpoint.close);
  const opened = openLanguageModel({ provider, model, url: endpoint.url, key: 'k' }, { backoffMs: 1 });
  const answer = await opened
    .write({ system: 'Rules', prompt: 'Words', schema, signal: new AbortController().signal, timeoutMs })
    .then(
      ({ output }) => output,
      (error: { fault?: string }) => error.fault,
    );
  return { endpoint, answer };
}

test.each(models)('%s, asked for %s by %s, answers with the JSON that was asked for', async (...model) => {
  const { endpoint, answer } = await asking((_asked, response) => stream(response, text), model);
  expect(answer).toEqual({ a: 'words – and more' });
  expect(endpoint.asked.map(({ wire, body }) => [wire, body.model])).toEqual([[model[2], model[1]]]);
});

test.each(models)('%s, asked for %s by %s, fails as it is meant to', async (...model) => {
  const answers = async (reply: Reply, timeoutMs?: number) => (await asking(reply, model, timeoutMs)).answer;
  expect(await answers(faults.status(500))).toBe('unreachable');
  expect(await answers(faults.status(429))).toBe('busy');
  expect(await answers(faults.truncated(text))).toBeNull();
  expect(await answers(faults.noSchemas(text))).toEqual({ a: 'words – and more' });
  expect(await answers(faults.otherModel('another', text))).toBe('unknown_model');
  expect(await answers(faults.otherModel(model[1], text))).toEqual({ a: 'words – and more' });
  expect(await answers(faults.slow(text, 1))).toEqual({ a: 'words – and more' });
  expect(await answers(faults.hanging('{'), 300)).toBe('timeout');
});

import { once } from 'node:events';
import { simulateReadableStream } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../kernel/config.ts';
import { openEndpoint, stream, type Endpoint, type Reply } from '../../../testing/models/compatible-endpoint.ts';
import type { LanguageModel, ModelRequest } from './ai.ts';
import { openLanguageModel } from './open-language-model.ts';
import { createSdkLanguageModel } from './sdk-language-model.ts';

const schema = z.strictObject({ clauses: z.array(z.strictObject({ text: z.string() })) });
const request = (more: Partial<ModelRequest> = {}): ModelRequest => ({
  system: 'Rules',
  prompt: 'Words',
  schema,
  signal: new AbortController().signal,
  timeoutMs: 5_000,
  ...more,
});
const failure = (model: LanguageModel, more: Partial<ModelRequest> = {}) =>
  model.write(request(more)).then(
    () => null,
    (error: { fault?: string; spent?: object; message: string }) => error,
  );

type Part = Awaited<ReturnType<MockLanguageModelV4['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;
const tokens = {
  inputTokens: { total: 3, noCache: 3, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 5, text: 5, reasoning: undefined },
};
function says(deltas: string[], finish: 'stop' | 'length' | 'content-filter' = 'stop'): Part[] {
  return [
    { type: 'text-start', id: '1' },
    ...deltas.map((delta) => ({ type: 'text-delta' as const, id: '1', delta })),
    { type: 'text-end', id: '1' },
    { type: 'finish', finishReason: { unified: finish, raw: undefined }, usage: tokens },
  ];
}
const mocked = (...turns: (Part[] | Error)[]) => {
  let turn = 0;
  const sdk = new MockLanguageModelV4({
    doStream: async () => {
      const next = turns[Math.min(turn, turns.length - 1)] ?? [];
      turn += 1;
      if (next instanceof Error) throw next;
      return { stream: simulateReadableStream({ chunks: next }) };
    },
  });
  return { sdk, model: createSdkLanguageModel({ provider: 'mock', model: 'm', sdk, backoffMs: 1 }) };
};

describe('answers of a model', () => {
  test('an answer is parsed, its tokens counted, and its text reported as it arrives', async () => {
    const seen: string[] = [];
    const { model, sdk } = mocked(says(['{"clauses"', ':[]}']));
    expect(await model.write(request({ onText: (text) => seen.push(text) }))).toEqual({
      output: { clauses: [] },
      model: 'mock-model-id',
      inputTokens: 3,
      outputTokens: 5,
    });
    expect(seen).toEqual(['{"clauses"', '{"clauses":[]}']);
    expect(sdk.doStreamCalls[0]?.responseFormat).toMatchObject({
      type: 'json',
      schema: { type: 'object', additionalProperties: false },
    });
  });

  test.each([
    ['text that is not JSON', says(['Sure, here is your letter'])],
    ['an answer that was cut off', says(['{"clauses":['], 'length')],
    ['nothing at all', says([])],
  ])('%s gives null', async (_name, parts) => {
    expect((await mocked(parts).model.write(request())).output).toBeNull();
  });

  test('a Markdown fence around the JSON is removed', async () => {
    expect((await mocked(says(['```json\n{"clauses":[]}\n```'])).model.write(request())).output).toEqual({
      clauses: [],
    });
  });

  test('a refusal fails, and is not retried', async () => {
    const { model, sdk } = mocked(says([''], 'content-filter'));
    expect(await failure(model)).toMatchObject({
      fault: 'declined',
      message: 'it declined to answer',
      spent: { inputTokens: 3, outputTokens: 5 },
    });
    expect(sdk.doStreamCalls).toHaveLength(1);
  });

  test('a network failure is retried once', async () => {
    const good = mocked(new TypeError('fetch failed'), says(['{"clauses":[]}']));
    expect((await good.model.write(request())).output).toEqual({ clauses: [] });
    const bad = mocked(new TypeError('fetch failed'));
    expect(await failure(bad.model)).toMatchObject({ fault: 'unreachable' });
    expect(bad.sdk.doStreamCalls).toHaveLength(2);
  });

  test('a stream that breaks off halfway fails, with its tokens counted', async () => {
    const parts: Part[] = [
      { type: 'text-start', id: '1' },
      { type: 'text-delta', id: '1', delta: '{"clauses' },
      { type: 'error', error: new Error('broke off') },
    ];
    expect(await failure(mocked(parts).model)).toMatchObject({
      fault: 'unreachable',
      spent: { outputTokens: expect.any(Number) },
    });
  });

  test('an answer of ten megabytes is aborted early', async () => {
    const { model } = mocked(says(Array.from({ length: 1_000 }, () => 'x'.repeat(10_000))));
    let longest = 0;
    expect(
      await failure(model, {
        onText: (text) => {
          longest = text.length;
        },
      }),
    ).toMatchObject({ fault: 'too_long' });
    expect(longest).toBeLessThan(220_000);
  });

  test('a timeout and a cancelled request are distinguished', async () => {
    const forever = new MockLanguageModelV4({
      doStream: ({ abortSignal }) =>
        new Promise((_resolve, reject) => {
          abortSignal?.addEventListener('abort', () => reject(abortSignal.reason as Error));
        }),
    });
    const model = createSdkLanguageModel({ provider: 'mock', model: 'm', sdk: forever, backoffMs: 1 });
    expect(await failure(model, { timeoutMs: 20 })).toMatchObject({ fault: 'timeout' });
    expect(forever.doStreamCalls).toHaveLength(2);
    const gone = new AbortController();
    setTimeout(() => gone.abort(), 20);
    expect(await failure(model, { signal: gone.signal })).toMatchObject({ fault: 'cancelled' });
  });
});

let endpoint: Endpoint | null = null;
afterEach(async () => {
  await endpoint?.close();
  endpoint = null;
});
const key = 'sk-a-secret-that-is-told-to-nobody';
async function over(reply: Reply): Promise<LanguageModel> {
  endpoint = await openEndpoint(reply);
  return openLanguageModel({ provider: 'compatible', model: 'small', url: endpoint.url, key }, { backoffMs: 1 });
}

describe('a compatible endpoint', () => {
  test('the endpoint is asked for JSON by schema, with the key, and its stream is read incrementally', async () => {
    const model = await over((_asked, response) =>
      stream(response, '{"clauses":[{"text":"Words – and more"}]}', { pieces: 12 }),
    );
    expect(await model.write(request())).toEqual({
      output: { clauses: [{ text: 'Words – and more' }] },
      model: 'small-0601',
      inputTokens: 1_000,
      outputTokens: 500,
    });
    expect(endpoint?.asked[0]).toMatchObject({
      headers: { authorization: `Bearer ${key}` },
      body: {
        model: 'small',
        stream: true,
        messages: [
          { role: 'system', content: expect.stringMatching(/^Rules\n/) },
          { role: 'user', content: 'Words' },
        ],
        response_format: { type: 'json_schema', json_schema: { schema: { type: 'object' } } },
      },
    });
    expect(await model.answers(AbortSignal.timeout(2_000))).toBe(true);
  });

  test('a busy endpoint is retried once', async () => {
    const model = await over((_asked, response, turn) =>
      turn === 1
        ? void response.writeHead(429).end('{"error":{"message":"slow down"}}')
        : stream(response, '{"clauses":[]}'),
    );
    expect((await model.write(request())).output).toEqual({ clauses: [] });
    expect(endpoint?.asked).toHaveLength(2);
  });

  test.each([
    [500, 'unreachable', 2],
    [429, 'busy', 2],
    [401, 'key', 1],
    [400, 'rejected', 2],
    [404, 'unknown_model', 1],
    [422, 'rejected', 1],
  ])(
    'an endpoint that answers %i fails as %s after %i attempts, and no message contains the key or the request',
    async (status, fault, tries) => {
      const model = await over(
        (_asked, response) =>
          void response.writeHead(status).end(JSON.stringify({ error: { message: `no: ${key} Words` } })),
      );
      const error = await failure(model);
      expect([error?.fault, endpoint?.asked.length]).toEqual([fault, tries]);
      expect(JSON.stringify([error, error?.message, String(error)])).not.toMatch(/sk-a-secret|Words/);
      expect(await model.answers(AbortSignal.timeout(2_000))).toBe(false);
    },
  );

  test('an endpoint that refuses a schema reads it in words, and is sent none from then on', async () => {
    const model = await over((asked, response) =>
      asked.body.response_format?.type === 'json_schema'
        ? void response.writeHead(400).end('{"error":{"message":"no schemas here"}}')
        : stream(response, '{"clauses":[]}'),
    );
    expect((await model.write(request())).output).toEqual({ clauses: [] });
    expect((await model.write(request())).output).toEqual({ clauses: [] });
    expect(endpoint?.asked.map(({ body }) => body.response_format?.type)).toEqual([
      'json_schema',
      'json_object',
      'json_object',
    ]);
    expect(endpoint?.asked[1]?.body.messages[0]?.content).toMatch(/^Rules\n\nAnswer with one JSON object.*"clauses"/s);
  });

  test('an endpoint that sends ten megabytes in one event is cut off', async () => {
    const model = await over((_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const more = () => {
        while (response.writable && response.write('x'.repeat(65_536)));
      };
      response.write('data: {"choices":[{"index":0,"delta":{"content":"');
      response.on('drain', more);
      more();
    });
    expect(await failure(model)).toMatchObject({ fault: 'too_long' });
  });

  test('an endpoint that sends a page, closes the connection or redirects elsewhere fails', async () => {
    expect(
      await failure(
        await over((_asked, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')),
      ),
    ).toMatchObject({ fault: expect.any(String) });
    await endpoint?.close();
    expect(await failure(await over((_asked, response) => void response.destroy()))).toMatchObject({
      fault: 'unreachable',
    });
    await endpoint?.close();
    expect(
      await failure(
        await over(
          (_asked, response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end(),
        ),
      ),
    ).toMatchObject({ fault: 'unreachable' });
  });

  test('a hanging request is closed when the requester leaves', async () => {
    const gone = new AbortController();
    let closed: Promise<unknown> = Promise.resolve();
    const model = await over((_asked, response) => {
      closed = once(response, 'close');
      response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .write('data: {"choices":[{"index":0,"delta":{"content":"{"}}]}\n\n');
      gone.abort();
    });
    expect(await failure(model, { signal: gone.signal })).toMatchObject({ fault: 'cancelled' });
    await closed;
    expect(endpoint?.hungUp()).toBe(1);
  });
});

test('OpenAI is asked to store nothing, with a schema and without', async () => {
  endpoint = await openEndpoint((_asked, response) => void response.writeHead(400).end('{"error":{"message":"no"}}'));
  const model = openLanguageModel({ provider: 'openai', model: 'm', url: endpoint.url, key }, { backoffMs: 1 });
  expect(await failure(model)).toMatchObject({ fault: 'rejected' });
  expect(endpoint.asked.map(({ body }) => 'store' in body && body.store)).toEqual([false, false]);
});

describe("a provider's own address", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  test.each([
    ['openai', 'OPENAI_BASE_URL', 'https://api.openai.com/v1/'],
    ['anthropic', 'ANTHROPIC_BASE_URL', 'https://api.anthropic.com/v1/'],
  ] as const)('%s is asked at home, whatever %s says', async (provider, variable, home) => {
    const asked: string[] = [];
    vi.stubEnv(variable, 'http://127.0.0.1:9/v1');
    vi.stubGlobal('fetch', async (input: string) => {
      asked.push(input);
      throw new TypeError('fetch failed');
    });
    const model = openLanguageModel({ provider, model: 'm', url: null, key }, { backoffMs: 1 });
    expect(await model.answers(AbortSignal.timeout(2_000))).toBe(false);
    expect(asked).toEqual([expect.stringMatching(`^${home}`)]);
  });
});

describe("the model's settings", () => {
  const read = (env: Record<string, string>) => readConfig({ DATA_DIR: '/tmp/unhold-config-test', ...env }).ai;
  test('without settings there is no model', () => {
    expect(read({})).toBeNull();
    expect(read({ AI_PROVIDER: '', AI_KEY: '', AI_TIMEOUT_SECONDS: '30' })).toBeNull();
  });
  test('complete settings are accepted', () => {
    expect(read({ AI_PROVIDER: 'compatible', AI_MODEL: 'small', AI_URL: 'http://127.0.0.1:11434/v1/' })).toEqual({
      writer: {
        provider: 'compatible',
        model: 'small',
        url: 'http://127.0.0.1:11434/v1',
        key: null,
        name: '127.0.0.1',
        prices: null,
      },
      judge: null,
      sends: 'facts',
      paragraphsBy: null,
      timeoutSeconds: 90,
      dailyTokens: 500_000,
      caseTokens: 200_000,
    });
    expect(
      read({
        AI_PROVIDER: 'anthropic',
        AI_MODEL: 'large',
        AI_KEY: 'k',
        AI_PRICES: '3/15.50',
        AI_JUDGE_PROVIDER: 'openai',
        AI_JUDGE_MODEL: 'other',
        AI_JUDGE_KEY: 'j',
        AI_JUDGE_URL: 'https://gateway.example/v1',
        AI_SENDS: 'texts',
        AI_TIMEOUT_SECONDS: '30',
        AI_DAILY_TOKENS: '0',
        AI_CASE_TOKENS: '9000',
      }),
    ).toMatchObject({
      writer: { url: null, key: 'k', name: 'Anthropic', prices: { input: 3, output: 15.5 } },
      judge: { key: 'j', model: 'other', name: 'OpenAI (gateway.example)', prices: null },
      sends: 'texts',
      paragraphsBy: null,
      timeoutSeconds: 30,
      dailyTokens: 0,
      caseTokens: 9_000,
    });
  });
  test.each([
    [{ AI_KEY: 'k-secret' }, /AI_PROVIDER: .*\n {2}AI_MODEL:/],
    [{ AI_PROVIDER: 'openai', AI_KEY: 'k-secret' }, /AI_MODEL:/],
    [{ AI_PROVIDER: 'openai', AI_MODEL: 'm' }, /AI_KEY: openai needs a key/],
    [{ AI_PROVIDER: 'compatible', AI_MODEL: 'm' }, /AI_URL: a compatible endpoint/],
    [{ AI_PROVIDER: 'mine', AI_MODEL: 'm' }, /AI_PROVIDER/],
    [{ AI_PROVIDER: 'compatible', AI_MODEL: 'm', AI_URL: 'ftp://x' }, /AI_URL/],
    [{ AI_JUDGE_MODEL: 'm', AI_JUDGE_KEY: 'k-secret' }, /AI_JUDGE_PROVIDER/],
    [{ AI_JUDGE_PROVIDER: 'openai', AI_JUDGE_MODEL: 'm', AI_JUDGE_KEY: 'k-secret' }, /AI_PROVIDER: a judge needs/],
    [{ AI_SENDS: 'all' }, /AI_SENDS/],
    [{ AI_PRICES: 'cheap' }, /AI_PRICES: must be dollars/],
  ])('incomplete settings stop the start, and name what is missing but never the key: %j', (env, message) => {
    expect(() => read(env)).toThrow(message);
    expect(() => read(env)).not.toThrow(/k-secret/);
  });
});

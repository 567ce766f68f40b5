import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { growth, worst, type Attack } from './adversarial-text.ts';
import { openTestApp, type TestApp } from './app/open-test-app.ts';
import type { TestUser } from './app/test-user.ts';
import { endpointsWithText, type TypedEndpoint } from './typed-requests.ts';

/** The maximum length of a whole body (server/doors/refuse-early.ts). */
const wholeBody = 1_024 * 1_024;

describe('each field of a request that takes text', () => {
  const fields = [
    ...new Map(endpointsWithText.flatMap(({ texts }) => texts.map((text) => [text.schema, text]))).values(),
  ];
  const takes = (schema: (typeof fields)[number]['schema'], text: string) => schema.safeParse(text).success;

  test('has a maximum below the length of a body', () => {
    expect(fields.length).toBeGreaterThan(150);
    const open = fields.filter(({ schema }) => ['1', 'a'].some((unit) => takes(schema, unit.repeat(wholeBody))));
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  test('is refused, where it fills a whole body, in time that grows no faster than its length', () => {
    const slow = fields.flatMap(({ name, schema }) =>
      worst
        .filter((attack) => growth((text) => void takes(schema, text), attack, wholeBody / 16) > 3)
        .map(({ of }) => `${name} on ${of}`),
    );
    expect(slow).toEqual([]);
  });
});

describe('a request with all of its texts at their maximum', () => {
  /** Milliseconds of processor time below which a request is not looked at again. */
  const noise = 60;
  let app: TestApp;
  let callers: Record<'merchant' | 'staff' | 'attorney', TestUser>;
  let caseId: string;
  let letterId: string;

  beforeAll(async () => {
    app = await openTestApp();
    callers = { merchant: await app.user(), staff: await app.user('staff'), attorney: await app.user('attorney') };
    caseId = (await callers.merchant.apply()).body.case_id;
    await app.runJobs();
    letterId = (await callers.attorney.get('/api/attorney/queue')).body.items[0].letter_id;
  });
  afterAll(() => app.close());

  const callerOf = ({ policy }: TypedEndpoint): TestUser =>
    policy === 'staff'
      ? callers.staff
      : policy === 'attorney' || policy === 'desk'
        ? callers.attorney
        : callers.merchant;

  /** Milliseconds of processor time, and the status. Each request makes a new entry. */
  async function send(
    endpoint: TypedEndpoint,
    attack: Attack,
    share: number,
  ): Promise<{ took: number; status: number }> {
    const id = endpoint.name.startsWith('letters.') && endpoint.name !== 'letters.generate' ? letterId : caseId;
    const { method, path, body, headers } = endpoint.request((max) => attack.make(max * share).slice(0, max), id);
    const entry = typeof body === 'object' && body !== null && 'message_id' in body ? { message_id: randomUUID() } : {};
    const before = process.threadCpuUsage();
    const { status } = await callerOf(endpoint).send(method, path, body && { ...body, ...entry }, headers);
    const { user, system } = process.threadCpuUsage(before);
    return { took: (user + system) / 1_000, status };
  }

  async function isSlow(endpoint: TypedEndpoint, attack: Attack): Promise<boolean> {
    if ((await send(endpoint, attack, 1)).took < noise) return false;
    const best = async (share: number) => {
      const times = [];
      for (let count = 0; count < 3; count += 1) times.push((await send(endpoint, attack, share)).took);
      return Math.min(...times);
    };
    const whole = await best(1);
    return whole >= noise && whole / (await best(0.5)) > 3;
  }

  test('is answered by every endpoint in time that grows no faster than the texts', async () => {
    const faulty: string[] = [];
    for (const endpoint of endpointsWithText)
      for (const attack of worst) {
        if (await isSlow(endpoint, attack)) faulty.push(`${endpoint.name} is slow on ${attack.of}`);
      }
    expect(faulty).toEqual([]);
  }, 240_000);
});

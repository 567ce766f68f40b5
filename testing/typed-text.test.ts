import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attack, type Attack } from './adversarial-text.ts';
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
});

/** What each costs in time is measured by `npm run --prefix bench typed`, with more of them. */
const attacks = [attack('', '1 ', 'x'), attack('', '\u0301\u0323', 'x')];

describe('a request with all of its texts at their maximum', () => {
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

  /** Each request makes a new entry. */
  async function send(endpoint: TypedEndpoint, attack: Attack): Promise<number> {
    const id = endpoint.name.startsWith('letters.') && endpoint.name !== 'letters.generate' ? letterId : caseId;
    const { method, path, body, headers } = endpoint.request((max) => attack.make(max).slice(0, max), id);
    const entry = typeof body === 'object' && body !== null && 'message_id' in body ? { message_id: randomUUID() } : {};
    return (await callerOf(endpoint).send(method, path, body && { ...body, ...entry }, headers)).status;
  }

  test('is answered by every endpoint', async () => {
    const faulty: string[] = [];
    for (const endpoint of endpointsWithText)
      for (const attack of attacks) {
        const status = await send(endpoint, attack);
        if (status >= 500) faulty.push(`${endpoint.name} answers ${status} to ${attack.of}`);
      }
    expect(faulty).toEqual([]);
  });
});

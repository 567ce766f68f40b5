import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approve } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
  await room.fresh();
});
afterAll(() => room.close());

const entry = (by: TestUser, kind: string, key: string): Promise<TestAnswer> =>
  by.get(`/api/knowledge/entry?kind=${kind}&key=${encodeURIComponent(key)}`);
const retire = (by: TestUser, key: string, reason = 'The agreement was replaced.', kind = 'authority') =>
  by.post('/api/knowledge/retirements', { kind, key, reason });
const restore = (by: TestUser, key: string, kind = 'authority') =>
  by.post('/api/knowledge/restorations', { kind, key });
const confirm = (by: TestUser, key: string, kind = 'authority') =>
  by.post('/api/knowledge/confirmations', { kind, key });
const draft = async (): Promise<TestAnswer> => {
  const { body } = await room.staff.post('/api/functions/ai-demand-letter-generator', {
    caseId: room.caseId,
    demandType: 'initial',
    overEdits: true,
  });
  return room.attorney.get(`/api/letters/${body.letter_id}`);
};
const citedBy = (letter: TestAnswer): string[] => letter.body.authorities.map((each: { id: string }) => each.id);
const reds = (letter: TestAnswer): string[] =>
  letter.body.verdict.findings
    .filter((each: { severity: string }) => each.severity === 'red')
    .map((each: { key: string }) => each.key);

describe('permissions', () => {
  test('visitors and merchants can do nothing; staff and attorneys read and retire; only attorneys confirm', async () => {
    const statuses = async (by: TestUser) =>
      Promise.all(
        [
          by.get('/api/knowledge'),
          entry(by, 'state', 'CA'),
          confirm(by, 'ucc-1-304'),
          retire(by, 'no-such'),
          restore(by, 'no-such'),
        ].map(async (answer) => (await answer).status),
      );
    expect(await statuses(room.app.visitor())).toEqual([401, 401, 401, 401, 401]);
    expect(await statuses(room.merchant)).toEqual([403, 403, 403, 403, 403]);
    expect(await statuses(room.staff)).toEqual([200, 200, 403, 404, 404]);
    expect(await statuses(room.attorney)).toEqual([200, 200, 200, 404, 404]);
  });

  test('a reason is required, and an entry outside the knowledge is not found', async () => {
    expect((await retire(room.staff, 'ucc-1-304', '  ')).body).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { reason: 'Say why it is retired.' },
    });
    expect((await retire(room.staff, 'CA', 'x', 'state')).status).toBe(422);
    for (const [kind, key] of [
      ['authority', 'toString'],
      ['clause', 'no.such'],
      ['processor', '__proto__'],
      ['state', 'XX'],
    ] as const)
      expect([key, (await entry(room.staff, kind, key)).status]).toEqual([key, 404]);
  });
});

test('every entry of the four tables can be read', async () => {
  const { body } = await room.staff.get('/api/knowledge');
  expect([body.knowledge_hash, body.clauses_hash]).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
  const lists = {
    authority: body.authorities,
    clause: body.clauses,
    processor: body.processors,
    state: body.states,
  } as Record<string, { id: string }[]>;
  for (const [kind, items] of Object.entries(lists)) {
    expect(items.length).toBeGreaterThan(5);
    for (const { id } of [items[0], items.at(-1), items[Math.floor(items.length / 2)]] as { id: string }[]) {
      const answer = await entry(room.attorney, kind, id);
      expect([answer.status, answer.body.details.length > 1]).toEqual([200, true]);
    }
  }
  const authority = (await entry(room.staff, 'authority', 'ucc-1-304')).body;
  expect(authority).toMatchObject({
    title: 'U.C.C. § 1-304',
    use: 'usable',
    source_url: 'https://www.law.cornell.edu/ucc/1/1-304',
  });
  expect(authority.details.map((each: { label: string }) => each.label)).toEqual(
    expect.arrayContaining([
      'Proposition',
      'Limits and adverse points',
      'Verify before use',
      'Source reviewed',
      'As of',
    ]),
  );
  // A source that was not read here is shown without a level of confidence.
  const said = ({ body }: { body: { details: { label: string; lines: string[] }[] } }) =>
    body.details
      .filter(({ label }) => label === 'Source reviewed' || label === 'Confidence')
      .flatMap(({ lines }) => lines);
  expect(said(await entry(room.staff, 'authority', 'ucc-1-304'))).toEqual([
    'Not read here. Read the source before you rely on it.',
  ]);
  const { id } = body.authorities.find(({ source }: { source: string }) => source.endsWith('confidence high'));
  expect(said(await entry(room.staff, 'authority', id))).toHaveLength(2);
});

test('a confirmation names the first attorney and clears the amber finding everywhere', async () => {
  const letter = await draft();
  const [key = ''] = letter.body.verdict.findings
    .filter((each: { key: string }) => each.key.startsWith('authority:'))
    .map((each: { key: string }) => each.key.slice('authority:'.length));
  expect((await entry(room.staff, 'authority', key)).body).toMatchObject({
    confirmed: null,
    unsent_letters: { count: 1, capped: false },
  });
  expect((await confirm(room.attorney, key)).body.confirmed).toMatchObject({ by: 'Test Person 3' });
  const other = await room.app.user('attorney');
  expect((await confirm(other, key)).body.confirmed).toMatchObject({ by: 'Test Person 3' });
  expect((await room.attorney.get(`/api/letters/${letter.body.id}`)).body.confirmed).toContain(`authority:${key}`);
  expect((await confirm(room.attorney, 'opening.heading', 'clause')).status).toBe(404);
  const clause = (await entry(room.staff, 'authority', key)).body.used_by[0].id;
  expect((await confirm(room.attorney, clause, 'clause')).body).toMatchObject({
    confirmed: { by: 'Test Person 3' },
    confirmed_before: null,
  });
  await room.superuser.rows("update clause_confirmations set wording = repeat('0', 64)");
  expect((await entry(room.attorney, 'clause', clause)).body).toMatchObject({
    confirmed: null,
    confirmed_before: { by: 'Test Person 3' },
  });
});

test('a retired authority is red in unsent letters, is no longer cited, and can be restored', async () => {
  await room.fresh();
  const before = await room.shown();
  const [key = ''] = citedBy(before);
  await approve(room.attorney, room.letterId);
  const retired = await retire(room.staff, key);
  expect(retired.body).toMatchObject({
    retired: { by: 'staff2@people.example', reason: 'The agreement was replaced.' },
    history: [{ restored: null }],
  });
  expect((await retire(room.attorney, key)).status).toBe(409);
  expect((await confirm(room.attorney, key)).status).toBe(409);

  const approved = await room.shown();
  expect([reds(approved), approved.body.may.send, approved.body.send_blocked_by]).toEqual([
    [`retired:authority:${key}`],
    false,
    expect.stringContaining('has been retired since this letter was approved'),
  ]);
  expect((await room.send()).body.code).toBe('LETTER_BLOCKED');
  const queue = (await room.attorney.get('/api/attorney/queue')).body.items;
  expect(queue.find((each: { letter_id: string }) => each.letter_id === room.letterId).red_findings).toBe(1);
  const saved = await room.edit();
  expect(reds(saved)).toContain(`retired:authority:${key}`);

  const after = await draft();
  expect([citedBy(after).includes(key), reds(after).filter((each) => each.startsWith('retired:'))]).toEqual([
    false,
    [],
  ]);
  expect(after.body.document.blocks.length).toBeGreaterThan(5);

  expect((await restore(room.attorney, key)).body).toMatchObject({
    retired: null,
    history: [{ retired: { reason: 'The agreement was replaced.' }, restored: { by: 'attorney3@people.example' } }],
  });
  expect((await restore(room.attorney, key)).status).toBe(200);
  expect(citedBy(await draft())).toContain(key);
  expect(
    reds(await room.attorney.get(`/api/letters/${after.body.id}`)).filter((each) => each.startsWith('retired:')),
  ).toEqual([]);
  expect((await retire(room.attorney, key, 'Again.')).body.history).toHaveLength(2);
  await restore(room.staff, key);
});

test('a retired clause is no longer planned, waits for a reason where it was used, and the analysis says so', async () => {
  const before = await draft();
  const clauseId = before.body.document.blocks.find(
    (each: { authority_refs: string[] }) => each.authority_refs.length > 0,
  ).clause_id;
  await retire(room.attorney, clauseId, 'Too long.', 'clause');
  expect((await draft()).body.document.blocks.map((each: { clause_id: string }) => each.clause_id)).not.toContain(
    clauseId,
  );
  const shown = await room.attorney.get(`/api/letters/${before.body.id}`);
  expect(shown.body.verdict.findings).toContainEqual(
    expect.objectContaining({ settle: 'reason', key: `retired:clause:${clauseId}` }),
  );
  const { body } = await room.staff.post('/api/functions/ai-comprehensive-case-analyzer', { caseId: room.caseId });
  expect(JSON.stringify(body.analysis)).toContain(`The clause ${clauseId} is retired`);
  await restore(room.staff, clauseId, 'clause');
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settleFindings, makeReady } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
let other: TestUser;
beforeAll(async () => {
  room = await LetterRoom.open();
  other = await room.app.user('attorney');
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

let volume = 100;
const authority = (change: object = {}) => ({
  kind: 'case' as const,
  citation: `Okafor v. Prairie Card Servs., Inc., ${(volume += 1)} N.W.2d 118 (Minn. 1987)`,
  title: 'Okafor v. Prairie Card Services, Inc.',
  proposition: 'A right to withhold is lost once its purpose is spent within 30 days',
  quote: 'A holdback outlives its purpose at the holder’s peril.',
  court: 'Minnesota Supreme Court',
  year: 1987,
  read_at: 'https://example.org/okafor',
  read_on: '2026-01-02',
  ...change,
});
const money = {
  label: 'Amount that the caller named',
  value: { kind: 'money', cents: 1_234_567 },
  source: 'Call with the processor’s Jane Roe.',
  file_id: null,
  page: null,
};
const path = (rest = '') => `/api/letters/${room.letterId}/sources${rest}`;
const addAuthority = (by: TestUser, change: object = {}) => by.post(path('/authorities'), authority(change));
const addFact = (by: TestUser, change: object = {}) => by.post(path('/facts'), { ...money, ...change });

type Source = { id: string; sentence: string };
/** Puts an added authority or fact into the letter, as the desk's button does. */
async function cite(by: TestUser, { id, sentence }: Source, refs: 'authority_refs' | 'fact_refs'): Promise<TestAnswer> {
  const { body } = await by.get(`/api/letters/${room.letterId}`);
  const block = {
    id: `b-${id}`,
    kind: 'paragraph',
    clause_id: null,
    text: sentence,
    fact_refs: [],
    authority_refs: [],
  };
  return by.send('PUT', `/api/letters/${room.letterId}`, {
    version: body.version,
    document: { ...body.document, blocks: [...body.document.blocks, { ...block, [refs]: [id] }] },
  });
}
const about = ({ body }: TestAnswer, id: string): { severity: string; key: string; why: string }[] =>
  body.verdict.findings.filter(({ key }: { key: string }) => key.endsWith(id));
const reassign = (to: TestUser) => room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: to.id });
const letter = (by: TestUser) => by.get(`/api/letters/${room.letterId}`);
async function approveNow(by: TestUser): Promise<TestAnswer> {
  const { body } = await letter(by);
  return room.act(by, 'approve', { sha256: body.pdf_sha256, exhibits_sha256: body.exhibit_book.sha256 });
}

test('the attorney who added an authority and a fact approves a letter that uses them, without a finding about them', async () => {
  await makeReady(room.attorney, room.letterId);
  const { body } = await addAuthority(room.attorney);
  expect(body).toMatchObject({ may_add: true, authorities: [{ standing: 'added', proven: true }] });
  const [added] = body.authorities;
  const cited = await cite(room.attorney, added, 'authority_refs');
  expect([cited.status, about(cited, added.id)]).toEqual([200, []]);
  expect(cited.body.authorities).toContainEqual(expect.objectContaining({ id: added.id, confirmed: false }));
  const [fact] = (await addFact(room.attorney)).body.facts;
  const stated = await cite(room.attorney, fact, 'fact_refs');
  expect([stated.status, about(stated, fact.id)]).toEqual([200, []]);
  expect(stated.body.facts).toContainEqual(
    expect.objectContaining({ id: fact.id, display: '$12,345.67', source: expect.stringContaining('Jane Roe') }),
  );
  expect(
    stated.body.verdict.findings.filter((each: { block_id: string }) => each.block_id?.startsWith('b-own')),
  ).toEqual([]);
  await settleFindings(room.attorney, stated);
  expect((await approveNow(room.attorney)).body).toMatchObject({ status: 'approved' });
});

test('for every other attorney both are red with their source and bar approval, until another attorney has confirmed them', async () => {
  await makeReady(room.attorney, room.letterId);
  const [added] = (await addAuthority(room.attorney)).body.authorities;
  await cite(room.attorney, added, 'authority_refs');
  const [fact] = (await addFact(room.attorney)).body.facts;
  await cite(room.attorney, fact, 'fact_refs');
  await reassign(other);
  const keys = [`authority:${added.id}`, `fact:${fact.id}`];
  const open = (await letter(other)).body;
  for (const key of keys)
    expect(open.verdict.findings).toContainEqual(
      expect.objectContaining({
        key,
        settle: key.startsWith('fact:') ? 'fact' : 'authority',
        why: expect.stringMatching(/in their own name.*confirm it/),
      }),
    );
  // Everything else is settled, but the letter still cannot be approved.
  const rest = open.verdict.findings.filter((each: { key: string }) => !keys.includes(each.key));
  await settleFindings(other, { ...(await letter(other)), body: { ...open, verdict: { findings: rest } } });
  expect(await approveNow(other)).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
  for (const key of keys) expect((await room.act(other, 'confirm', { key })).status).toBe(200);
  expect((await approveNow(other)).body.status).toBe('approved');
  // One confirmation is enough for a third attorney too.
  const third = await room.app.user('attorney');
  await reassign(third);
  const seen = await letter(third);
  expect(seen.body.confirmed).toContain(`authority:${added.id}`);
  expect(about(seen, fact.id)).toEqual([]);
  expect((await third.get(path())).body).toMatchObject({
    facts: [{ standing: 'confirmed', proven: true }],
    authorities: expect.arrayContaining([expect.objectContaining({ id: added.id, standing: 'confirmed' })]),
  });
});

test('nobody confirms their own addition, on the Knowledge page or in the database; another attorney does, and anybody at the desk retires it', async () => {
  await makeReady(room.attorney, room.letterId);
  const [{ id: key, citation, sentence }] = (await addAuthority(room.attorney)).body.authorities;
  const entry = { kind: 'authority', key };
  const shownTo = async (who: typeof room.attorney) =>
    (await who.get(`/api/knowledge/entry?kind=authority&key=${key}`)).body.barred_by;
  expect([await shownTo(room.attorney), await shownTo(other), await shownTo(room.staff)]).toEqual([
    'You added this authority; another attorney confirms it.',
    null,
    null,
  ]);
  expect((await room.attorney.post('/api/knowledge/confirmations', entry)).status).toBe(403);
  await expect(
    room.superuser.rows(
      "insert into authority_confirmations (authority_id, knowledge_hash, attorney_id) values ($1, '', $2)",
      [key, room.attorney.id],
    ),
  ).rejects.toThrow('confirmed by a second person (self)');
  expect((await room.staff.get('/api/knowledge')).body.authorities).toContainEqual(
    expect.objectContaining({ id: key, citation, use: 'usable', confirmed: null }),
  );
  expect((await other.post('/api/knowledge/confirmations', entry)).body).toMatchObject({
    title: citation,
    source_url: 'https://example.org/okafor',
    confirmed: { by: expect.any(String) },
  });
  await cite(room.attorney, { id: key, sentence }, 'authority_refs');
  const reason = 'Overruled last week.';
  expect((await room.staff.post('/api/knowledge/retirements', { ...entry, reason })).body).toMatchObject({
    unsent_letters: { count: 1 },
  });
  expect(about(await letter(room.attorney), key)).toMatchObject([{ severity: 'red', key: `retired:authority:${key}` }]);
  expect((await room.attorney.get(path())).body.authorities).toContainEqual(
    expect.objectContaining({ id: key, standing: 'withdrawn', withdrawn_reason: reason, proven: false }),
  );
});

test('a fact may name the page of an upload of the case; once withdrawn, it is red in the letter and gone from the next version', async () => {
  const file = await room.merchant.upload('statement.pdf', Buffer.from('%PDF-1.7\n%%EOF'));
  await room.superuser.rows(
    "insert into case_files (id, case_id, filename, path, storage_key, kind, document_type, content_type, size_bytes, sha256) values ($1, $2, 'statement.pdf', $3, 'x', 'bank_statements', 'bank_statements', 'application/pdf', 1, '')",
    [file.id, room.caseId, `x/${file.id}`],
  );
  const date = { value: { kind: 'date', day: '2026-02-03' }, label: 'Day of the second announcement' };
  expect((await addFact(room.attorney, { ...date, file_id: room.caseId, page: 2 })).status).toBe(422);
  expect((await addFact(room.attorney, { ...date, file_id: file.id, page: null })).status).toBe(422);
  const { body } = await addFact(room.attorney, { ...date, source: '', file_id: file.id, page: 2 });
  expect(body.facts).toMatchObject([
    { display: 'February 3, 2026', source: 'statement.pdf, page 2', file_id: file.id, page: 2, may_withdraw: true },
  ]);
  const [fact] = body.facts;
  await cite(room.attorney, fact, 'fact_refs');
  const withdraw = (by: TestUser) => by.post(path(`/facts/${fact.uuid}/withdraw`), { reason: 'Misread.' });
  expect((await withdraw(room.staff)).status).toBe(403);
  expect((await withdraw(room.attorney)).body.facts).toMatchObject([{ standing: 'withdrawn', may_withdraw: false }]);
  expect((await withdraw(room.attorney)).status).toBe(200);
  expect(about(await letter(room.attorney), fact.id)).toMatchObject([{ severity: 'red' }]);
  const edited = await room.edit();
  expect(edited.body.facts.map((each: Source) => each.id)).not.toContain(fact.id);
  expect(edited.body.verdict.findings).toContainEqual(
    expect.objectContaining({ severity: 'red', words: 'February 3, 2026' }),
  );
});

describe('who may add, and what', () => {
  test('merchants and staff add nothing; an attorney of another case sees and adds nothing here', async () => {
    for (const add of [addAuthority, addFact]) {
      expect((await add(room.app.visitor())).status).toBe(401);
      expect((await add(room.merchant)).status).toBe(403);
      expect((await add(room.staff)).status).toBe(403);
      expect((await add(other)).status).toBe(404);
    }
    expect((await room.merchant.get(path())).status).toBe(403);
    expect((await other.get(path())).status).toBe(404);
    expect((await room.staff.get(path())).body).toMatchObject({ may_add: false, facts: [] });
  });

  test('facts stay in their case; authorities serve the installation', async () => {
    const [added] = (await addAuthority(room.attorney)).body.authorities;
    await addFact(room.attorney);
    await room.fresh();
    const { body } = await room.attorney.get(path());
    expect(body.facts).toEqual([]);
    expect(body.authorities.map(({ id }: Source) => id)).toContain(added.id);
  });

  test('what must not be cited is refused with the reason from the knowledge, and nothing is added twice', async () => {
    expect(
      (await addAuthority(room.attorney, { kind: 'statute', citation: '15 U.S.C. § 1693f(a)' })).body,
    ).toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringMatching(/Must not be cited.*personal, family or household/),
    });
    const twice = authority();
    expect((await room.attorney.post(path('/authorities'), twice)).status).toBe(200);
    const spelled = { ...twice, citation: twice.citation.replace('Servs., Inc.', 'SERVS. INC') };
    expect(await room.attorney.post(path('/authorities'), spelled)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/added this authority already/) },
    });
    await expect(
      room.superuser.rows(
        `insert into own_authorities (id, kind, citation, title, proposition, quote, court, year, read_at, read_on, added_by, added_by_name, added_at)
         select 'own-' || gen_random_uuid(), kind, upper(citation), title, proposition, quote, court, year, read_at, read_on, added_by, added_by_name, added_at
         from own_authorities where citation = $1`,
        [twice.citation],
      ),
    ).rejects.toThrow('added already');
    expect((await addAuthority(room.attorney, { read_on: '2099-01-01' })).status).toBe(422);
    expect((await addFact(room.attorney, { source: '' })).body).toMatchObject({
      fields: { source: expect.any(String) },
    });
  });

  test('nothing that was added can be changed or deleted, or added in another name', async () => {
    await addAuthority(room.attorney);
    await addFact(room.attorney);
    for (const sql of ['update own_authorities set quote = quote', 'delete from own_authorities'])
      await expect(room.superuser.rows(sql)).rejects.toThrow('append-only');
    const actor = { role: 'attorney' as const, id: room.attorney.id, name: 'x', verifiedEmail: null };
    const { database } = room.app.services;
    await expect(
      database.as(actor, (db) => db.updateTable('own_facts').set({ amount_cents: 1 }).execute()),
    ).rejects.toThrow('permission denied');
    await expect(
      database.as(actor, (db) =>
        db
          .insertInto('own_authorities')
          .columns([
            'id',
            'kind',
            'citation',
            'title',
            'proposition',
            'quote',
            'court',
            'year',
            'read_at',
            'read_on',
            'added_by',
            'added_by_name',
            'added_at',
          ])
          .values({
            ...authority(),
            id: 'own-0198f000-0000-7000-8000-000000000009',
            added_by: other.id,
            added_by_name: 'x',
            added_at: new Date(),
          })
          .execute(),
      ),
    ).rejects.toThrow('row-level security');
  });
});

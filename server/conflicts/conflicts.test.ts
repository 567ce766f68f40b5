import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../db/actor.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { approve, signAgreement } from '../../testing/app/desk.ts';
import type { TestAnswer } from '../../testing/app/test-user.ts';

let room: LetterRoom;
let caseId: string;
beforeAll(async () => {
  room = await LetterRoom.open();
});
afterAll(() => room.close());

async function newCase(fields: Record<string, string> = {}): Promise<void> {
  caseId = (await (await room.app.user()).apply({ fields })).body.case_id;
}
const path = () => `/api/admin/cases/${caseId}`;
const assign = () => room.staff.post(`${path()}/assign`, { attorney_id: room.attorney.id });
const found = async () => (await room.staff.get(`${path()}/conflicts`)).body;
/** The kinds of what a search finds, each once. */
const kinds = async () => [...new Set((await found()).hits.map(({ kind }: { kind: string }) => kind))];
const decide = async (outcome: string, reason = ''): Promise<TestAnswer> =>
  room.staff.post(`${path()}/conflicts`, {
    outcome,
    reason,
    hit_keys: (await found()).hits.map(({ key }: { key: string }) => key),
  });
const refused = {
  status: 409,
  body: { code: 'CONFLICT', message: expect.stringContaining('Look at “Conflicts” on the case') },
};
const staff = (): Actor => ({ role: 'admin', id: room.staff.id, name: 'Test', verifiedEmail: null });
const inDatabase = () =>
  room.app.services.database.as(staff(), (db) =>
    sql`update cases set attorney_id = ${room.attorney.id} where id = ${caseId}`.execute(db),
  );
const decisions = () =>
  room.superuser.rows<{ outcome: string; names: string[]; decided_by: string | null; hits: unknown[] }>(
    'select outcome, names, decided_by, hits from conflict_decisions where case_id = $1 order by decided_at, id',
    [caseId],
  );

describe('a case without any similar name', () => {
  beforeEach(() => newCase());

  test('is simply assigned, and what was searched is recorded', async () => {
    await expect(inDatabase()).rejects.toMatchObject({ code: 'UH032' });
    expect((await assign()).status).toBe(200);
    expect(await decisions()).toEqual([
      {
        outcome: 'nothing_found',
        names: ['Analytical Goods LLC', 'Ada Byron'],
        decided_by: room.staff.id,
        hits: [],
      },
    ]);
  });

  test('cannot be decided as a conflict: the refusal says that no name was found, and the record that nothing was', async () => {
    for (const outcome of ['no_conflict', 'waived', 'conflict'])
      expect(await decide(outcome, 'No reason.')).toMatchObject({
        status: 422,
        body: { message: expect.stringMatching(/^No name was found/) },
      });
    expect((await decide('nothing_found')).body).toMatchObject({ cleared: true, hits: [] });
    expect(await decisions()).toMatchObject([{ outcome: 'nothing_found' }]);
  });

  test('is assigned by the job that drafts its letter, in the program’s name', async () => {
    room.caseId = caseId;
    await room.runNow('analyze-case');
    await room.runNow('draft-letter');
    expect(await decisions()).toMatchObject([{ outcome: 'nothing_found', decided_by: null }]);
  });
});

describe('a client whom the firm stands against', () => {
  beforeAll(async () => {
    const added = await room.staff.post('/api/parties', {
      name: 'Brøk & Sønner Trading Inc. (formerly Brok Trading)',
      kind: 'adverse',
      note: 'Matter 12',
    });
    expect(added.body.items).toMatchObject([{ kind: 'adverse', added_by: expect.stringMatching(/^Test Person \d+$/) }]);
  });
  beforeEach(() => newCase({ legalBusinessName: 'Brok Tradng LLC' }));

  test('is not assigned in any way before somebody has decided: one by one, in bulk, by the job, in the database', async () => {
    expect(await assign()).toMatchObject(refused);
    const { version } = (await room.staff.get(path())).body;
    const bulk = await room.staff.post('/api/admin/cases/bulk', {
      changes: [{ id: caseId, version, change: { attorney_id: room.attorney.id } }],
    });
    expect(bulk.body.results).toMatchObject([{ ok: false, message: refused.body.message }]);
    room.caseId = caseId;
    await room.runNow('analyze-case');
    await room.runNow('draft-letter');
    expect((await room.staff.get(path())).body.attorney).toBeNull();
    await expect(inDatabase()).rejects.toMatchObject({ code: 'UH032' });
    expect(await decisions()).toEqual([]);
  });

  test('is assigned once somebody found that the names are not theirs, and that is on record with the hits that were seen', async () => {
    expect(await found()).toMatchObject({
      cleared: false,
      hits: [{ kind: 'listed_adverse', ours: 'Brok Tradng LLC', about: 'The firm’s list: Matter 12' }],
    });
    expect(await decide('nothing_found')).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/^Names were found/) },
    });
    expect(await decide('waived')).toMatchObject({ status: 422 });
    expect((await decide('no_conflict', 'Another state, another owner.')).body.cleared).toBe(true);
    expect((await assign()).status).toBe(200);
    expect(await decisions()).toMatchObject([
      { outcome: 'no_conflict', decided_by: room.staff.id, hits: [{ ours: 'Brok Tradng LLC' }] },
    ]);
  });

  test('stays unassigned after a conflict was found, until it is waived with a reason', async () => {
    await decide('conflict');
    expect(await assign()).toMatchObject(refused);
    await expect(inDatabase()).rejects.toMatchObject({ code: 'UH032' });
    await decide('waived', 'Both consented in writing on 2026-11-20.');
    expect((await assign()).status).toBe(200);
  });

  test('is decided again when a party is found that the decision did not see', async () => {
    const seen = (await found()).hits.map(({ key }: { key: string }) => key);
    await decide('no_conflict', 'Others.');
    await room.staff.post('/api/parties', { name: 'Byron, Ada', kind: 'adverse' });
    expect(await assign()).toMatchObject(refused);
    const stale = await room.staff.post(`${path()}/conflicts`, {
      outcome: 'no_conflict',
      reason: '',
      hit_keys: seen,
    });
    expect(stale).toMatchObject({ status: 409, body: { code: 'VERSION_MISMATCH' } });
    const { items } = (await room.staff.get('/api/parties')).body;
    const { id } = items.find(({ name }: { name: string }) => name === 'Byron, Ada');
    expect((await room.staff.send('DELETE', `/api/parties/${id}`)).status).toBe(200);
    expect((await assign()).status).toBe(200);
  });
});

describe('a new case against the client of an assigned one', () => {
  test('leaves both undecided', async () => {
    await newCase({ legalBusinessName: 'Harbor Lane Payments LLC' });
    const client = caseId;
    expect((await assign()).status).toBe(200);
    await newCase({ processor: 'other', otherProcessor: 'Harbor Lane Payments' });
    room.caseId = caseId;
    await room.runNow('analyze-case');
    await room.runNow('draft-letter');
    await room.app.runJobs();
    const open = await room.superuser.rows('select conflict from cases where id in ($1, $2)', [client, caseId]);
    expect(open).toEqual([{ conflict: 'undecided' }, { conflict: 'undecided' }]);
  });
});

describe('other clients', () => {
  test('a client that is the other side of another case is found in both, and the same merchant’s cases are not', async () => {
    await newCase({ legalBusinessName: 'Stripe Payments LLC' });
    const number = (await room.staff.get(path())).body.case_number;
    expect(await kinds()).toEqual(['processor']);
    await newCase({ processor: 'stripe' });
    expect(await kinds()).toEqual(['client']);
    expect((await found()).hits[0].about).toBe(`Case ${number}`);
    const merchant = await room.app.user();
    await merchant.apply();
    caseId = (await merchant.apply()).body.case_id;
    expect((await found()).hits).toEqual([]);
  });

  test('a company that the merchant named as the processor is the other side like a listed one', async () => {
    await newCase({ legalBusinessName: 'Acme Settlement LLC' });
    const client = caseId;
    expect(await kinds()).toEqual([]);
    const number = (await room.staff.get(path())).body.case_number;
    await newCase({ processor: 'other' });
    expect(await kinds()).toEqual([]);
    await newCase({ processor: 'other', otherProcessor: 'Acme Settlement' });
    expect((await found()).hits).toMatchObject([
      { kind: 'client', ours: 'Acme Settlement', theirs: 'Acme Settlement LLC', about: `Case ${number}` },
    ]);
    const about = `The processor that the merchant of case ${(await room.staff.get(path())).body.case_number} named`;
    caseId = client;
    expect((await found()).hits).toMatchObject([
      { kind: 'processor', ours: 'Acme Settlement LLC', theirs: 'Acme Settlement', about },
    ]);
  });
});

describe('an assigned case', () => {
  test('whose client’s name changes bars approval until conflicts are searched again', async () => {
    await room.fresh();
    caseId = room.caseId;
    const keys = async () => (await room.shown()).body.decisions.map(({ key }: { key: string }) => key);
    expect(await keys()).not.toContain('conflict:open');
    const { version } = (await room.staff.get(path())).body;
    const renamed = await room.staff.send(
      'PATCH',
      path(),
      { legal_business_name: 'Renamed Goods LLC' },
      { 'if-match': String(version) },
    );
    expect(renamed.status).toBe(200);
    expect(await keys()).toContain('conflict:open');
    expect((await decide('nothing_found')).status).toBe(200);
    expect(await keys()).not.toContain('conflict:open');
  });

  test('in which a party is found that nobody decided on is work and marked until somebody decides, and the firm’s names stay in the search', async () => {
    await room.fresh();
    caseId = room.caseId;
    const shown = async () => {
      const { items } = (await room.staff.get('/api/admin/work?of=everybody&kind=conflict')).body;
      const rows = items.filter(({ the_case }: { the_case: { id: string } }) => the_case.id === caseId);
      const listed = (await room.staff.get('/api/admin/cases')).body.items;
      const row = listed.find(({ id }: { id: string }) => id === caseId);
      return { work: rows.length, mark: row.conflict, head: (await room.staff.get(path())).body.conflict };
    };
    await room.staff.post('/api/parties', { name: 'Byron, Ada', kind: 'adverse', note: 'Secret matter' });
    await room.runNow('search-conflicts');
    expect(await shown()).toEqual({ work: 1, mark: 'undecided', head: 'undecided' });
    const seen = await room.attorney.get(`/api/letters/${room.letterId}`);
    expect(JSON.stringify(seen.body)).not.toContain('Secret matter');
    expect(seen.body.decisions).toContainEqual(expect.objectContaining({ key: 'conflict:open', bars: 'approval' }));
    expect((await decide('no_conflict', 'Another Ada.')).status).toBe(200);
    expect(await shown()).toEqual({ work: 0, mark: null, head: null });
    await room.staff.post('/api/parties', { name: 'A. Byron', kind: 'adverse' });
    await room.runNow('search-conflicts');
    expect(await shown()).toMatchObject({ mark: 'undecided' });
    for (const { id } of (await room.staff.get('/api/parties')).body.items)
      await room.staff.send('DELETE', `/api/parties/${id}`);
    await room.runNow('search-conflicts');
    expect(await shown()).toEqual({ work: 0, mark: null, head: null });
  });

  test('in which a conflict is found leaves its attorney’s desk, its approval is void, and what was released is held back', async () => {
    await room.fresh();
    caseId = room.caseId;
    await approve(room.attorney, room.letterId);
    await signAgreement(room.merchant, room.caseId);
    await room.staff.post('/api/parties', { name: 'Byron, Ada', kind: 'adverse' });
    expect((await decide('conflict')).status).toBe(200);
    expect((await room.attorney.get(`/api/letters/${room.letterId}`)).status).toBe(404);
    const shown = (await room.staff.get(`/api/letters/${room.letterId}`)).body;
    expect(shown).toMatchObject({ status: 'draft', approval: null });
    expect(shown.decisions).toContainEqual(expect.objectContaining({ key: 'conflict:open', bars: 'approval' }));
    const theCase = (await room.staff.get(path())).body;
    expect(theCase.attorney).toBeNull();
  });
});

import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approve, makeReady, openFiles, readLetter, shownIn } from '../../../testing/app/desk.ts';
import { LetterRoom } from '../../../testing/app/letter-room.ts';
import type { LetterView } from '../../../contract/letter-view.ts';
import type { LetterBlock, LetterDocument } from '../../../domain/letters/letter.ts';
import type { TestAnswer, TestUser } from '../../../testing/app/test-user.ts';
import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import { changeHash } from './letter-changes.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

const path = () => `/api/letters/${room.letterId}`;
const shown = async (): Promise<LetterView> => (await room.shown()).body;
const record = (body: object, by: TestUser = room.attorney): Promise<TestAnswer> => by.post(`${path()}/reading`, body);
/** The hashes that a recorded reading names, after its files were opened. */
async function openedBody(by: TestUser = room.attorney): Promise<ReturnType<typeof shownIn>> {
  const letter = await shown();
  await openFiles(by, letter);
  return shownIn(letter);
}
const press = async (by: TestUser = room.attorney): Promise<TestAnswer> => record(await openedBody(by), by);
const unreadKeys = async () => (await shown()).changes.filter(({ read_on }) => read_on === null).map(({ key }) => key);
const bars = async () => (await shown()).decisions.filter(({ key }) => key === 'reading:open');

/** Saves the letter with `change` made to its text. */
async function edit(
  change: (document: LetterDocument) => LetterDocument,
  by: TestUser = room.attorney,
): Promise<TestAnswer> {
  const { version, document } = await shown();
  return by.send('PUT', path(), { version, document: change(document) });
}
const withText = (id: string, text: string) => (document: LetterDocument) => ({
  ...document,
  blocks: document.blocks.map((block) => (block.id === id ? { ...block, text } : block)),
});
async function paragraphs(): Promise<LetterBlock[]> {
  return (await shown()).document.blocks.filter(({ kind }) => kind === 'paragraph');
}
const own = (id: string, text: string): LetterBlock => ({
  id,
  kind: 'paragraph',
  clause_id: null,
  text,
  fact_refs: [],
  authority_refs: [],
});
const mismatch = { status: 409, body: { code: 'VERSION_MISMATCH' } };

describe('what is read before an approval', () => {
  test('is nothing but the letter itself where it says what its plan says', async () => {
    expect(await shown()).toMatchObject({ changes: [], reading: null });
    expect(await bars()).toEqual([
      {
        key: 'reading:open',
        text: 'Read the letter before you approve.',
        owner: 'attorney',
        bars: 'approval',
        place: 'reading',
      },
    ]);
    expect((await press()).body.reading).toEqual({
      attorney_name: expect.any(String),
      on: firmDayOf(new Date()),
      sha256: (await shown()).pdf_sha256,
      changes: 0,
    });
    expect(await bars()).toEqual([]);
  });

  test('is each changed, new, dropped and moved paragraph, old beside new, with a hash of exactly these words', async () => {
    const [first, second, third, fourth] = await paragraphs();
    if (!first || !second || !third || !fourth) throw new Error('too short');
    await edit((document) => {
      const without = document.blocks.filter(({ id }) => ![second.id, third.id, fourth.id].includes(id));
      const at = without.findIndex(({ id }) => id === first.id);
      const blocks = without.toSpliced(at, 1, { ...first, text: `${first.text} We say this too.` }, fourth, third);
      return { ...document, blocks: [...blocks, own('own-1', 'We add this.')] };
    });
    const { changes } = await shown();
    const of = (key: string) => changes.find((each) => each.key === key);
    expect(of(`block:${first.id}`)).toMatchObject({
      was: first.text,
      now: `${first.text} We say this too.`,
      block_id: first.id,
      hash: changeHash(`block:${first.id}`, first.text, `${first.text} We say this too.`),
      by: { kind: 'attorney', mine: true },
      read_on: null,
    });
    expect(of('block:own-1')).toMatchObject({ was: null, now: 'We add this.' });
    expect(of(`block:${second.id}`)).toMatchObject({ was: second.text, now: null, block_id: null });
    expect(of(`block:${second.id}`)?.label).toMatch(/^Paragraph \d+ of the draft$/);
    expect(of('order')).toMatchObject({ label: 'Order of the paragraphs', block_id: null });
    expect(changes).toHaveLength(4);
    expect((await bars())[0]?.text).toBe('Read the letter and its 4 changes before you approve.');
  });

  test('names who first saved a change, even after somebody else has saved the letter', async () => {
    const [first, second] = await paragraphs();
    if (!first || !second) throw new Error('too short');
    await edit(withText(first.id, `${first.text} Staff say this.`), room.staff);
    await edit(withText(second.id, `${second.text} We say this.`));
    const by = new Map((await shown()).changes.map((change) => [change.key, change.by]));
    expect(by.get(`block:${first.id}`)).toMatchObject({ kind: 'staff', mine: false, name: expect.stringMatching(/./) });
    expect(by.get(`block:${second.id}`)).toMatchObject({ kind: 'attorney', mine: true });
  });

  test('is an address that somebody typed; another address must be read again', async () => {
    const at = (line: string) => (document: LetterDocument) => ({
      ...document,
      addressee: { ...document.addressee, address_lines: [line, 'San Jose, CA 95131'] },
    });
    const was = (await shown()).document.addressee.name;
    await edit(at('2211 Example Street'));
    const { changes } = await shown();
    const now = `${was}\n2211 Example Street\nSan Jose, CA 95131`;
    expect(changes).toMatchObject([
      { key: 'addressee', was, now, hash: changeHash('addressee', was, now), by: { kind: 'attorney', mine: true } },
    ]);
    await press();
    expect(await unreadKeys()).toEqual([]);
    await edit(at('2212 Example Street'));
    expect(await unreadKeys()).toEqual(['addressee']);
  });

  test('names who suggested a change, not who accepted it', async () => {
    const [first] = await paragraphs();
    if (!first) throw new Error('too short');
    const { version, document } = await shown();
    const changed = withText(first.id, `${first.text} Suggested.`)(document);
    const made = await room.staff.post(`${path()}/suggestions`, { version, document: changed });
    const [{ suggestion_id, part, by }] = made.body.items;
    const accepted = await room.attorney.post(`${path()}/suggestions/decide`, {
      version,
      outcome: 'accepted',
      changes: [{ suggestion_id, part }],
    });
    expect(accepted.status).toBe(200);
    expect((await shown()).changes).toMatchObject([{ by: { kind: 'suggestion', name: by.name, mine: false } }]);
  });
});

test('edits carried over into a newer letter still belong to their author, and a colleague’s suggestion to the colleague', async () => {
  const [first, second] = await paragraphs();
  if (!first || !second) throw new Error('too short');
  const { version, document } = await shown();
  const suggested = withText(first.id, `${first.text} Suggested.`)(document);
  const made = await room.staff.post(`${path()}/suggestions`, { version, document: suggested });
  const [{ suggestion_id, part }] = made.body.items;
  await room.attorney.post(`${path()}/suggestions/decide`, {
    version,
    outcome: 'accepted',
    changes: [{ suggestion_id, part }],
  });
  await edit(withText(second.id, `${second.text} We say this.`));
  // Twice, so that a carried letter is itself carried over.
  for (let time = 0; time < 2; time += 1)
    room.letterId = (
      await room.staff.post('/api/functions/ai-demand-letter-generator', {
        caseId: room.caseId,
        demandType: 'initial',
        overEdits: true,
      })
    ).body.letter_id;
  const by = new Map((await shown()).changes.map((change) => [change.key, change.by]));
  expect(by.get(`block:${first.id}`)).toMatchObject({ kind: 'suggestion', mine: false });
  expect(by.get(`block:${second.id}`)).toMatchObject({ kind: 'attorney', mine: true });
});

test('a change that was there when a model drafted the letter is the model’s', async () => {
  await edit((document) => ({ ...document, blocks: [...document.blocks, own('own-1', 'We add this.')] }));
  await room.superuser.rows(
    `set session_replication_role = replica;
     update letter_versions v set why = 'redrafted', engine = 'language_model', model = 'Model of a test'
     from letters l where l.id = v.letter_id and l.version = v.version and l.case_id = '${room.caseId}';
     set session_replication_role = default`,
  );
  expect((await shown()).changes).toMatchObject([{ by: { kind: 'model', name: 'Model of a test', mine: false } }]);
});

describe('a reading', () => {
  test('is recorded by the attorney of the case alone', async () => {
    const other = await room.app.user('attorney');
    expect((await press(room.staff)).status).toBe(403);
    expect((await press(room.merchant)).status).toBe(403);
    expect((await press(other)).status).toBe(404);
    expect((await shown()).reading).toBeNull();
  });

  test('names letter, exhibits and exactly the changes that are not read yet', async () => {
    const [first] = await paragraphs();
    if (!first) throw new Error('too short');
    await edit(withText(first.id, `${first.text} New.`));
    const body = await openedBody();
    expect(await record({ ...body, sha256: '0'.repeat(64) })).toMatchObject(mismatch);
    expect(await record({ ...body, exhibits_sha256: '0'.repeat(64) })).toMatchObject(mismatch);
    expect(await record({ ...body, changes: [] })).toMatchObject(mismatch);
    expect(await record({ ...body, changes: [...body.changes, '0'.repeat(16)] })).toMatchObject(mismatch);
    expect((await record(body)).body.reading).toMatchObject({ changes: 1 });
  });

  test('can be sent twice, and is recorded once: by whom, on which day, which hashes, and no moment', async () => {
    await edit((document) => ({ ...document, blocks: [...document.blocks, own('own-1', 'We add this.')] }));
    const body = await openedBody();
    for (let time = 0; time < 2; time += 1) expect((await record(body)).status).toBe(200);
    const rows = await room.superuser.rows('select * from letter_readings where letter_id = $1', [room.letterId]);
    expect(rows).toEqual([
      {
        id: expect.stringMatching(/^.{14}4/),
        letter_id: room.letterId,
        case_id: room.caseId,
        version: (await shown()).version,
        ...body,
        attorney_id: room.attorney.id,
        attorney_name: expect.any(String),
        read_on: expect.anything(),
      },
    ]);
    const history = await room.superuser.rows<{ what: string }>('select what from case_history where case_id = $1', [
      room.caseId,
    ]);
    expect(history.filter(({ what }) => what.includes('read'))).toEqual([]);
  });

  test('is asked for again by a later change, for that change alone', async () => {
    const [first, second] = await paragraphs();
    if (!first || !second) throw new Error('too short');
    await edit(withText(first.id, `${first.text} One.`));
    await press();
    await edit(withText(second.id, `${second.text} Two.`), room.staff);
    expect(await shown()).toMatchObject({ reading: null });
    expect(await unreadKeys()).toEqual([`block:${second.id}`]);
    expect((await bars())[0]?.text).toBe('Read the letter and its change before you approve.');
    expect((await press()).body.reading).toMatchObject({ changes: 1 });
    // Back to what was read before: the letter is new, its words are not.
    await edit(withText(second.id, second.text));
    expect(await unreadKeys()).toEqual([]);
    expect(await shown()).toMatchObject({ reading: null });
  });

  test('is asked for again once the letter has another date, for the lines that the date changed', async () => {
    await edit((document) => ({ ...document, blocks: [...document.blocks, own('own-1', 'We add this.')] }));
    await press();
    const before = (await shown()).document;
    const clock = room.app.services.clock;
    const now = clock.now;
    clock.now = () => new Date(now().getTime() + 7 * 86_400_000);
    try {
      const dated = await room.act(room.staff, 'date');
      expect(dated.status).toBe(200);
      expect(dated.body.reading).toBeNull();
      const { changes, document, facts } = dated.body as LetterView;
      const own = changes.filter(({ from }) => from === 'plan');
      expect(own).toMatchObject([{ key: 'block:own-1', read_on: expect.any(String), by: { kind: 'attorney' } }]);
      const lines = changes.filter(({ from }) => from === 'reading');
      const shownOf = (id: string) => facts.find((fact) => fact.id === id)?.display ?? 'none';
      expect(lines[0]).toMatchObject({ key: 'dated', now: shownOf('dated'), read_on: null, by: { kind: 'program' } });
      expect(lines.some(({ now }) => now?.includes(shownOf('deadline')))).toBe(true);
      const blocks = document.blocks.filter((block, at) => !isDeepStrictEqual(block, before.blocks[at]));
      expect(lines.slice(1).map(({ block_id }) => block_id)).toEqual(blocks.map(({ id }) => id));
      for (let time = 0; time < 2; time += 1)
        expect((await press()).body.reading).toMatchObject({ changes: lines.length });
      expect(await unreadKeys()).toEqual([]);
      // Another version asks for these lines no more.
      await edit(withText('own-1', 'We add that.'));
      expect(await unreadKeys()).toEqual(['block:own-1']);
    } finally {
      clock.now = now;
    }
  });

  test('by one attorney does not count for the next attorney', async () => {
    await edit((document) => ({ ...document, blocks: [...document.blocks, own('own-1', 'We add this.')] }));
    await press();
    const next = await room.app.user('attorney');
    await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: next.id });
    const { body } = await next.get(path());
    expect(body.reading).toBeNull();
    // Another name is signed than that of the plan.
    expect(body.changes).toMatchObject([
      { key: 'signature', read_on: null, by: { kind: 'program' } },
      { key: 'block:own-1', read_on: null, by: { kind: 'attorney', mine: false } },
    ]);
  });
});

describe('an approval', () => {
  test('waits for a reading, and the exhibits that were read are those that are approved', async () => {
    const { body: ready } = await makeReady(room.attorney, room.letterId);
    const refused = await room.attorney.post(`${path()}/approve`, {
      sha256: ready.pdf_sha256,
      signature: { kind: 'typed', name: ready.document.signature.name },
      shown_sha256: '0'.repeat(64),
      attestation: 'approval/1',
    });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'LETTER_BLOCKED', message: 'Read the letter and its change before you approve.' },
    });
    expect((await approve(room.attorney, room.letterId)).body.status).toBe('approved');
  });

  test('without a reading is refused by the database too', async () => {
    expect((await readLetter(room.attorney, room.letterId)).status).toBe(200);
    const approved = await approve(room.attorney, room.letterId);
    expect(approved.body.status).toBe('approved');
    await room.superuser.rows('set session_replication_role = replica');
    const columns = await room.superuser.rows<{ c: string }>(
      "select quote_ident(column_name) as c from information_schema.columns where table_name = 'letter_approvals' and column_name <> 'id' and is_generated = 'NEVER'",
    );
    await room.superuser.rows('delete from letter_readings where letter_id = $1', [room.letterId]);
    await room.superuser.rows('set session_replication_role = default');
    const list = columns.map(({ c }) => c).join(', ');
    await expect(
      room.superuser.rows(
        `insert into letter_approvals (id, ${list}) select gen_random_uuid(), ${list} from letter_approvals where letter_id = $1`,
        [room.letterId],
      ),
    ).rejects.toThrow(/has not read this version whole/);
  });
});

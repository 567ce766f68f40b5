import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addBusinessDays } from '../../domain/calendar/business-days.ts';
import { letterDateOf } from '../../domain/calendar/firm-day.ts';
import type { LetterBlock, LetterDocument } from '../../domain/letters/letter.ts';
import { readLetter } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { saveWords, whereAre, wordsOf } from '../../testing/app/words-kept.ts';

let room: LetterRoom;
let clock: { now: () => Date };
beforeAll(async () => {
  room = await LetterRoom.open();
  clock = room.app.services.clock;
});
beforeEach(() => room.fresh());
afterEach(() => void Object.assign(room.app.services, { clock }));
afterAll(() => room.close());

const [own, more] = ['We would welcome a call with your counsel.', 'We write to you in the hope of a short answer.'];
const endpoint = '/api/functions/ai-demand-letter-generator';
const generate = (by: TestUser, demandType = 'initial', rest: object = {}) =>
  by.post(endpoint, { caseId: room.caseId, demandType, ...rest });
const patch = async (fields: object) => {
  const { body } = await room.staff.get(`/api/admin/cases/${room.caseId}`);
  return room.staff.send('PATCH', `/api/admin/cases/${room.caseId}`, fields, { 'if-match': String(body.version) });
};
const history = async (what: string) =>
  (
    await room.superuser.rows<{ new_value: unknown }>(
      'select new_value from case_history where case_id = $1 and what = $2 order by seq desc',
      [room.caseId, what],
    )
  ).map(({ new_value }) => new_value);
const read = async (id = room.letterId) => (await room.attorney.get(`/api/letters/${id}`)).body;
const save = async (change: (document: LetterDocument) => LetterDocument, by = room.attorney) => {
  const { version, document } = await read();
  return by.send('PUT', `/api/letters/${room.letterId}`, { version, document: change(document) });
};
const withText = (id: string, say: (text: string) => string) => (document: LetterDocument) => ({
  ...document,
  blocks: document.blocks.map((block) => (block.id === id ? { ...block, text: say(block.text) } : block)),
});
/** A paragraph of the draft that names the merchant, and one that does not. */
const paragraphs = (document: LetterDocument, name: string): [LetterBlock, LetterBlock] => {
  const all = document.blocks.filter(({ kind, text }) => kind === 'paragraph' && text !== '');
  const [naming, other] = [all.find(({ text }) => text.includes(name)), all.find(({ text }) => !text.includes(name))];
  return [naming ?? expect.fail(), other ?? expect.fail()];
};

test('generating over an edited letter asks first, and says whose the edits are, how many, and what becomes of them', async () => {
  await saveWords(room.attorney, room.letterId, own, more);
  expect(await generate(room.staff)).toMatchObject({
    status: 409,
    body: {
      code: 'CONFLICT',
      message: 'Test Person 3 has edited this letter, 2 changes.',
      fields: { overEdits: expect.stringContaining('has these changes') },
    },
  });
  await save(({ blocks, ...document }) => ({ ...document, blocks: blocks.slice(0, -2) }), room.staff);
  expect((await generate(room.attorney)).body.message).toBe(
    'Test Person 3 and Test Person 2 have edited this letter, 2 changes.',
  );
});

test('a letter that replaces one of the same type keeps its edits and states what the case says by now; each links to the other', async () => {
  const first = room.letterId;
  await saveWords(room.attorney, first, own, more);
  await patch({ legal_business_name: 'Renamed Goods LLC' });
  const { status, body } = await generate(room.staff, 'initial', { overEdits: true });
  expect([status, body.carried_over]).toEqual([200, { editors: ['Test Person 3'], changes: 2, both: [] }]);
  for (const words of [own, more, 'Renamed Goods LLC']) expect(body.letter).toContain(words);
  const after = await read(body.letter_id);
  expect(after).toMatchObject({ version: 1, in_place_of: first, superseded_by: null });
  expect(wordsOf(after.document)).not.toContain('Analytical');
  expect((await history('letter_drafted'))[0]).toMatchObject({ carried_over: { changes: 2, both: [] } });

  // The new letter still knows the words as edits, and the first letter links to the newest.
  expect((await generate(room.staff)).body.message).toBe('Test Person 3 has edited this letter, 2 changes.');
  const third = (await generate(room.staff, 'initial', { overEdits: true })).body.letter_id;
  expect(await read(first)).toMatchObject({ status: 'superseded', superseded_by: third, in_place_of: null });
  expect(await read(third)).toMatchObject({ in_place_of: body.letter_id });
  expect(await whereAre(room, room.attorney, [own])).toEqual(['here']);
});

test('where the edit and the case both changed a paragraph, the edited text stands and the answer and the history name it', async () => {
  const [{ id }] = paragraphs((await read()).document, 'Analytical');
  await save(withText(id, (text) => `${text} ${more}`));
  await patch({ legal_business_name: 'Renamed Goods LLC' });
  const { status, body } = await room.act(room.staff, 'redraft');
  expect(status).toBe(200);
  expect(body.carried_over).toEqual({
    editors: ['Test Person 3'],
    changes: 1,
    both: [expect.stringMatching(/^Paragraph \d+$/)],
  });
  const kept = body.document.blocks.find((block: LetterBlock) => block.id === id);
  expect([kept.text.includes(more), kept.text.includes('Analytical')]).toEqual([true, true]);
  expect((await history('letter_redrafted'))[0]).toMatchObject({ carried_over: body.carried_over });
  expect((await room.act(room.staff, 'redraft')).body.message).toBe('Drafted again, the letter would be the same.');
});

test('an instruction that kept edits contradict is not called followed, and its place is named as the new letter numbers it, there and at the desk', async () => {
  const before = await read();
  const exposure = before.document.blocks.find(
    ({ clause_id: clause, kind }: LetterBlock) => kind === 'paragraph' && clause?.startsWith('exposure.'),
  );
  // A paragraph added above shifts the numbers of the old letter.
  await save(withText(exposure.id, (text) => `${text} ${more}`));
  const [, { id: other }] = paragraphs(before.document, 'Analytical');
  await save((document) => ({ ...document, blocks: document.blocks.filter(({ id }) => id !== other) }));
  await patch({ legal_business_name: 'Renamed Goods LLC' });
  const { body } = await generate(room.staff, 'initial', {
    overEdits: true,
    customInstructions: 'Leave out the exposure section.',
  });
  const after = await read(body.letter_id);
  const at = after.document.blocks.findIndex(({ id }: LetterBlock) => id === exposure.id);
  expect(body.carried_over.both).toEqual([`Paragraph ${at + 1}`]);
  expect([body.applied, body.not_applied]).toEqual([
    [],
    [{ text: expect.any(String), why: expect.stringContaining('Edits that were kept stand in the exposure section') }],
  ]);
  const known = ({ decisions }: { decisions: { key: string; text: string }[] }) =>
    decisions.flatMap(({ key, text }) => (key === 'carried:both' ? [text] : []));
  expect(known(after)).toEqual([expect.stringContaining(`in Paragraph ${at + 1}, where the edited text was kept`)]);
  await readLetter(room.attorney, body.letter_id);
  expect(known(await read(body.letter_id))).toEqual([]);
});

test('what an attorney took out stays out, an address that they entered stays, and a letter without edits is drafted as before', async () => {
  const before = await read();
  const [, { id }] = paragraphs(before.document, 'Analytical');
  await save(({ blocks, addressee, ...document }) => ({
    ...document,
    addressee: { ...addressee, address_lines: ['1 Example Way'] },
    blocks: blocks.filter((block) => block.id !== id),
  }));
  await patch({ legal_business_name: 'Renamed Goods LLC' });
  const { body } = await generate(room.attorney, 'initial', { overEdits: true });
  const after = await read(body.letter_id);
  expect(after.document.blocks.map((block: LetterBlock) => block.id)).not.toContain(id);
  expect(after.document.addressee.address_lines).toEqual(['1 Example Way']);
  expect(after.facts).toContainEqual(expect.objectContaining({ id: 'mailing_address', value: '1 Example Way' }));

  await room.fresh();
  expect((await generate(room.staff)).body.carried_over).toBeNull();
});

test('a new date and a new attorney are set by the program and do not count as edits', async () => {
  const now = new Date(`${addBusinessDays(letterDateOf(new Date()), 2)}T17:00:00Z`);
  Object.assign(room.app.services, { clock: { ...clock, now: () => now } });
  await room.act(room.attorney, 'date');
  const other = await room.app.user('attorney');
  await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: other.id });
  expect((await generate(room.staff)).body.carried_over).toBeNull();
});

test('an edited paragraph keeps its words when the letter is dated again, and its edits are still known from the draft', async () => {
  await saveWords(room.attorney, room.letterId, own, more);
  const now = new Date(`${addBusinessDays(letterDateOf(new Date()), 2)}T17:00:00Z`);
  Object.assign(room.app.services, { clock: { ...clock, now: () => now } });
  const { body } = await room.act(room.attorney, 'date');
  for (const words of [own, more]) expect(wordsOf(body.document)).toContain(words);
  expect((await generate(room.staff)).body.message).toBe('Test Person 3 has edited this letter, 2 changes.');
});

test('a letter of another type takes the place of an edited one only when asked to, and links to it', async () => {
  await room.timeIsUp();
  const followUp = (await generate(room.staff, 'follow_up')).body.letter_id;
  await saveWords(room.attorney, followUp, own, more);
  const departure = 'They refused at once.';
  const refused = await generate(room.attorney, 'final', { departure });
  expect(refused.body.fields).toEqual({ overEdits: expect.stringContaining('stay in the letter') });
  const made = await generate(room.attorney, 'final', { departure, overEdits: true });
  expect([made.status, made.body.carried_over]).toEqual([200, null]);
  expect(await read(made.body.letter_id)).toMatchObject({ demand_type: 'final', in_place_of: followUp });
  expect(await read(followUp)).toMatchObject({ status: 'superseded', superseded_by: made.body.letter_id });
  expect(await whereAre(room, room.attorney, [own])).toEqual(['linked']);
});

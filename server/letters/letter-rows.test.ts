// @proves letter-rows
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LetterRoom } from '../../testing/app/letter-room.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
  await room.fresh();
  // A letter that came back leaves room for another first letter.
  await room.superuser.rows("update letters set status = 'returned_to_sender', sent_at = now() where id = $1", [
    room.letterId,
  ]);
});
afterAll(() => room.close());

const insert = (columns: Record<string, string>) => {
  const row = {
    id: uuidv7(),
    case_id: room.caseId,
    demand_type: 'initial',
    title: 'Second demand',
    due_on: '2026-12-01',
    ...columns,
  };
  const names = Object.keys(row);
  return room.superuser.rows<{ letter_type: string; status: string; tokens: number }>(
    `insert into letters (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning letter_type, status, tokens`,
    Object.values(row),
  );
};

test('a letter has title, Markdown, HTML, tokens and a timestamp', async () => {
  const [row] = await room.superuser.rows(
    'select l.case_id, l.letter_type, l.title, l.tokens, l.created_at, v.markdown, v.content_html from letters l join letter_versions v on v.letter_id = l.id where l.id = $1',
    [room.letterId],
  );
  expect(row).toEqual({
    case_id: room.caseId,
    letter_type: 'demand_letter',
    title: expect.stringMatching(/^Demand for Release of Withheld Funds$/),
    tokens: expect.any(Number),
    created_at: expect.any(Date),
    markdown: expect.stringContaining('$12,500.00'),
    content_html: expect.stringMatching(/^<.*\$12,500\.00/s),
  });
});

test('a letter is a demand letter and a draft by default, and accepts no other kind', async () => {
  expect(await insert({})).toEqual([{ letter_type: 'demand_letter', status: 'draft', tokens: 0 }]);
  await expect(insert({ letter_type: 'postcard' })).rejects.toThrow(/letter_type/);
  await expect(insert({ status: 'lost' })).rejects.toThrow(/status/);
});

test('a case is read with its letters, newest first, and none of another case', async () => {
  for (const [title, created_at] of [
    ['Last', '2027-01-03'],
    ['Middle', '2027-01-02'],
    ['Newest', '2027-01-04'],
  ])
    await insert({ title: title ?? '', status: 'superseded', created_at: `${created_at}T12:00:00Z` });
  const other = (await room.merchant.apply()).body.case_id;
  await insert({ case_id: other, title: 'Of another case' });
  const { body } = await room.staff.get(`/api/admin/cases/${room.caseId}`);
  const titles = body.letters.map((letter: { title: string }) => letter.title);
  expect(titles.slice(0, 3)).toEqual(['Newest', 'Last', 'Middle']);
  expect(titles).not.toContain('Of another case');
  expect(body.letters).toEqual(
    body.letters.map((letter: object) => ({ ...letter, case_id: room.caseId, letter_type: 'demand_letter' })),
  );
});

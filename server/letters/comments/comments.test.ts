import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LetterRoom } from '../../../testing/app/letter-room.ts';
import type { LetterBlock } from '../../../domain/letters/letter.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

const path = () => `/api/letters/${room.letterId}`;
const remark = 'Zebra: is this sum of the last statement?';
async function save(change: (blocks: LetterBlock[]) => LetterBlock[]): Promise<void> {
  const { version, document } = (await room.shown()).body;
  const blocks = change(document.blocks);
  const { status } = await room.attorney.send('PUT', path(), { version, document: { ...document, blocks } });
  expect(status).toBe(200);
}

test('a comment stays with its paragraph through edits and outlives it, and anybody at the desk resolves it once', async () => {
  const { blocks } = (await room.shown()).body.document;
  const [first, second]: LetterBlock[] = blocks;
  const id = randomUUID();
  const comment = { comment_id: id, block_id: second?.id, text: remark };
  await room.staff.post(`${path()}/comments`, comment);
  const added = await room.staff.post(`${path()}/comments`, comment);
  expect(added.body.items).toMatchObject([
    { label: 'Paragraph 2', text: remark, by: { role: 'admin' }, resolved: null },
  ]);

  await save((all) => [...all.slice(2, 3), ...all.slice(0, 2), ...all.slice(3)]);
  const listed = async () => (await room.attorney.get(`${path()}/comments`)).body.items;
  expect(await listed()).toMatchObject([{ label: 'Paragraph 3' }]);
  await save((all) => all.filter((each) => each.id !== second?.id));
  expect(await listed()).toMatchObject([{ label: null, words: second?.text.slice(0, 200) }]);

  const resolved = await room.attorney.post(`${path()}/comments/resolve`, { comment_id: id });
  expect(resolved.body.items[0].resolved).toMatchObject({ name: expect.stringMatching(/./) });
  const again = await room.staff.post(`${path()}/comments/resolve`, { comment_id: id });
  expect(again.body.items[0].resolved).toEqual(resolved.body.items[0].resolved);
  const gone = await room.attorney.post(`${path()}/comments`, { ...comment, comment_id: randomUUID() });
  expect([gone.status, first?.id === second?.id]).toEqual([409, false]);
});

test('a comment is in no text, Word file or view of the letter, and merchants see none', async () => {
  const { blocks } = (await room.shown()).body.document;
  await room.attorney.post(`${path()}/comments`, { comment_id: randomUUID(), block_id: blocks[0]?.id, text: remark });
  expect((await room.merchant.get(`${path()}/comments`)).status).toBe(403);
  expect(JSON.stringify((await room.shown()).body)).not.toContain('Zebra');
  for (const file of ['text', 'docx', 'pdf'])
    expect(
      Buffer.from(await (await room.attorney.raw('GET', `${path()}/${file}`)).arrayBuffer()).includes('Zebra'),
    ).toBe(false);
});

test('a comment at the desk answers what mentions its author in the case, and nobody else’s', async () => {
  const colleague = await room.app.user('staff');
  await room.staff.post(`/api/cases/${room.caseId}/messages`, {
    message_id: randomUUID(),
    body: 'Look at the sum.',
    visibility: 'internal',
    mentions: [room.attorney.id, colleague.id],
  });
  const open = async () =>
    (
      await room.superuser.rows<{ user_id: string }>(
        'select user_id from message_mentions where case_id = $1 and done_at is null',
        [room.caseId],
      )
    ).map(({ user_id }) => user_id);
  expect((await open()).toSorted()).toEqual([room.attorney.id, colleague.id].toSorted());
  const { blocks } = (await room.shown()).body.document;
  await room.attorney.post(`${path()}/comments`, { comment_id: randomUUID(), block_id: blocks[0]?.id, text: remark });
  expect(await open()).toEqual([colleague.id]);
});

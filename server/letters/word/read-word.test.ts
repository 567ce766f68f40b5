import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LetterRoom } from '../../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../../testing/app/test-user.ts';
import { readZip, editZip } from '../../../testing/files/read-zip.ts';
import type { LetterDocument } from '../../../domain/letters/letter.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

const path = () => `/api/letters/${room.letterId}`;
const body = 'word/document.xml';
const download = async (by: TestUser): Promise<Buffer> =>
  Buffer.from(await (await by.raw('GET', `${path()}/docx`)).arrayBuffer());
async function bring(by: TestUser, file: Buffer): Promise<TestAnswer> {
  const headers = { 'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' };
  const answer = await by.raw('POST', `${path()}/word`, { body: new Uint8Array(file), headers });
  return { status: answer.status, body: await answer.json() } as TestAnswer;
}
/** The downloaded file, with other words for the salutation of the letter. */
async function changed(by: TestUser, words: string): Promise<Buffer> {
  const { document } = (await room.shown()).body;
  const salutation = document.blocks[0]?.text ?? '';
  return editZip(await download(by), body, (xml) => xml.replace(salutation, words));
}

test('a changed Word file gives the letter with its changes, which are suggested like any others', async () => {
  const file = await changed(room.attorney, 'Dear Counsel:');
  const { status, body: read } = await bring(room.attorney, file);
  expect([status, read.labels, read.notes]).toEqual([200, ['Paragraph 1'], []]);
  const { version, document } = read;
  const suggested = await room.attorney.post(`${path()}/suggestions`, { version, document });
  expect(suggested.body.items).toMatchObject([{ label: 'Paragraph 1', after: 'Dear Counsel:', state: 'open' }]);
});

test('an unchanged file changes nothing, and one of an earlier version keeps what was saved since', async () => {
  const file = await changed(room.attorney, 'Dear Counsel:');
  expect((await bring(room.attorney, await download(room.attorney))).body).toMatchObject({ labels: [], notes: [] });
  const before = (await room.shown()).body;
  const blocks: LetterDocument['blocks'] = before.document.blocks;
  const last = blocks.findLast(({ kind, enclosure }) => kind === 'paragraph' && !enclosure);
  const saved = blocks.map((each) => (each === last ? { ...each, text: 'Saved since.' } : each));
  await room.attorney.send('PUT', path(), { version: before.version, document: { ...before.document, blocks: saved } });
  const { body: read } = await bring(room.attorney, file);
  expect([read.version, read.labels, read.notes]).toEqual([
    before.version + 1,
    ['Paragraph 1'],
    [`The file is of version ${before.version}; what was saved since is kept.`],
  ]);
  expect(JSON.stringify(read.document)).toContain('Saved since.');
});

test('no Word file, and one of another letter, are refused with a sentence, and merchants are not asked', async () => {
  const file = await download(room.attorney);
  expect(await bring(room.attorney, Buffer.from('PK'))).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('not a Word file') },
  });
  const other = await editZip(file, body, (xml) => xml.replaceAll(/_u[0-9a-f]{12}_/g, '_u000000000000_'));
  expect(await bring(room.attorney, other)).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('no Word file of this letter') },
  });
  expect((await bring(room.merchant, file)).status).toBe(403);
  expect([...(await readZip(file)).keys()]).toContain(body);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { createThreadVerifier } from '../engines/verifier/thread-verifier.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

test('a paragraph of “$1,$1,” is saved with one red finding, and the letter cannot be approved', async () => {
  const { body: before } = await room.shown();
  const [first, ...rest] = before.document.blocks;
  const { body } = await room.attorney.send('PUT', `/api/letters/${room.letterId}`, {
    version: before.version,
    document: { ...before.document, blocks: [{ ...first, text: '$1,'.repeat(6_666) }, ...rest] },
  });
  expect(body.verdict.findings.map((each: { severity: string; why: string }) => [each.severity, each.why])).toEqual([
    ['red', expect.stringMatching(/^This text has 6,666 figures, and at most 250 can be checked\./)],
  ]);
  const approved = await room.act(room.attorney, 'approve', { sha256: body.pdf_sha256 });
  expect([approved.status, approved.body.code]).toEqual([409, 'LETTER_BLOCKED']);
});

test('a text that takes too long to check is refused while others are answered, the saved version stays, and the next text is saved', async () => {
  const program = new URL('../../testing/letters/hanging-thread.ts', import.meta.url);
  room.app.services.verifier = createThreadVerifier({ timeoutMs: 1_000, program });
  const before = (await room.shown()).body;
  const save = (title: string) =>
    room.attorney.send('PUT', `/api/letters/${room.letterId}`, {
      version: before.version,
      document: { ...before.document, title },
    });
  let saved = false;
  const hanging = save('Hang').finally(() => {
    saved = true;
  });
  expect((await room.app.app.request('/api/health/live')).status).toBe(200);
  expect(saved).toBe(false);
  const { status, body } = await hanging;
  expect([status, body.code]).toEqual([422, 'TAKES_TOO_LONG']);
  expect(body.message).toMatch(/^This text takes too long to check\./);
  const after = (await room.shown()).body;
  expect([after.version, after.document, after.pdf_sha256]).toEqual([
    before.version,
    before.document,
    before.pdf_sha256,
  ]);
  expect((await save(`${before.document.title} Again`)).body.version).toBe(before.version + 1);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approve, makeReady } from '../../../testing/app/desk.ts';
import { LetterRoom } from '../../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../../testing/app/test-user.ts';
import type { LetterBlock } from '../../../domain/letters/letter.ts';

type Change = {
  suggestion_id: string;
  part: string;
  label: string;
  before: string | null;
  after: string | null;
  state: string;
  stale: boolean;
  may_accept: boolean;
  comments: { text: string; by: { name: string; role: string } }[];
};

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

const lastParagraph = (blocks: LetterBlock[]) => blocks.findLast(({ kind }) => kind === 'paragraph');

/** Suggests other words for the last paragraph, and by default a way of delivery. */
async function suggest(by: TestUser, words = 'We look forward to your answer.', more = true): Promise<TestAnswer> {
  const { body } = await room.shown();
  const { document, version } = body;
  const id = lastParagraph(document.blocks)?.id;
  return by.post(`/api/letters/${room.letterId}/suggestions`, {
    version,
    document: {
      ...document,
      ...(more ? { delivery_method: 'By courier' } : {}),
      blocks: document.blocks.map((block: LetterBlock) => (block.id === id ? { ...block, text: words } : block)),
    },
  });
}

async function decide(by: TestUser, outcome: 'accepted' | 'rejected', changes: readonly Change[]): Promise<TestAnswer> {
  return by.post(`/api/letters/${room.letterId}/suggestions/decide`, {
    version: (await room.shown()).body.version,
    outcome,
    changes: changes.map(({ suggestion_id, part }) => ({ suggestion_id, part })),
  });
}

const listed = async (by = room.attorney): Promise<Change[]> =>
  (await by.get(`/api/letters/${room.letterId}/suggestions`)).body.items;

describe('suggested changes', () => {
  test('leave the letter as it is, and each part stands alone with both texts', async () => {
    const before = await room.shown();
    const { status, body } = await suggest(room.staff);
    expect(status).toBe(200);
    const after = await room.shown();
    expect([after.body.version, after.body.document]).toEqual([before.body.version, before.body.document]);
    expect(body.items).toMatchObject([
      { part: 'delivery_method', before: before.body.document.delivery_method, after: 'By courier', may_accept: false },
      { label: expect.stringMatching(/^Paragraph/), after: 'We look forward to your answer.', state: 'open' },
    ]);
    expect((await listed())[0]).toMatchObject({ may_accept: true, stale: false });
  });

  test('bar approval until each is decided', async () => {
    const ready = await makeReady(room.attorney, room.letterId);
    await suggest(room.staff);
    const { body } = await room.shown();
    expect(body.decisions).toContainEqual(
      expect.objectContaining({
        key: 'suggestions:open',
        bars: 'approval',
        text: '2 suggested changes wait to be accepted or rejected.',
      }),
    );
    const named = { sha256: ready.body.pdf_sha256, exhibits_sha256: body.exhibit_book.sha256 };
    expect(await room.act(room.attorney, 'approve', named)).toMatchObject({
      status: 409,
      body: { code: 'LETTER_BLOCKED' },
    });
    await decide(room.attorney, 'rejected', await listed());
    expect((await approve(room.attorney, room.letterId)).body.status).toBe('approved');
  });

  test('that are accepted become one new version, void an approval, and say so in the list of versions', async () => {
    await approve(room.attorney, room.letterId);
    const before = (await room.shown()).body;
    await suggest(room.staff);
    const { status } = await decide(room.attorney, 'accepted', await listed());
    const after = (await room.shown()).body;
    expect([status, after.version, after.status]).toEqual([200, before.version + 1, 'in_review']);
    expect(after.document.delivery_method).toBe('By courier');
    expect(lastParagraph(after.document.blocks)?.text).toBe('We look forward to your answer.');
    const versions = (await room.attorney.get(`/api/letters/${room.letterId}/versions`)).body.items;
    expect(versions[0]).toMatchObject({ why: 'suggestions', by: { role: 'attorney' } });
    expect((await listed()).map(({ state }) => state)).toEqual(['accepted', 'accepted']);
  });

  test('are accepted or rejected one by one, and decided once', async () => {
    await suggest(room.staff);
    const [delivery, words] = await listed();
    if (!delivery || !words) throw new Error('two changes were expected');
    await decide(room.attorney, 'rejected', [delivery]);
    await decide(room.attorney, 'accepted', [words]);
    const { document } = (await room.shown()).body;
    expect([document.delivery_method === 'By courier', lastParagraph(document.blocks)?.text]).toEqual([
      false,
      'We look forward to your answer.',
    ]);
    expect(await decide(room.attorney, 'accepted', [delivery])).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
  });

  test('are not accepted by their author, who may take them back', async () => {
    await suggest(room.attorney);
    const changes = await listed();
    expect(await decide(room.attorney, 'accepted', changes)).toMatchObject({ status: 403 });
    const decision =
      "insert into letter_suggestion_decisions (suggestion_id, part, case_id, outcome, decided_by, decided_by_name, decided_by_role, decided_at) values ($1, $2, $3, 'accepted', $4, 'x', 'attorney', now())";
    await expect(
      room.superuser.rows(decision, [changes[0]?.suggestion_id, changes[0]?.part, room.caseId, room.attorney.id]),
    ).rejects.toThrow(/their own suggestion/);
    expect((await decide(room.attorney, 'rejected', changes.slice(0, 1))).status).toBe(200);
    expect((await decide(room.staff, 'accepted', changes.slice(1))).status).toBe(200);
  });

  test('cannot be accepted once the letter reads otherwise there', async () => {
    await suggest(room.staff, 'One wording.', false);
    await suggest(room.staff, 'Another wording.', false);
    const [later, earlier] = await listed();
    if (!later || !earlier) throw new Error('two changes were expected');
    await decide(room.attorney, 'accepted', [earlier]);
    expect((await listed()).find(({ state }) => state === 'open')).toMatchObject({
      after: 'Another wording.',
      stale: true,
    });
    expect(await decide(room.attorney, 'accepted', [later])).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await decide(room.attorney, 'rejected', [later])).status).toBe(200);
  });

  test('are commented on by both, in order, and a repeated comment is one', async () => {
    await suggest(room.staff, 'One wording.', false);
    const [change] = await listed();
    const comment = {
      suggestion_id: change?.suggestion_id,
      part: change?.part,
      comment_id: randomUUID(),
      text: 'Why?',
    };
    const path = `/api/letters/${room.letterId}/suggestions/comment`;
    await room.attorney.post(path, comment);
    await room.attorney.post(path, comment);
    await room.staff.post(path, { ...comment, comment_id: randomUUID(), text: 'Shorter.' });
    expect((await listed())[0]?.comments.map(({ text, by }) => [text, by.role])).toEqual([
      ['Why?', 'attorney'],
      ['Shorter.', 'admin'],
    ]);
    expect((await room.staff.post(path, { ...comment, comment_id: randomUUID(), text: ' ' })).status).toBe(422);
  });

  test('need a difference, the current version, and a letter that has not left', async () => {
    const { body } = await room.shown();
    const path = `/api/letters/${room.letterId}/suggestions`;
    const same = { version: body.version, document: body.document };
    expect((await room.staff.post(path, same)).status).toBe(422);
    expect((await room.staff.post(path, { ...same, version: body.version + 1 })).body.code).toBe('VERSION_MISMATCH');
    await approve(room.attorney, room.letterId);
    await room.send();
    expect((await suggest(room.staff)).status).toBe(409);
  });
});

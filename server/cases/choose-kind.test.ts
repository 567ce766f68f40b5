import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
let fileId: string;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(async () => {
  await room.fresh({ signed: false });
  fileId = (await room.merchant.upload('notice.pdf', Buffer.from('%PDF-1.7\nnotice'), room.caseId)).id ?? '';
  await room.merchant.post(`/api/cases/${room.caseId}/files`, {
    files: [{ id: fileId, document_type: 'application_document' }],
  });
});
afterAll(() => room.close());

const choose = (kind: string, by: TestUser = room.merchant, { id = room.caseId, file = fileId } = {}) =>
  by.post(`/api/cases/${id}/files/${file}/kind`, { document_type: kind });
const kind = async () =>
  (await room.merchant.get(`/api/cases/${room.caseId}/files`)).body.items.find(
    (each: { id: string }) => each.id === fileId,
  )?.document_type;
const asks = async (): Promise<string[]> =>
  (await room.merchant.get(`/api/cases/${room.caseId}`)).body.actions
    .filter((each: { kind: string }) => each.kind === 'add_documents')
    .map((each: { words: string }) => each.words);
const rows = <Row extends object>(query: string) => room.superuser.rows<Row>(query, [room.caseId]);
const history = () =>
  rows<{ actor_id: string; old_value: object; new_value: object }>(
    "select actor_id, old_value, new_value from case_history where case_id = $1 and what = 'file_kind_changed' order by seq",
  );
const redrafts = () =>
  rows("select id from pgboss.job where name = 'redraft-letter' and data ->> 'case_id' = $1::text");

describe('the kind of a document, by its merchant', () => {
  test('names the notice, which then counts as present; history has who said so, and the letter is drafted again', async () => {
    const [asked] = await asks();
    expect(asked).toContain('hold notice');
    for (const _ of ['once', 'again'])
      expect(await choose('hold_notice')).toMatchObject({
        status: 200,
        body: { id: fileId, document_type: 'hold_notice' },
      });
    expect(await kind()).toBe('hold_notice');
    expect((await asks()).join(' ')).not.toContain('hold notice');
    const named = (document_type: string) => ({ filename: 'notice.pdf', document_type });
    expect(await history()).toEqual([
      { actor_id: room.merchant.id, old_value: named('application_document'), new_value: named('hold_notice') },
    ]);
    expect(await redrafts()).toHaveLength(1);
  });

  test('is the merchant’s alone, for a file of this case, and no paper of the desk', async () => {
    expect(
      await Promise.all(
        [room.staff, room.attorney, await room.app.user(), await room.app.user('attorney'), room.app.visitor()].map(
          async (by) => (await choose('hold_notice', by)).status,
        ),
      ),
    ).toEqual([403, 403, 404, 404, 401]);
    const own = await room.app.user();
    const { case_id: id } = (await own.apply({})).body;
    expect((await choose('hold_notice', own, { id })).status).toBe(404);
    expect((await choose('hold_notice', room.merchant, { file: uuidv7() })).status).toBe(404);
    expect((await choose('mail_receipt')).body.code).toBe('FORBIDDEN');
    expect((await choose('contract')).status).toBe(422);
    await room.superuser.rows("update case_files set document_type = 'mail_receipt' where id = $1", [fileId]);
    expect((await choose('hold_notice')).body.code).toBe('FORBIDDEN');
    expect([await kind(), await history(), await redrafts()]).toEqual(['mail_receipt', [], []]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['the attorney has edited the letter', () => room.edit()],
    ['the case is cancelled', () => rows('update cases set cancelled_at = now() where id = $1')],
    ['the case is closed', () => rows("update cases set status = 'closed' where id = $1")],
  ])('stays as it is once %s', async (_, end) => {
    await end();
    expect(await choose('hold_notice')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await kind()).toBe('application_document');
  });
});

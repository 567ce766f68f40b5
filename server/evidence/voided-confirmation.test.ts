import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approve, confirmFacts, makeReady } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { madeUpReader } from '../../testing/exports/made-up-reader.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
  room.app.services.readAccount = madeUpReader;
});
afterAll(() => room.close());

const records = async () => (await room.merchant.get(`/api/cases/${room.caseId}/records`)).body;

async function added(name: string, text: string): Promise<string> {
  const { merchant, caseId, app } = room;
  const { id } = await merchant.upload(name, Buffer.from(text), caseId, 'account_export');
  await merchant.post(`/api/cases/${caseId}/files`, { files: [{ id, document_type: 'account_export' }] });
  await app.runJobs();
  return id ?? '';
}

let exported = '';
/** A letter that states what the merchant confirmed, edited by its attorney. */
beforeEach(async () => {
  await room.fresh();
  exported = await added('activity.csv', 'Date,Amount\n2026-10-20,1000000\n2026-11-03,250000\n');
  const { proof_sha256 } = await records();
  await room.merchant.post(`/api/cases/${room.caseId}/records/confirm`, { proof_sha256 });
  await room.app.runJobs();
  await confirmFacts(room.merchant, room.caseId);
  await makeReady(room.attorney, room.letterId);
  expect(JSON.stringify((await room.shown()).body.document)).toContain('own records show at least $12,500.00');
});

const barred = {
  status: 409,
  body: {
    code: 'LETTER_BLOCKED',
    message: expect.stringMatching(/^The case was changed .*nothing in the case, \$12,500\.00/),
  },
};
const later = () => added('later.csv', 'Date,Amount\n2026-11-05,100\n');
async function leftOut(): Promise<void> {
  await room.merchant.post(`/api/cases/${room.caseId}/records/left-out`, { file_id: exported, left_out: true });
  await room.app.runJobs();
}

describe.each([
  ['an export that was added', later],
  ['an export that was left out', leftOut],
])('a letter whose sum the merchant confirmed before %s', (_, change) => {
  test('is not approved as it is', async () => {
    await change();
    expect(await approve(room.attorney, room.letterId)).toMatchObject({
      status: 409,
      body: { code: 'LETTER_BLOCKED' },
    });
  });

  test('is not sent, though it was approved', async () => {
    expect(await approve(room.attorney, room.letterId)).toMatchObject({ status: 200 });
    await change();
    expect(await room.send()).toMatchObject(barred);
  });
});

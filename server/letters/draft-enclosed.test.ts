import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approve, makeReady } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { readBack } from '../../testing/files/read-pdf-back.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

const squeezed = (text: string) => text.replaceAll(/[\s\u200b]/g, '');
type Block = { id: string; text: string };

/**
 * Makes the first letter count as a complete notice that was received and whose periods are over, then drafts the final
 * letter.
 */
async function finalAfterNotice(): Promise<void> {
  await room.timeIsUp();
  await room.superuser.rows(
    "update letters set sent_at = now() - interval '100 days', delivered_on = current_date - 95, reply_due_on = current_date - 80 where id = $1",
    [room.letterId],
  );
  await room.superuser.rows('alter table letter_versions disable trigger append_only');
  await room.superuser.rows(
    `update letter_versions set fact_sheet = jsonb_set(fact_sheet, '{situation,flags}', (fact_sheet #> '{situation,flags}') || '["notice"]') where letter_id = $1`,
    [room.letterId],
  );
  await room.superuser.rows('alter table letter_versions enable trigger append_only');
  await room.superuser.rows(
    "update cases set account_opened_on = '2024-02-01', account_last_used_on = current_date - 120, hold_started_on = current_date - 120 where id = $1",
    [room.caseId],
  );
  const made = await room.attorney.post('/api/functions/ai-demand-letter-generator', {
    caseId: room.caseId,
    demandType: 'final',
    departure: 'They refused at once.',
  });
  expect(made.body).toMatchObject({ letter_id: expect.any(String) });
  room.letterId = made.body.letter_id;
}
const shownText = async () => {
  const bytes = new Uint8Array(
    await (await room.attorney.raw('GET', `/api/letters/${room.letterId}/pdf`)).arrayBuffer(),
  );
  return { bytes, pages: (await readBack(bytes)).pages.map(squeezed) };
};

test('a final letter’s approved bytes hold the draft of the next step on a page of its own, and interest to the day', async () => {
  await finalAfterNotice();
  await makeReady(room.attorney, room.letterId);
  const { status, body } = await approve(room.attorney, room.letterId);
  expect([status, body.status]).toEqual([200, 'approved']);
  const { bytes, pages } = await shownText();
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(body.approval.sha256);
  const own = pages.filter((page) => page.includes('Enclosure:DRAFTofthe'));
  expect(own).toHaveLength(1);
  for (const said of ['Claimant', 'Respondent', 'Firstpossibleday', 'Reliefsought:', 'DRAFT.Notsigned.'])
    expect(own[0]).toContain(said);
  expect(pages.join('')).toMatch(/isenclosed,unsignedandnotfiled/);
  expect(pages.join('')).toMatch(/simpleinterest[^$]*\$[\d,.]+aday/);
});

test('without the draft of the next step the final letter has a red finding and cannot be approved', async () => {
  await finalAfterNotice();
  const { body } = await makeReady(room.attorney, room.letterId);
  const blocks = body.document.blocks.filter(({ id }: Block) => id !== 'draft-demand.facts');
  const saved = await room.attorney.send('PUT', `/api/letters/${room.letterId}`, {
    version: body.version,
    document: { ...body.document, blocks },
  });
  expect(saved.body.verdict.findings).toContainEqual(
    expect.objectContaining({ severity: 'red', key: 'structure:draft' }),
  );
  expect(await approve(room.attorney, room.letterId)).toMatchObject({ status: 409 });
});

import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/business-days.ts';
import { approve, paperIn, paperOf, signPaper } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';
import { jobHandlers } from '../jobs.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

const day = (days = 0) => addDays(firmDayOf(new Date()), days);
const terms = (change: object = {}) => ({
  amount_cents: 1_000_000,
  terms: 'Paid within ten days of acceptance.',
  good_until: day(30),
  ...change,
});
const propose = (offer: object | null, by: TestUser = room.attorney) =>
  by.post(`/api/cases/${room.caseId}/packet/offer`, { offer });
const paper = () => paperOf(room.merchant, room.caseId, 'offer');
async function sign(by: TestUser = room.merchant): Promise<TestAnswer> {
  const { text_sha256 } = (await paper()) ?? {};
  return signPaper(by, room.caseId, 'offer', text_sha256 ? { sha256: text_sha256 } : {});
}
const redraft = () => jobHandlers(room.app.services)['redraft-letter']({ case_id: room.caseId });
const letter = async () => (await room.shown()).body;

test('without terms that the merchant signed, a letter offers nothing and encloses nothing', async () => {
  expect(await paper()).toBeUndefined();
  expect((await sign()).status).toBe(409);
  expect((await propose(terms())).status).toBe(200);
  await redraft();
  const { document } = await letter();
  expect(document.papers).toBeUndefined();
  expect(JSON.stringify(document)).not.toMatch(/offer of compromise|will accept/i);
});

test('terms signed by the merchant go out as a paper of their own, and the letter itself offers nothing', async () => {
  await propose(terms());
  for (const by of [room.staff, room.attorney]) expect((await sign(by)).status).toBe(403);
  const signed = await sign();
  expect(signed.status).toBe(200);
  expect(paperIn(signed.body, 'offer')).toMatchObject({
    title: 'Offer of compromise',
    signatures: [{ name: 'Ada Byron' }],
  });
  await redraft();
  const { document } = await letter();
  expect(document.papers).toMatchObject([{ kind: 'offer', signed_name: 'Ada Byron' }]);
  for (const said of ['Fed. R. Evid. 408', '$10,000.00', 'Paid within ten days of acceptance.', 'It is my choice'])
    expect(document.papers[0].text).toContain(said);
  expect(JSON.stringify(document.blocks)).not.toContain('$10,000.00');
  expect((await approve(room.attorney, room.letterId)).status).toBe(200);
});

test('an enclosed offer bars the letter once the merchant took it back or the desk took its terms back', async () => {
  await propose(terms());
  await sign();
  await redraft();
  await approve(room.attorney, room.letterId);
  expect((await room.merchant.post(`/api/cases/${room.caseId}/papers/offer/withdraw`, {})).status).toBe(200);
  const refused = await room.send();
  expect(refused).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
  expect(refused.body.message).toContain('offer of compromise');
  await sign();
  expect((await letter()).papers_blocked_by).toContain('offer of compromise');
  await propose(null);
  expect(await paper()).toBeUndefined();
  expect((await letter()).papers_blocked_by).toContain('offer of compromise');
});

test('other terms need another signature, and only counsel proposes terms, up to the sum held', async () => {
  await propose(terms());
  await sign();
  expect((await propose(terms(), room.staff)).status).toBe(403);
  await propose(terms({ amount_cents: 1_000_001 }));
  expect(await paper()).toMatchObject({ signatures: [], stale: { name: 'Ada Byron' } });
  expect((await propose(terms(), room.merchant)).status).toBe(403);
  for (const [wrong, field] of [
    [{ amount_cents: 99_000_000_00 }, 'amount_cents'],
    [{ good_until: day(-1) }, 'good_until'],
    [{ good_until: day(400) }, 'good_until'],
  ] as const)
    expect(await propose(terms(wrong))).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    });
});

// @proves sending
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approve } from '../../testing/app/desk.ts';
import { legal, LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer } from '../../testing/app/test-user.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const count = async (sql: string) =>
  Number((await room.superuser.rows<{ n: string }>(`select count(*) as n from ${sql}`, [room.caseId]))[0]?.n);

describe('sending a letter', () => {
  test('exactly the approved bytes go into the email, the mail and the page', async () => {
    const approved = await approve(room.attorney, room.letterId);
    await room.send();
    await room.deliver();
    const [email] = await room.emails(legal);
    const page = await room.attorney.raw('GET', `/api/letters/${room.letterId}/pdf`);
    const printed = (await room.app.services.storage.list('mail-jobs')).find((key) =>
      key.includes(`letter-${approved.body.approval.sha256.slice(0, 12)}`),
    );
    expect(email?.attachments.map((each) => [each.contentType, sha256(each.content)])).toEqual([
      ['application/pdf', approved.body.approval.sha256],
    ]);
    expect(sha256(new Uint8Array(await page.arrayBuffer()))).toBe(approved.body.approval.sha256);
    expect(printed).toBeDefined();
    expect(email?.text).toContain(approved.body.approval.sha256);
    expect((await room.outbox()).map((row) => [row.channel, row.status])).toEqual([
      ['certified_mail', 'to_print'],
      ['email', 'sent'],
    ]);
  });

  test('the merchant sees "sent", the letter and its PDF only after sending', async () => {
    const asMerchant = async () => {
      const theCase = (await room.merchant.get(`/api/cases/${room.caseId}`)).body;
      return [
        theCase.stage.stage,
        theCase.letters.length,
        (await room.merchant.raw('GET', `/api/letters/${room.letterId}/pdf`)).status,
        (await room.merchant.get(`/api/letters/${room.letterId}/text`)).status,
        (await room.merchant.get(`/api/letters/${room.letterId}/facts-in-spanish`)).status,
      ];
    };
    expect(await asMerchant()).toEqual(['with_attorney', 0, 404, 404, 404]);
    await approve(room.attorney, room.letterId);
    expect(await asMerchant()).toEqual(['with_attorney', 0, 404, 404, 404]);
    await room.send();
    expect(await asMerchant()).toEqual(['with_attorney', 0, 404, 404, 404]);
    await room.deliver();
    // The email is a copy: until the envelope is posted, nothing is sent.
    expect(await asMerchant()).toEqual(['with_attorney', 0, 404, 404, 404]);
    await room.post();
    expect(await asMerchant()).toEqual(['sent', 1, 200, 200, 200]);
    await room.deliver();
    const [received] = await room
      .emails(room.merchant.account?.email ?? '')
      .then((all) => all.filter((email) => email.subject?.startsWith('Your demand letter was sent')));
    expect(sha256(received?.attachments[0]?.content ?? Buffer.alloc(0))).toBe(
      (await room.shown()).body.approval.sha256,
    );
  });

  test('ten concurrent requests send a letter once', async () => {
    await approve(room.attorney, room.letterId);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        room.send(index % 2 ? room.staff : room.attorney, `legal${index}@processor.example`),
      ),
    );
    expect(answers.map((each: TestAnswer) => each.status)).toEqual(answers.map(() => 200));
    await room.deliver(3);
    expect(await room.outbox()).toHaveLength(2);
    expect(await room.emails('@processor.example')).toHaveLength(1);
    expect((await room.send()).body.status).toBe('sending');
    await room.deliver();
    expect(await room.emails('@processor.example')).toHaveLength(1);
  });

  test('a letter without an email address goes by mail only, and is sent once it has a tracking number', async () => {
    await approve(room.attorney, room.letterId);
    await room.send(room.staff, null);
    await room.deliver();
    expect([(await room.shown()).body.status, (await room.outbox()).map((row) => [row.channel, row.status])]).toEqual([
      'sending',
      [['certified_mail', 'to_print']],
    ]);
    const tracked = await room.act(room.staff, 'tracking', { tracking_number: '9407 1000 0000 0000 0000 09' });
    expect(tracked.body).toMatchObject({ status: 'sent', tracking_number: '9407100000000000000009' });
    await room.deliver(2);
    expect(
      (await room.emails(room.merchant.account?.email ?? '')).filter((email) =>
        email.subject?.startsWith('Your demand letter was sent'),
      ),
    ).toHaveLength(1);
  });

  test('a sent letter cannot be edited, returned, approved again or submitted for review', async () => {
    const { body } = await approve(room.attorney, room.letterId);
    await room.send();
    for (const answer of [
      await room.edit(),
      await room.edit(room.staff),
      await room.act(room.attorney, 'return', { note: 'x' }),
      await room.act(room.attorney, 'approve', { sha256: body.pdf_sha256 }),
      await room.act(room.staff, 'submit', { answer: 'Done.' }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, {
      attorney_id: (await room.app.user('attorney')).id,
    });
    expect((await room.staff.get(`/api/letters/${room.letterId}`)).body.pdf_sha256).toBe(body.pdf_sha256);
  });
});

test('jobs that run twice, and concurrently, make one analysis, one letter and one email', async () => {
  const fresh = await room.app.user();
  room.caseId = (await fresh.apply()).body.case_id;
  await Promise.all(
    (['analyze-case', 'draft-letter', 'analyze-case', 'draft-letter', 'draft-letter'] as const).map((name) =>
      room.runNow(name),
    ),
  );
  await room.runNow('analyze-case');
  await room.runNow('draft-letter');
  await room.deliver(3);
  expect([
    await count("messages where case_id = $1 and message_type = 'ai_analysis'"),
    await count('letters where case_id = $1'),
    await count('letter_versions where case_id = $1'),
  ]).toEqual([1, 1, 1]);
  // One email each: the application was received, and the letter waits for its engagement and its facts.
  const subjects = (await room.emails(fresh.account?.email ?? '?')).map(({ subject }) => subject);
  expect([subjects.length, new Set(subjects).size]).toEqual([2, 2]);
  expect(await count("case_history where case_id = $1 and what = 'letter_drafted'")).toBe(1);
});

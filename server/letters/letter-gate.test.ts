// @proves letter-gate
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approve, settleFindings, makeReady } from '../../testing/app/desk.ts';
import { legal, LetterRoom } from '../../testing/app/letter-room.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

const refusedAs = (code: string) =>
  expect.objectContaining({
    status: { FORBIDDEN: 403, NOT_FOUND: 404 }[code] ?? 409,
    body: { code, message: expect.any(String) },
  });

async function nothingLeft(): Promise<void> {
  await room.deliver();
  expect([await room.outbox(), await room.emails(legal)]).toEqual([[], []]);
}

describe('approval', () => {
  test('approval is refused while a red or an unconfirmed amber finding stands', async () => {
    const { body } = await room.shown();
    expect(body.verdict.ok).toBe(false);
    expect(await room.act(room.attorney, 'approve', { sha256: body.pdf_sha256 })).toEqual(refusedAs('LETTER_BLOCKED'));
    const ready = await makeReady(room.attorney, room.letterId);
    await room.superuser.rows('delete from finding_confirmations where letter_id = $1', [room.letterId]);
    await room.superuser.rows('delete from authority_confirmations');
    expect(await room.act(room.attorney, 'approve', { sha256: ready.body.pdf_sha256 })).toEqual(
      refusedAs('LETTER_BLOCKED'),
    );
    await settleFindings(room.attorney, await room.shown());
    expect(await room.act(room.attorney, 'approve', { sha256: ready.body.pdf_sha256 })).toMatchObject({
      status: 200,
      body: { status: 'approved', approval: { content_sha256: ready.body.pdf_sha256, signed: true } },
    });
  });

  test('approval names the exact bytes', async () => {
    const ready = await makeReady(room.attorney, room.letterId);
    await room.edit();
    const other = await room.shown();
    expect(other.body.pdf_sha256).not.toBe(ready.body.pdf_sha256);
    expect(await room.act(room.attorney, 'approve', { sha256: ready.body.pdf_sha256 })).toEqual(
      refusedAs('VERSION_MISMATCH'),
    );
    expect(await room.act(room.attorney, 'approve', { sha256: 'f'.repeat(64) })).toEqual(refusedAs('VERSION_MISMATCH'));
    expect((await room.act(room.attorney, 'approve', { sha256: other.body.pdf_sha256.toUpperCase() })).status).toBe(
      422,
    );
  });

  test('only the assigned attorney can approve', async () => {
    const { body } = await makeReady(room.attorney, room.letterId);
    const other = await room.app.user('attorney');
    expect(await room.act(other, 'approve', { sha256: body.pdf_sha256 })).toEqual(refusedAs('NOT_FOUND'));
    for (const user of [room.staff, room.merchant]) {
      for (const [verb, sent] of [
        ['approve', { sha256: body.pdf_sha256 }],
        ['confirm', { key: 'x' }],
        ['return', { note: 'x' }],
      ] as const)
        expect(await room.act(user, verb, sent)).toEqual(refusedAs('FORBIDDEN'));
    }
    expect((await room.shown()).body.approval).toBeNull();
  });

  test('any edit voids the approval, by anyone, even back to the same text', async () => {
    const approved = await approve(room.attorney, room.letterId);
    const edited = await room.edit(room.staff);
    expect(edited.body).toMatchObject({ status: 'in_review', approval: null, may: { send: false } });
    await room.attorney.send('PUT', `/api/letters/${room.letterId}`, {
      version: edited.body.version,
      document: approved.body.document,
    });
    const back = await room.shown();
    expect(back.body).toMatchObject({ status: 'in_review', approval: null, pdf_sha256: approved.body.pdf_sha256 });
    expect(await room.send()).toEqual(refusedAs('CONFLICT'));
    await nothingLeft();
  });

  test('returning the letter or reassigning the case voids the approval', async () => {
    await approve(room.attorney, room.letterId);
    await room.act(room.attorney, 'return', { note: 'one more look' });
    expect(await room.send()).toEqual(refusedAs('CONFLICT'));
    expect((await room.act(room.staff, 'submit', { answer: 'Done.' })).body).toMatchObject({
      status: 'in_review',
      approval: null,
    });
    expect(await room.send(room.staff)).toEqual(refusedAs('CONFLICT'));
    const again = await room.act(room.attorney, 'approve', { sha256: (await room.shown()).body.pdf_sha256 });
    expect(again.body.status).toBe('approved');
    const successor = await room.app.user('attorney');
    await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: successor.id });
    expect(await room.send(room.staff)).toEqual(refusedAs('CONFLICT'));
    expect(await room.send(room.attorney)).toEqual(refusedAs('NOT_FOUND'));
    await nothingLeft();
  });

  test('a successor must confirm the findings again to approve', async () => {
    const { body: ready } = await makeReady(room.attorney, room.letterId);
    const own = {
      id: 'own-words',
      kind: 'paragraph',
      clause_id: null,
      text: 'The undersigned has read the file with care.',
      fact_refs: [],
      authority_refs: [],
    };
    await room.attorney.send('PUT', `/api/letters/${room.letterId}`, {
      version: ready.version,
      document: { ...ready.document, blocks: [...ready.document.blocks, own] },
    });
    await settleFindings(room.attorney, await room.shown());
    const successor = await room.app.user('attorney');
    await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: successor.id });
    const { body } = await successor.get(`/api/letters/${room.letterId}`);
    expect(body.document.signature.name).toBe(`Test Person ${successor.account?.email.replace(/\D/g, '')}`);
    expect(await room.act(successor, 'approve', { sha256: body.pdf_sha256 })).toEqual(refusedAs('LETTER_BLOCKED'));
    await settleFindings(successor, await successor.get(`/api/letters/${room.letterId}`));
    expect((await room.act(successor, 'approve', { sha256: body.pdf_sha256 })).body.status).toBe('approved');
  });

  test('concurrent edits and an approval never send anything that was not approved', async () => {
    const ready = await makeReady(room.attorney, room.letterId);
    const [approved, ...edits] = await Promise.all([
      room.act(room.attorney, 'approve', { sha256: ready.body.pdf_sha256 }),
      room.edit(room.staff, 'A'),
      room.edit(room.attorney, 'B'),
    ]);
    for (const answer of [approved, ...edits]) expect([200, 409]).toContain(answer?.status);
    expect(edits.map((each) => each.status)).toContain(200);
    expect(await room.send()).toEqual(refusedAs('CONFLICT'));
    await nothingLeft();
  });
});

describe('bypassing approval', () => {
  const unapproved: [string, () => Promise<unknown>][] = [
    ['in review', () => room.shown()],
    ['ready but not approved', () => makeReady(room.attorney, room.letterId)],
    [
      'approved, then edited',
      async () => {
        await approve(room.attorney, room.letterId);
        await room.edit();
      },
    ],
    [
      'approved, then returned',
      async () => {
        await approve(room.attorney, room.letterId);
        await room.act(room.attorney, 'return', { note: 'no' });
      },
    ],
    [
      'approved, returned and put back',
      async () => {
        await approve(room.attorney, room.letterId);
        await room.act(room.attorney, 'return', { note: 'no' });
        await room.act(room.attorney, 'submit');
      },
    ],
  ];
  test.each(unapproved)('a letter %s cannot be sent, tracked or printed by anybody', async (_, arrange) => {
    await arrange();
    for (const user of [room.attorney, room.staff]) {
      expect(await room.send(user)).toEqual(refusedAs('CONFLICT'));
      expect(await room.act(user, 'tracking', { tracking_number: '9407100000000000000009' })).toEqual(
        refusedAs('CONFLICT'),
      );
    }
    expect(await room.send(room.merchant)).toEqual(refusedAs('FORBIDDEN'));
    await nothingLeft();
  });

  test('a status set directly in the database does not send the letter', async () => {
    await makeReady(room.attorney, room.letterId);
    await room.superuser.rows("update letters set status = 'approved' where id = $1", [room.letterId]);
    expect(await room.send()).toEqual(refusedAs('LETTER_BLOCKED'));
    await nothingLeft();
  });

  test('an approval of earlier bytes does not send later ones', async () => {
    await approve(room.attorney, room.letterId);
    await room.edit();
    await room.superuser.rows("update letters set status = 'approved' where id = $1", [room.letterId]);
    expect(await room.send()).toEqual(refusedAs('LETTER_BLOCKED'));
    await nothingLeft();
  });

  test('outbox rows inserted by hand are not sent without an approval', async () => {
    const { body } = await makeReady(room.attorney, room.letterId);
    await room.superuser.rows("update letters set status = 'sending' where id = $1", [room.letterId]);
    const payload = {
      case_number: body.case_number,
      business: 'x',
      addressee: 'x',
      attorney: 'x',
      sha256: body.pdf_sha256,
      version: body.version,
    };
    await room.superuser.rows(
      "insert into outbox (id, key, channel, template, case_id, letter_id, recipient, payload) select gen_random_uuid(), c, c, 'demand-letter', $1, $2, $3, $4 from unnest(array['email', 'certified_mail']) c",
      [room.caseId, room.letterId, legal, JSON.stringify(payload)],
    );
    await room.deliver();
    expect((await room.outbox()).map((row) => row.status)).toEqual(['failed', 'failed']);
    expect(await room.emails(legal)).toEqual([]);
  });

  test('stored bytes that were altered are not sent', async () => {
    await approve(room.attorney, room.letterId);
    await room.send();
    const [approval] = await room.superuser.rows<{ key: string }>(
      'select signed_pdf_key as key from letter_approvals where letter_id = $1',
      [room.letterId],
    );
    await room.app.services.storage.put(approval?.key ?? '', Buffer.from('%PDF-1.7 other'));
    for (const row of await room.outbox())
      await expect(room.leave(row)).rejects.toThrow('is not the one that was written');
    expect((await room.attorney.raw('GET', `/api/letters/${room.letterId}/pdf`)).status).toBe(500);
    expect((await room.shown()).body.status).toBe('sending');
    expect(await room.emails(legal)).toEqual([]);
  });
});

test('an appointment that ends while the letter waits to leave holds it back in both jobs', async () => {
  await approve(room.attorney, room.letterId);
  await room.send();
  await room.superuser.rows("update attorneys set title = 'Of counsel' where user_id = $1", [room.attorney.id]);
  await room.deliver();
  expect(await room.outbox()).toMatchObject([{ status: 'failed' }, { status: 'failed' }]);
  expect(await room.emails(legal)).toEqual([]);
  const again = await room.send(room.staff);
  expect(again).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
  expect(again.body.message).toContain('is not appointed');
  await room.superuser.rows("update attorneys set title = 'Attorney at Law' where user_id = $1", [room.attorney.id]);
  expect((await room.send(room.staff)).status).toBe(200);
  await room.deliver();
  expect(await room.emails(legal)).toHaveLength(1);
});

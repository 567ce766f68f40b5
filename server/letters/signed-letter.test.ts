import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approve, makeReady } from '../../testing/app/desk.ts';
import { legal, LetterRoom } from '../../testing/app/letter-room.ts';
import { readBack } from '../../testing/files/read-pdf-back.ts';
import { pdfsig, verifySignature } from '../../testing/files/verify-signature.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const pdfShown = async (by = room.attorney) =>
  new Uint8Array(await (await by.raw('GET', `/api/letters/${room.letterId}/pdf`)).arrayBuffer());

describe('an approved letter', () => {
  test('is the approved bytes with a signature of PAdES B-B over them, and no page behind them', async () => {
    const { body } = await approve(room.attorney, room.letterId);
    const signed = await pdfShown();
    expect(body.approval).toMatchObject({ sha256: sha256(signed), content_sha256: body.pdf_sha256, signed: true });
    const stored = (
      await room.superuser.rows<{ pdf_key: string }>(
        'select pdf_key from letter_versions where letter_id = $1 and version = $2',
        [room.letterId, body.version],
      )
    )[0];
    const named = await buffer(await room.app.services.storage.get(stored?.pdf_key ?? ''));
    expect(sha256(named)).toBe(body.pdf_sha256);
    expect(Buffer.from(signed).subarray(0, named.byteLength).equals(named)).toBe(true);
    expect((await readBack(signed)).pages).toEqual((await readBack(named)).pages);
    const { wrong, certificate } = verifySignature(signed);
    expect([wrong, certificate.subject]).toEqual([[], expect.stringContaining('localhost:3000')]);
    const said = pdfsig(signed);
    if (said !== null) expect(said).toContain('Signature is Valid.');
  });

  test('has one hash on the approval, in the email, in the mail, on the page and in the history', async () => {
    const { body } = await approve(room.attorney, room.letterId);
    await room.send();
    await room.deliver();
    await room.post();
    const [email] = await room.emails(legal);
    const printed = await room.app.services.storage.list('mail-jobs');
    const mailed = printed.find((key) => key.includes(`letter-${body.approval.sha256.slice(0, 12)}`));
    const [history] = await room.superuser.rows<{ signed: string }>(
      "select new_value ->> 'signed_sha256' as signed from case_history where case_id = $1 and what = 'letter_approved'",
      [room.caseId],
    );
    const hashes = [
      sha256(email?.attachments[0]?.content ?? Buffer.alloc(0)),
      sha256(await buffer(await room.app.services.storage.get(mailed ?? ''))),
      sha256(await pdfShown()),
      sha256(await pdfShown(room.merchant)),
      history?.signed,
    ];
    expect(hashes).toEqual(hashes.map(() => body.approval.sha256));
  });

  test('is signed again when it is approved again, and shown without a signature in between', async () => {
    const first = await approve(room.attorney, room.letterId);
    await room.act(room.attorney, 'return', { note: 'x' });
    expect(sha256(await pdfShown())).toBe(first.body.pdf_sha256);
    await room.act(room.attorney, 'submit');
    const { body } = await room.act(room.attorney, 'approve', {
      sha256: first.body.pdf_sha256,
      exhibits_sha256: first.body.approval.exhibits_sha256,
    });
    expect(sha256(await pdfShown())).toBe(body.approval.sha256);
  });

  test('cannot be approved without a signed file, in the database either', async () => {
    await makeReady(room.attorney, room.letterId);
    const unsigned =
      "insert into letter_approvals (id, letter_id, case_id, version, sha256, attorney_id) select gen_random_uuid(), id, case_id, version, 'x', $2 from letters where id = $1";
    await expect(room.superuser.rows(unsigned, [room.letterId, room.attorney.id])).rejects.toThrow(/check constraint/);
  });

  test('from before letters were signed leaves as the version’s own PDF', async () => {
    await approve(room.attorney, room.letterId);
    await room.superuser.rows(
      'set session_replication_role = replica; update letter_approvals set signed_pdf_key = null, signed_pdf_sha256 = null, before_signing = true; set session_replication_role = default',
    );
    const { body } = await room.shown();
    expect(body.approval).toMatchObject({ sha256: body.pdf_sha256, content_sha256: body.pdf_sha256, signed: false });
    await room.send();
    await room.deliver();
    const [email] = await room.emails(legal);
    expect(sha256(email?.attachments[0]?.content ?? Buffer.alloc(0))).toBe(body.pdf_sha256);
    expect(sha256(await pdfShown())).toBe(body.pdf_sha256);
  });

  test('is erased with its case, signed file and all', async () => {
    await room.fresh({ signed: false });
    await approve(room.attorney, room.letterId);
    const [approval] = await room.superuser.rows<{ key: string }>(
      'select signed_pdf_key as key from letter_approvals where letter_id = $1',
      [room.letterId],
    );
    await room.superuser.rows("select set_config('app.actor_role', 'system', false)");
    const [erased] = await room.superuser.rows<{ keys: string[] }>('select app.erase_case($1) as keys', [room.caseId]);
    await room.superuser.rows("select set_config('app.actor_role', '', false)");
    expect(erased?.keys).toContain(approval?.key);
  });
});

describe("the installation's certificate", () => {
  test('is made once, however many approve at the same moment, and only the program reads its key', async () => {
    const identities = await Promise.all([1, 2, 3].map(() => room.app.services.signing.identity()));
    expect(new Set(identities.map(({ key }) => key)).size).toBe(1);
    const rows = await room.superuser.rows<{ sealed: string }>(
      "select encode(key_sealed, 'escape') as sealed from signing_certificates",
    );
    expect([rows.length, rows[0]?.sealed.includes('PRIVATE KEY')]).toEqual([1, false]);
    for (const role of ['client', 'admin', 'attorney'] as const) {
      const seen = await room.app.services.database.as(
        { role, id: room.staff.id, name: 'x', verifiedEmail: null },
        (db) => db.selectFrom('signing_certificates').select('id').execute(),
      );
      expect([role, seen]).toEqual([role, []]);
    }
  });
});

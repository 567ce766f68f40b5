import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CounselSignature } from '../../domain/letters/counsel-signature.ts';
import { currentAttestation } from '../../domain/letters/attestation.ts';
import { approve, makeReady, readLetter } from '../../testing/app/desk.ts';
import { legal, LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { readZip } from '../../testing/files/read-zip.ts';
import { readBack } from '../../testing/files/read-pdf-back.ts';
import { pdfsig, verifySignature } from '../../testing/files/verify-signature.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** A signed file up to its end before the electronic signature was appended: the last but one, as fonts have ends of their own. */
function beforeSealing(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf);
  const end = bytes.lastIndexOf('%%EOF', bytes.lastIndexOf('%%EOF') - 1);
  return bytes.subarray(0, end + '%%EOF'.length);
}
const versionPdf = async (version: number) => {
  const [stored] = await room.superuser.rows<{ pdf_key: string }>(
    'select pdf_key from letter_versions where letter_id = $1 and version = $2',
    [room.letterId, version],
  );
  return buffer(await room.app.services.storage.get(stored?.pdf_key ?? ''));
};
const pdfShown = async (by = room.attorney) =>
  new Uint8Array(await (await by.raw('GET', `/api/letters/${room.letterId}/pdf`)).arrayBuffer());

describe('an approved letter', () => {
  test('is the bytes that counsel saw with their signature, sealed by PAdES B-B, and no page behind them', async () => {
    const { body } = await approve(room.attorney, room.letterId);
    const signed = await pdfShown();
    expect(body.approval).toMatchObject({ sha256: sha256(signed), content_sha256: body.pdf_sha256, signed: true });
    const shown = beforeSealing(signed);
    expect(sha256(shown)).toBe(body.approval.shown_sha256);
    const { name } = body.document.signature;
    const [read, unsigned] = [await readBack(signed), await readBack(await versionPdf(body.version))];
    expect(read.pages).toEqual((await readBack(shown)).pages);
    expect(read.pages.join(' ')).toContain(`/s/ ${name}`);
    expect(read.pages.map((page) => page.replace(`/s/ ${name} `, ''))).toEqual(unsigned.pages);
    const { wrong, certificate } = verifySignature(signed);
    expect([wrong, certificate.subject]).toEqual([[], expect.stringContaining('localhost:3000')]);
    const said = pdfsig(signed);
    if (said !== null) expect(said).toContain('Signature is Valid.');
  });

  test('shows what counsel drew, and keeps the drawing nowhere but in its bytes', async () => {
    const signature = { kind: 'drawn', path: 'M40 120L137 41L211 163L307 83L411 129' } as const;
    const { body } = await approve(room.attorney, room.letterId, signature);
    const { alts, pages } = await readBack(await pdfShown());
    expect(alts).toContain(`Signature of ${body.document.signature.name}`);
    expect(pages.join(' ')).not.toContain('/s/');
    expect(
      await room.superuser.rows('select signature from letter_approvals where letter_id = $1', [room.letterId]),
    ).toEqual([{ signature: 'drawn' }]);
    for (const table of ['letter_approvals', 'letter_versions', 'letter_views', 'case_history'])
      expect(
        await room.superuser.rows(`select 1 from ${table} t where strpos(t::text, $1) > 0`, [signature.path]),
      ).toEqual([]);
    const edited = await room.edit(room.staff, 'Once more');
    expect(edited.body.approval).toBeNull();
    expect((await readBack(await pdfShown())).alts).not.toContain(`Signature of ${body.document.signature.name}`);
  });

  test('has its signature in the PDF alone: the Word file, which is for editing, says so', async () => {
    const docx = async () => {
      const answer = await room.attorney.raw('GET', `/api/letters/${room.letterId}/docx`);
      const parts = await readZip(Buffer.from(await answer.arrayBuffer()));
      return String(parts.get('word/document.xml'));
    };
    expect(await docx()).not.toContain('Signed in the PDF');
    await approve(room.attorney, room.letterId);
    const approved = await docx();
    expect(approved).toContain('Signed in the PDF');
    expect(approved).not.toContain('/s/');
  });

  test('is signed by counsel alone, under their own name, and in the bytes that they saw', async () => {
    const { body } = await makeReady(room.attorney, room.letterId);
    const own = { kind: 'typed', name: body.document.signature.name } as const;
    const preview = (by: TestUser, signature: CounselSignature, sha = body.pdf_sha256) =>
      by.post(`/api/letters/${room.letterId}/signed-preview`, { sha256: sha, signature });
    expect((await preview(room.staff, own)).status).toBe(403);
    expect(await preview(room.attorney, { kind: 'typed', name: 'Grace Hopper' })).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining(own.name) },
    });
    expect(await preview(room.attorney, own, '0'.repeat(64))).toMatchObject({
      status: 409,
      body: { code: 'VERSION_MISMATCH' },
    });
    const shown = await preview(room.attorney, own);
    expect(sha256(Buffer.from(shown.body.pdf, 'base64'))).toBe(shown.body.sha256);
    const other = await room.attorney.post(`/api/letters/${room.letterId}/signed-preview`, {
      sha256: body.pdf_sha256,
      signature: { kind: 'drawn', path: 'M40 120L137 41' },
    });
    await readLetter(room.attorney, room.letterId);
    await room.attorney.post('/api/auth/confirm-password', { password: room.attorney.account?.password });
    const approving = (shown_sha256: string) =>
      room.attorney.post(`/api/letters/${room.letterId}/approve`, {
        sha256: body.pdf_sha256,
        exhibits_sha256: null,
        signature: own,
        shown_sha256,
        attestation: currentAttestation,
        license_reason: 'Admitted for this matter on motion.',
      });
    expect(await approving(other.body.sha256)).toMatchObject({ status: 409, body: { code: 'VERSION_MISMATCH' } });
    expect(await approving(shown.body.sha256)).toMatchObject({ status: 200, body: { status: 'approved' } });
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
      signature: { kind: 'drawn', path: 'M40 120L137 41' },
      sha256: first.body.pdf_sha256,
      exhibits_sha256: first.body.approval.exhibits_sha256,
    });
    expect(body.approval.sha256).not.toBe(first.body.approval.sha256);
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

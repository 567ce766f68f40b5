import { beforeAll, describe, expect, test } from 'vitest';
import forge from 'node-forge';
import { readBack } from '../../../testing/files/read-pdf-back.ts';
import { pdfsig, signedParts, verifySignature } from '../../../testing/files/verify-signature.ts';
import { sampleLetter } from '../../../testing/letters/sample-letter.ts';
import { createTypstRenderer } from '../typst/typst-renderer.ts';
import { signPdf } from './sign-pdf.ts';
import { identityFromP12, makeIdentity, type SigningIdentity } from './signing-identity.ts';

const at = new Date('2026-11-24T15:04:05Z');
const renderer = createTypstRenderer();
let identity: SigningIdentity;
let letter: Uint8Array;
let signed: Uint8Array;

beforeAll(async () => {
  identity = await makeIdentity({ organization: 'Unhold', host: 'unhold.example', at: new Date('2026-01-01') });
  letter = await renderer.renderLetter(sampleLetter);
  signed = await signedBy(identity);
});

async function signedBy(by: SigningIdentity): Promise<Uint8Array> {
  return signPdf(letter, { identity: by, at, reason: 'Signed by Dana Märsh, attorney' });
}

describe('a signed letter', () => {
  test('begins with the very bytes that were given, and has nothing behind them to read', async () => {
    expect(Buffer.from(signed).subarray(0, letter.byteLength).equals(Buffer.from(letter))).toBe(true);
    const [before, after] = [await readBack(letter), await readBack(signed)];
    expect([after.pages, after.roles]).toEqual([before.pages, before.roles]);
    expect(after.info['Title']).toBe(before.info['Title']);
  });

  test('carries a valid signature of the kind PAdES B-B, made by the certificate and covering the whole file', () => {
    const { wrong, certificate, attributes, dictionary } = verifySignature(signed);
    expect(wrong).toEqual([]);
    expect(certificate.subject).toContain('Unhold at unhold.example');
    expect(attributes.toSorted()).toEqual([
      '1.2.840.113549.1.9.16.2.47',
      '1.2.840.113549.1.9.3',
      '1.2.840.113549.1.9.4',
    ]);
    expect(dictionary).toContain('/SubFilter /ETSI.CAdES.detached');
  });

  test('does not verify once any byte is changed', () => {
    const { cms } = signedParts(signed);
    expect(cms.length).toBeGreaterThan(1_000);
    const hole = Buffer.from(signed).indexOf(cms.toString('hex').slice(0, 64));
    for (const place of [
      20,
      Math.floor(letter.byteLength / 2),
      letter.byteLength + 20,
      hole + 400,
      signed.length - 20,
    ]) {
      const changed = Uint8Array.from(signed);
      changed[place] = changed[place] === 0x30 ? 0x31 : 0x30;
      let wrong: string[];
      try {
        ({ wrong } = verifySignature(changed));
      } catch {
        wrong = ['unreadable'];
      }
      expect([place, wrong]).not.toEqual([place, []]);
    }
  });

  test('does not cover what was appended to it', () => {
    expect(verifySignature(Buffer.concat([signed, Buffer.from('\n% more\n')])).wrong).toEqual([
      'the whole file is covered',
    ]);
  });

  test.skipIf(pdfsig(new Uint8Array()) === null)('is valid to pdfsig, and invalid with one byte changed', () => {
    const said = pdfsig(signed);
    expect(said).toContain('Signature is Valid.');
    expect(said).toContain('Total document signed');
    expect(said).toContain('ETSI.CAdES.detached');
    const changed = Uint8Array.from(signed);
    changed[20] = 0x30;
    expect(pdfsig(changed)).not.toContain('Signature is Valid.');
  });
});

describe("the firm's certificate", () => {
  const p12Of = (passphrase: string) => {
    const key = forge.pki.privateKeyFromPem(identity.key);
    const own = forge.pki.certificateFromPem(identity.certificates[0]);
    return Buffer.from(
      forge.asn1.toDer(forge.pkcs12.toPkcs12Asn1(key, [own], passphrase, { algorithm: '3des' })).getBytes(),
      'binary',
    );
  };

  test('is read from a PKCS#12 file and signs', async () => {
    const firm = identityFromP12(p12Of('a pass phrase'), 'a pass phrase');
    expect(verifySignature(await signedBy(firm)).wrong).toEqual([]);
  });

  test('is refused with a wrong passphrase', () => {
    expect(() => identityFromP12(p12Of('a pass phrase'), 'another')).toThrow(/password|MAC/i);
  });
});

import { spawnSync } from 'node:child_process';
import { createHash, verify, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import forge from 'node-forge';

type Node = forge.asn1.Asn1;
type SignedPdf = { content: Buffer; cms: Buffer; covered: number; dictionary: string };

/** What verifying a PDF's one signature found. `wrong`: each check that failed, by name. */
type Verified = { wrong: string[]; certificate: X509Certificate; attributes: string[]; dictionary: string };

/**
 * The signed bytes and the CMS of a PDF with one signature; `covered`: how much of the file's length the byte range
 * spans.
 */
export function signedParts(pdf: Uint8Array): SignedPdf {
  const text = Buffer.from(pdf).toString('latin1');
  const found = [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)];
  if (found.length !== 1) throw new Error(`${found.length} signatures`);
  const [from = 0, length = 0, again = 0, rest = 0] = (found[0] ?? []).slice(1).map(Number);
  const bytes = Buffer.from(pdf);
  const padded = Buffer.from(text.slice(from + length + 1, again - 1), 'hex');
  const at = found[0]?.index ?? 0;
  return {
    content: Buffer.concat([bytes.subarray(from, from + length), bytes.subarray(again, again + rest)]),
    // A CMS of this size has a length of two bytes; zeros follow it.
    cms: padded.subarray(0, 4 + padded.readUInt16BE(2)),
    covered: again + rest,
    dictionary: text.slice(text.lastIndexOf('obj', at), at),
  };
}

/**
 * Verifies what PAdES B-B requires, directly from the file's structures. Throws for a file that is not a signed PDF.
 */
export function verifySignature(pdf: Uint8Array): Verified {
  const { content, cms, covered, dictionary } = signedParts(pdf);
  const signed = kids(kids(kids(forge.asn1.fromDer(cms.toString('binary')))[1])[0]);
  const certificate = new X509Certificate(der(kids(signed[3])[0]));
  const [, , , attributes, , signature] = kids(kids(signed[4])[0]);
  const values = new Map(kids(attributes).map((each) => [oidOf(kids(each)[0]), kids(kids(each)[1])[0]]));
  // The signature covers the attributes as a SET, which has another tag.
  const set = Buffer.concat([Buffer.from([0x31]), der(attributes).subarray(1)]);
  const essHash = kids(kids(kids(values.get('1.2.840.113549.1.9.16.2.47'))[0])[0])[0];
  const checks: Record<string, boolean> = {
    'the whole file is covered': covered === pdf.byteLength,
    digest: bytesOf(values.get('1.2.840.113549.1.9.4')).equals(sha256(content)),
    signature: verify('sha256', set, certificate.publicKey, bytesOf(signature)),
    'the attributes are in order': der(attributes).equals(inOrder(attributes)),
    'signing certificate': bytesOf(essHash).equals(sha256(certificate.raw)),
    'content type': oidOf(values.get('1.2.840.113549.1.9.3')) === '1.2.840.113549.1.7.1',
    'no signing time': !values.has('1.2.840.113549.1.9.5'),
  };
  return {
    wrong: Object.keys(checks).filter((name) => !checks[name]),
    certificate,
    attributes: [...values.keys()],
    dictionary,
  };
}

/** The output of poppler's `pdfsig`; null where it is not installed. */
export function pdfsig(pdf: Uint8Array): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'unhold-pdfsig-'));
  try {
    const file = join(folder, 'letter.pdf');
    writeFileSync(file, pdf);
    const { error, stdout, stderr } = spawnSync('pdfsig', ['-nocert', file], { encoding: 'utf8' });
    return error ? null : `${stdout}${stderr}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function inOrder(attributes: Node | undefined): Buffer {
  const sorted = kids(attributes)
    .map((each) => der(each))
    .toSorted(Buffer.compare);
  const whole = der(attributes);
  return Buffer.concat([whole.subarray(0, whole.length - Buffer.concat(sorted).length), ...sorted]);
}

const kids = (node: Node | undefined): Node[] => (Array.isArray(node?.value) ? node.value : []);
const der = (node: Node | undefined): Buffer =>
  node ? Buffer.from(forge.asn1.toDer(node).getBytes(), 'binary') : Buffer.alloc(0);
const bytesOf = (node: Node | undefined): Buffer =>
  Buffer.from(typeof node?.value === 'string' ? node.value : '', 'binary');
const oidOf = (node: Node | undefined): string =>
  typeof node?.value === 'string' ? forge.asn1.derToOid(node.value) : '';
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

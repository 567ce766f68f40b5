import { createHash, sign, X509Certificate } from 'node:crypto';
import { Signer } from '@signpdf/utils';
import forge from 'node-forge';
import type { SigningIdentity } from './signing-identity.ts';

const { asn1 } = forge;
const { Class, Type } = asn1;
type Node = forge.asn1.Asn1;

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
};

/**
 * Signs as PAdES B-B asks (ETSI EN 319 142-1): a detached CMS whose signed attributes are content type, digest and the
 * hash of the certificate. No signing-time attribute: in a PDF the time is the signature dictionary's.
 */
export class CadesSigner extends Signer {
  readonly #identity: SigningIdentity;

  constructor(identity: SigningIdentity) {
    super();
    this.#identity = identity;
  }

  override async sign(content: Buffer): Promise<Buffer> {
    const { key, certificates } = this.#identity;
    const chain = certificates.map((pem) => new X509Certificate(pem).raw);
    const attributes = signedAttributes(content, chain[0] ?? Buffer.alloc(0));
    // What is signed is the set itself; what is stored is the same under an implicit tag.
    const signature = sign('sha256', derOf(set(attributes)), key);
    const signer = sequence([
      integer(1),
      issuerAndSerial(chain[0] ?? Buffer.alloc(0)),
      algorithm(oids.sha256),
      asn1.create(Class.CONTEXT_SPECIFIC, 0, true, attributes),
      algorithm(oids.rsa),
      octets(signature),
    ]);
    const signed = sequence([
      integer(1),
      set([algorithm(oids.sha256)]),
      sequence([oid(oids.data)]),
      asn1.create(Class.CONTEXT_SPECIFIC, 0, true, chain.map(parsed)),
      set([signer]),
    ]);
    return derOf(sequence([oid(oids.signedData), asn1.create(Class.CONTEXT_SPECIFIC, 0, true, [signed])]));
  }
}

function signedAttributes(content: Buffer, certificate: Buffer): Node[] {
  const attribute = (type: string, value: Node) => sequence([oid(type), set([value])]);
  return [
    attribute(oids.contentType, oid(oids.data)),
    attribute(oids.messageDigest, octets(hashOf(content))),
    // The hash algorithm is left out: SHA-256 is the default, and DER never writes defaults.
    attribute(oids.signingCertificateV2, sequence([sequence([sequence([octets(hashOf(certificate))])])])),
  ].toSorted((a, b) => Buffer.compare(derOf(a), derOf(b)));
}

/** Copied from the certificate, so that the names are the same to the byte. */
function issuerAndSerial(certificate: Buffer): Node {
  const body = valuesOf(valuesOf(parsed(certificate))[0]);
  // A version 3 certificate begins with its version.
  const [, serial, , issuer] = body;
  if (!serial || !issuer) throw new Error('the certificate cannot be read');
  return sequence([issuer, serial]);
}

const valuesOf = (node: Node | undefined): Node[] => (Array.isArray(node?.value) ? node.value : []);
const parsed = (der: Buffer): Node => asn1.fromDer(der.toString('binary'));
const derOf = (node: Node): Buffer => Buffer.from(asn1.toDer(node).getBytes(), 'binary');
const hashOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const sequence = (values: Node[]): Node => asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, values);
const set = (values: Node[]): Node => asn1.create(Class.UNIVERSAL, Type.SET, true, values);
const oid = (dotted: string): Node => asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(dotted).getBytes());
const octets = (bytes: Buffer): Node => asn1.create(Class.UNIVERSAL, Type.OCTETSTRING, false, bytes.toString('binary'));
const integer = (value: number): Node =>
  asn1.create(Class.UNIVERSAL, Type.INTEGER, false, asn1.integerToDer(value).getBytes());
const algorithm = (dotted: string): Node => sequence([oid(dotted), asn1.create(Class.UNIVERSAL, Type.NULL, false, '')]);

import { createPrivateKey, generateKeyPair, randomBytes, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';

/** What PDFs are signed with: an RSA key and its certificate, followed by those that vouch for it. All PEM. */
export type SigningIdentity = { key: string; certificates: readonly [string, ...string[]] };

/** RSA of this size is good beyond 2030; letters are kept for seven years and longer. */
const keyBits = 3072;
const years = 20;
// node-forge takes a type here, but its declarations want a class.
const utf8 = forge.asn1.Type.UTF8 as number as forge.asn1.Class;

/** A new key with a certificate that it signs itself, valid from `at`. `host` is where the installation answers. */
export async function makeIdentity(said: { organization: string; host: string; at: Date }): Promise<SigningIdentity> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: keyBits });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey.export({ type: 'spki', format: 'pem' }).toString());
  // The first bit stays 0, so that the number is positive.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = said.at;
  certificate.validity.notAfter = new Date(Date.UTC(said.at.getUTCFullYear() + years, said.at.getUTCMonth(), 1));
  const names = [
    { name: 'organizationName', value: said.organization, valueTagClass: utf8 },
    { name: 'commonName', value: `${said.organization} at ${said.host}`, valueTagClass: utf8 },
  ];
  certificate.setSubject(names);
  certificate.setIssuer(names);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(key), forge.md.sha256.create());
  return { key, certificates: [forge.pki.certificateToPem(certificate)] };
}

/** The firm's own, from a PKCS#12 file. Throws with what is wrong with it, such as a wrong passphrase. */
export function identityFromP12(file: Uint8Array, passphrase: string): SigningIdentity {
  const { pkcs8ShroudedKeyBag, keyBag, certBag } = forge.pki.oids;
  const store = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(Buffer.from(file).toString('binary')), passphrase);
  const bagsOf = (type: string | undefined) => (type ? (store.getBags({ bagType: type })[type] ?? []) : []);
  const key = [...bagsOf(pkcs8ShroudedKeyBag), ...bagsOf(keyBag)].find((bag) => bag.key)?.key;
  if (!key) throw new Error('it holds no RSA key');
  const pem = forge.pki.privateKeyToPem(key);
  const certificates = bagsOf(certBag).flatMap(({ cert }) => (cert ? [forge.pki.certificateToPem(cert)] : []));
  const own = certificates.find((each) => new X509Certificate(each).checkPrivateKey(createPrivateKey(pem)));
  if (!own) throw new Error('it holds no certificate of its key');
  return { key: pem, certificates: [own, ...certificates.filter((each) => each !== own)] };
}

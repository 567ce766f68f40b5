import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

type Options = { challenge: string; rpId?: string; rp?: { id: string } };

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
/** CBOR (RFC 8949): text of up to 23 bytes, bytes of 24 to 65,535. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) =>
  value.length < 256
    ? Buffer.concat([Buffer.from([0x58, value.length]), value])
    : Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value]);

/**
 * A passkey like a phone's: an ES256 key that answers WebAuthn challenges. `checksOwner`: whether it verifies the user
 * by finger, face or code.
 */
export class SoftwarePasskey {
  readonly id = randomBytes(16);
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private readonly origin: string;
  private readonly checksOwner: boolean;
  private counter = 0;

  constructor({ origin = 'http://localhost:3000', checksOwner = true } = {}) {
    this.origin = origin;
    this.checksOwner = checksOwner;
    ({ privateKey: this.privateKey, publicKey: this.publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  }

  /** The response to `generate-register-options`. */
  register(options: Options) {
    const clientData = this.clientData('webauthn.create', options.challenge);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.coseKey()]);
    const authData = Buffer.concat([this.authenticatorData(options.rp?.id ?? 'localhost', 0x40), credential]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ]);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The response to `generate-authenticate-options`. */
  authenticate(options: Options) {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', options.challenge);
    const authData = this.authenticatorData(options.rpId ?? 'localhost', 0);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.privateKey);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private answer(response: object) {
    const id = this.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      authenticatorAttachment: 'platform',
      response,
    };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  /** Flags: 1 for user present, 4 for user verified. */
  private authenticatorData(rpId: string, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([1 | (this.checksOwner ? 4 : 0) | more]), counter]);
  }

  /** An EC2 key on P-256 for ES256 (RFC 9053). */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ]);
  }
}

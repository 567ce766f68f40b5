import { randomBytes, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../kernel/keyed-hash.ts';

/**
 * A browser that was used to sign in or sign up before: its own id, and a proof for each account, the newest first. A
 * sign-in is proved by the account's email, a sign-up by its id.
 */
type Device = { id: string; proofs: readonly string[] };

export const deviceCookie = 'device';

/** Seconds that a browser remembers it: as long as browsers allow. */
export const deviceSeconds = 400 * 86_400;
/** Enough for five accounts, each signed up for and signed in to. */
const maxProofs = 10;

/** The device that the cookie names; a new one when the cookie is missing or malformed. */
export function readDevice(cookie: string | null): Device {
  const [id = '', ...proofs] = (cookie ?? '').split('.');
  return /^[\w-]{22}$/.test(id)
    ? { id, proofs: proofs.slice(0, maxProofs) }
    : { id: randomBytes(16).toString('base64url'), proofs: [] };
}

/**
 * Whether this browser was used to sign in to the account with this email, or to sign up for the one with this id. The
 * proof cannot be forged.
 */
export function knows(device: Device, account: string, appKeys: readonly string[]): boolean {
  return appKeys.some((appKey) => device.proofs.some((proof) => same(proof, proofOf(device, account, appKey))));
}

/** The device's cookie after a sign-in to the account, or a sign-up for it. */
export function remembering(device: Device, account: string, appKey: string): string {
  const proof = proofOf(device, account, appKey);
  return [device.id, proof, ...device.proofs.filter((each) => each !== proof)].slice(0, maxProofs + 1).join('.');
}

const proofOf = ({ id }: Device, account: string, appKey: string): string =>
  keyedHash(appKey, 'known-device', `${id} ${account.trim().toLowerCase()}`);

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

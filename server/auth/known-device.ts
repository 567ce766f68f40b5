import { randomBytes, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../kernel/keyed-hash.ts';

/**
 * A browser from which somebody has signed in or up before: its own id, and a proof for each account, the newest first. An account is
 * known by its email once somebody has signed in to it, and by its id once somebody has signed up for it.
 */
type Device = { id: string; proofs: readonly string[] };

export const deviceCookie = 'device';

/** Seconds that a browser remembers it: as long as browsers allow. */
export const deviceSeconds = 400 * 86_400;
/** Of five accounts, each signed up for and signed in to. */
const maxProofs = 10;

/** What the cookie says; a new device when it says nothing that could be meant. */
export function readDevice(cookie: string | null): Device {
  const [id = '', ...proofs] = (cookie ?? '').split('.');
  return /^[\w-]{22}$/.test(id)
    ? { id, proofs: proofs.slice(0, maxProofs) }
    : { id: randomBytes(16).toString('base64url'), proofs: [] };
}

/** Whether somebody has signed in to the account with this email, or up for the one with this id. It cannot be made up. */
export function knows(device: Device, account: string, appKeys: readonly string[]): boolean {
  return appKeys.some((appKey) => device.proofs.some((proof) => same(proof, proofOf(device, account, appKey))));
}

/** The cookie of the device once it has signed in to the account, or up for it. */
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

import { openSecret, sealSecret } from './sealed-secret.ts';

const purpose = 'tax-ids';

/** Encrypts a tax id under a key derived from APP_KEY. */
export const sealEin = (ein: string, appKey: string): Buffer => sealSecret(ein, appKey, purpose);

/** Throws when the bytes were altered or encrypted under another key. */
export const openEin = (sealed: Buffer, appKey: string): string => openSecret(sealed, appKey, purpose);

/** How an EIN is shown everywhere but in its recorded reveal. */
export const maskedEin = (last4: string | null): string | null => (last4 === null ? null : `**-***${last4}`);

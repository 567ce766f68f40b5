import { openSecret, sealSecret } from './sealed-secret.ts';

export const einPurpose = 'tax-ids';

/** Encrypts a tax id under a key derived from APP_KEY. */
export const sealEin = (ein: string, appKey: string): Buffer => sealSecret(ein, appKey, einPurpose);

/** Throws when the bytes were altered or encrypted under none of these keys. */
export const openEin = (sealed: Buffer, appKeys: readonly string[]): string => openSecret(sealed, appKeys, einPurpose);

/** How an EIN is shown everywhere but in its recorded reveal. */
export const maskedEin = (last4: string | null): string | null => (last4 === null ? null : `**-***${last4}`);

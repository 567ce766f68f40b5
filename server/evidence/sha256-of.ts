import { createHash } from 'node:crypto';

/** SHA-256 in hex of a value's JSON. */
export const sha256Of = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

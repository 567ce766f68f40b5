import { readFileSync } from 'node:fs';

const read: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The version of package.json. */
export const version: string =
  typeof read === 'object' && read !== null && 'version' in read ? String(read.version) : 'unknown';

import { createHash } from 'node:crypto';
import { join } from 'node:path';

export const strippedFolder = join(import.meta.dirname, '..', 'build', 'stripped');

/** Where a source's text without its types is kept: under a name of its content, so that it can never be that of another version. */
export const strippedFile = (source) => join(strippedFolder, `${createHash('sha256').update(source).digest('hex')}.js`);

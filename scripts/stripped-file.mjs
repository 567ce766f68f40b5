import { createHash } from 'node:crypto';
import { join } from 'node:path';

export const strippedFolder = join(import.meta.dirname, '..', 'build', 'stripped');

/** Where a source without its types is kept: named by its content, so that it never belongs to another version. */
export const strippedFile = (source) => join(strippedFolder, `${createHash('sha256').update(source).digest('hex')}.js`);

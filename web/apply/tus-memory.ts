import { recordOf } from '../../domain/json.ts';

/** What the tus client stores in the browser about unfinished uploads. Pure, given the storage. */
type Memory = Pick<Storage, 'getItem' | 'removeItem'> & object;

const entriesOf = (memory: Memory) =>
  Object.keys(memory)
    .filter((key) => key.startsWith('tus::'))
    .map((key) => ({ key, entry: parse(memory.getItem(key)) }));

/** Names of files whose upload was cut off when a tab was killed. */
export function unfinishedUploads(memory: Memory): string[] {
  const names = entriesOf(memory).map(({ entry }) => nameIn(entry));
  return [...new Set(names.filter((name): name is string => typeof name === 'string' && name !== ''))];
}

/**
 * Forgets a refused or canceled upload, so that it is not resumed: a refused file is already complete and would count
 * as done.
 */
export function forgetUpload(memory: Memory, uploadUrl: string): void {
  for (const { key, entry } of entriesOf(memory)) if (entry['uploadUrl'] === uploadUrl) memory.removeItem(key);
}

/** Forgets other uploads under the name of a file that has arrived: they are of the file before it was saved again. */
export function forgetUploadsNamed(memory: Memory, name: string): void {
  for (const { key, entry } of entriesOf(memory)) if (nameIn(entry) === name) memory.removeItem(key);
}

const nameIn = (entry: Record<string, unknown>): unknown => recordOf(entry['metadata'])['filename'];

function parse(text: string | null): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

import { recordOf } from '../../domain/json.ts';

/** What the tus client remembers on this device of uploads that have not finished. Pure, given the storage. */
type Memory = Pick<Storage, 'getItem' | 'removeItem'> & object;

const entriesOf = (memory: Memory) =>
  Object.keys(memory)
    .filter((key) => key.startsWith('tus::'))
    .map((key) => ({ key, entry: parse(memory.getItem(key)) }));

/** Names of files whose upload a killed tab cut off. */
export function unfinishedUploads(memory: Memory): string[] {
  const names = entriesOf(memory).map(({ entry }) => recordOf(entry['metadata'])['filename']);
  return [...new Set(names.filter((name): name is string => typeof name === 'string' && name !== ''))];
}

/** A refused or cancelled upload is not to be gone on with: the whole of a refused file is there already, and would pass as done. */
export function forgetUpload(memory: Memory, uploadUrl: string): void {
  for (const { key, entry } of entriesOf(memory)) if (entry['uploadUrl'] === uploadUrl) memory.removeItem(key);
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

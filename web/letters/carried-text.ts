import type { CarriedOver } from '../../contract/letter-generator.ts';

const list = new Intl.ListFormat('en-US');

/** Says whose edits a draft contains, and what to read in it; null if it contains none. */
export function carriedText(carried: CarriedOver | null): string | null {
  if (!carried) return null;
  const { editors, both } = carried;
  const whose = `It has the changes of ${list.format(editors.length > 0 ? editors : ['somebody'])}.`;
  if (both.length === 0) return whose;
  return `${whose} The case says otherwise by now in ${list.format(both)}, where the edited text stands: read ${both.length === 1 ? 'it' : 'them'}.`;
}

/** The result of a bulk change as text, and the change that reverts it. */
import type { BulkChange } from '../../../contract/cases-for-staff.ts';
import type { Picked, Selection } from './selection.ts';

/** `summary`: "status Closed", "owner Ann Lee". */
export type BulkChoice = { summary: string; change: BulkChange };
export type BulkPart = { id: string; version: number; change: BulkChange };
export type BulkResult = {
  id: string;
  ok: boolean;
  version: number | null;
  message: string | null;
  before: BulkChange | null;
};
export type Refused = { id: string; case_number: string; why: string };

const cases = (count: number) => (count === 1 ? '1 case' : `${count.toLocaleString('en-US')} cases`);

/** The toast for a bulk change. A case that already had the value is recognized by its unchanged version. */
export function resultText(
  results: readonly BulkResult[],
  sent: readonly BulkPart[],
  summary: string,
): { title: string; description?: string; tone: 'plain' | 'danger' } {
  const versions = new Map(sent.map(({ id, version }) => [id, version]));
  const refused = results.filter((each) => !each.ok).length;
  const same = results.filter((each) => each.ok && each.version === versions.get(each.id)).length;
  const changed = results.length - refused - same;
  const sentences = [
    same > 0 && changed + refused > 0 ? `${cases(same)} ${same === 1 ? 'was' : 'were'} so already.` : '',
    refused > 0 ? `${cases(refused)} refused: the list below the table says why.` : '',
  ].filter(Boolean);
  const none = refused > 0 ? 'No case was changed.' : `Nothing to change: ${summary} already.`;
  return {
    title: changed > 0 ? `${cases(changed)} changed: ${summary}.` : none,
    description: sentences.length > 0 ? sentences.join(' ') : undefined,
    tone: changed === 0 && refused > 0 ? 'danger' : 'plain',
  };
}

/** The refused cases by number. */
export function refusedOf(results: readonly BulkResult[], picked: Selection): Refused[] {
  return results
    .filter((each) => !each.ok)
    .map(({ id, message }) => ({
      id,
      case_number: picked.get(id)?.case_number ?? id,
      why: message ?? 'It could not be changed.',
    }));
}

/** Reverts only what was changed; what cannot be reverted (an attorney to none) has no `before` and is skipped. */
export function undoParts(results: readonly BulkResult[]): BulkPart[] {
  return results.flatMap(({ id, ok, version, before }) =>
    ok && before && version !== null ? [{ id, version, change: before }] : [],
  );
}

/** The current version of each case that the response reports. */
export const versionsOf = (results: readonly BulkResult[]): ReadonlyMap<string, number> =>
  new Map(results.flatMap(({ id, version }) => (version === null ? [] : [[id, version] as const])));

export const partsOf = (picked: Iterable<Picked>, change: BulkChange): BulkPart[] =>
  [...picked].map(({ id, version }) => ({ id, version, change }));

import type { Agreement, Stated } from './agreement.ts';
import { versionHash } from './as-read.ts';

/** On both a value with the same quotes, or on both none. */
const alike = (one: Stated<unknown> | undefined, other: Stated<unknown> | undefined): boolean =>
  JSON.stringify([one?.value ?? null, one?.quote, one?.more]) ===
  JSON.stringify([other?.value ?? null, other?.quote, other?.more]);

const shared = <Clause extends { quote: string | null }>(
  list: readonly Clause[],
  others: readonly Clause[],
): Clause[] => list.filter(({ quote }) => quote !== null && others.some((other) => other.quote?.includes(quote)));

/**
 * What a text between two versions is taken to say: the clauses that both have in the same words. What they say otherwise is not known of
 * it. It goes by the id and the first day of the earlier one, and counts as read where both do.
 */
export function sameWords(before: Agreement, after: Agreement): Agreement {
  const differs = {
    value: null,
    reason: `the versions of ${before.effective.from} and ${after.effective.from} do not say it in the same words`,
  };
  const own = new Map<string, Stated<unknown>>(Object.entries(before.procedure));
  const others = new Map<string, Stated<unknown>>(Object.entries(after.procedure));
  const otherwise = [...own.keys(), ...others.keys()].filter((name) => !alike(own.get(name), others.get(name)));
  const said: Agreement = {
    ...before,
    party: alike(before.party, after.party) ? before.party : differs,
    procedure: { ...before.procedure, ...Object.fromEntries(otherwise.map((name) => [name, differs])) },
    holds: shared(before.holds, after.holds),
    adverse: shared(before.adverse, after.adverse),
    amendment: shared(before.amendment, after.amendment),
  };
  const read = [before, after].every((version) => versionHash(version) === version.frozen);
  return read ? { ...said, frozen: versionHash(said) } : said;
}

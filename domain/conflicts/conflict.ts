import { z } from 'zod';
import { comparedName, namesIn } from './name.ts';
import { enough, likenessOf } from './same-name.ts';

/**
 * Where a name was found: among processors, from our list or named by a merchant, each adverse in some case; on the
 * firm's list; or among clients of other merchants' cases.
 */
const hitKinds = ['processor', 'listed_adverse', 'listed_client', 'client'] as const;
export const conflictOutcomes = ['nothing_found', 'no_conflict', 'waived', 'conflict'] as const;
export type ConflictOutcome = (typeof conflictOutcomes)[number];

/** A name in this case next to another that may be the same. `about`: where the other one stands. `key` is stable. */
export const conflictHit = z.object({
  key: z.string(),
  kind: z.enum(hitKinds),
  ours: z.string(),
  theirs: z.string(),
  about: z.string(),
});
export type ConflictHit = z.infer<typeof conflictHit>;

/** A party that this case is compared with. */
export type OtherParty = { kind: ConflictHit['kind']; name: string; about: string };
/** The names of a case: the client's own, and those it stands against. */
export type CaseParties = { client: readonly string[]; adverse: readonly string[] };

/**
 * Possible conflicts: our client may be somebody whom the firm or another client opposes, or the other side of this
 * case may be a client. It is no conflict that a client has another case, or that a processor is the other side of
 * every case.
 */
export function conflictsOf({ client, adverse }: CaseParties, others: readonly OtherParty[]): ConflictHit[] {
  const sides = { client: compared(client), adverse: compared(adverse) };
  const hits = new Map<string, ConflictHit>();
  for (const other of others) {
    const ours = other.kind === 'processor' || other.kind === 'listed_adverse' ? sides.client : sides.adverse;
    for (const theirs of compared([other.name]))
      for (const own of ours) {
        if (likenessOf(own.name, theirs.name) < enough) continue;
        const key = `${other.kind}:${own.said}:${theirs.said}:${other.about}`;
        hits.set(key, { key, kind: other.kind, ours: own.said, theirs: theirs.said, about: other.about });
      }
  }
  return [...hits.values()];
}

const compared = (entries: readonly string[]) =>
  [...new Set(entries.flatMap(namesIn))].map((said) => ({ said, name: comparedName(said) }));

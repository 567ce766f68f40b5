import { corruptions, isCaught, type Corruption } from '../../testing/letters/corruptions.ts';
import { draftLetter, type Draft } from '../../drafting/draft-letter.ts';
import { verifyLetter } from '../../drafting/verify-letter.ts';
import { atLeast, type Goal } from './goal.ts';
import { variedRequest } from './varied-request.ts';

type Tally = { tried: number; caught: number; misses: string[] };

function tryKind(
  { kind, must, apply }: Corruption,
  draft: Draft,
  known: ReadonlySet<string>,
  tally: Tally,
  seed: number,
): void {
  const document = apply(draft.document, draft.factSheet);
  if (document === null) return;
  tally.tried += 1;
  const { findings } = verifyLetter(document, draft.factSheet, { confirmedAuthorityIds: draft.plan.authorityRefs });
  const fresh = findings.filter(({ key }) => !known.has(key));
  if (isCaught(must, fresh, document, draft.factSheet)) tally.caught += 1;
  else tally.misses.push(`seed ${seed}: ${kind}`);
}

/** Applies each corruption to `each` letters that allow it, starting at seed `from`; a rare one stops after four times as many letters. */
export function measureCorruptions(from: number, each: number): Goal[] {
  const tallies = new Map<string, Tally>(corruptions.map(({ kind }) => [kind, { tried: 0, caught: 0, misses: [] }]));
  const open = (): Corruption[] => corruptions.filter(({ kind }) => (tallies.get(kind)?.tried ?? 0) < each);
  for (let seed = from; seed < from + 4 * each && open().length > 0; seed += 1) {
    const draft = draftLetter(variedRequest(seed));
    const { findings } = verifyLetter(draft.document, draft.factSheet, {
      confirmedAuthorityIds: draft.plan.authorityRefs,
    });
    const known = new Set(findings.map((finding) => finding.key));
    for (const corruption of open()) {
      const tally = tallies.get(corruption.kind);
      if (tally) tryKind(corruption, draft, known, tally, seed);
    }
  }
  const all = [...tallies.values()];
  const total = (of: (tally: Tally) => number): number => all.reduce((sum, tally) => sum + of(tally), 0);
  const perKind = [...tallies].map(([kind, { tried, caught, misses }]) =>
    atLeast(`  ${kind}`, caught, tried, 0.999, misses),
  );
  return [
    atLeast(
      `corrupted letters caught, ${tallies.size} kinds`,
      total((tally) => tally.caught),
      total((tally) => tally.tried),
      0.999,
      [],
    ),
    ...perKind,
  ];
}

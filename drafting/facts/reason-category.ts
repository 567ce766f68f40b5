import type { ReasonCategory } from '../../domain/cases/hold.ts';
import { inOrder, reasons } from '../../knowledge/reasons/reasons.ts';
import { withoutWhatIsSetAside } from '../../knowledge/reasons/set-aside.ts';

/** One thing that hardly any other reason says, or two that others say too. */
const enough = 2;

const count = (patterns: readonly RegExp[] | undefined, words: string): number =>
  (patterns ?? []).filter((pattern) => pattern.test(words)).length;

/**
 * The law that may hold the money, whatever else is said, so that none of it is demanded; else the reason for which most speaks, the earlier row of the table where two have as much; null where none has enough.
 */
function bySigns(words: string): ReasonCategory | null {
  const byLaw = inOrder.find((key) => reasons[key].heldByLaw && count(reasons[key].said, words) > 0);
  if (byLaw) return byLaw;
  const [first] = inOrder
    .map((key) => ({ key, weight: 2 * count(reasons[key].said, words) + count(reasons[key].hinted, words) }))
    .toSorted((a, b) => b.weight - a.weight);
  return first && first.weight >= enough ? first.key : null;
}

/** Typed as in a notice: "don’t" and "dont" as "don't". */
const asWritten = (words: string): string =>
  words
    .replaceAll('’', "'")
    .replaceAll(/\b(do|does|did|ca|wo|is|was|are|were|have|has|had|would|could)nt\b/gi, "$1n't");

/**
 * Which reason a processor's words, or the merchant's account of them, give. Null or blank is `none`; words that fit no
 * reason are `unspecified`. That nothing may be said is a reason only where no other is given.
 */
export function reasonCategoryOf(reason: string | null): ReasonCategory {
  if (!reason) return 'none';
  const words = withoutWhatIsSetAside(asWritten(reason));
  return bySigns(words) ?? inOrder.find((key) => count(reasons[key].vague, words) > 0) ?? 'unspecified';
}

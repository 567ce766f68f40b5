import type { ReasonCategory } from '../../domain/cases/hold.ts';
import { inOrder, reasons } from '../../knowledge/reasons/reasons.ts';
import { withoutWhatIsSetAside } from '../../knowledge/reasons/set-aside.ts';

const enoughHints = 2;

const count = (patterns: readonly RegExp[] | undefined, words: string): number =>
  (patterns ?? []).filter((pattern) => pattern.test(words)).length;

/** The reason with the most hints; null where none has enough, or two have as many. */
function byHints(words: string): ReasonCategory | null {
  const [first, second] = inOrder
    .map((key) => ({ key, hints: count(reasons[key].hinted, words) }))
    .toSorted((a, b) => b.hints - a.hints);
  return first && first.hints >= enoughHints && first.hints > (second?.hints ?? 0) ? first.key : null;
}

/** Typed as in a notice: "don’t" and "dont" as "don't". */
const asWritten = (words: string): string =>
  words
    .replaceAll('’', "'")
    .replaceAll(/\b(do|does|did|ca|wo|is|was|are|were|have|has|had|would|could)nt\b/gi, "$1n't");

/**
 * Which reason a processor's words, or the merchant's account of them, give. Null or blank is `none`; words that fit no
 * reason, or two equally, are `unspecified`. That nothing may be said is a reason only where no other is given.
 */
export function reasonCategoryOf(reason: string | null): ReasonCategory {
  if (!reason) return 'none';
  const words = withoutWhatIsSetAside(asWritten(reason));
  return (
    inOrder.find((key) => count(reasons[key].said, words) > 0) ??
    byHints(words) ??
    inOrder.find((key) => count(reasons[key].vague, words) > 0) ??
    'unspecified'
  );
}

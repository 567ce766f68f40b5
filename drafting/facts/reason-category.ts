import type { ReasonCategory } from '../../domain/cases/hold.ts';
import { inOrder, reasons } from '../../knowledge/reasons/reasons.ts';

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

/**
 * Which reason a processor's words, or the merchant's account of them, give. Null or blank is `none`; words that fit no
 * reason, or two equally, are `unspecified`.
 */
export function reasonCategoryOf(reason: string | null): ReasonCategory {
  if (!reason) return 'none';
  const words = reason.replaceAll('’', "'");
  return (
    inOrder.find((key) => count(reasons[key].said, words) > 0) ??
    byHints(words) ??
    inOrder.find((key) => reasons[key].vague?.test(words)) ??
    'unspecified'
  );
}

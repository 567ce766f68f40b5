/**
 * Whether words tie a label to a sum. A sum in the wrong role is worse than one without a role, so nothing doubtful is
 * tied.
 */
import { cellBreak } from './table-cells.ts';
import type { AmountRole } from './finding-roles.ts';

/**
 * Words that part a sum from the label before it: in "$12,000.00 is held, of which $2,000.00 are disputed", "held" is
 * about the whole.
 */
const apart =
  /\b(?:of which|less|minus|plus|including|until|up to|at most|(?:a )?maximum of|exceeds?|reach(?:es)?|limit of|threshold of|capped at|due to|caused by|because|although|unless|if|but|while|most recently|for example|for instance|e\.g\.|such as|the (?:largest|latest|last|first|newest)(?: one| of (?:these|them|which))? (?:was|is|being|for|of|at))\b/i;
/**
 * Words that name another sum: "We hold your funds because of an order of $6,000.00", "refunds aside, your plan costs
 * $49.00".
 */
const ofOther =
  /\b(?:(?:fee|plan|price|cost|loan|advance|bill|fine|penalty|penaltie|subscription|ticket)s?\b[^.]{0,25}|(?:an?|one|the|each|every) (?:\w+ ){0,2}(?:order|invoice|purchase)\b[^.]{0,20})$/i;
/** Words before a limit or a part: "payouts over $250.00", "in installments of $500.00". */
const limit =
  /\b(?:above|over|beyond|below|under|(?:more|less|greater|higher|lower) than|in excess of|at least|up to|at most|maximum of|(?:part|installment|instalment|step|increment)s? of)\s*$/i;
const rate =
  /^\s*(?:(?:\/|an?\b|per\b|each\b|every\b)\s*(?:day|week|month|year|transaction|order|sale|payout|payment|item|unit|share|hour|dispute|chargeback|refund)\b|(?:daily|weekly|monthly|yearly|annually|or (?:more|less|higher)|and (?:more|above)|short|below|above)\b)/i;
/**
 * Roles that are totals over all cases. Such a label far from a sum may be about anything, so it must be linked to the
 * sum.
 */
const totals: readonly (AmountRole | null)[] = ['gross_volume', 'refunds', 'chargebacks'];
const linked =
  /(?:^[^\p{L},]*|:|\b(?:of|to|at|is|are|was|were|be|been|stands?|total(?:l?ed|l?ing|s)?|reached|equal(?:s|ed)?|made up|worth)(?:\s+(?:about|around|approximately|nearly|almost|roughly|exactly|some|currently|now))?)$/iu;

/** Between table cells, spaces alone make the link. */
const isLinked = (between: string): boolean => between.endsWith('  ') || linked.test(between.trimEnd());

/** Whether a label that stands before a sum, with these words between, names it. */
export function isTied(role: AmountRole | null, between: string): boolean {
  if (endsSentence(between) || apart.test(between)) return false;
  if (role === null || isNear(between)) return true;
  return !ofOther.test(between) && !limit.test(between) && (!totals.includes(role) || isLinked(between));
}

/** Whether a sum is the former value of another: "raised from $5,000.00 to $15,000.00". */
export const isFormer = (before: string, behind: string): boolean =>
  /\bfrom\s*$/i.test(before.slice(-12)) && /^\s*to\s+(?:USD?\s?)?\$?\s?\d/i.test(behind);

/** Whether a sum is a limit or a rate, as the words before and behind it say. */
export const isLimit = (before: string, behind: string): boolean => limit.test(before) || rate.test(behind);

export const endsSentence = (between: string): boolean =>
  /[.;](?:\s|$)(?! ?\d)/.test(between.replaceAll(/\b(?:no|approx|inc|u\.s|avg)\./gi, ''));
export const isNear = (between: string): boolean =>
  /^[\s:=.…_-]*(?:\([^)]*\)[\s:=.…_-]*)?(?:[$(][\s:=.…_$(-]*)?(?:usd\s*)?$/i.test(between) ||
  /^ {3,}(?:[\d,]+ *)?$/.test(between);

/** Names that do not say what a sum is, as "Amount: $1,204.55" below "On hold". */
const anySum = /^\W*(?:(?:the|your|current|total) )*(?:amounts?|balance|total|sum|funds?|money|payouts?|usd?)\W*$/i;

/**
 * Where the name before a colon and a sum begins, as in "Held batches: $66,090.41"; null where the sum has no name of
 * its own.
 */
export function ownName(line: string, start: number): number | null {
  const before = line.slice(0, start).trimEnd();
  if (!before.endsWith(':')) return null;
  const name = before.slice(0, -1);
  const begin = Math.max(...['. ', '; ', ': '].map((sign) => name.lastIndexOf(sign) + 1), lastCell(name));
  return anySum.test(name.slice(begin)) ? null : begin;
}

const lastCell = (text: string): number => text.length - (text.split(cellBreak).at(-1)?.length ?? 0);

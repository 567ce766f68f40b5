/**
 * A sum and the statement that it is held often stand in two sentences: "There is $4,118.20 in your balance. We hold it
 * for 120 days." That statement carries over to the only sum near it, where both sentences speak of the same money.
 */
import { labelsIn } from './amount-labels.ts';
import { amountsIn, type WrittenAmount } from './find-amounts.ts';
import { sentencesOf } from './sentences.ts';

type Held = { role: 'held' | 'reserve'; amount: WrittenAmount; line: number; sureness: number };
type Said = { text: string; line: number; start: number; amounts: WrittenAmount[] };

/** A sentence with one of these speaks of the money in the account. */
const ofMoney =
  /\b(?:balance|funds?|money|amount|sum|accounts?|payouts?|proceeds|settlements?|wallet|total|due to you|transfer|deposit)\b|^(?:it|this|that)\b/i;
/** A sentence with one of these speaks of other money, or of money that is free. */
const ofOther =
  /\b(?:available|releas\w+|transferred|withdr[ae]w\w*|sent|fees?|fines?|penalt\w+|assess\w+|costs?|charges?|charged|sales?|sold|volume|process\w+|average|limit|threshold|minimum|maximum|monthly|yearly|orders?|invoices?|refund\w*|disputes?|chargebacks?|loans?|advance|capital|(?<!\bwe )owe|owed(?! to you)|negative|lease|price|bonus|up to|exceed\w*|each|per)\b|%/i;
/**
 * How the next sentence refers to a sum (`takenUp`), and how a sentence begins that continues the one before
 * (`takesUp`).
 */
const takenUp =
  /\b(?:it|them|they|these|those|this|that|(?:the|your|this|that) (?:entire |whole |full )?(?:money|funds?|balance|amount|sum|total|payouts?))\b/i;
const takesUp =
  /^(?:its?|this|that|the|these|they|your|today|current(?:ly)?|now|at present|in (?:total|all)|there|total|pending|unpaid|remaining|balance|amount|sum)\b/i;

/**
 * The sums of a notice that have no role of their own and are held according to the sentence before or after theirs.
 */
export function heldNearby(
  lines: readonly string[],
  hasRole: (line: number, amount: WrittenAmount) => boolean,
): Held[] {
  const said = lines.flatMap((line, index) => (/ {3,}/.test(line) ? [] : saidIn(line, index)));
  return said.flatMap(({ text, line, amounts }, at): Held[] => {
    const [amount, ...more] = amounts;
    if (!amount || more.length > 0 || hasRole(line, amount)) return [];
    if (!ofMoney.test(text) || ofOther.test(text) || labelsIn(text, 'hold_notice').length > 0) return [];
    const [before, behind] = [said[at - 1], said[at + 1]];
    const roles = [
      before && takesUp.test(text) ? roleIn(before) : undefined,
      behind && takenUp.test(behind.text) ? roleIn(behind) : undefined,
    ];
    const role = roles.find((each) => each === 'reserve') ?? roles.find((each) => each !== undefined);
    return role ? [{ role, amount, line, sureness: 0.7 }] : [];
  });
}

const saidIn = (line: string, index: number): Said[] => {
  const amounts = amountsIn(line);
  return sentencesOf(line).map(({ text, start }) => ({
    text,
    start,
    line: index,
    amounts: amounts.filter((each) => each.start >= start && each.start < start + text.length),
  }));
};

/** The role that a sentence without a sum of its own gives the money. */
function roleIn({ text, amounts }: Said): Held['role'] | undefined {
  if (amounts.length > 0) return undefined;
  const roles = labelsIn(text, 'hold_notice').map(({ role }) => role);
  return roles.includes('reserve') ? 'reserve' : roles.includes('held') ? 'held' : undefined;
}

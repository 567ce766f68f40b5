/** What a notice of a hold says besides its amounts and dates: who sent it, and which account it is about. */
import { cardNumberIn } from '../card-number.ts';
import { brandsOnPaper, processorOfBrand, type Processor } from '../processors.ts';

type Named<Value> = { value: Value; line: number; sureness: number };

/** A sender names itself in the first lines, before anybody else is mentioned. */
const headLines = 8;

/** Square is a common word too, so a notice must name it as a company or an account. */
const square =
  /\bSquare(?:,? Inc\.?|,? LLC|['’]s)?(?= (?:account|payouts?|balance|seller|risk|team|support|payments)\b|,? (?:Inc|LLC)\b)|\bsquareup\.com\b|\bBlock, Inc\b/;

const senders: readonly { words: RegExp; processor: Processor }[] = [
  ...brandsOnPaper.map(([words, brand]) => ({ words, processor: processorOfBrand(brand) })),
  { words: square, processor: 'square' },
];

/** Whether a line names a processor, as its letterhead or footer does. */
export const isProcessorName = (text: string): boolean =>
  senders.some(({ words }) => words.test(text)) || /^(?:Square|Block)\b/.test(text);

/**
 * The processor that a notice names: the only one in it, or the only one in its head. None where two are named alike,
 * or where the name is not one that we know.
 */
export function nameSender(lines: readonly string[]): Named<Processor>[] {
  const named = lines.flatMap((text, line) =>
    senders.filter(({ words }) => words.test(text)).map(({ processor }) => ({ processor, line })),
  );
  const inHead = named.filter(({ line }) => line < headLines);
  const only = (found: typeof named) =>
    new Set(found.map(({ processor }) => processor)).size === 1 ? found[0] : undefined;
  const [whole, head] = [only(named), only(inHead)];
  const found = whole ?? head;
  if (!found) return [];
  return [{ value: found.processor, line: found.line, sureness: whole && head ? 0.95 : 0.75 }];
}

const label = String.raw`(?:merchant|account|seller|store|shop)\s?(?:account\s)?(?:id|i\.d\.|no\.?|number|#)|(?:account|merchant)\s?(?:identifier|reference)|\bMID\b`;
/** An account after its label, on the same line: letters, digits and dashes. */
const labeled = new RegExp(
  String.raw`(?<![a-z])(?:${label})\s*(?:is\b|[:#.])?\s*#?\s*([A-Za-z0-9][A-Za-z0-9_-]{3,39})(?![\w.-]*@|[\w-]| \d)`,
  'gi',
);
const stripeAccount = /(?<![A-Za-z0-9_])acct_[A-Za-z0-9]{8,30}(?![A-Za-z0-9_])/g;

/** Bank accounts, cards and tax IDs are not merchant accounts, whatever label stands before them. */
const otherAccount = /\b(?:bank|checking|savings|routing|card|tax|ein|ssn|social security)\b/i;

/** The merchant accounts that a notice names, each once. */
export function nameAccounts(lines: readonly string[]): Named<string>[] {
  const found = lines.flatMap((text, line): Named<string>[] => [
    ...[...text.matchAll(stripeAccount)].map(([value]) => ({ value, line, sureness: 0.9 })),
    ...(otherAccount.test(text)
      ? []
      : [...text.matchAll(labeled)].map(([, value = '']) => ({ value, line, sureness: 0.9 }))),
  ]);
  return found.filter(
    ({ value }, index) => isAccountLike(value) && found.findIndex((each) => each.value === value) === index,
  );
}

/** An account number of capitals with few digits. A mere word after the label has none. */
const letteredAccount = /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{8,}$/;
const isAccountLike = (value: string): boolean =>
  (value.startsWith('acct_') || value.replaceAll(/\D/g, '').length >= 4 || letteredAccount.test(value)) &&
  !/^\d{2}-\d{7}$|^\d{3}-\d{2}-\d{4}$/.test(value) &&
  cardNumberIn(value) === null;

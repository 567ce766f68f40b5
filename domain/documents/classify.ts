import { wordsOfHolding } from './date-rules.ts';
import { labelsIn } from './amount-labels.ts';
import { documentKinds, type DocumentKind } from './document-kind.ts';
import { amountsIn } from './find-amounts.ts';
import { clues } from './kind-labels.ts';
import { guessKind } from './kind-model/guess-kind.ts';
import { isProcessorName } from './name-notice.ts';
import { cellBreak } from './table-cells.ts';
import type { KindGuess, ReadPage } from './extraction.ts';

/** Documents name themselves in their first lines, so clues there weigh half as much again. */
const headLines = 12;
/** Minimum score to classify. */
const minScore = 6;
/** Minimum confidence to report a kind. */
const sureKind = 0.5;
/** From this confidence on, the clues decide alone. */
const certain = 0.85;
/** Minimum probabilities, among nine classes, at which the trained model decides: for a kind, and for none. */
const sureGuess = 0.3;
const sureNone = 0.4;
/**
 * Known words and pairs that the model needs to decide on a kind without any clue: a few lines are too little for it.
 */
const enoughKnown = 12;
/** For a notice, this many labels of held money are enough instead: a notice that is a table has few words. */
const enoughLabels = 2;
/** Maximum length of a name at the top of a page. Longer lines, such as movements, may name a processor too. */
const maxName = 60;
/** Characters examined; the rest adds little. */
const maxText = 60_000;

/** The score of each kind: each clue in the text counts once. */
function kindScores(lines: readonly string[]): (readonly [DocumentKind, number])[] {
  const text = lines
    .join('\n')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/[’`]/g, "'")
    .slice(0, maxText)
    .replaceAll('\n', ' ');
  const head = lines.slice(0, headLines).join(' ').replaceAll(/\s+/g, ' ');
  return documentKinds.map((kind) => [
    kind,
    clues[kind].reduce(
      (sum, { words, weight }) => sum + (words.test(head) ? weight * 1.5 : words.test(text) ? weight : 0),
      0,
    ),
  ]);
}

/** The kind that weighted clues name, with a confidence that grows with the score and its lead over the runner-up. */
function byClues(scores: ReturnType<typeof kindScores>): KindGuess {
  const [best, next] = scores.toSorted(([, a], [, b]) => b - a);
  if (!best || best[1] < minScore) return { kind: null, confidence: 0 };
  const lead = (best[1] - Math.max(0, next?.[1] ?? 0)) / best[1];
  const weight = Math.min(1, best[1] / 14);
  return { kind: best[0], confidence: rounded(Math.min(0.99, weight * (0.45 + 0.85 * lead))) };
}

const rounded = (share: number): number => Math.round(share * 100) / 100;

/** Every notice of a hold has a word of holding and a word of money. */
const wordOfHolding = new RegExp(wordsOfHolding, 'i');
const wordOfMoney =
  /\b(?:accounts?|payouts?|payments?|settlements?|funds?|funding|money|amounts?|balances?|reserves?|remittances?|disbursements?|transfers?|deposits?|proceeds|withdrawals?|sales|cards?|processing)\b/i;
const isAboutHold = (text: string): boolean => wordOfHolding.test(text) && wordOfMoney.test(text);
const labelsOfHold = (text: string): number =>
  labelsIn(text.slice(0, maxText), 'hold_notice').filter(({ role }) => role === 'held' || role === 'reserve').length;

/** Letterhead words of a company that handles card payments and keeps no accounts. */
const processorWords = /\b(?:merchant (?:services|solutions)|payments|processing|acquiring|bankcard)\b/i;
const bankName =
  /\b(?:bank of|\w+ bank|bank,? n\.?a|credit union|bancorp|chase|wells fargo|capital one|citibank|checking|savings|member fdic|equal housing)\b/i;

/** Rows that only one of the two kinds of statement has; fees, balances and payments received stand in both. */
const processorRows =
  /^(?:total |less:? )?(?:gross\b.*|net (?:sales?|volume|activity|payouts?|settle\w+|fund\w+|proceeds|transfers?)\b.*|(?:card |total )?sales|(?:refunds?|returns)(?: (?:sent|issued|given|paid|to (?:customers|buyers)))?|(?:lost )?(?:chargebacks?|disputes?)\b.*|(?:processing|transaction|payment|card|discount|interchange)(?: processing)? fees?|fees on payments|(?:transfers?|payouts?|paid(?: out)?|sent|settle\w+) to (?:your |the )?bank(?: account)?|payouts?|(?:rolling )?reserve\b.*)$/i;
const bankRows =
  /^(?:total |all |other |electronic |daily )?(?:(?:direct )?deposits?\b.*|withdrawals?\b.*|checks?\b.*|(?:ach|wire|debit card|atm|pos)\b.*|interest (?:paid|earned)|overdraft\b.*|nsf\b.*|service charges?|member fdic)$/i;
const longestRowName = 40;

/** Whether the rows of a statement are those of a processor: at least two of them, and more than a bank's. */
function hasProcessorRows(lines: readonly string[]): boolean {
  const names = lines.map((line) => (line.trim().split(/ {2,}|:|(?=[-(]?\$?\d)/, 1)[0] ?? '').trim());
  const count = (rows: RegExp): number =>
    new Set(names.filter((name) => name.length <= longestRowName && rows.test(name))).size;
  const ofProcessor = count(processorRows);
  return ofProcessor >= 2 && ofProcessor > count(bankRows);
}

/** A statement with a processor's name at the top is not a bank's, even if it has opening and closing balances. */
function isNamedProcessor(lines: readonly string[]): boolean {
  const head = lines
    .slice(0, headLines)
    .filter((line) => amountsIn(line).length === 0)
    .flatMap((line) => line.split(cellBreak));
  return (
    head.some((cell) => cell.length <= maxName && (isProcessorName(cell) || processorWords.test(cell))) &&
    !head.some((cell) => bankName.test(cell))
  );
}

/**
 * Classifies a document as one of the eight recommended kinds. Clues decide where they are certain; elsewhere a model trained on written
 * examples (decision 106), then clues that are likely. `kind` is null when neither is sure; `confidence` is 0 to 1.
 */
export function classify(pages: readonly ReadPage[]): KindGuess {
  const guess = guessed(pages);
  const [first = []] = pages.map(({ lines }) => lines);
  return guess.kind === 'bank_statements' && (isNamedProcessor(first) || hasProcessorRows(first))
    ? { ...guess, kind: 'merchant_statements' }
    : guess;
}

function guessed(pages: readonly ReadPage[]): KindGuess {
  const lines = pages.flatMap((page) => page.lines);
  const scores = kindScores(lines);
  const clued = byClues(scores);
  if (clued.confidence >= certain) return clued;
  const text = lines.join('\n');
  const { kind, chance, known } = guessKind(text);
  const agreed = kind === clued.kind;
  const isClued = scores.some(([each, score]) => each === kind && score > 0);
  const isBacked =
    (isClued || known >= enoughKnown || (kind === 'hold_notice' && labelsOfHold(text) >= enoughLabels)) &&
    (kind !== 'hold_notice' || isAboutHold(text));
  if (kind && isBacked && chance >= (agreed ? sureGuess / 2 : sureGuess))
    return { kind, confidence: rounded(Math.max(agreed ? clued.confidence : 0, Math.min(0.9, 0.5 + chance / 2))) };
  if (!kind && chance >= sureNone) return { kind: null, confidence: clued.confidence };
  return clued.confidence >= sureKind ? clued : { kind: null, confidence: clued.confidence };
}

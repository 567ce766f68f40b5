import type { NotQuoted } from '../../domain/cases/story/not-quoted.ts';
import { doNotCite } from '../../knowledge/load.ts';
import { hasOddCharacters, threatIn } from './refused-text.ts';
import { printable } from './sanitize.ts';

const neverQuoted = /https?:|www\.|@|[<>{}[\]|\\`]|\b\d{3}[-. ]\d{2}[-. ]\d{4}\b/i;

/** Text addressed to the drafter rather than describing the hold. */
const toTheDrafter =
  /\b(ignore|disregard|forget) (all|any|the|previous|prior|everything)\b|\b(system|assistant|user) ?:|^assistant\b|\b(you must|please)( also)? (write|cite)\b|\bas counsel,? i confirm\b|\bnew (task|deadline|instructions?) ?:|\bfrom now on you\b|\b(approve|translate|address) (this|the) (letter|following)\b/i;

/** A product description contains no figures or orders. */
const neverInProduct = /[\d$%:]|\b(must|please|send|write|cite|release|pay|address|letter|hold|held)\b/i;

/** Why merchant text may not be quoted in a letter; null where it may. */
function refusedBy(text: string): NotQuoted | null {
  if (neverQuoted.test(text)) return 'marks';
  if (toTheDrafter.test(text)) return 'orders';
  if (hasOddCharacters(text)) return 'characters';
  if (threatIn(text)) return 'threat';
  const lower = text.toLowerCase();
  return doNotCite.some((each) => each.match.some((words) => lower.includes(words.toLowerCase()))) ? 'law' : null;
}

/**
 * Merchant text that may be quoted in a letter, else null. Refused: URLs and email addresses, tax IDs, markup, threats,
 * do-not-cite statutes, odd characters, and text addressed to the drafter.
 */
export const quotable = (text: string | null): string | null => (text === null || refusedBy(text) ? null : text);

/** `quotable` for a product description: short, without figures or orders. */
export function quotableProduct(text: string | null): string | null {
  const fit = quotable(text);
  return fit === null || fit.length > 160 || neverInProduct.test(fit) ? null : fit;
}

/** Sums, shares and long numbers. */
const sums = /\d{4}|\d[.,]\d{3}|[$€£%]/;
/** One plain sentence at most: nothing else may come into a letter in this way. */
const plainLine = /^(?!.*[.!?] )[\p{Script=Latin}\d ,.!?'’()/&-]+$/u;
const longestAbout = 160;

/**
 * Why a letter does not quote what the merchant says of an event or of harm, in a line of their own; null where it does.
 * The merchant reads it beside that line.
 */
export function whyNotQuoted(typed: string | null): NotQuoted | null {
  const text = printable(typed);
  if (text === null) return null;
  return (
    refusedBy(text) ??
    (text.length > longestAbout ? 'long' : sums.test(text) ? 'sum' : plainLine.test(text) ? null : 'plain')
  );
}

/** What the merchant says of an event or of harm, as it may be quoted, else null. */
export const quotableAbout = (typed: string | null): string | null =>
  whyNotQuoted(typed) === null ? printable(typed) : null;

/** What a stated reason says about the hold: text addressed to the drafter is cut, through the end of its sentence. Null when nothing is left. */
export function aboutTheHold(text: string | null): string | null {
  if (text === null) return null;
  const kept = text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.slice(0, toTheDrafter.exec(sentence)?.index ?? sentence.length).trim());
  return kept.filter(Boolean).join(' ') || null;
}

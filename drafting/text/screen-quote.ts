import { doNotCite } from '../../knowledge/load.ts';
import { hasOddCharacters, threatIn } from './refused-text.ts';

const neverQuoted = /https?:|www\.|@|[<>{}[\]|\\`]|\b\d{3}[-. ]\d{2}[-. ]\d{4}\b/i;

/** Text addressed to the drafter rather than describing the hold. */
const toTheDrafter =
  /\b(ignore|disregard|forget) (all|any|the|previous|prior|everything)\b|\b(system|assistant|user) ?:|^assistant\b|\b(you must|please)( also)? (write|cite)\b|\bas counsel,? i confirm\b|\bnew (task|deadline|instructions?) ?:|\bfrom now on you\b|\b(approve|translate|address) (this|the) (letter|following)\b/i;

/** A product description contains no figures or orders. */
const neverInProduct = /[\d$%:]|\b(must|please|send|write|cite|release|pay|address|letter|hold|held)\b/i;

/**
 * Merchant text that may be quoted in a letter, else null. Refused: URLs and email addresses, tax IDs, markup, threats,
 * do-not-cite statutes, odd characters, and text addressed to the drafter.
 */
export function quotable(text: string | null): string | null {
  if (text === null || neverQuoted.test(text) || toTheDrafter.test(text) || hasOddCharacters(text) || threatIn(text))
    return null;
  const lower = text.toLowerCase();
  return doNotCite.some((each) => each.match.some((words) => lower.includes(words.toLowerCase()))) ? null : text;
}

/** `quotable` for a product description: short, without figures or orders. */
export function quotableProduct(text: string | null): string | null {
  const fit = quotable(text);
  return fit === null || fit.length > 160 || neverInProduct.test(fit) ? null : fit;
}

/** One plain sentence at most, without sums, shares and long numbers: nothing else may come into a letter in this way. */
const plainLine = /^(?!.*(?:\d{4}|\d[.,]\d{3}|[.!?] ))[\p{Script=Latin}\d ,.!?'’()/&-]+$/u;
const longestAbout = 160;

/** `quotable` for what the merchant says of an event or of harm, in a line of their own. */
export function quotableAbout(text: string | null): string | null {
  const fit = quotable(text);
  return fit === null || fit.length > longestAbout || !plainLine.test(fit) ? null : fit;
}

/** What a stated reason says about the hold: text addressed to the drafter is cut, through the end of its sentence. Null when nothing is left. */
export function aboutTheHold(text: string | null): string | null {
  if (text === null) return null;
  const kept = text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.slice(0, toTheDrafter.exec(sentence)?.index ?? sentence.length).trim());
  return kept.filter(Boolean).join(' ') || null;
}

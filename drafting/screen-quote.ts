import { doNotCite } from '../knowledge/load.ts';
import { hasOddCharacters } from './checks/characters.ts';
import { threatIn } from './checks/threats.ts';

const neverQuoted =
  /https?:|www\.|@|[<>{}[\]|\\`]|\b\d{3}[-. ]\d{2}[-. ]\d{4}\b|\b(ignore|disregard) (all|any|the|previous|prior)\b|\b(system|assistant|user) ?:|\b(you must|please) (also )?(write|cite)\b/i;

/** A description of goods needs no figures and gives no orders. */
const neverInProduct = /[\d$%:]|\b(must|please|send|write|cite|release|pay|address|letter|hold|held)\b/i;

/**
 * A merchant's words that may stand in a letter between quotation marks, else null. Refused: addresses, tax numbers,
 * mark-up, threats, consumer statutes that the library forbids, odd characters, and text that speaks to a machine.
 */
export function quotable(text: string | null): string | null {
  if (text === null || neverQuoted.test(text) || hasOddCharacters(text) || threatIn(text)) return null;
  const lower = text.toLowerCase();
  return doNotCite.some((each) => each.match.some((words) => lower.includes(words.toLowerCase()))) ? null : text;
}

/** The same for a description of what is sold: short, without figures or orders. */
export function quotableProduct(text: string | null): string | null {
  const fit = quotable(text);
  return fit === null || fit.length > 160 || neverInProduct.test(fit) ? null : fit;
}

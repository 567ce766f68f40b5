/** Sentences, markup, URLs and amounts: never part of a name, and letters print names verbatim. */
const neverInName =
  /https?:|www\.|\S@\S+\.|[<>{}[\]\\`]|\$\s?\d[\d,.]{3,}|[§¶]|\b\d{10,}\b|\p{Ll}{3,}\.\s+\p{Lu}\p{Ll}+ \p{Ll}|\p{L}{2,}\.\s+\p{Lu}\p{Ll}+ (?:the|to|this|all|and|it|me)\b/u;
const spoken =
  /\b(ignore|disregard|instructions?|assistant|system|please|must|shall|should|is|are|was|were|cite|owed|confirm|translate|approve|tracking|heading|exhibit \w+ is)\b/i;
const maxWords = 7;
const longest = 160;

/**
 * A name, place or line that may be printed outside quotation marks, else null. A short line may be anything but markup; a longer one must not
 * read like a sentence. Refused text is never shortened or repaired.
 */
export function printableName(text: string | null): string | null {
  if (text === null || text.length > longest || neverInName.test(text)) return null;
  return text.split(' ').length > maxWords && spoken.test(text) ? null : text;
}

/**
 * An amount, a percentage or a bare number, which would look like one of the letter's figures, and what users type when
 * they have no name.
 */
const noCompany = /[$€£¥%]|(?<![\p{L}\d])\d{3,}|^(?:n\/?a|none|unknown|not sure|other)$/iu;

/**
 * The name of a company that somebody typed, checked as `printableName`: it has letters, no figure of its own, and is
 * not "N/A".
 */
export function printableCompany(text: string | null): string | null {
  const name = printableName(text);
  return name !== null && /\p{L}.*\p{L}/u.test(name) && !noCompany.test(name) ? name : null;
}

/** An account number as processors issue them: up to three short words, with a digit or symbol among the letters. */
export function printableId(text: string | null): string | null {
  if (text === null || text.length > 64 || text.split(' ').length > 3) return null;
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._:#/@+&-]*$/u.test(text) && /[\d@._-]/.test(text) ? text : null;
}

/** An email address or telephone number, as a form would accept it. */
export function printableContact(text: string | null): string | null {
  if (text === null || text.length > 254) return null;
  return /^[^\s@<>"()]+@[^\s@<>"()]+\.[^\s@<>"()]+$/.test(text) ||
    /^[+(]?[\d][\d ()./-]{5,24}(?: ?(?:x|ext\.?) ?\d{1,6})?$/i.test(text)
    ? text
    : null;
}

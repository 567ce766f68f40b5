const plain = /^[\x20-\x7e\u2013\u2014\u2018\u2019\u201c\u201d]*$/;
const joiners = new Set([0x200c, 0x200d, 0xfe0e, 0xfe0f]);
const invisible = new Set([0x00ad, 0x200b, 0x2060, 0xfeff]);
const breakAfter = 8;

/**
 * Text that the fonts can show: tabs become spaces, invisible characters are removed, and a character without a glyph
 * (or one that would change the reading direction) is printed as its code, `[U+6F22]`, never dropped.
 */
export function printableText(text: string, covered: ReadonlySet<number>): string {
  if (plain.test(text)) return text;
  const characters = Array.from(text.toWellFormed());
  return characters.map((character) => printableCharacter(character, covered)).join('');
}

function printableCharacter(character: string, covered: ReadonlySet<number>): string {
  const code = character.codePointAt(0) ?? 0;
  if (character === '\n' || joiners.has(code)) return character;
  if (character === '\t') return ' ';
  if (invisible.has(code)) return '';
  if (covered.has(code) && !isControl(code)) return character;
  return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
}

function isControl(code: number): boolean {
  const turnsDirection =
    (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) || code === 0x200e || code === 0x200f;
  return turnsDirection || code < 0x20 || (code >= 0x7f && code < 0xa0);
}

/**
 * Lets words longer than `limit` characters break: a zero-width space every few characters, so that none runs off the
 * paper.
 */
export function breakableText(text: string, limit: number): string {
  return text.replace(/\S+/gu, (word) => (word.length > limit ? brokenWord(word) : word));
}

function brokenWord(word: string): string {
  // By grapheme, so that an emoji of several code points stays whole.
  const pieces = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)].map((piece) => piece.segment);
  return pieces.map((piece, index) => (index > 0 && index % breakAfter === 0 ? `\u200b${piece}` : piece)).join('');
}

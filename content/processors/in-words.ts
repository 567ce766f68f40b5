const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A count in words, "seven"; in figures above twelve. */
export const inWords = (count: number): string => numbers[count] ?? String(count);

/** "Venmo, eBay and Amazon": the site has no comma before its last "and", as British lists have none. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

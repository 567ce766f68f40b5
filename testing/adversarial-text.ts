/** Texts that make a careless pattern or loop backtrack. */

/** Pieces that a user or sender could repeat thousands of times. */
const units = [
  ...'1|1 |1-|12345678 |$1,|$1.|1,|1/1/|Jan 1, |100 Main St, |No. |a|A |Aa |a.|a,|I |X.|é|e\u0301|\u0301\u0323|😀'.split(
    '|',
  ),
  ...'(|((a|[|[[a|[a](|{|{a|<|<a |</a>|&|&amp;|@|a@|a@b.|.|-|--|_|_a |*|**|**a|`|"|\'|‘|…|,|, |;|:|=|/|//|#|>|%|+|•|\\'.split(
    '|',
  ),
  '|',
  '|a|',
  ' ',
  '   ',
  '\t',
  '\n',
  ' \n',
  '\n\n',
  '\r',
  '\r\n',
  '\u00a0',
  '\u200b',
  '\u0000',
  'stop ',
  'http://',
  'www.a.',
];
/** What a text ends in. The second fits hardly any pattern, which makes a pattern try every other way to match. */
const ends = ['', '\u0001'];

const filled = (start: string, unit: string, end: string, length: number): string =>
  start +
  unit.repeat(Math.max(1, Math.ceil((length - start.length - end.length) / unit.length))).slice(0, length) +
  end;

/** Makes texts of a given length, or a few characters more. */
export type Attack = { of: string; make(length: number): string };
export const attack = (start: string, unit: string, end: string): Attack => ({
  of: JSON.stringify([start, unit, end]),
  make: (length) => filled(start, unit, end, length),
});

/** The few attacks that stand for all where each costs a whole request. */
export const worst: readonly Attack[] = ['1', '1 ', '$1,', 'a.', ' ', '**', '<a ', '\u0301\u0323'].map((unit) =>
  attack('', unit, 'x'),
);

export const attacks: readonly Attack[] = units.flatMap((unit) => ends.map((end) => attack('', unit, end)));

/** Texts made from a pattern's own words and signs, so that they nearly match it. */
export function attacksOn(source: string): Attack[] {
  const plain = source.replace(/\\[bBdDsSwWpPk]|\(\?<?[:=!]/g, ' ');
  const words = [...new Set(plain.match(/[A-Za-z]{2,}(?:[ '-][A-Za-z]+)*/g) ?? [])].slice(0, 24);
  const signs = [...new Set(plain.match(/[^\w\s\\]/gu) ?? [])];
  return [
    ...words.flatMap((word) => [
      attack('', `${word} `, '!'),
      attack('', word, '!'),
      attack('', `${word}.`, '!'),
      ...[' ', 'a', 'a ', '1 ', ', '].map((unit) => attack(`${word} `, unit, '!')),
    ]),
    ...signs.flatMap((sign) => [attack('', `${sign} `, 'x'), attack('', `${sign}a`, '!'), attack('a', sign, '\u0001')]),
  ];
}

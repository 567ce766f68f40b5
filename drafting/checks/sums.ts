import type { FactSheet } from '../facts/fact.ts';
import { fits } from './fits.ts';
import type { Value } from './tokens.ts';

/**
 * Sentences that only compute. First each amount and each name of an amount of the file becomes a quantity: "the reserve of $12,000.00" is one
 * only where the reserve is that. Then a statement of arithmetic between quantities is proven, with its direction.
 */
type Quantity = { cents: number };

const money = '(‹\\$\\d+›)';
const named: readonly (readonly [words: string, ids: readonly string[]])[] = [
  [
    '(?:the )?(?:part|money|settlement|sum|amount|rest) (?:that (?:is|stands|lies) )?outside (?:any|the|that) reserve',
    ['unreserved'],
  ],
  ['(?:the |a |its )?(?:rolling )?reserve', ['reserve']],
  ["(?:an|the|its|‹M›'s) average month(?:'s)?(?: (?:of )?(?:sales|volume|business))?", ['volume_avg']],
  ["(?:the |its |‹M›'s )?average monthly (?:sales|volume|turnover)", ['volume_avg']],
  ['what ‹M› (?:takes|sells|processes|takes in) in an average month', ['volume_avg']],
  ["(?:the|its|‹M›'s) best month(?:'s)?(?: (?:of )?(?:sales|volume))?", ['volume_peak']],
  ['what ‹M› (?:takes|sells|processes|takes in) in its best month', ['volume_peak']],
  ["(?:the|its|an|‹M›'s) average (?:order|ticket|sale)", ['ticket']],
  ['(?:what (?:was|has been)|the (?:sum|amount|part)(?: that was)?) released', ['released']],
  [
    '(?:the |that |what is )?(?:(?:sum|amount|money|funds|total|whole|balance) )?(?:still |now )?(?:withheld|held back)(?: sum)?',
    ['claimed', 'held_amount'],
  ],
  [
    '(?:the|that) (?:sum|amount|money|total|whole|whole of it)(?: (?:at issue|in dispute|in question))?(?! (?:of|that|outside|in)\\b)',
    ['whole'],
  ],
];
/** Words behind an amount that say whose it is. */
const behind: readonly (readonly [words: string, ids: readonly string[]])[] = [
  ['(?:in|of|as) (?:a |the |any )?(?:rolling )?reserve', ['reserve']],
  ['outside (?:any|the|that) reserve', ['unreserved']],
  ['(?:of |in )?(?:ordinary )?settlement', ['unreserved']],
  ['(?:that (?:was|has been) )?released', ['released']],
  ['(?:that is )?(?:still )?withheld', ['claimed', 'held_amount']],
];
const compiled = [
  ...behind.map(([words, ids]) => ({ pattern: new RegExp(`(?:the )?${money} ${words}(?!\\w)`, 'g'), ids })),
  ...named.map(([words, ids]) => ({
    pattern: new RegExp(
      `(?<![\\w'])${words}(?:,? (?:of|at|is) ${money}(?! (?:more|less|larger|smaller|higher|lower|greater|short)\\b)|, ${money},?)?(?!\\w)`,
      'g',
    ),
    ids,
  })),
];

const q = '‹q(\\d+)›';
const is =
  '(?:(?:is|are|was|were) (?:booked|kept|held|shown) as|is|are|was|makes?|makes? up|comes? to|amounts? to|adds? up to|totals?|equals?|represents?|accounts? for|leaves?|gives?|stands? at)';
type Holds = (quantities: number[], value: Value | undefined) => boolean;
const near = (value: Value | undefined, number: number): boolean =>
  value !== undefined && fits({ ...value, kind: value.kind as 'count' }, number);
const unitMonths: Record<string, number> = { days: 12 / 365.25, weeks: 84 / 365.25, months: 1 };

/** Statements over quantities in the order in which they stand; the direction is that of the words. */
const statements: readonly (readonly [string, Holds])[] = [
  [`${q} (?:and|plus|with) ${q},? (?:taken )?(?:together )?(?:in all )?${is} ${q}`, ([a = 0, b = 0, c]) => a + b === c],
  [`${q} ${is} ${q} (?:and|plus) ${q}(?: together)?`, ([a, b = 0, c = 0]) => a === b + c],
  [`${q},? (?:less|minus|after deduction of|after) ${q},? ${is} ${q}`, ([a = 0, b = 0, c]) => a - b === c],
  [`${q} ${is} ${q} (?:less|minus) ${q}`, ([a, b = 0, c = 0]) => a === b - c],
  [`${q} (?:taken |deducted |subtracted )?from ${q} ${is} ${q}`, ([a = 0, b = 0, c]) => b - a === c],
  [`${q} is ${q} (?:more|larger|higher|greater) than ${q}`, ([a = 0, b = 0, c = 0]) => a - c === b],
  [`${q} is ${q} (?:less|smaller|lower) than ${q}|${q} is ${q} short of ${q}`, ([a = 0, b = 0, c = 0]) => c - a === b],
  [`${q} exceeds ${q} by ${q}`, ([a = 0, b = 0, c = 0]) => a - b === c],
  [`${q} (?:falls|is) short of ${q} by ${q}`, ([a = 0, b = 0, c = 0]) => b - a === c],
  [`${q} ${is} (?:‹%(?<v1>\\d+)›) of ${q}`, ([a = 0, b = 1], share) => near(share, (a / b) * 100)],
  [`‹%(?<v2>\\d+)› of ${q} ${is} ${q}`, ([b = 1, a = 0], share) => near(share, (a / b) * 100)],
  [`${q} ${is} ‹N(?<v3>\\d+)› ${q}`, ([a = 0, b = 1], times) => times?.unit === 'times' && near(times, a / b)],
  [
    `${q} ${is} ‹N(?<v4>\\d+)› of ${q}`,
    ([a = 0, b = 1], time) =>
      unitMonths[time?.unit ?? ''] !== undefined && near(time, a / b / (unitMonths[time?.unit ?? ''] ?? 1)),
  ],
  [`${q} (?:is (?:more|larger|greater|higher) than|exceeds) ${q}`, ([a = 0, b = 0]) => a > b],
  [`${q} is (?:less|smaller|lower) than ${q}`, ([a = 0, b = 0]) => a < b],
  [`${q} is the (?:larger|greater|bigger) part of ${q}`, ([a = 0, b = 0]) => a < b && a > b / 2],
  [`${q} is the (?:smaller|lesser) part of ${q}`, ([a = 0, b = 0]) => a < b / 2],
  [`of ${q},? ${q}`, ([a = 0, b = 0]) => b < a],
  [`${q} ${is} ${q}`, ([a, b]) => a === b],
];
const patterns = statements.map(([words, holds]) => ({ pattern: new RegExp(words), holds }));

/** The text with its amounts and their names as quantities, those that are what they are called. */
function withQuantities(text: string, values: readonly Value[], sheet: FactSheet, found: Quantity[]): string {
  const take = (cents: number): string => `‹q${found.push({ cents }) - 1}›`;
  const valueOf = (token: string | undefined): Value | undefined =>
    values[Number(/\d+/.exec(token ?? '')?.[0] ?? Number.NaN)];
  const centsOf = (id: string): number[] =>
    typeof sheet.facts[id]?.value === 'number' ? [Number(sheet.facts[id]?.value)] : [];
  // After a release "the sum" is what was withheld at first or what still is.
  const whole = [...new Set(['claimed', 'held_amount'].flatMap(centsOf))];
  const factOf = (ids: readonly string[], token?: string): number | null => {
    const cents = ids.flatMap((id) => (id === 'whole' ? (whole.length === 1 ? whole : []) : centsOf(id)));
    return token === undefined ? (cents[0] ?? null) : (cents.find((each) => near(valueOf(token), each)) ?? null);
  };
  const labeled = compiled.reduce(
    (left, { pattern, ids }) =>
      left.replace(pattern, (words: string, ...groups: unknown[]) => {
        const token = groups.slice(0, -2).find((each): each is string => typeof each === 'string');
        const cents = factOf(ids, token);
        if (cents === null) return words;
        const said = / is ‹\$\d+›$/.test(words) ? `${take(cents)} is ${take(cents)}` : take(cents);
        return `${said}${words.endsWith(',') ? ',' : ''}`;
      }),
    text,
  );
  return labeled.replace(/(?:the )?‹\$(\d+)›/g, (words, at: string) => {
    const value = values[Number(at)];
    return value?.bound === undefined && typeof value?.value === 'number' ? take(value.value) : words;
  });
}

/** The text with what is proven by arithmetic as `‹ok›`, and how many statements that was. */
export function withoutTrueSums(
  text: string,
  values: readonly Value[],
  sheet: FactSheet,
): { rest: string; proven: number } {
  if (!/‹\$|‹%|\b(?:reserve|sum|withheld|month)\b/.test(text)) return { rest: text, proven: 0 };
  const found: Quantity[] = [];
  let rest = withQuantities(text, values, sheet, found);
  let proven = 0;
  for (const { pattern, holds } of patterns) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const numbers = match.slice(1).flatMap((each) => each ?? []);
    const at = Object.values(match.groups ?? {}).find((each) => each !== undefined);
    const own = [...match[0].matchAll(/‹q(\d+)›/g)].map(([, each]) => found[Number(each)]?.cents ?? Number.NaN);
    if (numbers.length === 0 || !holds(own, at === undefined ? undefined : values[Number(at)])) continue;
    proven += 1;
    rest = `${rest.slice(0, match.index)} ‹ok› ${rest.slice(match.index + match[0].length)}`;
  }
  // Figures of nobody's add up too: all but one, which is computed, are those of the file.
  const own = new Set(Object.values(sheet.facts).map(({ value }) => value));
  const strange = found.filter(({ cents }) => !own.has(cents)).length;
  return proven === 0 || strange > 1 ? { rest: text, proven: 0 } : { rest, proven };
}

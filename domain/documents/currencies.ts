import { anyCase } from '../any-case.ts';

/** The marks that set amounts in other currencies apart from amounts in US dollars. */

/**
 * Currency codes, with the coins that processors pay out, and in lower case as APIs and emails made from them write
 * them. "ALL" and "TOP" are left out because they are words.
 */
const codes = Intl.supportedValuesOf('currency')
  .filter((code) => !['USD', 'ALL', 'TOP', 'XXX'].includes(code))
  .concat('BTC', 'ETH', 'USDC', 'USDT', 'CNH', 'RMB')
  .concat('gbp', 'eur', 'cad', 'aud', 'nzd', 'mxn', 'chf', 'sgd', 'hkd', 'inr', 'brl', 'jpy')
  .join('|');
const countries =
  'canadian|australian|new zealand|hong kong|singapore|taiwan|jamaican|bahamian|barbados|bermudian|fijian|namibian';
const words = String.raw`pounds?(?: sterling)?|sterling|euros?|yen|yuan|renminbi|pesos?|rupees?|rupiah|kron(?:a|or|er|e)|koruna|(?:swiss )?francs?|zloty(?:ch)?|złoty(?:ch)?|forints?|reais|rand|dirhams?|riyals?|dinars?|shekels?|baht|ringgit|lira|naira|shillings?|rou?bles?|korean won|(?:${countries}) dollars?`;
/** "C$", "MX$", "R$": any letters before a dollar sign but those of the United States. */
const sign = String.raw`(?!\$)\p{Sc}|(?<![\p{L}\d])(?!USD?\$)(?:[A-Z]{1,3}|Mex)\$`;
const letters = String.raw`(?<![\p{L}\d])(?:${codes}|[Kk]r|zł|Kč|Ft|Fr|Rs|Rp|RM)(?!\p{L})\.?`;
const foreign = String.raw`${sign}|${letters}`;
const domestic = String.raw`(?<![\p{L}\d])(?:U\.?S\.? ?\$|${anyCase('USD')}(?!\p{L})|${anyCase(String.raw`(?:US|U\.S\.|United States|American) dollars?`)})`;
const named = String.raw`${foreign}|(?<![\p{L}\d])(?:${anyCase(words)})(?!\p{L})`;

/** `currency`: as it is written, "£" or "GBP"; null: US dollars. */
type Marked = { currency: string | null; start: number; end: number };

/** How many characters beside a number may hold its currency. */
const near = 28;
const before = new RegExp(String.raw`(?:(${domestic})|(${foreign}|(?<![\p{L}\d])R))\s*[-–(]?\s?\$?\s?$`, 'u');
const behind = new RegExp(String.raw`^\s*\(?(?:(${domestic})|(${named}))(?!\p{L}|\s*[\d$])\)?`, 'u');

/** The currency beside the number between `start` and `end`, with its place; undefined where there is none. */
export function markBeside(line: string, start: number, end: number): Marked | undefined {
  const ahead = before.exec(line.slice(Math.max(0, start - near), start));
  if (ahead) return { currency: ahead[2] ?? null, start: start - ahead[0].length, end };
  const after = behind.exec(line.slice(end, end + near));
  const dollar = /\$\s?$/.exec(line.slice(Math.max(0, start - 2), start))?.[0].length ?? 0;
  return after ? { currency: after[2] ?? null, start: start - dollar, end: end + after[0].length } : undefined;
}

/** Around a mark that holds for the amounts behind or below it: "(GBP)", "in euros:", "CAD" alone in its cell. */
const label = new RegExp(
  String.raw`(?:\((?:in )?|\bin |(?<=^| {3}))(?:(${domestic})|(${named}))(?=\)|\s*(?:[:=]|$)| {3,})`,
  'gu',
);
/** "Currency: CAD", "All amounts are in Canadian dollars". */
const stated = new RegExp(
  String.raw`(?:\b${anyCase('currency')}(?: code)?\s*(?:is\b|:|=)?\s*|\b(?:${anyCase('amounts|figures|sums|values|balances|prices|totals')})\b[^.]{0,40}?\bin )(?:(${domestic})|(${named}))`,
  'gu',
);

const marksOf = (pattern: RegExp, line: string): Marked[] =>
  [...line.matchAll(pattern)].map(({ 0: text, 2: currency = null, index }) => ({
    currency,
    start: index,
    end: index + text.length,
  }));

/** The marks in a line that apply to amounts other than the one beside them. */
export const labelsOfCurrency = (line: string): Marked[] => marksOf(label, line);
/** The currency that a line states for all amounts of its document; undefined where it states none. */
export const currencyStated = (line: string): string | null | undefined => marksOf(stated, line)[0]?.currency;

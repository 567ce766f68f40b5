/** Finds postal addresses of the United States in the lines of a page: a street, a city, a state and a ZIP code, as on an envelope. */
import { stateOptions } from '../case-options.ts';
import { datesIn } from './find-dates.ts';

/** `start` and `end`: the lines of the street and of the city. `state`: two letters; `zip`: five digits, or nine with a dash. */
export type WrittenAddress = { street: string; city: string; state: string; zip: string; start: number; end: number };

const city = String.raw`([A-Z][A-Za-z.'’ -]{1,40}?)`;
const stateAndZip = String.raw`([A-Z]{2}),? +(\d{5}(?:-\d{4})?)(?:,? +(?:USA?|U\.S\.A?\.|United States(?: of America)?))?`;
const cityLine = new RegExp(`^${city}(?:, *| +)${stateAndZip}$`);
const oneLine = new RegExp(`^(.{5,80}), *${city}, *${stateAndZip}$`);

const numbered = /^(?:\d{1,6}(?:-\d{1,5})?[A-Z]?|One|Two|Three) [\w .,'’#&/-]{3,60}$/;
const box = /^P\.? ?O\.? ?Box #?\d{1,8}$/i;
const unit =
  /^(?:(?:suite|ste|unit|apt|apartment|floor|room|rm|building|bldg)\.? ?#?|#) ?[\w-]{1,8}$|^\d{1,3}(?:st|nd|rd|th) floor$/i;
const small = new Set(['of', 'the', 'and', 'de', 'la', 'del', 'on', 'at']);

/** Whether every word looks as it does in a name or on an envelope: it begins with a capital or a digit. */
export const isTitled = (text: string): boolean =>
  text.split(/\s+/).every((word) => small.has(word) || /^["'’(#&]?[A-Z0-9]|^&$/.test(word));

const isStreet = (text: string): boolean =>
  box.test(text) ||
  (numbered.test(text) &&
    /[A-Za-z]{2}/.test(text.replace(/^\S+ /, '')) &&
    isTitled(text) &&
    datesIn(text).length === 0);

/** The states by the first digit of their ZIP codes, from 0 in New England to 9 on the Pacific. */
const zones = [
  'CT MA ME NH NJ NY PR RI VI VT',
  'DE NY PA',
  'DC MD NC SC VA WV',
  'AL FL GA MS TN',
  'IN KY MI OH',
  'DC IA MN MT ND SD WI',
  'IL KS MO NE',
  'AR LA OK TX',
  'AZ CO ID NM NV TX UT WY',
  'AK AS CA GU HI MP OR WA',
].map((states) => new Set(states.split(' ')));

/** Names of foreign countries; US territories are not among them. */
const regions = new Intl.DisplayNames(['en'], { type: 'region' });
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const abroad = new Set(
  alphabet
    .flatMap((one) => alphabet.map((other) => one + other))
    .filter((code) => code !== 'US' && !['PR', 'GU', 'VI', 'AS', 'MP'].includes(code))
    .map((code) => regions.of(code)?.toLowerCase() ?? ''),
);

const isState = (code: string): boolean => stateOptions.some(({ value }) => value === code);
/** Checks the ZIP code too, since a foreign code can look like one of our states: "Berlin, DE 10115". */
const isOurs = (state: string, zip: string): boolean => isState(state) && (zones[Number(zip[0])]?.has(state) ?? false);

/** The addresses of a page, in order, without those whose next line names another country. */
export function addressesIn(lines: readonly string[]): WrittenAddress[] {
  return lines.flatMap((line, end) => {
    if (abroad.has((lines[end + 1] ?? '').toLowerCase().replace(/\.$/, ''))) return [];
    const found = onOneLine(line, end) ?? underStreet(lines, line, end);
    return found && isOurs(found.state, found.zip) ? [found] : [];
  });
}

function onOneLine(line: string, end: number): WrittenAddress | undefined {
  const [, street = '', town = '', state = '', zip = ''] = oneLine.exec(line) ?? [];
  const [main = '', ...rest] = street.split(/, */);
  if (!isStreet(main) || rest.length > 1 || !rest.every((each) => unit.test(each))) return undefined;
  return { street, city: town, state, zip, start: end, end };
}

function underStreet(lines: readonly string[], line: string, end: number): WrittenAddress | undefined {
  const [, town = '', state = '', zip = ''] = cityLine.exec(line) ?? [];
  if (zip === '') return undefined;
  const above = lines[end - 1] ?? '';
  const start = unit.test(above) ? end - 2 : end - 1;
  const street = (lines[start] ?? '').replace(/,$/, '');
  if (!isStreet(street)) return undefined;
  return { street: start === end - 2 ? `${street}, ${above}` : street, city: town, state, zip, start, end };
}

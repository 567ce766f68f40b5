/** The words of days in English and Spanish, as they stand in a text that `plain` has made one alphabet. */

const accented = 'áéíóúü';
const bare = 'aeiouu';

/**
 * The text, each character in its place, without accents and bent apostrophes. The end of a line ends a day too, unless
 * the day goes on: after a comma, or with a number and a year ("May" and on the next line "4, 2026").
 */
export const plain = (text: string): string =>
  text
    .replace(/[áéíóúü]/gi, (each) => bare[accented.indexOf(each.toLowerCase())] ?? each)
    .replaceAll('’', "'")
    .replace(/[\t\u00a0\u202f]/g, ' ')
    .replace(/(?<!,)\n(?!\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d{2}(?![\d-]))/g, '\u0000');

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const meses = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
export const month = String.raw`(?<month>jan(?:uary)?|feb(?:r?uary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|setiembre|octubre|noviembre|diciembre)\b\.?`;
/** 1 to 12. */
export function monthOf(name: string | undefined): number {
  const short = (name ?? '').slice(0, 3).toLowerCase().replace('set', 'sep');
  return Math.max(months.indexOf(short), meses.indexOf(short)) + 1;
}

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  );
const enteros =
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta treinta-y-uno'.split(
    ' ',
  );
const cardinals = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

const anyOf = (words: readonly string[]): string => words.toReversed().join('|').replaceAll('-', '[- ]');
export const dayInDigits = String.raw`\d{1,2}(?:st|nd|rd|th|ro|º|°)?`;
export const ordinalWord = anyOf(ordinals);
export const dayWord = `${ordinalWord}|primero|${anyOf(enteros)}`;
export const count = String.raw`(?<count>\d{1,3}|an?|(?:a )?couple(?: of)?|un par de|${anyOf(cardinals)}|una?|${anyOf(enteros)})`;

/** "4th", "fourth", "a couple of", "dos": what its words count. */
export function numberOf(words: string | undefined): number {
  const said = (words ?? '').toLowerCase().replaceAll(' ', '-');
  if (/^\d/.test(said)) return Number.parseInt(said, 10);
  if (/couple|par/.test(said)) return 2;
  const lists = [ordinals, enteros, cardinals];
  return Math.max(1, ...lists.map((list) => list.indexOf(said) + 1));
}

export const year = String.raw`(?<year>(?:19|20)\d{2}(?!\d)|'\d{2}(?!\d)|(?:last|this) year|a[nñ]o pasado|este a[nñ]o)`;
/** The year of "2026", "'26", and of "last year" in a text of the year `now`. */
export function yearOf(words: string, now: number): number {
  if (/^\d/.test(words)) return Number(words);
  if (words.startsWith("'")) return 2000 + Number(words.slice(1));
  return /last|pasado/i.test(words) ? now - 1 : now;
}

const weekdays = 'sun mon tue wed thu fri sat'.split(' ');
const dias = 'dom lun mar mie jue vie sab'.split(' ');
const whole =
  'sunday|monday|tues(?:day)?|wednesday|thurs(?:day)?|friday|saturday|domingo|lunes|martes|miercoles|jueves|viernes|sabado';
/** Other words too ("sat"): weekdays only before a date. */
const short = 'sun|mon|tue|wed|thur?|fri|sat';
export const weekday = `(?<weekday>${whole})`;
export const shortWeekday = `(?<weekday>${short})`;
export const weekdayName = `${whole}|${short}|miércoles|sábado`;
/** 0, Sunday, to 6. */
export function weekdayOf(name: string | undefined): number {
  const short = (name ?? '').slice(0, 3).toLowerCase();
  return Math.max(weekdays.indexOf(short), dias.indexOf(short));
}

import { anyCase } from '../any-case.ts';
import { namesPattern } from '../processors.ts';
import { introducedNames } from './introduced-names.ts';
import { looselySpaced } from './loosely-spaced.ts';

/** What identifies somebody, found by its form. Each is bounded, so that a long text takes time in proportion to its length. */
const day = String.raw`\d{4}-\d{2}-\d{2}`;
const both = (words: string) => `${words}|${words.toUpperCase()}`;
const streetKinds = both(
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Terrace|Parkway|Pkwy|Highway|Hwy',
);
const word = String.raw`[A-Z][\w.'’-]{0,30}`;

/** Signs of an address as words: "jo at shop dot example", "jo (arroba) shop [punto] example". */
const bracketed = (signs: string) => String.raw`[ \t]{0,2}[[({<][ \t]?(?:${signs})[ \t]?[\])}>][ \t]{0,2}`;
const [atWord, dotWord] = [anyCase('at|arroba'), anyCase('dot|punto')];
const sign = String.raw`(?:[ \t]{0,2}@[ \t]{0,2}|${bracketed(`${atWord}|@`)})`;
const dot = String.raw`(?:${bracketed(String.raw`${dotWord}|\.`)}|[ \t]{1,2}(?:${dotWord})[ \t]{1,2})`;
const parts = String.raw`[\w-]{1,60}(?:(?:\.|${dot})[\w-]{1,40}){0,3}`;
const local = String.raw`(?<![\w.+%-])[\w.+%-]{1,80}(?:(?:${dot}|[ \t](?:underscore|dash|hyphen|plus|guion(?: bajo)?)[ \t])[\w.+%-]{1,40}){0,4}`;
const mailboxes = anyCase('gmail|googlemail|yahoo|ymail|hotmail|outlook|icloud|proton|protonmail|fastmail');
const spelledOut = [
  `${sign}${parts}`,
  String.raw`[ \t]{1,2}(?:${atWord})[ \t]{1,2}(?:${parts}${dot}[\w-]{2,40}|(?:${mailboxes})(?:(?:\.|${dot})[\w-]{1,40}){0,2})`,
].map((rest) => new RegExp(String.raw`${local}${rest}(?!\w)`, 'g'));

/** Between the groups of a phone number. */
const apart = String.raw`[\s.\/·•_‐-―-]`;
const phoneWords =
  'phone|telephone|tel|cell|mobile|whatsapp|fax|call me(?: at)?|text me(?: at)?|reach me at|teléfono|celular|móvil|llámeme al|llame al';

const contacts: readonly RegExp[] = [
  // "Jane Doe <jane@shop.example>", email addresses, addresses on the web.
  /(?:"[^"\n]{1,60}"|(?:\p{Lu}[\p{L}.'’-]{0,30}[ \t]){1,4})<[^<>@\s]{1,80}@[^<>@\s]{1,80}>/gu,
  /[\w.+%-]{1,80}@[\w-]{1,80}(?:\.[\w-]{1,40}){1,5}/g,
  ...spelledOut,
  /(?:https?:\/\/|www\.)[^\s<>"')\]]{1,300}/gi,
  // Phone numbers.
  new RegExp(
    String.raw`(?<![\w$.,-])(?:\+?\d{1,3}${apart}{0,2})?(?:\([ \t]?\d{3}[ \t]?\)|\d{3})${apart}{0,3}\d{3}${apart}{0,3}\d{4}(?![\w-])`,
    'g',
  ),
  /(?<![\w$.,-])\d{3}[‐-―-]\d{4}(?![\w-])/g,
  /(?<![\w$])\+\d(?:[\s()./_‐-―-]{0,3}\d){6,16}(?!\d)/g,
  new RegExp(
    String.raw`(?<name>(?<=(?<![\p{L}\p{N}])(?:${anyCase(phoneWords)})\.?(?: (?:no|nr|number|is|es|número)\.?){0,2}[ \t]{0,2}[:#]?[ \t]{0,2})\(?\d(?:[\s().\/·•_‐-―-]{0,3}\d){6,16})(?!\d)`,
    'dgu',
  ),
  // Postal addresses.
  new RegExp(
    String.raw`(?<![\w$.,-])\d{1,6}[A-Z]?[ \t](?:[NSEW]\.?[ \t])?(?:[A-Z0-9][\w.'’-]{0,30}[ \t]){1,4}(?:${streetKinds})(?!\w)`,
    'g',
  ),
  /\bP\.? ?O\.? Box \d{1,8}/gi,
  new RegExp(String.raw`(?:${word}(?:[ \t]${word}){0,2},[ \t]?)?\b[A-Z]{2},?[ \t]\d{5}(?:-\d{4})?(?!\d)`, 'g'),
];

/** Whoever a paper greets, in any letters. */
const greeted = new RegExp(
  String.raw`(?<=\bdear[ \t])(?!\w{0,20}\b[ \t]?(?:merchant|customer|seller|user)\b)(?!(?:${namesPattern('brand')})\b)\p{Lu}[^\n,:;]{1,60}(?=[,:])`,
  'giu',
);
/** A line that names a buyer, or the one below its label. Facts have no such lines, but may have a customer in them. */
const buyers =
  /(?<=^[ \t]{0,20}(?:customer|buyer|client|purchaser|cardholder|recipient|payer|payee|consignee|comprador|cliente|destinatario|titular|bill(?:ed)? to|ship(?:ped)? to|sold to|deliver(?:ed)? to|facturar a|enviar a|vendido a)(?:['’]s)?(?: name)?[ \t]{0,5}(?::[ \t]{0,20}(?:\n[ \t]{0,20})?|\n[ \t]{0,20}))[^\s][^\n]{0,120}/gim;

const taxWords =
  'f?ein|i?tin|ssn|tax(?:payer)?[ -]?id(?:entification)?|employer identification|federal id|social security|rfc|curp|nif|nit|rut|seguro social|identificación fiscal|número fiscal';
/** "is", "number:", "#": what may stand between such a word and its number. */
const called = String.raw`(?:[ \t]{0,3}(?:(?:${anyCase('no|nr|num|number|numbers|is|was|are|es|número|code')})(?![\p{L}\p{N}])\.?|[#:=(,–—-])){0,4}[ \t]{0,3}`;
const spaced = String.raw`(?:[\s.\/·•_‐-―-]{0,3}\d)`;

const numbers: readonly RegExp[] = [
  /\bUH-\d{4}-\d{6,12}\b/g,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,8}(?: ?[A-Z0-9]{1,3})?\b/g,
  // Tax IDs beside their word, however they are written: "EIN 84 2716639", "84.271.6639 (our EIN)".
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${anyCase(taxWords)})(?![\p{L}\p{N}])${called}(?<name>\d${spaced}{3,14}|(?=[A-Z-]{0,8}\d)[A-Z0-9-]{6,20})(?!\d)`,
    'dgu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}$])(?<name>\d${spaced}{6,14})(?=[ \t,(]{0,3}(?:(?:is|are|as|es|my|our|the|mi|nuestro|el|su|business|company)[ \t]){0,3}(?:${anyCase(taxWords)})(?![\p{L}\p{N}]))`,
    'dgu',
  ),
  // What is called an account's number, whatever its form.
  new RegExp(
    String.raw`(?<=\b(?:account|acct|merchant|customer|buyer|order|card|routing|member|user)\.?[ \t]{0,3}(?:(?:id|no|nr|number)\b\.?|#|:)[ \t]{0,3}(?:is[ \t]|:|#)?[ \t]{0,3})(?!${day})(?=[\w-]{0,39}\d)[\w-]{3,40}`,
    'gi',
  ),
  /(?<=\b(?:ending|ends)(?:[ \t](?:in|with))?[ \t]{1,3})\d{2,6}(?![\w-])/gi,
  /(?<=[x*•]{2,19}[ -]?)\d{2,6}(?![\w-])/gi,
];

/** Tax IDs, accounts and cards; days and ZIP codes are none. */
const formOfNumber = new RegExp(
  String.raw`(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)|(?<!\d)\d{2}-\d{7}(?!\d)|(?<![\d.,$-])(?!${day}(?![\d-])|\d{5}-\d{4}(?![ -]?\d))\d(?:[ -]?\d){7,18}(?![\d,]|\.\d)`,
  'g',
);
/** Replaces them by their form. */
export const replaceNumbers = (text: string, by: (found: string) => string): string =>
  text.replaceAll(formOfNumber, by);

/** Seven digits or more, some of them as words: "four one five, 555 0142". */
const digitWord = anyCase(
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
);
const dictated = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?=(?:\d|[\s,.-]){0,12}(?:${digitWord})(?!\p{L}))(?:(?:${digitWord}|\d)(?:[\s,.-]{1,3}(?=\p{L}|\d)|(?=\d))){6,24}(?:${digitWord}|\d{1,4})(?![\p{L}\p{N}])`,
  'gu',
);

/** Ids of rows, by which answers refer to what they were given. */
const rowId = /(\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b)/i;

/** Where a pattern finds something: its group `name`, or all of it. */
const placesOf = (text: string, pattern: RegExp): (readonly [number, number])[] =>
  [...text.matchAll(pattern)].map(
    (found) => found.indices?.groups?.['name'] ?? [found.index, found.index + found[0].length],
  );

/**
 * Masks what identifies somebody in a text that leaves the house: values that are known of the case, however they are
 * spaced, and tax IDs, accounts, cards, contacts, buyers and names that are introduced, by their form. Each character
 * becomes a dot, so that a place in the masked text is the same place in the text. Each pattern reads the text as it was.
 * Names that no record has and no word introduces stay. `kept`: the processor's name where no table has it.
 */
export function maskerOf(
  known: readonly string[],
  what: 'facts' | 'texts' = 'texts',
  kept: readonly string[] = [],
): (text: string) => string {
  const values = [...new Set(known.flatMap(formsOf))];
  const lines = what === 'texts' ? [buyers] : [];
  const patterns = [...contacts, greeted, ...lines, ...numbers, formOfNumber, dictated, ...values.map(patternOf)];
  const looseIn = looselySpaced(values);
  const own = new Set(kept.flatMap((each) => each.toLowerCase().split(/[^\p{L}]+/u)));
  const mask = (text: string): string => {
    const units = text.split('');
    const places = [
      ...patterns.flatMap((pattern) => placesOf(text, pattern)),
      ...introducedNames(text, own),
      ...looseIn(text),
    ];
    for (const [start, end] of places)
      for (let unit = start; unit < end; unit += 1) if (/\S/.test(units[unit] ?? '')) units[unit] = '•';
    return units.join('');
  };
  return (text) =>
    text
      .split(rowId)
      .map((part, index) => (index % 2 === 1 ? part : mask(part)))
      .join('');
}

const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const companyForms = String.raw`(?:l\.?l\.?c|inc|incorporated|corp|corporation|co|company|ltd|limited|l\.?l\.?p|l\.?p|p\.?c)\.?$`;
const companyForm = new RegExp(String.raw`[\s,]+${companyForms}`, 'i');
/** What names nobody by itself: the form of a company, a particle of a name, a few digits. */
const tooLittle = new RegExp(
  String.raw`^(?:.|\d{1,4}|de|del|la|las|los|el|al|van|von|der|den|bin|ibn|st|jr|sr|i{2,3}|iv|mr|mrs|ms|dr|${companyForms})\.?$`,
  'i',
);

/** A value as it may be written: whole, a company without its form, with accents in either encoding or without. */
function formsOf(value: string): string[] {
  const whole = value.replaceAll(/\s+/g, ' ').trim();
  const forms = [whole, whole.replace(companyForm, '')].flatMap((each) => [
    each.normalize('NFC'),
    each.normalize('NFD'),
    bare(each),
  ]);
  return forms.filter((form) => form !== '' && !tooLittle.test(form));
}

const months = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i;
/** Names that are words of such papers, too: found only where they are written as names. */
const ordinary =
  /^(?:art|bank|banks|best|bill|black|brown|case|chase|cash|day|faith|frank|goods|grace|green|hold|hope|king|long|mark|market|money|page|payments?|price|reserve|rich|rose|sales|shop|short|square|store|stripe|sue|the|trade|white|will|wise|young)$/i;

const literal = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const alone = (inner: string, flags: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${inner})(?![\p{L}\p{N}])`, flags);

function patternOf(form: string): RegExp {
  if (months.test(form)) return /(?!)/g;
  if (!ordinary.test(form)) return alone(literal(form).replaceAll(' ', String.raw`\s{1,3}`), 'giu');
  const capital = `${form.slice(0, 1).toUpperCase()}${form.slice(1).toLowerCase()}`;
  return alone(`${capital}|${form.toUpperCase()}`, 'gu');
}

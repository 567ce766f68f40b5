/** What identifies somebody, found by its form. Each is bounded, so that a long text takes time in proportion to its length. */
const day = String.raw`\d{4}-\d{2}-\d{2}`;
const both = (words: string) => `${words}|${words.toUpperCase()}`;
const streetKinds = both(
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Terrace|Parkway|Pkwy|Highway|Hwy',
);
const word = String.raw`[A-Z][\w.'’-]{0,30}`;

const contacts: readonly RegExp[] = [
  // "Jane Doe <jane@shop.example>", email addresses, addresses on the web.
  /(?:"[^"\n]{1,60}"|(?:\p{Lu}[\p{L}.'’-]{0,30}[ \t]){1,4})<[^<>@\s]{1,80}@[^<>@\s]{1,80}>/gu,
  /[\w.+%-]{1,80}@[\w-]{1,80}(?:\.[\w-]{1,40}){1,5}/g,
  /(?:https?:\/\/|www\.)[^\s<>"')\]]{1,300}/gi,
  // Phone numbers.
  /(?<![\w$.,-])(?:\+?\d{1,3}[ .-]?)?(?:\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]\d{4}(?![\w-])/g,
  /(?<![\w$.,-])\d{3}-\d{4}(?![\w-])/g,
  // Postal addresses.
  new RegExp(
    String.raw`(?<![\w$.,-])\d{1,6}[A-Z]?[ \t](?:[NSEW]\.?[ \t])?(?:[A-Z0-9][\w.'’-]{0,30}[ \t]){1,4}(?:${streetKinds})(?!\w)`,
    'g',
  ),
  /\bP\.? ?O\.? Box \d{1,8}/gi,
  new RegExp(String.raw`(?:${word}(?:[ \t]${word}){0,2},[ \t]?)?\b[A-Z]{2},?[ \t]\d{5}(?:-\d{4})?(?!\d)`, 'g'),
];

const names: readonly RegExp[] = [
  // Those whom a paper greets or calls by a title.
  /(?<=\bdear[ \t])(?!\w{0,20}\b[ \t]?(?:merchant|customer|seller|user)\b)\p{Lu}[^\n,:;]{1,60}(?=[,:])/giu,
  /(?<=\b(?:Mr|Mrs|Ms|Mx|Dr)\.?[ \t])\p{Lu}[\p{L}'’-]{1,30}(?:[ \t]\p{Lu}[\p{L}'’-]{1,30}){0,2}/gu,
];
/** A line that names a buyer. Facts have no such lines, but may have a customer in them. */
const buyers =
  /(?<=^[ \t]{0,20}(?:customer|buyer|client|purchaser|cardholder|recipient|payer|payee|consignee|bill(?:ed)? to|ship(?:ped)? to|sold to|deliver(?:ed)? to)(?:['’]s)?(?: name)?[ \t]{0,5}:[ \t]{0,20})[^\n]{1,120}/gim;

const numbers: readonly RegExp[] = [
  /\bUH-\d{4}-\d{6,12}\b/g,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,8}(?: ?[A-Z0-9]{1,3})?\b/g,
  // What is called an account's number, whatever its form.
  new RegExp(
    String.raw`(?<=\b(?:account|acct|merchant|customer|buyer|order|card|routing|member|user)\.?[ \t]{0,3}(?:(?:id|no|nr|number)\b\.?|#|:)[ \t]{0,3}(?:is[ \t]|:|#)?[ \t]{0,3})(?!${day})(?=[\w-]{0,39}\d)[\w-]{3,40}`,
    'gi',
  ),
  /(?<=\b(?:ending|ends)(?:[ \t](?:in|with))?[ \t]{1,3})\d{2,6}(?![\w-])/gi,
  /(?<=[x*•]{2,19}[ -]?)\d{2,6}(?![\w-])/gi,
];

/** Replaces tax IDs, accounts and cards by their form; days and ZIP codes stay. */
export const replaceNumbers = (text: string, by: (found: string) => string): string =>
  text
    .replaceAll(/(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/g, by)
    .replaceAll(/(?<!\d)\d{2}-\d{7}(?!\d)/g, by)
    .replaceAll(/(?<![\d.,$-])\d(?:[ -]?\d){7,18}(?![\d,]|\.\d)/g, (digits) =>
      new RegExp(`^(?:${day}|\\d{5}-\\d{4})$`).test(digits) ? digits : by(digits),
    );

const hidden = (found: string): string => found.replaceAll(/\S/g, '•');
/** Ids of rows, by which answers refer to what they were given. */
const rowId = /(\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b)/i;

/**
 * Masks what identifies somebody in a text that leaves the house: values that are known of the case, and tax IDs,
 * accounts, cards, contacts and buyers by their form. Each character becomes a dot, so that a place in the masked text
 * is the same place in the text. Names that no record has and no word introduces stay.
 */
export function maskerOf(known: readonly string[], what: 'facts' | 'texts' = 'texts'): (text: string) => string {
  const values = [...new Set(known.flatMap(formsOf))].toSorted((a, b) => b.length - a.length);
  const lines = what === 'texts' ? [buyers] : [];
  const patterns = [...contacts, ...names, ...lines, ...numbers, ...values.map(patternOf)];
  const mask = (text: string) =>
    replaceNumbers(
      patterns.reduce((rest, pattern) => rest.replaceAll(pattern, hidden), text),
      hidden,
    );
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

function patternOf(form: string): RegExp {
  const escaped = form.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s{1,3}`);
  const around = (inner: string, flags: string) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${inner})(?![\p{L}\p{N}])`, flags);
  if (months.test(form)) return /(?!)/g;
  if (!ordinary.test(form)) return around(escaped, 'giu');
  const capital = `${form.slice(0, 1).toUpperCase()}${form.slice(1).toLowerCase()}`;
  return around(`${capital}|${form.toUpperCase()}`, 'gu');
}

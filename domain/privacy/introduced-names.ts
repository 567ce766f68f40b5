import { anyCase } from '../any-case.ts';
import { brandOf, processors } from '../processors.ts';

/**
 * Names that a text introduces, in English and Spanish: by what somebody is ("my buyer …", "mi compradora …"), by a word
 * for names ("named …", "se llama …"), by what was done with them ("shipped to …", "spoke with …"), by a title, a
 * greeting, a header or a signature. Only what is written with capitals, or in a script without them, is read as a name.
 */
const roles = [
  'buyers?|customers?|clients?|purchasers?|cardholders?|recipients?|payers?|payees?|consignees?|subscribers?|members?|users?|guests?|patients?|students?|tenants?|donors?|beneficiar(?:y|ies)',
  'agents?|representatives?|reps?|managers?|supervisors?|employees?|associates?|specialists?|analysts?|officers?|advis[oe]rs?|assistants?|investigators?|reviewers?|underwriters?|bankers?|tellers?|clerks?|executives?|operators?|drivers?|couriers?',
  'owners?|co-?owners?|founders?|directors?|presidents?|partners?|colleagues?|co-?workers?|boss|accountants?|bookkeepers?|lawyers?|attorneys?|counsel|suppliers?|vendors?|sellers?|contractors?|landlords?',
  'husband|wife|spouse|sons?|daughters?|brothers?|sisters?|mother|father|mom|dad|cousins?|uncle|aunt|friends?|neighbou?rs?|m[ae]n|wom[ae]n|persons?|guys?|lady|ladies|gentlem[ae]n|girls?|boys?',
  'comprador(?:a|es|as)?|clientas?|clientes?|titular(?:es)?|destinatari[oa]s?|pagador(?:a|es|as)?|beneficiari[oa]s?|usuari[oa]s?|suscriptor(?:a|es|as)?|vendedor(?:a|es|as)?|proveedor(?:a|es|as)?|inquilin[oa]s?|alumn[oa]s?|pacientes?',
  'agentes?|representantes?|gerentes?|supervisor(?:a|es|as)?|emplead[oa]s?|asesor(?:a|es|as)?|ejecutiv[oa]s?|analistas?|soci[oa]s?|dueñ[oa]s?|propietari[oa]s?|jef[ea]s?|contador(?:a|es|as)?|abogad[oa]s?|repartidor(?:a|es|as)?|mensajer[oa]s?',
  'espos[oa]s?|marido|mujer(?:es)?|hij[oa]s?|herman[oa]s?|madre|padre|mamá|papá|prim[oa]s?|tí[oa]s?|amig[oa]s?|vecin[oa]s?|hombres?|personas?|chic[oa]s?|muchach[oa]s?',
].join('|');

const named =
  'named|names? (?:is|was|are|were)|by the name of|goes by|known as|se llama(?:ba)?|me llamo|llamad[oa]s?|de nombre|a nombre de|conocid[oa]s? como|nombre (?:es|era)|de apellido|apellidad[oa]s?';
const dealings = [
  '(?:spoke|speak|speaking|spoken|talk|talked|talking|chat|chatted|met|meeting|dealt|dealing|conversation|call) (?:with|to)',
  '(?:shipped|sold|delivered|sent|mailed|refunded|billed|invoiced|issued|addressed|sale|shipment|delivery|refund) to',
  '(?:signed|bought|purchased|ordered|paid|placed|handled|answered|written|received|approved|reviewed|prepared) by',
  'on behalf of|attention|attn\\.?:?|c/o',
  '(?:habl[éóo]|hablamos|hablar|hablando|convers[éó]|chate[éó]) con',
  '(?:enviad[oa]s?|vendid[oa]s?|entregad[oa]s?|facturad[oa]s?|reembolsad[oa]s?) a',
  '(?:firmad[oa]s?|comprad[oa]s?|pagad[oa]s?|atendid[oa]s?|recibid[oa]s?|escrit[oa]s?) por|me atendió|nos atendió|en nombre de',
].join('|');
const titles =
  'Mr|Mrs|Ms|Mx|Miss|Mister|Dr|Dra|Prof|MR|MRS|MS|DR|Señora?|Señorita|señora?|señorita|Sra?|Srta|sra?|srta|Don|Doña|don|doña|Lic|Ing';
const greetings =
  'hi|hello|hey|hola|dear|good (?:morning|afternoon|evening)|buen[oa]s (?:días|tardes|noches)|estimad[oa]s?|querid[oa]s?';
const closings =
  'regards|sincerely|truly|yours|best|thanks|thank you|cheers|cordially|respectfully|warmly|atentamente|saludos?|cordialmente|gracias|atte';
const headers = 'from|to|cc|bcc|de|para|name|full name|nombre|signed|signature|firma|firmado|contact|contacto|atención';

/** What has a capital at such a place and is nobody's name: words of papers, and words that begin a sentence. */
const papers =
  'service|services|support|care|relations|success|protection|agreement|identification|due|diligence|verification|program|policy|account|accounts|id|ids|no|number|name|information|data|details|dispute|disputes|claim|claims|complaint|complaints|statement|terms|order|orders|invoice|invoices|fee|fees|funds|fund|payment|payments|payout|payouts|refund|refunds|chargeback|chargebacks|team|department|center|portal|dashboard|experience|history|list|address|email|phone|contact|date|day|type|status|reference|review|reviews|risk|compliance|underwriting|legal|billing|finance|amount|total|subtotal|balance|hold|reserve|exhibit|section|visa|mastercard|discover|american|fdic|servicio|soporte|atención|ayuda|acuerdo|cuenta|pedido|pedidos|pago|pagos|reembolso|reembolsos|riesgo|equipo|departamento|monto|fecha|saldo';
const beginnings =
  'i|we|he|she|they|it|you|the|a|an|my|our|your|his|her|their|its|this|that|these|those|there|then|when|while|after|before|but|and|or|so|if|on|in|at|by|for|from|to|of|with|as|not|yes|please|thank|thanks|also|however|since|because|is|was|are|were|has|have|had|did|do|will|would|could|can|who|what|why|how|all|everyone|both|now|today|yesterday|once|only|never|nobody|still|later|first|last|next|dear|sir|madam|merchant|el|la|los|las|un|una|mi|mis|yo|nosotros|ellos|ella|él|pero|y|cuando|después|antes|en|con|de|por|para|si|sí|su|sus|al|del|este|esta|que|se|me|nos|le|hoy|ayer|gracias';
const days =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miércoles|jueves|viernes|sábado|domingo';
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';

const brandWords = processors.flatMap(
  (each) =>
    brandOf(each)
      ?.toLowerCase()
      .split(/[^\p{L}]/u) ?? [],
);
const setOf = (...lists: string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => list.split('|')));
const noNames = setOf(papers, beginnings, days, ...brandWords);
const monthNames = setOf(months);
const isRole = new RegExp(`^(?:${roles})$`, 'iu');

const gap = String.raw`[^\S\n]{1,3}`;
/** A line that goes on in the next one, and is no row of a list. */
const wrap = String.raw`(?<=[^\n]{50})\n[^\S\n]{0,3}`;
const name = String.raw`(?:\p{Lu}\.|[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}\p{N}]{0,80}(?:['’-][\p{L}\p{M}]{1,40}){0,3})(?![\p{L}\p{M}\p{N}])`;
const particles = 'de|del|la|las|los|y|van|von|der|den|da|di|do|dos|das|du|le|bin|ibn|al|el|ter|zu';
const onward = String.raw`(?:${gap}|${wrap})(?:(?:${particles})${gap}){0,2}${name}`;
const run = `${name}(?:${onward}){0,3}`;
const runs = String.raw`${run}(?:(?:,|,? (?:and|y|e|&)) ${run}){0,4}`;

/** `fewest`: words that it takes to be a name at such a place. */
type Introduction = { pattern: RegExp; fewest: number };
const introduction = (before: string, names: string, after = '', fewest = 1): Introduction => ({
  pattern: new RegExp(`${before}(?=(?<name>${names})${after})`, 'dgmu'),
  fewest,
});

const word = (pattern: string) => `(?<![\\p{L}\\p{N}-])(?:${anyCase(pattern)})(?![\\p{L}\\p{M}\\p{N}])`;
const role = word(roles);
const begin = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`[^\S\n]*(?:[\n,.;:!|()–—-]|$)`;
const link = String.raw`(?:${gap}|${wrap}|[^\S\n]{0,2}[:=–—-]${gap})(?:(?:is|was|are|es|era|fue|called|llamad[oa])${gap})?["“‘'(]?`;
const whose = String.raw`(?:a|an|my|our|the|their|one of (?:my|our|the)|un|una|mi|nuestr[oa]|el|la)${gap}(?:[\p{Ll}-]{1,20}${gap}){0,2}${role}(?!['’])`;

const introductions: readonly Introduction[] = [
  // "my buyer X Y", "customer: X", "the agent is X", "our customers X, Y and Z".
  introduction(`${role}${link}`, runs),
  // "my buyer, X Y," and "a rep at Square, X,".
  introduction(String.raw`(?<!${anyCase('dear')} )${role},[^\S\n]`, run, '(?=[,.;)]|$)'),
  introduction(String.raw`(?<!${anyCase('dear')} )${role},[^\S\n]`, `${name}(?:${onward}){1,3}`, '', 2),
  introduction(
    String.raw`${role}${gap}(?:at|from|of|for|with|de|del|en)${gap}(?:[\p{L}\p{N}.'’-]{1,30}${gap}){0,4}[\p{L}\p{N}.'’-]{1,30},${gap}`,
    run,
    end,
  ),
  // "X Y, my buyer," and "X (buyer)".
  introduction(begin, `${name}(?:${onward}){1,3}`, `,${gap}${whose}`, 2),
  introduction(begin, run, String.raw`${gap}\((?:${whose}|${role})[^)\n]{0,40}\)`),
  // "named X", "a man called X".
  introduction(String.raw`${word(named)}:?(?:${gap}|${wrap})["“‘']?`, runs),
  introduction(
    String.raw`${begin}(?:an?|one|some|the|my|our)${gap}(?:[\p{Ll}-]{1,20}${gap}){1,2}called${gap}["“‘']?`,
    runs,
  ),
  // "shipped to X", "spoke with X", "signed by X", "Ms. X".
  introduction(`${word(dealings)}(?:${gap}|${wrap})`, runs),
  introduction(String.raw`${begin}(?:${titles})\.?${gap}`, runs),
  introduction(`${word(greetings)},?${gap}`, run, end),
  introduction(
    `${word("this is|i am|i['’]m|soy")}${gap}`,
    run,
    String.raw`(?:[,.!\n]|${gap}(?:from|of|at|with|de|del)(?!\p{L}))`,
  ),
  // Headers, signatures, and whom an email quotes.
  introduction(String.raw`^[^\S\n]{0,20}(?:${anyCase(headers)})[^\S\n]{0,3}:[^\S\n]{0,20}`, run),
  introduction(
    String.raw`${word(closings)}(?:${gap}\p{Ll}{1,20}){0,2}[^\S\n]{0,3}(?:[,.!]?[^\S\n]{0,3}\n\s{0,4}|,${gap})[-–—~]?[^\S\n]?(?:\/s\/[^\S\n]?)?`,
    run,
    end,
  ),
  introduction(String.raw`^[^\S\n]{0,20}(?:[–—~]{1,2}|\/s\/)[^\S\n]?`, run, String.raw`[^\S\n]*$`),
  introduction(begin, run, String.raw`[^\S\n]{0,3}(?:<[^<>\n]{1,100}>[^\S\n]{0,3})?(?:wrote|escribió)[^\S\n]?:`),
];

const words = new RegExp(name, 'dgu');

/**
 * Whether a word with a capital names somebody, beside the word after it. A month before another name is one: "June
 * Carter".
 */
function isName(text: string, after: string | undefined, kept: ReadonlySet<string>): boolean {
  const lower = text.toLowerCase();
  if (noNames.has(lower) || kept.has(lower) || isRole.test(text)) return false;
  return !monthNames.has(lower) || (after !== undefined && !monthNames.has(after) && isName(after, undefined, kept));
}

/** Where names stand that the text introduces: each up to the first word that is none. `kept`: in lower case. */
export function introducedNames(text: string, kept: ReadonlySet<string>): [start: number, end: number][] {
  return introductions.flatMap(({ pattern, fewest }) =>
    [...text.matchAll(pattern)].flatMap((found): [number, number][] => {
      const [start, stop] = found.indices?.groups?.['name'] ?? [0, 0];
      const all = [...text.slice(start, stop).matchAll(words)];
      const first = all.findIndex((each, at) => !isName(each[0], all[at + 1]?.[0], kept));
      const named = all.slice(0, first === -1 ? all.length : first);
      const last = named.at(-1);
      return last && named.length >= fewest ? [[start, start + last.index + last[0].length]] : [];
    }),
  );
}

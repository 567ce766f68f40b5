import { actKeys, actOf } from '../../domain/cases/story/acts.ts';
import { harms } from '../../domain/cases/story/harm.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import { namesPattern } from '../../domain/processors.ts';
import { mentionedIn } from '../checks/citations.ts';
import { checkConcession } from '../checks/concessions.ts';
import { figuresIn } from '../checks/figures.ts';
import { masked, type FactWords } from '../checks/mask.ts';
import { checkNames } from '../checks/names.ts';
import type { Unit } from '../checks/unit.ts';
import { inDigits, numberWordsIn } from '../text/number-words.ts';
import { hasOddCharacters, threatIn } from '../text/refused-text.ts';
import { ownWords, slotsIn, withoutSecondDays, type ModelSentence, type SourcesById } from './sentence.ts';

/** What a sentence is checked against; `unconfirmed`: ids of what is said to have happened. */
export type Around = { sources: SourcesById; words: FactWords; unconfirmed: ReadonlySet<string> };
/** Why a sentence may not stand, as the end of "It …"; null where it may. `own`: its words without its slots. */
type Rule = (sentence: ModelSentence, own: string, around: Around) => string | null;

const when = (found: boolean, why: string): string | null => (found ? why : null);
const unitOf = (plain: string): Unit => ({ block_id: null, where: 'block', text: plain, plain, proven: false });

/** Characters of a sentence as a model writes it. */
export const longest = 400;
const markup = /[{}[\]<>|\\*_`~^]|\/\/|&\w+;/;
const link = /\bhttps?\b|\bwww\b|\S@|\w\.(?:com|org|net|io|gov)\b/i;
const quotation = /["“”„‟«»‹›]|(?<![\p{L}])['‘‚]|(?<![sS])['’](?!\p{L})/u;
const citation = /[§¶]|\bvs?\.|\b(?:v|vs) \p{Lu}/u;
const amounts =
  /\b(?:dozens?|hundreds?|thousands?|millions?|billions?|half|halves|quarters?|twice|thrice|doubled?|tripled?|percent(?:age)?|an? (?:single |whole |full )?(?:hour|day|week|fortnight|month|year))\b/i;
const mind =
  /\b(?:know(?:s|n|ing(?:ly)?)?|knew|(?:un)?aware|intend(?:s|ed)?|intent(?:ion(?:al(?:ly)?|s)?)?|deliberate(?:ly)?|willful(?:ly)?|wilful(?:ly)?|malic\w*|spite\w*|bad faith|dishonest\w*|reckless\w*|careless\w*|pretext\w*|wants?|wanted|hop(?:es?|ed|ing)|wish(?:es|ed)?|believ(?:es?|ed)|thinks?|thought|feels?|felt|fears?|feared|motiv\w*|chose|decided to|ignor\w*|indifferen\w*|admit\w*|conced\w*)\b/i;
const offer =
  /\b(?:offer(?:s|ed|ing)?|settl(?:es?|ed|ing|ement)|compromis\w*|discount\w*|in (?:exchange|return)|in full satisfaction|accept(?:s|ed|ing)? (?:less|part|a part)|forgo\w*|waiv\w*|instead of the)\b/i;
/** Demand, grounds, remedy and where money goes: what only a clause says. */
const ofClauses =
  /\b(?:demand(?:s|ed)?|deadline|damages|punitive|penalt(?:y|ies)|lawsuits?|sue[sd]?|courts?|litigat\w+|arbitrat\w+|breach\w*|unlawful\w*|illegal\w*|liab(?:le|ility)|recipient|addressee|must (?:pay|release|return))\b|\b(?:pay|send|wire|transfer|remit)\b[^.]*\b(?:to|into)\b/i;
/** What the table of acts says in the past tense, and what it says of the merchant in another form. */
const pastActs = [
  ...new Set([
    ...actKeys.flatMap((act) =>
      Object.entries(actOf(act).says).flatMap(([who, says]) => (who === 'merchant' ? [] : [says])),
    ),
    'sent',
    'written',
    'completed',
    'delivered',
    'refunded',
  ]),
].map((says) => says.split(' ')[0]);
/** Somebody does an act of the table: "you then limited", "the Merchant has sent", "was never answered". */
const acted = new RegExp(
  String.raw`\b(?:you|your \w+|(?:the|its) (?:merchant|bank|processor)|(?:a )?customers?|they|it|was|were|been|being)(?: (?:\w+ly|then|also|never|not|again|still|just|has|have|had))* (?:${pastActs.join('|')})\b|\b(?:${pastActs.join('|')}) (?:us|you|the merchant)\b`,
  'i',
);
const reported = /\breports?\b/i;
/** A day before a report, or before an event, which has its own: it would date the report. */
const datedReport =
  /\{date:[^}]*\}(?:(?!\b(?:and|but|while|so|which)\b|;)[^{}])*(?:\{event:|(?<!\bas )\bthe merchant\b[^{},]*\breports\b)/i;
const brand = new RegExp(String.raw`\b(?:${namesPattern('brand')})\b`, 'i');

/** An empty frame: neither firm nor attorney is given to a model, and so neither is named by it. */
const nobody: Pick<LetterDocument, 'letterhead' | 'signature'> = {
  letterhead: { firm_name: '', firm_lines: [], disclaimer: '' },
  signature: { name: '', title: '', bar_number: '', bar_state: '', firm: '', lines: [] },
};

/** Words of our own tables, which may begin a sentence: "Payroll", "Suppliers". */
const ourWords: ReadonlySet<string> = new Set(
  [
    ...Object.values(harms).flatMap(({ noun, label }) => [noun, label]),
    ...actKeys.map((act) => actOf(act).label),
  ].flatMap((text) => text.toLowerCase().split(/\W+/)),
);
const begun = (own: string): string =>
  ourWords.has(/^\p{L}*/u.exec(own)?.[0].toLowerCase() ?? '') ? own.charAt(0).toLowerCase() + own.slice(1) : own;

function nameIn(own: string, { words }: Around): string | null {
  const typed = masked(own, words.names) !== own || brand.test(own);
  // A word before it: the first of a sentence is checked as well.
  const unknown = checkNames(unitOf(`And ${begun(own)}`), { ...words, all: [] }, nobody);
  return when(typed || unknown.length > 0, `has a name (${unknown[0]?.words ?? 'of this case'})`);
}

const list = (ids: readonly string[]): string => ids.join(', ');

/** The hard rules of a model's sentence, each on its own. The verifier reads what they let through. */
export const sentenceRules = {
  short: ({ text }) => when(text.length > longest, `is longer than ${longest} characters`),
  plain: (_sentence, own) =>
    when(markup.test(own) || hasOddCharacters(own), 'has markup, odd characters or an unknown slot'),
  rests: ({ rests_on: ids }) => when(ids.length === 0, 'rests on nothing'),
  confirmed: ({ rests_on: ids }, _own, { unconfirmed }) => {
    const open = ids.filter((id) => unconfirmed.has(id));
    return when(open.length > 0, `rests on what nobody has confirmed (${list(open)})`);
  },
  given: ({ rests_on: ids }, _own, { sources, unconfirmed }) => {
    const strange = ids.filter((id) => !sources.has(id) && !unconfirmed.has(id));
    return when(strange.length > 0, `rests on what this case does not have (${list(strange).slice(0, 120)})`);
  },
  slots: ({ text, rests_on: ids }) => {
    const loose = slotsIn(text).filter(({ id }) => !ids.includes(id));
    return when(loose.length > 0, `prints what it does not rest on (${list(loose.map(({ id }) => id))})`);
  },
  values: ({ text }, _own, { sources }) => {
    const empty = slotsIn(text).filter(({ kind, id }) => sources.get(id)?.prints[kind] === undefined);
    return when(
      empty.length > 0,
      `has a slot that prints nothing (${list(empty.map(({ kind, id }) => `${kind}:${id}`))})`,
    );
  },
  law: ({ text }, own) =>
    when(
      slotsIn(text).some(({ kind }) => kind === 'proposition') && own !== 'it',
      'says more than the law that it cites',
    ),
  links: (_sentence, own) => when(link.test(own), 'has a link or an address'),
  digits: (_sentence, own) => when(/\p{N}/u.test(own), 'has a digit outside its slots'),
  numbers: (_sentence, own) =>
    when(
      numberWordsIn(own).length > 0 || figuresIn(inDigits(own)).length > 0 || amounts.test(own),
      'has a number in words',
    ),
  citations: (_sentence, own) => when(citation.test(own) || mentionedIn(own).length > 0, 'cites outside its slots'),
  quotations: (_sentence, own) => when(quotation.test(own), 'has a quotation mark'),
  exhibits: (_sentence, own) => when(/\bexhibits?\b/i.test(own), 'names an exhibit outside its slots'),
  names: (_sentence, own, around) => nameIn(own, around),
  one: (_sentence, own) => when(/[\n\r]|[.!?]["')]*\s+\S/.test(own) || !/[.!?]$|^it$/.test(own), 'is not one sentence'),
  clauses: (_sentence, own) =>
    when(ofClauses.test(own), 'says what only a clause may: demand, ground, remedy or where money goes'),
  threats: (_sentence, own) => when(threatIn(own) !== null, 'threatens, or names a regulator'),
  minds: (_sentence, own) => when(mind.test(own), 'says what somebody knows, wants or thinks'),
  offers: (_sentence, own) =>
    when(offer.test(own) || checkConcession(unitOf(own)).length > 0, 'offers, or gives something up'),
  reports: ({ text }) => when(datedReport.test(withoutSecondDays(text)), 'dates a report, and not what it reports'),
  absolutes: (_sentence, own) => when(/\b(?:never|always|ever)\b/i.test(own), 'says never or always'),
  acts: (_sentence, own) => {
    const at = acted.exec(own)?.index ?? -1;
    return when(at >= 0 && !reported.test(own.slice(0, at)), 'says what somebody did, and not as an event or a report');
  },
} as const satisfies Record<string, Rule>;

type RuleName = keyof typeof sentenceRules;

/** What a letter must not say and a note for its attorney may: a risk is a concession, and a court a next step. */
const forLetters: ReadonlySet<string> = new Set<RuleName>([
  'threats',
  'minds',
  'offers',
  'exhibits',
  'clauses',
  'acts',
]);

function firstBroken(sentence: ModelSentence, around: Around, isAsked: (name: string) => boolean): string | null {
  const own = ownWords(sentence.text);
  for (const [name, rule] of Object.entries<Rule>(sentenceRules)) {
    const why = isAsked(name) ? rule(sentence, own, around) : null;
    if (why !== null) return why;
  }
  return null;
}

/** The first rule that a sentence of a letter breaks, in words; null for none. */
export const brokenRule = (sentence: ModelSentence, around: Around): string | null =>
  firstBroken(sentence, around, () => true);

/** The same for a note, which has no slots. */
export const brokenNoteRule = (sentence: ModelSentence, around: Around): string | null =>
  slotsIn(sentence.text).length > 0 ? 'has a slot' : firstBroken(sentence, around, (name) => !forLetters.has(name));

import { clauses } from '../../knowledge/clauses/clauses.ts';
import { textsOf } from '../../knowledge/clause.ts';
import { authorities } from '../../knowledge/load.ts';
import { stateNames } from '../../knowledge/state-names.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import { writtenOut } from '../text/abbreviations.ts';
import { isKnownWord } from '../text/known-words.ts';
import { caseNames, withoutCitations } from './cited-places.ts';
import { masked, type FactWords } from './mask.ts';
import type { Complaint, Unit } from './unit.ts';
import { months } from '../text/display.ts';

const wordsIn = (text: string): string[] => text.match(/[\p{L}][\p{L}'’-]*/gu) ?? [];

/** Words that the knowledge uses in lower case: capitalizing one does not make it a name. */
const commonWords: ReadonlySet<string> = new Set(
  [
    ...clauses.flatMap(textsOf),
    ...[...authorities.values()].flatMap((each) => [each.proposition, each.title, each.weakens, each.verify_note]),
  ]
    .flatMap(wordsIn)
    .filter((word) => word === word.toLowerCase()),
);
const knownCapitals: ReadonlySet<string> = new Set([
  ...clauses
    .flatMap(textsOf)
    .map((text) => text.replace(/\{[^}]*\}/g, ' '))
    .flatMap(wordsIn)
    .filter((word) => /^\p{Lu}/u.test(word)),
  ...Object.values(stateNames).flatMap(wordsIn),
  ...months,
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
  'Dr',
  'Mr',
  'Mrs',
  'Ms',
  'Mx',
  'I',
  'We',
  'United',
  'States',
  'American',
  'Internet',
  'Visa',
  'Mastercard',
  'Exhibit',
  'Exhibits',
]);

const isEnglish = (word: string): boolean => commonWords.has(word) || isKnownWord(word);
const isInCapitals = (word: string): boolean => word.length > 1 && word === word.toUpperCase();
/** Words in capitals up to four letters are initials: "JAMS", "LLC". */
const isEmphasis = (word: string): boolean => isInCapitals(word) && word.length > 4;
/**
 * A word built from a known one: "unsaved", "overdue", "newer". Used only for words in capitals: a capitalized one may
 * be a name.
 */
const isBuilt = (word: string): boolean =>
  [word, word.replace(/^(?:un|re|non|over|under|pre|mis|dis)-?(?=\p{L}{3})/u, '')].some((root) =>
    [root, root.replace(/(?:ly|er|est|ness|able|ful|less)$/, '')].some((each) => each.length > 2 && isEnglish(each)),
  );

/**
 * "Dear Members of the Legal Department:": the letter addresses an office. A name of an individual in it is still
 * checked as a name.
 */
const salutation =
  /^(?:dear|to)(?: (?:the|of|and|sirs?|madams?|ladies|gentlemen|counsel|colleagues?|members?|teams?|departments?|offices?|officers?|specialists?|representatives?|managers?|directors?|head|legal|litigation|disputes?|resolution|resolutions|risk|compliance|claims|payments?|operations|customer|support|review|general|chief|executive|merchant|services?|or|whom it may concern)\b|[ /](?:madam|sir)\b)*[:,]|^ladies and gentlemen[:,]|^(?:gentlemen|counsel|sirs?|madam)[:,]/i;

/** A court is not a party: "the Delaware Court of Chancery". */
const courts =
  /\b(?:Court of (?:Chancery|Appeals?|Claims)|(?:Supreme|Superior|District|Circuit|Appellate|County|Chancery) Courts?)\b/g;

const dayNames =
  /^(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|[A-Z]{4,}DAY)$/;

type Frame = Pick<LetterDocument, 'letterhead' | 'signature'>;

function firmWords({ letterhead, signature }: Frame): Set<string> {
  return new Set(
    [letterhead.firm_name, ...letterhead.firm_lines, signature.name, signature.firm, signature.title].flatMap(wordsIn),
  );
}

/** Step 4: capitalized words found in no fact, clause or authority. The first word of a sentence is left to step 5. */
export function checkNames(unit: Unit, words: FactWords, document: Frame): Complaint[] {
  if (unit.proven || unit.where !== 'block') return [];
  const firm = firmWords(document);
  // Text in quotation marks is checked as a quotation.
  const spoken = unit.plain.replace(/"[^"]*"/g, (quote) => ' '.repeat(quote.length));
  // A heading in capitals has its names in capitals too.
  const shouted = spoken === spoken.toUpperCase();
  const own = shouted ? words.all.map((each) => each.toUpperCase()) : words.all;
  const blank = (found: string): string => ' '.repeat(found.length);
  const text = masked(withoutCitations(spoken, words.citations).rest, own)
    .replace(salutation, blank)
    .replace(courts, blank);
  const unknown: Complaint[] = [];
  for (const match of text.matchAll(/\p{Lu}[\p{L}'-]+(?: (?:\p{Lu}[\p{L}'-]+|\p{Lu}\.))*/gu)) {
    const first = /^[\s"'(]*$/.test(text.slice(0, match.index));
    const strange = match[0].split(' ').filter((word, index) => {
      const bare = word.replace(/'s$/i, '').replace(/[.-]$/, '');
      const initial = first && index === 0 && !/ \p{Lu}/u.test(match[0]);
      return (
        !initial &&
        bare.length > 1 &&
        !knownCapitals.has(bare) &&
        !caseNames.has(bare) &&
        !firm.has(bare) &&
        !isEnglish(bare.toLowerCase()) &&
        !(isInCapitals(bare) && isBuilt(bare.toLowerCase())) &&
        !dayNames.test(bare) &&
        writtenOut(word) === word &&
        writtenOut(`${word}.`) === `${word}.`
      );
    });
    if (strange.length > 0) unknown.push(unknownName(match[0], strange.every(isEmphasis)));
  }
  return unknown;
}

/** A word in capitals may be emphasis or a name, so counsel may say that it is no name. */
const unknownName = (name: string, mayBeEmphasis: boolean): Complaint => ({
  severity: 'red',
  check: 'name',
  words: name,
  why: 'This name matches no party, authority or clause in this case.',
  ...(mayBeEmphasis && { settle: 'reason' as const }),
});

import type { LetterDocument } from '../../domain/letters/letter.ts';
import { folded } from '../text/display.ts';
import { itemsNamed } from '../facts/items-named.ts';
import type { FactSheet } from '../facts/fact.ts';
import type { Complaint, Unit } from './unit.ts';

const adverbs =
  '(?: (?:fully|completely|entirely|duly|also|hereby|now|again|herewith|already|all|both|each|therefore|since))*';
/** Says that something goes with the letter, or went before it. */
const goes = new RegExp(
  [
    String.raw`\b(?:enclosed|attached|annexed|appended)\b`,
    String.raw`\b(?:we|i|the merchant|the undersigned|counsel)${adverbs} (?:enclose|attach|annex|append)s?\b`,
    String.raw`\b(?:accompan(?:y|ies)|comes? with|goes? with) this letter\b`,
    String.raw`\b(?:we|i|the merchant|counsel)(?: has| have|['’]ve)${adverbs} (?:supplied|provided|produced|sent|submitted|furnished|given|answered|uploaded)\b`,
    String.raw`\b(?:has|have)${adverbs} been${adverbs} (?:supplied|provided|produced|submitted|furnished|uploaded|answered|met|satisfied)\b`,
    String.raw`\b(?:is|are)${adverbs} (?:supplied|provided|produced|submitted|furnished|answered|met|satisfied)\b`,
  ].join('|'),
  'i',
);
/** Not stated: denied, supposed, asked or announced. */
const unstated =
  /\b(?:not(?! only)|no|nor|never|neither|nothing|none|without|cannot|if|unless|should|would|could|whether|until|once|please|will|may|ready to|stands? ready|you have|you(?: has| have)? (?:supplied|provided|sent)|by you|be (?:enclosed|attached|supplied|provided))\b|\?$/i;

/** A sentence cut where what is said of one thing ends, so that a denial covers only its own part. */
const partsOf = (plain: string): string[] =>
  plain
    .replace(/"[^"]*"/g, '""')
    .split(/;|,? (?:but|while|whereas|although|though)\b|,? and (?=[^,;]{0,60}\b(?:is|are|has|have) not\b)/i);

/** Everything that the processor asked for. */
const everything =
  /(?<!\b(?:of|from|among) )\b(?:all|each|every|everything|whatever|any|the (?:documents?|items?|papers?|information|materials?)|what)\b[^.;]{0,50}\b(?:you(?:r \w+)?(?: have| had)? (?:ask|request|requir|want|need|call)\w*|(?:asked|requested|required|called)(?: for)?(?: by you| in your| of the)?)\b|\byour (?:request|requests|list|questions?)(?: for (?:documents|information))?\b[^.;]{0,30}\b(?:answered|met|satisfied|fulfilled|complied with)\b|\b(?:these|those|the|all) (?:documents?|papers?|items?|exhibits?)\b[^.;]{0,30}\bin (?:answer|response|reply)\b/i;
const inAnswer =
  /\bin (?:answer|response|reply) to (?:your|that|the) (?:request|letter|answer|list|questions?|email|message)\b|\b(?:you|your (?:letter|answer|reply|request|message))(?: have| has)? (?:asked|asks?|requested|requests?)(?: for)?\b|\b(?:as|which you) requested\b/i;

/** Papers of the notice and the parts of a letter, for which other rules stand, and words that name no paper. */
const others =
  /\b(?:notice|authorization|form|draft|demand|declaration|affidavit|exhibits?|enclosures?|copy of (?:this|our|the) letter|letters?|documents?|papers?|list|ledger|records?|evidence|proofs?|files?|reply|answer|point|points|questions?|conditions?|service|notices?|requirements?)\b/i;

const joins =
  /^[\s,(:|]*(?:(?:is|are|was|were|in|as|at|see|being|and|enclosed|attached|here|hereto|herewith|now|also|that|which|marked|labeled|here as|found|our|your|the)[\s,(:|]*)*$/i;
const joinsBack =
  /^[\s,(:|]*(?:(?:is|are|contains?|shows?|holds?|has|the|an?|merchant's|our|its|of|being|copies|copy)[\s,(:|]*)*$/i;

type Pair = { item: string; label: string };

/** What a text calls an exhibit: "proof of fulfillment is Exhibit D", "Exhibit B, the account statements". */
function pairsIn(text: string): Pair[] {
  const items = itemsNamed(text);
  return [...text.matchAll(/\bExhibits? ((?:[A-Z]\b(?:, | and )?)+)/g)].flatMap(
    ({ 0: words, 1: labels = '', index: at }) => {
      const before = items.findLast(({ end }) => end <= at);
      const after = items.find((each) => each.at >= at + words.length);
      const item =
        before && joins.test(text.slice(before.end, at))
          ? before.item
          : after && joinsBack.test(text.slice(at + words.length, after.at))
            ? after.item
            : null;
      return item === null ? [] : (labels.match(/\b[A-Z]\b/g) ?? []).map((label) => ({ item, label }));
    },
  );
}

/**
 * What a sentence says is enclosed, supplied or answered, against the exhibits and what the last reply asks for, no matter
 * who wrote it. What names no paper that we know is left to counsel.
 */
export function checkEnclosed(
  { plain, where, proven }: Unit,
  { exhibits }: LetterDocument,
  sheet: FactSheet,
): Complaint[] {
  if (where !== 'block') return [];
  const held = exhibits.map(({ label, description }) => ({
    label,
    items: itemsNamed(folded(description)).map(({ item }) => item),
  }));
  const isHeld = (item: string): boolean => held.some(({ items }) => items.some((each) => each === item));
  const red = (words: string, why: string, settle?: 'reason'): Complaint => ({
    severity: 'red',
    check: 'fact',
    words,
    why,
    ...(settle && { settle }),
  });
  const mislabeled = pairsIn(plain.replace(/"[^"]*"/g, '""')).filter(({ item, label }) =>
    held.some((each) => each.label === label && each.items.length > 0 && !each.items.some((own) => own === item)),
  );
  const stated = partsOf(plain).filter((part) => goes.test(part) && !unstated.test(part));
  return [
    ...mislabeled.map(({ label }) =>
      red(`Exhibit ${label}`, `Exhibit ${label} is: ${exhibits.find((each) => each.label === label)?.description}.`),
    ),
    ...stated.flatMap((part): Complaint[] => {
      const items = itemsNamed(part);
      const asksAll = everything.test(part);
      const missing = items.filter(
        ({ item }) => !isHeld(item) || (inAnswer.test(part) && sheet.facts[`asked_${item}`] === undefined),
      );
      if (asksAll && items.length === 0 && !sheet.situation.flags.includes('request_answered'))
        return [red(part.trim(), 'Not everything that the last answer asks for goes with this letter.')];
      if (missing.length > 0)
        return missing.map(({ at, end, item }) =>
          red(
            part.slice(at, end),
            isHeld(item)
              ? 'The last answer does not ask for this, so it is not in answer to it.'
              : 'The letter says that this goes with it or went before, and no exhibit is it.',
          ),
        );
      if (proven || items.length > 0 || others.test(part) || !/\b(?:enclos|attach|annex|append)/i.test(part)) return [];
      return [red(part.trim(), 'The letter says that this is enclosed, and no exhibit is called so.', 'reason')];
    }),
  ];
}

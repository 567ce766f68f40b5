import type { Catalog } from '../../domain/language/translate.ts';
import { processors } from '../../domain/processors.ts';
import { profiles } from '../processors/profiles.ts';
import { agreement } from './agreement.ts';
import { answer } from './answer.ts';
import { chronology } from './chronology.ts';
import { closing } from './closing.ts';
import { demand } from './demand.ts';
import { enclosures } from './enclosures.ts';
import { exposure } from './exposure.ts';
import { grounds } from './grounds.ts';
import { interest } from './interest.ts';
import { later } from './later.ts';
import { opening } from './opening.ts';

/** The Spanish of each sentence of the clauses, by its English, with the same slots (docs/decisions/0130-the-letter-read-in-spanish.md). */
export const sentences: Catalog = {
  ...opening,
  ...later,
  ...chronology,
  ...answer,
  ...agreement,
  ...exposure,
  ...grounds,
  ...demand,
  ...closing,
  ...interest,
  ...enclosures,
  ...Object.assign({}, ...processors.map((processor) => profiles[processor].spanish)),
};

/** A whole sentence that a letter may leave out: `[[The notice is {fact:exhibit_hold_notice}. ]]`. */
const optionalSentence = /(\[\[(?: ?[A-Z{“"][^\]]*[.?!]["”]? ?)\]\])/;
const betweenSentences = /((?<=[.?!]["”]?)\s+(?=[A-Z{“"*[]))/;
const slots = /\{\w+:[\w-]+\}/g;

/** The sentences of a clause's text, with what stands between them, in order: joined they are the text. */
function piecesOf(template: string): string[] {
  return template
    .split(optionalSentence)
    .flatMap((part, index) =>
      index % 2 === 1 ? part.split(/^(\[\[ ?)|( ?\]\])$/).filter(Boolean) : part.split(betweenSentences),
    )
    .flatMap((part) => part.split(/^(\s+)|(\s+)$/).filter(Boolean));
}

/** Whether it says anything beside its slots and signs. */
const hasWords = (piece: string): boolean => /\p{L}{2}/u.test(piece.replace(slots, ''));

/** The sentences of a clause's text that have words of their own, which the Spanish must have. */
export const sentencesOf = (template: string): string[] => piecesOf(template).filter(hasWords);

/** The Spanish of a text of a clause, with the same slots; null where one of its sentences has none. */
export function templateInSpanish(template: string): string | null {
  const pieces = piecesOf(template).map((piece) => (hasWords(piece) ? sentences[piece] : piece));
  return pieces.some((piece) => piece === undefined) ? null : pieces.join('');
}

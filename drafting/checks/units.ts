import type { LetterBlock, LetterDocument } from '../../domain/letters/letter.ts';
import { folded } from '../text/display.ts';
import type { Provenance } from './provenance.ts';
import { rowText } from './cut.ts';
import { cutSentences } from './cut.ts';
import { asPrinted } from './printed-forms.ts';
import type { FactWords } from './mask.ts';
import type { Unit } from './unit.ts';

/** A letter or a period that a quotation changes visibly: "[w]e", "reviewed[.]". */
const unbracketed = (plain: string): string => plain.replace(/\[([.,;:!?]|\p{L})\](?=[^[\]"]*")/gu, '$1');

function blockUnits(block: LetterBlock, provenance: Provenance, words: FactWords): Unit[] {
  const make = (text: string): Unit => {
    const printed = unbracketed(folded(text));
    const plain = provenance.sentences.has(printed) ? printed : asPrinted(printed, words.forms);
    const proven = provenance.sentences.has(plain);
    return {
      block_id: block.id,
      where: 'block',
      text,
      plain,
      proven,
      ...(block.kind === 'heading' && { heading: true }),
    };
  };
  const texts = [block.text, ...(block.items ?? [])]
    .filter((text) => text.trim() !== '')
    .flatMap((text) => {
      const whole = make(text);
      if (whole.proven) return [whole];
      // Folding hides odd characters, so a block split into several sentences also contributes its raw text.
      const sentences = cutSentences(whole.plain, words);
      return sentences.length <= 1
        ? [whole]
        : [...sentences.map((sentence) => ({ ...make(sentence), text: sentence })), ...rawTrace(whole)];
    });
  return [...texts, ...(block.rows ?? []).map((row) => make(rowText(row)))];
}

/** The raw text of a block split into folded sentences, for the character check only. */
function rawTrace(whole: Unit): Unit[] {
  return [{ ...whole, where: 'raw', plain: '' }];
}

/** Everything a reader of the letter sees, split into units. */
export function unitsOf(document: LetterDocument, provenance: Provenance, words: FactWords): Unit[] {
  const outside = (where: Unit['where'], text: string): Unit => ({
    block_id: null,
    where,
    text,
    plain: folded(text),
    proven: false,
  });
  const { letterhead, addressee, signature } = document;
  const parts: Unit[] = [
    outside('title', document.title),
    outside('title', document.delivery_method),
    ...document.reference_lines.map((line) => outside('reference', `${line.label}: ${line.value}`)),
    ...document.exhibits.map((each) => outside('exhibit', each.description)),
    ...[addressee.name, ...addressee.address_lines, addressee.email ?? ''].map((text) => outside('addressee', text)),
    ...[letterhead.firm_name, ...letterhead.firm_lines, letterhead.disclaimer].map((text) =>
      outside('letterhead', text),
    ),
    ...Object.values(signature)
      .flat()
      .map((text) => outside('signature', text)),
  ];
  return [
    ...parts.filter((unit) => unit.text !== ''),
    ...document.blocks.flatMap((block) => blockUnits(block, provenance, words)),
  ];
}

/** Everything that the units say; a proven one both whole and sentence by sentence. */
export const saidBy = (units: readonly Unit[], words: FactWords): ReadonlySet<string> =>
  new Set(units.flatMap(({ plain, proven }) => (proven ? [plain, ...cutSentences(plain, words)] : [plain])));

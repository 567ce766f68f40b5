import { exhibitText } from '../../domain/letters/exhibits.ts';
import type { LetterBlock, LetterDocument } from '../../domain/letters/letter.ts';
import type { LetterInSpanish, ReadText } from '../../domain/letters/letter-in-spanish.ts';
import { dayInSpanish } from '../../domain/language/day-in-spanish.ts';
import { translate } from '../../domain/language/translate.ts';
import { clauses } from '../../knowledge/clauses/clauses.ts';
import { textsOf } from '../../knowledge/clause.ts';
import { templateInSpanish } from '../../knowledge/spanish/clause-in-spanish.ts';
import { frame } from '../../knowledge/spanish/frame.ts';
import { fillTemplate } from '../clauses/fill.ts';
import type { FactSheet } from '../facts/fact.ts';
import { factsInSpanish } from './facts-in-spanish.ts';

const clauseById = new Map(clauses.map((clause) => [clause.id, clause]));

/** What Spanish does to filled slots: "de el Anexo" is "del Anexo", and what stands in the middle of a sentence may begin one. */
const tidy = (text: string): string =>
  text
    .replace(/(?<!\p{L})(de|a) el\b/gu, (_both, word: string) => `${word}l`)
    .replace(
      /(^|[.?!] )(su empresa|el Anexo|los Anexos|el arbitraje|el aviso)\b/g,
      (_all, before: string, words: string) => {
        const [first = '', ...rest] = words;
        return before + first.toUpperCase() + rest.join('');
      },
    );

/** What the clause of a block says with these facts: each filled text -> its Spanish, null where that is not known. */
function saidBy(clauseId: string, sheet: FactSheet, spanish: FactSheet): Map<string, string | null> {
  const clause = clauseById.get(clauseId);
  const said = new Map<string, string | null>();
  for (const template of clause ? textsOf(clause) : []) {
    const english = fillTemplate(template, sheet);
    const translated = templateInSpanish(template);
    const filled = translated === null ? null : fillTemplate(translated, spanish);
    if (english.ok) said.set(english.text, filled?.ok ? tidy(filled.text) : null);
  }
  return said;
}

/** Without words there is nothing to translate: a figure, a citation's mark, an empty cell. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text);

/** A text of a block is in Spanish only if it is to the letter what its clause says with the facts of the letter. */
function blockInSpanish(block: LetterBlock, sheet: FactSheet, spanish: FactSheet): LetterInSpanish['blocks'][number] {
  const said = block.clause_id === null ? new Map<string, string | null>() : saidBy(block.clause_id, sheet, spanish);
  const read = (english: string): ReadText => ({
    english,
    spanish: hasWords(english) ? (said.get(english) ?? null) : english,
  });
  return {
    id: block.id,
    kind: block.kind,
    text: read(block.text),
    items: (block.items ?? []).map(read),
    rows: (block.rows ?? []).map((row) => row.map(read)),
    enclosure: block.enclosure ?? false,
  };
}

/** Null for a text that the frame does not know. */
function ofFrame(english: string): ReadText {
  const spanish = translate(frame, english);
  return { english, spanish: spanish === english ? null : spanish };
}

/**
 * A letter beside its Spanish. Deterministic, from the letter and its own facts: no sentence is there that the letter has not, and no figure
 * is computed again. What an attorney or a model wrote or changed has no Spanish.
 */
export function letterInSpanish(document: LetterDocument, sheet: FactSheet): LetterInSpanish {
  const spanish = factsInSpanish(sheet);
  const tracking = document.certified_mail_number;
  return {
    title: ofFrame(document.title),
    dated: document.dated,
    head: [
      ofFrame(document.delivery_method),
      ...(tracking
        ? [{ english: `Certified mail no. ${tracking}`, spanish: `Correo certificado número ${tracking}` }]
        : []),
      ...document.reference_lines.map(({ label, value }) => ({
        english: `${label}: ${value}`,
        spanish: `${translate(frame, label)}: ${dayInSpanish(value)}`,
      })),
    ],
    blocks: document.blocks.map((block) => blockInSpanish(block, sheet, spanish)),
    exhibits: document.exhibits.map((exhibit) => {
      const { english, spanish: words } = ofFrame(exhibitText(exhibit));
      return { english: `${exhibit.label}  ${english}`, spanish: words === null ? null : `${exhibit.label}  ${words}` };
    }),
    papers: document.papers !== undefined,
  };
}

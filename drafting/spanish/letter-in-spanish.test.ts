import { describe, expect, test } from 'vitest';
import { letterTypes, type LetterDocument } from '../../domain/letters/letter.ts';
import type { LetterInSpanish, ReadText } from '../../domain/letters/letter-in-spanish.ts';
import { holesOf } from '../../domain/language/translate.ts';
import { processors } from '../../domain/processors.ts';
import { textsOf } from '../../knowledge/clause.ts';
import { clauses } from '../../knowledge/clauses/clauses.ts';
import { authorities } from '../../knowledge/load.ts';
import { sentences, sentencesOf, templateInSpanish } from '../../knowledge/spanish/clause-in-spanish.ts';
import { facts } from '../../knowledge/spanish/facts.ts';
import { frame } from '../../knowledge/spanish/frame.ts';
import { generateAccount } from '../../testing/cases/generate-account.ts';
import { generateCase } from '../../testing/cases/generate-case.ts';
import { generateHistory } from '../../testing/cases/generate-history.ts';
import { firm } from '../../testing/cases/sample-cases.ts';
import { goldens } from '../../testing/goldens/scenarios.ts';
import { dayInSpanish } from '../../domain/language/day-in-spanish.ts';
import { draftLetter, LetterTypeNotAvailable, type Draft, type DraftRequest } from '../draft-letter.ts';
import { typographic } from '../text/display.ts';
import { letterInSpanish } from './letter-in-spanish.ts';

const templates = clauses.flatMap(textsOf);

describe('the Spanish of the clauses', () => {
  test('every sentence that a clause can print has its Spanish, and none is there for nothing', () => {
    const asked = new Set(templates.flatMap(sentencesOf));
    expect(asked.size).toBeGreaterThan(700);
    expect([...asked].filter((sentence) => !Object.hasOwn(sentences, sentence))).toEqual([]);
    expect(Object.keys(sentences).filter((sentence) => !asked.has(sentence))).toEqual([]);
    expect(templates.filter((template) => templateInSpanish(template) === null)).toEqual([]);
  });

  test('each sentence has the same slots, options and marks in both languages, and is not left in English', () => {
    const marks = (text: string) => [...text.matchAll(/\{\w+:[\w-]+\}|\[\[|\]\]|\*\*/g)].map(String).toSorted();
    for (const [english, spanish] of Object.entries(sentences)) {
      expect(marks(spanish), english).toEqual(marks(english));
      expect(spanish).not.toBe(english);
      expect(spanish.replace(/\{\w+:[\w-]+\}/g, ''), 'a figure of its own').not.toMatch(/\d/);
    }
    for (const catalog of [facts, frame])
      for (const [english, spanish] of Object.entries(catalog)) {
        expect(holesOf(spanish), english).toEqual(holesOf(english));
        expect(spanish).not.toBe(english);
      }
  });
});

const textsIn = ({ title, head, blocks, exhibits }: LetterInSpanish): ReadText[] => [
  title,
  ...head,
  ...blocks.flatMap(({ text, items, rows }) => [text, ...items, ...rows.flat()]),
  ...exhibits,
];
const inSpanish = ({ document, factSheet }: Draft): LetterInSpanish => letterInSpanish(document, factSheet);

const day = /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/g;
/** Every figure of a text in order of size: amounts, shares, counts, numbers, and the parts of days. */
const figuresIn = (text: string): string[] => (text.match(/\$?\d(?:[\d.,]*\d)?%?/g) ?? []).toSorted();
const sameFigures = ({ english, spanish }: ReadText) =>
  expect(figuresIn(spanish ?? ''), english).toEqual(figuresIn(english.replace(day, dayInSpanish)));

describe.each(goldens)('the Spanish of $name', ({ request }) => {
  const draft = draftLetter(request);
  const read = inSpanish(draft);

  test('says every part of it, in its order', () => {
    expect(textsIn(read).filter(({ spanish }) => spanish === null)).toEqual([]);
    expect(
      read.blocks.map(({ text, items, rows }) => [text, items, rows].flat(3).map(({ english }) => english)),
    ).toEqual(draft.document.blocks.map(({ text, items = [], rows = [] }) => [text, ...items, ...rows.flat()]));
  });

  test('has the figures and the days of the letter, no more and no fewer', () => {
    textsIn(read).forEach(sameFigures);
  });

  test('leaves no English month and no slot in it', () => {
    const shown = textsIn(read).map(({ spanish }) => spanish ?? '');
    const citations = [...authorities.values()].map(({ citation }) => typographic(citation));
    const withoutThem = (text: string) =>
      citations.reduce((rest, citation) => rest.replace(citation, ''), text.replace(/“[^”]*”|_/g, ''));
    expect(shown.filter((text) => /\{\w+:|\[\[|(?<!\p{L})(de|a) el\b|vencíal/u.test(text))).toEqual([]);
    expect(shown.filter((text) => withoutThem(text).match(day))).toEqual([]);
  });
});

test('letters of generated cases, with gaps and histories, are said in full and with their figures', () => {
  const dated = '2026-11-23';
  const drafts = processors.flatMap((processor, at) =>
    letterTypes.flatMap((letterType, type) =>
      Array.from({ length: 4 }, (_, index) => at * 100 + type * 10 + index + 1).flatMap((seed) => {
        const caseFile = generateCase(seed, dated, processor);
        const account = generateAccount(seed, dated);
        const request: DraftRequest = {
          caseFile: { ...caseFile, fields: { ...caseFile.fields, ...account.fields } },
          letterType,
          dated,
          firm,
          mailingAddress: ['Legal Department', '1 Example Street', 'San Jose, CA 95131'],
          packet: account.packet,
          ...generateHistory(seed, letterType, dated),
        };
        try {
          return [draftLetter(request)];
        } catch (error) {
          if (error instanceof LetterTypeNotAvailable) return [];
          throw error;
        }
      }),
    ),
  );
  expect(drafts.length).toBeGreaterThan(150);
  const texts = drafts.map(inSpanish).flatMap(textsIn);
  expect(texts.filter(({ spanish }) => spanish === null)).toEqual([]);
  texts.forEach(sameFigures);
});

describe('a letter that somebody edited', () => {
  const [golden] = goldens;
  const draft = draftLetter(golden?.request ?? expect.fail());
  const list = draft.document.blocks.findIndex(({ items }) => (items ?? []).length > 2);
  const edited = (change: (blocks: LetterDocument['blocks']) => LetterDocument['blocks']) =>
    letterInSpanish({ ...draft.document, blocks: change(draft.document.blocks) }, draft.factSheet).blocks;

  test('a changed sentence has no Spanish, for its old one says something else', () => {
    const [first] = edited((blocks) => blocks.map((block) => ({ ...block, text: block.text.replace('$', '$1') })));
    expect(first?.text.english).toContain('$1');
    expect(first?.text.spanish).toBeNull();
  });

  test('what was left as it was keeps its Spanish, beside a changed item of the same list', () => {
    const changed = edited((blocks) =>
      blocks.map((block, at) =>
        at === list ? { ...block, items: ['Pay today.', ...(block.items ?? []).slice(1)] } : block,
      ),
    )[list];
    expect(changed?.items[0]).toEqual({ english: 'Pay today.', spanish: null });
    expect(changed?.items.slice(1).every(({ spanish }) => spanish !== null)).toBe(true);
  });

  test('a paragraph of the attorney’s own has none, and an item left out is not said', () => {
    const own = edited((blocks) => blocks.map((block) => ({ ...block, clause_id: null })));
    expect(own.map(({ text }) => text.spanish).filter((spanish) => spanish !== null)).toEqual([]);
    const shorter = edited((blocks) =>
      blocks.map((block, at) => (at === list ? { ...block, items: (block.items ?? []).slice(1) } : block)),
    )[list];
    expect(shorter?.items).toHaveLength((draft.document.blocks[list]?.items?.length ?? 0) - 1);
  });
});

test('a fact that Spanish cannot say leaves its sentence without Spanish, instead of half English', () => {
  const [golden] = goldens;
  const { document, factSheet } = draftLetter(golden?.request ?? expect.fail());
  const { facts: known } = factSheet;
  const exhibit = known['exhibit_hold_notice'] ?? expect.fail();
  const changed = { ...factSheet, facts: { ...known, exhibit_hold_notice: { ...exhibit, display: 'Enclosure 1' } } };
  const said = (sheet: typeof factSheet) =>
    letterInSpanish(
      {
        ...document,
        blocks: document.blocks.map((block) => ({ ...block, text: block.text.replaceAll('Exhibit A', 'Enclosure 1') })),
      },
      sheet,
    ).blocks.find(({ text }) => text.english.includes('Enclosure 1'));
  expect(said(changed)?.text.spanish ?? null).not.toContain('Enclosure 1');
});

import { expect, test } from 'vitest';
import { freshFindings, goldenDraft } from '../../bench/drafting/hands.ts';
import { editLetter } from '../../bench/drafting/letter-edit.ts';
import { needsClick, type LetterDocument } from '../../domain/letters/letter.ts';
import { wordings } from '../../knowledge/wordings/wordings.ts';
import { goldens } from '../../testing/goldens/scenarios.ts';
import { fillTemplate } from '../clauses/fill.ts';
import type { FactSheet } from '../facts/fact.ts';
import { folded } from '../text/display.ts';
import { factWordsOf } from './mask.ts';
import { readSentence } from './concepts.ts';
import { otherWordingsOf } from './other-wordings.ts';
import { plannedPieces } from './planned-pieces.ts';
import { differs } from './same-meaning.ts';

const names = goldens.map(({ name }) => name);
const sheetOf = (name: string) => goldenDraft(name).draft.factSheet;
const piecesOf = (name: string): string[] => [...plannedPieces(sheetOf(name)).values()].flat();

/** The letter with every third sentence that has other wordings in one of them, by a turn that differs from letter to letter. */
function reworded(document: LetterDocument, name: string, turn: number, then = (text: string) => text): LetterDocument {
  const swaps = piecesOf(name).flatMap((piece, at) => {
    const others = otherWordingsOf(piece, sheetOf(name));
    const other = others[(turn + at) % Math.max(others.length, 1)];
    return other === undefined || (turn + at) % 3 !== 0 ? [] : [[piece, then(other)] as const];
  });
  const put = (text: string): string =>
    swaps.reduce(
      (left, [from, to]) =>
        left === from || left.includes(` ${from}`) || left.startsWith(`${from} `) ? left.replace(from, () => to) : left,
      folded(text),
    );
  return {
    ...document,
    blocks: document.blocks.map((block) =>
      block.kind === 'paragraph'
        ? { ...block, text: put(block.text) }
        : { ...block, ...(block.items && { items: block.items.map(put) }) },
    ),
  };
}

/** What waits when other words stand in the place of some. */
const waiting = (name: string, find: string, write: string) =>
  freshFindings(name, (document) => editLetter(document, { find, write })).filter(needsClick);

/** The template with the facts of each letter whose plan has the sentence. */
function filledFrom(of: string): { sheet: FactSheet; piece: string; filled: (template: string) => string }[] {
  return names.flatMap((name) => {
    const sheet = sheetOf(name);
    const filled = (template: string): string => {
      const made = fillTemplate(template, sheet);
      return made.ok ? folded(made.text) : '';
    };
    return piecesOf(name).includes(filled(of)) ? [{ sheet, piece: filled(of), filled }] : [];
  });
}

test('every sentence with other wordings is a sentence of some letter', () => {
  expect(wordings.map(({ of }) => of).filter((of) => filledFrom(of).length === 0)).toEqual([]);
});

test('no wording is one that the verifier takes for its sentence anyway', () => {
  const needless = wordings.flatMap(({ of, so }) => {
    const letters = filledFrom(of);
    return so.filter((each) =>
      letters.every(({ sheet, piece, filled }) => {
        const read = (text: string) => readSentence(text, sheet, factWordsOf(sheet).citations);
        return differs(read(filled(each)), read(piece), sheet) === null;
      }),
    );
  });
  expect(needless).toEqual([]);
});

test.each(names.map((name, at) => [name, at] as const))('%s in other wordings needs no click', (name, at) => {
  expect(freshFindings(name, (document) => reworded(document, name, at)).filter(needsClick)).toEqual([]);
});

test.each([
  ['stripe-follow-up', (text: string) => `It is denied that ${text}`],
  ['paypal-initial', (text: string) => text.replace(/\.$/, ', unless that is inconvenient.')],
  ['square-final', (text: string) => text.replace(/\b(?:the Merchant|Merchant's)\b/, 'the Bank')],
] as const)('%s in wordings that were changed waits', (name, change) => {
  const findings = freshFindings(name, (document) => reworded(document, name, 0, change)).filter(needsClick);
  expect(findings.length).toBeGreaterThan(1);
});

test('a wording does not prove what the parties do beyond it', () => {
  const findings = waiting(
    'paypal-notice-2025-10-29',
    ', which PayPal processed and recorded.',
    ', which PayPal processed and recorded. the Merchant processed the sales of PayPal.',
  );
  expect(findings.some(({ severity }) => severity === 'red')).toBe(true);
});

test.each([
  [
    'square-initial',
    'Discretion must be used honestly, and a refusal to exercise judgment at all can be a breach.',
    'Honesty is required in the use of discretion, and a refusal to exercise any judgment can constitute a breach.',
    'Honesty is required in the use of discretion, and a refusal to exercise any judgment cannot constitute a breach.',
  ],
  [
    'paypal-follow-up',
    'Judgment in that case went against the party invoking the covenant; we cite it for the rule.',
    'The party that invoked the covenant did not win in that case; we cite it for the rule.',
    'The party that invoked the covenant did win in that case; we cite it for the rule.',
  ],
  [
    'stripe-initial',
    'Release $91,400.00 to the bank account on file.',
    'Wire $91,400.00 to the bank account on file.',
    'Wire $91,400.00 to the account of this firm.',
  ],
])('%s: "%s" in a wording, and in one that was changed', (name, sentence, right, wrong) => {
  expect(waiting(name, sentence, right)).toEqual([]);
  expect(waiting(name, sentence, wrong)).not.toEqual([]);
});

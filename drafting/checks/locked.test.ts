import { describe, expect, test } from 'vitest';
import type { LetterBlock, LetterDocument } from '../../domain/letters/letter.ts';
import { goldens } from '../../testing/goldens/scenarios.ts';
import { draftLetter } from '../draft-letter.ts';
import { folded } from '../text/display.ts';
import { verifyLetter } from '../verify-letter.ts';
import { checkLocked, lockedPieces } from './locked.ts';
import { factWordsOf } from './mask.ts';
import { provenanceOf } from './provenance.ts';
import { saidBy, unitsOf } from './units.ts';

/** Nine letters of different processors and types. */
const nine = [
  'paypal-initial',
  'paypal-escalation',
  'stripe-follow-up',
  'square-final',
  'shopify-initial',
  'ebay-demand',
  'venmo-notice',
  'amazon-demand',
  'worldpay-initial',
];

/** The letter with one word of a locked text changed, once for each of its words. */
function* mutations(document: LetterDocument, locked: ReadonlySet<string>): Generator<[string, LetterDocument]> {
  const put = (at: number, block: LetterBlock): LetterDocument => ({
    ...document,
    blocks: document.blocks.with(at, block),
  });
  for (const [at, block] of document.blocks.entries()) {
    if (
      block.kind === 'heading' ||
      ![...locked].some((piece) => folded(JSON.stringify(block)).includes(piece.split(' | ')[0] ?? ''))
    )
      continue;
    const texts: [string, (text: string) => LetterBlock][] = [
      [block.text, (text) => ({ ...block, text })],
      ...(block.items ?? []).map((item, index): [string, (text: string) => LetterBlock] => [
        item,
        (text) => ({ ...block, items: (block.items ?? []).with(index, text) }),
      ]),
    ];
    for (const [text, write] of texts) {
      const plain = folded(text);
      for (const piece of locked) {
        const from = plain.indexOf(piece);
        if (from < 0) continue;
        for (const { 0: word, index } of piece.matchAll(/[\p{L}\d$][\p{L}\d$.,'’-]*/gu)) {
          const start = from + index;
          yield [
            `${word} in “${piece.slice(0, 60)}”`,
            put(at, write(`${plain.slice(0, start)}anything${plain.slice(start + word.length)}`)),
          ];
        }
      }
    }
  }
}

describe('the sentences of the sum, the demand, the deadline and the reservation of rights', () => {
  test.each(nine)('no word of them is changed silently in %s', (name) => {
    const golden = goldens.find((each) => each.name === name);
    if (!golden) throw new Error(name);
    const { document, factSheet } = draftLetter(golden.request);
    const [provenance, words] = [provenanceOf(factSheet), factWordsOf(factSheet)];
    const reds = (letter: LetterDocument): number => {
      const units = unitsOf(letter, provenance, words);
      return checkLocked(units, factSheet, saidBy(units, words)).length;
    };
    expect(reds(document)).toBe(0);
    const silent: string[] = [];
    let tried = 0;
    for (const [what, letter] of mutations(document, lockedPieces(factSheet))) {
      tried += 1;
      if (reds(letter) === 0) silent.push(what);
    }
    expect(tried).toBeGreaterThan(60);
    expect(silent).toEqual([]);
  });

  test.each(nine)('a serial comma and “.00” change none of them in %s', (name) => {
    const golden = goldens.find((each) => each.name === name);
    if (!golden) throw new Error(name);
    const { document, factSheet } = draftLetter(golden.request);
    const [provenance, words] = [provenanceOf(factSheet), factWordsOf(factSheet)];
    const without = (text: string): string => text.replaceAll(/,(?= (?:and|or) )/g, '').replaceAll(/\.00(?!\d)/g, '');
    const blocks = document.blocks.map((block) => ({
      ...block,
      text: without(block.text),
      ...(block.items && { items: block.items.map(without) }),
    }));
    expect(blocks).not.toEqual(document.blocks);
    const units = unitsOf({ ...document, blocks }, provenance, words);
    expect(checkLocked(units, factSheet, saidBy(units, words))).toEqual([]);
  });

  test('what is added to the demand takes a reason, and what is added beside a deadline does not', () => {
    const golden = goldens.find((each) => each.name === 'paypal-initial');
    if (!golden) throw new Error('no such golden letter');
    const { document, factSheet, plan } = draftLetter(golden.request);
    const checksOf = (id: RegExp, change: (block: LetterBlock) => LetterBlock) =>
      verifyLetter(
        { ...document, blocks: document.blocks.map((block) => (id.test(block.id) ? change(block) : block)) },
        factSheet,
        { confirmedAuthorityIds: plan.authorityRefs },
      ).findings.flatMap(({ check, settle, severity }) => (severity === 'red' ? [`${check}:${settle}`] : []));
    expect(
      checksOf(/^demand\.(?!heading)/, (block) => ({
        ...block,
        items: [...(block.items ?? []), 'Or pay half of it.'],
      })),
    ).toContain('locked:reason');
    expect(
      checksOf(/^opening\./, (block) => ({ ...block, text: `${block.text} We would welcome your call.` })),
    ).toEqual([]);
  });
});

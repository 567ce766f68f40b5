import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { letterDocument, type LetterBlock, type LetterDocument } from '../../../../domain/letters/letter.ts';
import { smallBlock, smallLetter } from '../../../../testing/letters/small-letter.ts';
import { applyEdit, ownParagraph, type LetterEdit } from './letter-edits.ts';
import {
  changesOf,
  keepingMine,
  merged,
  sameEdits,
  type Change,
  type Sides,
} from '../../../../domain/letters/letter-merge.ts';

const table = (...rows: string[][]): LetterBlock => ({ ...smallBlock('t', ''), kind: 'table', rows });
const rowsOf = (letter: LetterDocument) => letter.blocks.find(({ kind }) => kind === 'table')?.rows;
const edited = (letter: LetterDocument, ...edits: LetterEdit[]) => edits.reduce(applyEdit, letter);
const said = (id: string, text: string): LetterEdit => ({ do: 'text', id, text });
const ids = ({ blocks }: LetterDocument) => blocks.map(({ id }) => id).join('');

const base = smallLetter({ blocks: ['a', 'b', 'c', 'd'].map((id) => smallBlock(id)) });
const sides = (mine: LetterEdit[], theirs: LetterEdit[], from = base): Sides => ({
  base: from,
  mine: edited(from, ...mine),
  theirs: edited(from, ...theirs),
});
const who = (all: Sides) => Object.fromEntries(changesOf(all).map(({ key, by }) => [key, by]));
const keysOf = (changes: readonly Change[], ...by: Change['by'][]) =>
  new Set(changes.filter((each) => by.includes(each.by)).map(({ key }) => key));
/** The merge if the user unticks nothing and leaves no choice open. */
const automatic = (all: Sides) => merged(all, keysOf(changesOf(all), 'mine'));
const textOf = (letter: LetterDocument, id: string) => letter.blocks.find((block) => block.id === id)?.text;

describe('who changed a part since the version that both began from', () => {
  test('a paragraph that only the other side changed is theirs, and is never reverted', () => {
    const all = sides([said('b', 'My b.')], [said('d', 'In 2009.')]);
    expect(who(all)).toEqual({ 'block:b': 'mine', 'block:d': 'theirs' });
    expect([textOf(automatic(all), 'b'), textOf(automatic(all), 'd')]).toEqual(['My b.', 'In 2009.']);
  });

  test('a paragraph that both changed is a question, unless both say the same', () => {
    expect(who(sides([said('b', 'My b.')], [said('b', 'Their b.')]))).toEqual({ 'block:b': 'both' });
    expect(who(sides([said('b', 'Same.')], [said('b', 'Same.')]))).toEqual({});
  });

  test('what either side added stays, each after the paragraph that it followed', () => {
    const all = sides(
      [{ do: 'add', after: 'b', block: ownParagraph('x') }],
      [{ do: 'add', after: 'c', block: smallBlock('y') }],
    );
    expect(who(all)).toEqual({ 'block:x': 'mine', 'block:y': 'theirs' });
    expect(ids(automatic(all))).toBe('abxcyd');
  });

  test('what either side removed is gone; what one removed and the other changed is a question', () => {
    const all = sides([{ do: 'remove', id: 'b' }], [{ do: 'remove', id: 'c' }]);
    expect(ids(automatic(all))).toBe('ad');
    const mixed = sides(
      [{ do: 'remove', id: 'b' }, said('c', 'My c.')],
      [said('b', 'Their b.'), { do: 'remove', id: 'c' }],
    );
    expect(who(mixed)).toEqual({ 'block:b': 'both', 'block:c': 'both' });
    expect(merged(mixed, new Set(['block:b', 'block:c'])).blocks.map(({ text }) => text)).toEqual([
      'Words of a.',
      'My c.',
      'Words of d.',
    ]);
  });

  test('the letter never becomes empty', () => {
    const two = smallLetter({ blocks: [smallBlock('a'), smallBlock('b')] });
    const all = sides([{ do: 'remove', id: 'b' }], [{ do: 'remove', id: 'a' }], two);
    expect(automatic(all).blocks).toHaveLength(1);
  });

  test('a paragraph that only I moved stays moved in their version; if both moved paragraphs, it is a question', () => {
    const mine = sides(
      [{ do: 'move', id: 'd', by: -1 }],
      [said('a', 'Their a.'), { do: 'add', after: 'd', block: smallBlock('y') }],
    );
    expect(who(mine)).toEqual({ 'block:a': 'theirs', 'block:y': 'theirs', order: 'mine' });
    expect(ids(automatic(mine))).toBe('abdyc');
    const theirs = sides([said('a', 'My a.')], [{ do: 'move', id: 'd', by: -1 }]);
    expect(ids(automatic(theirs))).toBe('abdc');
    expect(who(sides([{ do: 'move', id: 'd', by: -1 }], [{ do: 'move', id: 'a', by: 1 }]))).toEqual({ order: 'both' });
  });

  test('a change of the order is shown by the first words of what moved', () => {
    expect(changesOf(sides([{ do: 'move', id: 'd', by: -1 }], []))).toMatchObject([
      { key: 'order', mine: 'Words of d.\nWords of c.', theirs: 'Words of c.\nWords of d.' },
    ]);
  });

  test('the addressee, the delivery method and the signature merge the way a paragraph does', () => {
    const { addressee, signature } = base;
    const all = sides(
      [
        { do: 'addressee', addressee: { ...addressee, email: 'legal@paypal.example' } },
        { do: 'signature', signature: { ...signature, title: 'Partner' } },
      ],
      [
        { do: 'delivery-method', value: 'By courier' },
        { do: 'signature', signature: { ...signature, bar_number: '111111' } },
      ],
    );
    expect(who(all)).toEqual({ addressee: 'mine', delivery_method: 'theirs', signature: 'both' });
    expect(automatic(all)).toMatchObject({
      addressee: { email: 'legal@paypal.example' },
      delivery_method: 'By courier',
      signature: { title: 'Attorney', bar_number: '111111' },
    });
  });

  test('an address that moves from a line to the email field is a change, though it reads the same', () => {
    const line = { ...base.addressee, address_lines: ['legal@paypal.example'], email: null };
    const field = { ...base.addressee, address_lines: [], email: 'legal@paypal.example' };
    const all = sides([{ do: 'addressee', addressee: field }], [], smallLetter({ addressee: line }));
    expect(who(all)).toEqual({ addressee: 'mine' });
  });

  test('different rows of a table merge; the same row, or rows added on one side, are a question', () => {
    const from = smallLetter({ blocks: [table(['Day', 'Event'], ['1', 'Hold'], ['2', 'Reply'])] });
    const rows = (...changed: string[][]): LetterEdit[] => [{ do: 'rows', id: 't', rows: changed }];
    const mine = rows(['Day', 'Event'], ['1', 'Hold'], ['3', 'Reply']);
    const other = sides(mine, rows(['Day', 'Event'], ['1', 'Hold placed'], ['2', 'Reply']), from);
    expect(who(other)).toEqual({ 'block:t': 'mine' });
    expect(rowsOf(automatic(other))).toEqual([
      ['Day', 'Event'],
      ['1', 'Hold placed'],
      ['3', 'Reply'],
    ]);
    const same = sides(mine, rows(['Day', 'Event'], ['1', 'Hold'], ['4', 'Reply']), from);
    expect(who(same)).toEqual({ 'block:t': 'both' });
    const more = sides(mine, rows(['Day', 'Event'], ['1', 'Hold'], ['2', 'Reply'], ['5', 'Refusal']), from);
    expect(who(more)).toEqual({ 'block:t': 'both' });
  });
});

test('printed parts that cannot be edited are taken from the saved version', () => {
  const all = { ...sides([said('a', 'My a.')], []), theirs: { ...base, dated: '2026-11-27', title: 'Final demand' } };
  expect(automatic(all)).toMatchObject({ dated: '2026-11-27', title: 'Final demand' });
});

test('a stored letter counts as the one that was sent, even with what the server adds to it', () => {
  const sent = edited(base, said('a', 'My a.'));
  expect(sameEdits(sent, { ...sent, dated: '2026-11-27', papers: [] })).toBe(true);
  expect(sameEdits(sent, base)).toBe(false);
  expect(sameEdits(sent, edited(sent, { do: 'move', id: 'a', by: 1 }))).toBe(false);
});

const someEdit: fc.Arbitrary<LetterEdit> = fc.oneof(
  fc.record({
    do: fc.constant('text' as const),
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    text: fc.constantFrom('x', 'y'),
  }),
  fc.record({ do: fc.constant('remove' as const), id: fc.constantFrom('a', 'b', 'c', 'd') }),
  fc.record({
    do: fc.constant('move' as const),
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    by: fc.constantFrom(-1 as const, 1 as const),
  }),
);
const edits = (own: string) =>
  fc
    .tuple(fc.array(someEdit, { maxLength: 6 }), fc.boolean())
    .map(([some, adds]): LetterEdit[] =>
      adds ? [...some, { do: 'add', after: 'b', block: ownParagraph(own) }] : some,
    );

describe('any edits of two sides', () => {
  const law = (holds: (all: Sides) => void) =>
    fc.assert(fc.property(edits('x'), edits('y'), (mine, theirs) => holds(sides(mine, theirs))));

  test('merge into a valid letter with each paragraph once', () =>
    law((all) => {
      const letter = automatic(all);
      expect(letterDocument.safeParse(letter).success).toBe(true);
      expect(new Set(ids(letter)).size).toBe(letter.blocks.length);
    }));

  test('keep each text that one side alone changed', () =>
    law((all) => {
      const letter = automatic(all);
      for (const change of changesOf(all))
        if (change.key.startsWith('block:') && letter.blocks.length > 1)
          expect(textOf(letter, change.key.slice('block:'.length)) ?? null).toBe(
            change.by === 'mine' ? change.mine : change.theirs,
          );
    }));

  test('give my letter if every part of mine is chosen, and their blocks if I edited nothing', () =>
    law((all) => {
      if (all.mine.blocks.length < 2) return;
      const mine = merged(all, keysOf(changesOf(all), 'mine', 'theirs', 'both'));
      expect(sameEdits(mine, all.mine)).toBe(true);
      expect(merged({ ...all, mine: all.base }, new Set()).blocks).toEqual(all.theirs.blocks);
    }));
});

describe('keeping mine', () => {
  const edit = fc.oneof(
    fc.record({
      do: fc.constant('text' as const),
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      text: fc.constantFrom('One.', 'Two.', 'Three.'),
    }),
    fc.record({ do: fc.constant('remove' as const), id: fc.constantFrom('a', 'b', 'c', 'd') }),
    fc.record({ do: fc.constant('move' as const), id: fc.constantFrom('a', 'b', 'c'), by: fc.constantFrom(-1, 1) }),
  ) as fc.Arbitrary<LetterEdit>;
  const edits = fc.array(edit, { maxLength: 4 });

  test('leaves out none of my words, and includes what only they changed', () =>
    fc.assert(
      fc.property(edits, edits, (mine, theirs) => {
        const all = sides(mine, theirs);
        const { document, both } = keepingMine(all);
        for (const { id, text } of all.mine.blocks)
          if (text !== textOf(base, id)) expect(textOf(document, id)).toBe(text);
        for (const { id, text } of all.theirs.blocks)
          if (textOf(all.mine, id) === textOf(base, id)) expect(textOf(document, id)).toBe(text);
        expect(both).toHaveLength(changesOf(all).filter(({ by }) => by === 'both').length);
      }),
    ));

  test('gives their letter if I changed nothing, and mine if they changed nothing', () =>
    fc.assert(
      fc.property(edits, (some) => {
        const other = edited(base, ...some);
        expect(keepingMine({ base, mine: base, theirs: other })).toEqual({ document: other, both: [] });
        expect(sameEdits(keepingMine({ base, mine: other, theirs: base }).document, other)).toBe(true);
      }),
    ));
});

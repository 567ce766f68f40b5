import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { letterDocument } from '../../../../domain/letters/letter.ts';
import {
  applyEdit,
  deskReducer,
  openDesk,
  ownParagraph,
  sameLetter,
  type Desk,
  type LetterEdit,
} from './letter-edits.ts';
import { smallLetter } from '../../../../testing/letters/small-letter.ts';

const ids = (desk: { letter: { blocks: { id: string }[] } }) => desk.letter.blocks.map((block) => block.id).join('');
const after = (edit: LetterEdit) => ids({ letter: applyEdit(smallLetter(), edit) });
const run = (desk: Desk, ...edits: LetterEdit[]) =>
  edits.reduce((each, edit) => deskReducer(each, { type: 'edit', edit }), desk);

describe('edits', () => {
  test('adds after a paragraph, at the front, or at the end if the paragraph is gone', () => {
    expect(after({ do: 'add', after: 'a', block: ownParagraph('x') })).toBe('axbc');
    expect(after({ do: 'add', after: null, block: ownParagraph('x') })).toBe('xabc');
    expect(after({ do: 'add', after: 'gone', block: ownParagraph('x') })).toBe('abcx');
  });

  test('moves within the letter and never out of it', () => {
    expect(after({ do: 'move', id: 'b', by: -1 })).toBe('bac');
    expect(after({ do: 'move', id: 'a', by: -1 })).toBe('abc');
    expect(after({ do: 'move', id: 'c', by: 1 })).toBe('abc');
  });

  test('removes any paragraph but the last one', () => {
    expect(after({ do: 'remove', id: 'b' })).toBe('ac');
    const one = smallLetter({ blocks: [ownParagraph('only')] });
    expect(applyEdit(one, { do: 'remove', id: 'only' })).toBe(one);
  });

  test("keeps an edited paragraph's evidence; an added one has none", () => {
    expect(applyEdit(smallLetter(), { do: 'text', id: 'a', text: 'New.' }).blocks[0]).toMatchObject({
      text: 'New.',
      clause_id: 'clause.a',
    });
    expect(ownParagraph('x')).toMatchObject({ clause_id: null, fact_refs: [], authority_refs: [] });
  });
});

test('comparing two letters ignores the order of keys', () => {
  const letter = smallLetter();
  expect(sameLetter(letter, Object.fromEntries(Object.entries(letter).toReversed()) as typeof letter)).toBe(true);
});

describe('undo', () => {
  test('treats typing in one place as one step; a pause or another place starts a new one', () => {
    const typed = run(
      openDesk(smallLetter()),
      { do: 'text', id: 'a', text: 'N' },
      { do: 'text', id: 'a', text: 'Ne' },
      { do: 'text', id: 'b', text: 'B' },
    );
    expect(typed.past).toHaveLength(2);
    const paused = run(deskReducer(typed, { type: 'pause' }), { do: 'text', id: 'b', text: 'Bb' });
    expect(paused.past).toHaveLength(3);
  });

  test('records no step for an edit that changes nothing', () => {
    expect(run(openDesk(smallLetter()), { do: 'remove', id: 'gone' }).past).toHaveLength(0);
  });

  test("adopts the server's version after a save, unless the user typed on", () => {
    const typed = run(openDesk(smallLetter()), { do: 'text', id: 'a', text: 'sent ' });
    const stored = applyEdit(typed.letter, { do: 'text', id: 'a', text: 'sent' });
    const saved = { type: 'saved' as const, sent: typed.letter, letter: stored };
    expect(deskReducer(typed, saved).letter.blocks[0]?.text).toBe('sent');
    expect(deskReducer(run(typed, { do: 'text', id: 'a', text: 'sent and more' }), saved).letter.blocks[0]?.text).toBe(
      'sent and more',
    );
  });

  const someEdit = fc.oneof(
    fc.record({ do: fc.constant('text' as const), id: fc.constantFrom('a', 'b', 'x'), text: fc.string() }),
    fc.record({
      do: fc.constant('move' as const),
      id: fc.constantFrom('a', 'b', 'c'),
      by: fc.constantFrom(-1 as const, 1 as const),
    }),
    fc.record({ do: fc.constant('remove' as const), id: fc.constantFrom('a', 'b', 'c') }),
    fc.record({
      do: fc.constant('add' as const),
      after: fc.constantFrom('a', null),
      block: fc.constant(ownParagraph('x')),
    }),
  );

  test('any edits produce a valid letter, and undoing them all restores the letter that was opened', () => {
    fc.assert(
      fc.property(fc.array(someEdit, { maxLength: 30 }), (edits) => {
        const opened = openDesk(smallLetter());
        let desk = run(opened, ...edits);
        const end = desk.letter;
        expect(letterDocument.safeParse(end).success).toBe(true);
        while (desk.past.length > 0) desk = deskReducer(desk, { type: 'undo' });
        expect(sameLetter(desk.letter, opened.letter)).toBe(true);
        while (desk.future.length > 0) desk = deskReducer(desk, { type: 'redo' });
        expect(sameLetter(desk.letter, end)).toBe(true);
      }),
    );
  });
});

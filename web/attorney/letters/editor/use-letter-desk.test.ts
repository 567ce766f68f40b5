import { expect, test } from 'vitest';
import { smallLetter } from '../../../../testing/letters/small-letter.ts';
import type { LetterDocument } from '../../../../domain/letters/letter.ts';
import { applyEdit, deskReducer } from './letter-edits.ts';
import { deskFrom, entryFrom, onSaved, openOn, type DeskState } from './use-letter-desk.ts';

const [saved, edited] = [smallLetter(), smallLetter({ delivery_method: 'As edited' })];
const said = (text: string, from = saved) => applyEdit(from, { do: 'text', id: 'a', text });

test('unsaved edits of the saved version are restored with that version as their base', () =>
  expect(deskFrom({ version: 3, document: edited }, { version: 3, document: saved })).toMatchObject({
    desk: { letter: edited, past: [], future: [] },
    base: { version: 3, document: saved },
    isRestored: true,
  }));

test('unsaved edits of an earlier version are restored with that version, and compared with the saved one', () =>
  expect(deskFrom({ version: 2, document: edited }, { version: 3, document: saved })?.base).toEqual({
    version: 2,
    document: null,
  }));

test('a stored entry that is damaged is not restored, and one that matches the saved version is not an edit', () => {
  for (const left of [null, 'x', {}, { document: edited }, { version: 3, document: {} }])
    expect(deskFrom(left, { version: 3, document: saved }), JSON.stringify(left)).toBeNull();
  const now = { version: 3, document: saved };
  expect(deskFrom({ version: 2, document: saved }, now)).toEqual(openOn(now));
});

test('edits taken over from another letter are based on no version of this one, so they are compared first', () => {
  const from = { letter: 'l1', version: 4 };
  const taken = deskFrom(entryFrom(from, edited), { version: 1, document: saved });
  expect(taken).toMatchObject({ desk: { letter: edited }, base: { version: 0, document: null, from } });
  const later = { version: 2, document: said('Theirs.') };
  expect(taken && onSaved(taken, later)).toBe(taken);
});

const typing = (document: LetterDocument, sent: LetterDocument[] = []): DeskState => ({
  ...openOn({ version: 2, document: saved }, document),
  sent,
});

test('what others saved is shown while nothing is edited here, and never replaces edits', () => {
  const theirs = { version: 3, document: said('Theirs.') };
  expect(onSaved(openOn({ version: 2, document: saved }), theirs)).toEqual(openOn(theirs));
  const mine = typing(said('Mine.'), [said('Sent.')]);
  expect(onSaved(mine, theirs)).toBe(mine);
});

test('edits equal to a newer version count as saved although the response was lost, and undo still works', () => {
  const opened = typing(saved);
  const edit = { do: 'text', id: 'a', text: 'Mine.' } as const;
  const mine = { ...opened, desk: deskReducer(opened.desk, { type: 'edit', edit }) };
  const stored = { version: 3, document: { ...said('Mine.'), papers: [] } };
  expect(onSaved(mine, stored)).toMatchObject({
    desk: { letter: stored.document, past: [saved] },
    base: stored,
    sent: [],
  });
});

test('what was typed after a save without a response becomes an edit of the version that the save wrote', () => {
  const mine = typing(said('Mine, and more.'), [said('Mine.')]);
  const stored = { version: 3, document: said('Mine.') };
  expect(onSaved(mine, stored)).toMatchObject({ desk: { letter: said('Mine, and more.') }, base: stored });
});

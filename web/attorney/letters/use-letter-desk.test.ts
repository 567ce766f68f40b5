import { expect, test } from 'vitest';
import { smallLetter } from '../../../testing/letters/small-letter.ts';
import { deskFrom } from './use-letter-desk.ts';

const [saved, edited] = [smallLetter(), smallLetter({ title: 'As edited' })];

test('unsaved edits of the saved version are restored on it', () =>
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

test('a stored entry that matches the saved version, or is damaged, is not restored', () => {
  for (const left of [
    null,
    'x',
    {},
    { document: edited },
    { version: 3, document: {} },
    { version: 3, document: saved },
  ])
    expect(deskFrom(left, { version: 3, document: saved }), JSON.stringify(left)).toBeNull();
});

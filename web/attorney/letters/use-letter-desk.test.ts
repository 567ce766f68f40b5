import { expect, test } from 'vitest';
import { smallLetter } from '../../../testing/letters/small-letter.ts';
import { deskFrom } from './use-letter-desk.ts';

const [saved, edited] = [smallLetter(), smallLetter({ title: 'As edited' })];

test('edits of the saved version come back on it', () =>
  expect(deskFrom({ version: 3, document: edited }, { version: 3, document: saved })).toMatchObject({
    desk: { letter: edited, past: [], future: [] },
    base: { version: 3, document: saved },
    isRestored: true,
  }));

test('edits of an earlier version come back as that, and are compared with the saved one', () =>
  expect(deskFrom({ version: 2, document: edited }, { version: 3, document: saved })?.base).toEqual({
    version: 2,
    document: null,
  }));

test('what says what is saved, and what is broken, is no edit', () => {
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

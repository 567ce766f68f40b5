import { expect, test } from 'vitest';
import { asParagraph } from './insert-text.ts';

test.each([
  ['', '', 'Hello.'],
  [' \n', '', 'Hello.'],
  ['Typed', '', '\n\nHello.'],
  ['Typed\n', '', '\nHello.'],
  ['Typed\n\n', 'more', 'Hello.\n\n'],
  ['Typed', '\nmore', '\n\nHello.'],
])('between %j and %j stands %j', (before, after, inserted) => {
  expect(asParagraph('Hello.', before, after)).toBe(inserted);
});

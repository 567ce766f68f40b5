import { expect, test } from 'vitest';
import { normalForm } from './normal-form.ts';

test('up to thirty marks in a row on a letter stay as they are, and further ones are left out', () => {
  const marks = '\u0301\u0323'.repeat(15);
  expect(normalForm(`a${marks}`, 'NFD')).toBe(`a${marks}`.normalize('NFD'));
  expect(normalForm(`a${marks}\u0301\u0323b`, 'NFC')).toBe(`a${marks}b`.normalize('NFC'));
});

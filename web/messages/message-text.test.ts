import { expect, test } from 'vitest';
import { authorText } from './message-text.ts';

test('the author is named the way the merchant knows them', () => {
  expect(authorText({ mine: true, author: 'merchant', author_name: 'Noor Haddad' })).toBe('You');
  expect(authorText({ mine: false, author: 'staff', author_name: 'Robin' })).toBe('Robin, our team');
  expect(authorText({ mine: false, author: 'attorney', author_name: '' })).toBe('Your attorney');
  expect(authorText({ mine: false, author: 'system', author_name: '' })).toBe('Notice');
});

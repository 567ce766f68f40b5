import { expect, test } from 'vitest';
import { authorWords } from './message-words.ts';

test('who wrote is named as the merchant knows them', () => {
  expect(authorWords({ mine: true, author: 'merchant', author_name: 'Noor Haddad' })).toBe('You');
  expect(authorWords({ mine: false, author: 'staff', author_name: 'Robin' })).toBe('Robin, our team');
  expect(authorWords({ mine: false, author: 'attorney', author_name: '' })).toBe('Your attorney');
  expect(authorWords({ mine: false, author: 'system', author_name: '' })).toBe('Notice');
});

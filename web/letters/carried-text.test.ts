import { expect, test } from 'vitest';
import { carriedText } from './carried-text.ts';

const carried = { editors: ['Jordan Avery'], changes: 6, both: [] as string[] };

test('a draft with edits carried over says whose they are, and what to read', () => {
  expect(carriedText(null)).toBeNull();
  expect(carriedText(carried)).toBe('It has the changes of Jordan Avery.');
  expect(carriedText({ ...carried, editors: ['Jordan Avery', 'Sam Cole'], both: ['Paragraph 3', 'Table 5'] })).toBe(
    'It has the changes of Jordan Avery and Sam Cole. The case says otherwise by now in Paragraph 3 and Table 5, where the edited text stands: read them.',
  );
});

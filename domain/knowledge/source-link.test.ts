import { expect, test } from 'vitest';
import { opensOf, sourceLinkText } from './source-link.ts';

test('a link says so when it does not open the text itself', () => {
  expect(sourceLinkText('https://www.law.cornell.edu/ucc/1/1-304')).toBe('Read the source');
  expect(sourceLinkText('https://www.courtlistener.com/?q=%222+Cal.+4th+342%22')).toBe('Search for the opinion');
  expect(opensOf('https://www.courtlistener.com/opinion/1/a-v-b/')).toBe('text');
  expect(sourceLinkText('https://www.ali.org/publications/show/contracts/')).toBe('Open its publisher’s page');
  expect(sourceLinkText('https://www.natlawreview.com/article/x')).toBe('Read a secondary source');
});

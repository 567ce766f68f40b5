import { expect, test } from 'vitest';
import { citationParts } from './own-source.ts';

test.each([
  [
    'Okafor v. Prairie Card Servs., Inc., 412 N.W.2d 118 (Minn. 1987)',
    'case',
    'Okafor v. Prairie Card Servs., Inc.',
    '1987',
  ],
  ['Foley v. Interactive Data Corp., 47 Cal. 3d 654 (1988)', 'case', 'Foley v. Interactive Data Corp.', '1988'],
  ['12 C.F.R. § 1005.11', 'regulation', '', ''],
  ['Minn. Stat. § 336.1-304', 'statute', '', ''],
  ['', 'case', '', ''],
])('%s', (citation, kind, title, year) => {
  expect(citationParts(citation)).toEqual({ kind, citation, title, year });
});

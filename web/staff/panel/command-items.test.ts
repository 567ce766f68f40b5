import { expect, test } from 'vitest';
import { caseAddress, casesGroup, matching, type CommandGroup } from './command-items.ts';

const run = () => undefined;
const groups: CommandGroup[] = [
  {
    label: 'Go to',
    items: [
      { id: '/admin', label: 'Cases', run },
      { id: '/admin/work', label: 'Work', run },
    ],
  },
  { label: 'Saved views', items: [{ id: 'v', label: 'High and late', note: 'View', run }] },
];
const found = (typed: string) =>
  matching(groups, typed).map(({ label, items }) => [label, items.map((each) => each.id)]);

test('a command must match every word typed, in any order, and empty groups are omitted', () => {
  expect(found('')).toEqual([
    ['Go to', ['/admin', '/admin/work']],
    ['Saved views', ['v']],
  ]);
  expect(found('  WORK ')).toEqual([['Go to', ['/admin/work']]]);
  expect(found('view late')).toEqual([['Saved views', ['v']]]);
  expect(found('zebra')).toEqual([]);
});

test('cases found form one group, and no group if there are none', () => {
  expect(casesGroup([], run)).toEqual([]);
  expect(casesGroup([{ id: 'a', case_number: 'UH-1', client: 'Ann', business: 'Harbor' }], run)).toMatchObject([
    { label: 'Cases', items: [{ id: 'case:a', label: 'Harbor', note: 'UH-1 · Ann' }] },
  ]);
});

test('a case opens over the current list, or else over the cases table', () => {
  expect(caseAddress('a', { pathname: '/admin', search: '?status=intake&edit=b&show=files' })).toBe(
    '/admin?status=intake&case=a',
  );
  expect(caseAddress('a', { pathname: '/admin/work', search: '?of=nobody' })).toBe('/admin/work?of=nobody&case=a');
  expect(caseAddress('a', { pathname: '/admin/reports', search: '?x=1' })).toBe('/admin?case=a');
});

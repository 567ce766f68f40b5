import { expect, test } from 'vitest';
import { partsOf, refusedOf, resultText, undoParts, versionsOf, type BulkResult } from './bulk-text.ts';

const done = (id: string): BulkResult => ({ id, ok: true, version: 3, message: null, before: { status: 'intake' } });
const refused = (id: string): BulkResult => ({
  id,
  ok: false,
  version: 7,
  message: 'Somebody else changed this case.',
  before: null,
});
const picked = new Map([
  ['a', { id: 'a', version: 2, case_number: 'UH-1' }],
  ['b', { id: 'b', version: 6, case_number: 'UH-2' }],
]);

test('the toast says how many cases were changed and to what, had that value already, or were refused', () => {
  const sent = ['a', 'b', 'c'].map((id) => ({
    id,
    version: id === 'c' ? 3 : 2,
    change: { status: 'closed' as const },
  }));
  const result = (...results: BulkResult[]) => resultText(results, sent, 'status Closed');
  expect(result(done('a'), done('b'))).toEqual({
    title: '2 cases changed: status Closed.',
    description: undefined,
    tone: 'plain',
  });
  expect(result(done('a'), refused('b'))).toEqual({
    title: '1 case changed: status Closed.',
    description: '1 case refused: the list below the table says why.',
    tone: 'plain',
  });
  expect(result(done('a'), done('c'))).toMatchObject({
    title: '1 case changed: status Closed.',
    description: '1 case was so already.',
  });
  expect(result(done('c'))).toEqual({
    title: 'Nothing to change: status Closed already.',
    description: undefined,
    tone: 'plain',
  });
  expect(result(refused('b'))).toMatchObject({ title: 'No case was changed.', tone: 'danger' });
});

test('refused cases are named with the reason', () => {
  expect(refusedOf([done('a'), refused('b')], picked)).toEqual([
    { id: 'b', case_number: 'UH-2', why: 'Somebody else changed this case.' },
  ]);
});

test('undo reverts the changed cases at their new version, and skips those that cannot be reverted', () => {
  expect(undoParts([done('a'), refused('b'), { ...done('c'), before: null }])).toEqual([
    { id: 'a', version: 3, change: { status: 'intake' } },
  ]);
});

test('after a response the selection has the versions that it reports', () => {
  expect([...versionsOf([done('a'), refused('b'), { ...done('c'), version: null }])]).toEqual([
    ['a', 3],
    ['b', 7],
  ]);
  expect(partsOf(picked.values(), { priority: 'low' })).toEqual([
    { id: 'a', version: 2, change: { priority: 'low' } },
    { id: 'b', version: 6, change: { priority: 'low' } },
  ]);
});

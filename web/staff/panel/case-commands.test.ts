import { expect, test } from 'vitest';
import { caseGroup, caseKeys, fieldActOf, neighborOf } from './case-commands.ts';

const done: string[] = [];
const act = (name: string) => () => void done.push(name);
const onPage = {
  status: act('status'),
  owner: act('owner'),
  assign: act('assign'),
  message: act('message'),
  reply: act('reply'),
  task: act('task'),
};

test('a case over a list has eight commands, each with its key and its own action; on its own page there is no next case', () => {
  const inList = caseGroup({ ...onPage, next: act('next'), previous: act('previous') });
  for (const { run } of inList.items) run();
  expect(done).toEqual(['status', 'owner', 'assign', 'message', 'reply', 'task', 'next', 'previous']);
  expect(inList.items.map(({ note }) => note)).toEqual(['s', 'o', 'a', 'm', 'r', 't', 'j', 'k']);
  expect(caseGroup(onPage).items.map(({ id }) => id)).toEqual([
    'case-status',
    'case-owner',
    'case-assign',
    'case-message',
    'case-reply',
    'case-task',
  ]);
});

test('no key is used twice', () => {
  expect(new Set(caseKeys.map(({ key }) => key)).size).toBe(caseKeys.length);
});

test('the neighbor of a case is the row beside it, and null beyond an end or for a case outside the list', () => {
  const ids = ['a', 'b', 'c'];
  expect([neighborOf(ids, 'b', 1), neighborOf(ids, 'b', -1)]).toEqual(['c', 'a']);
  expect([neighborOf(ids, 'c', 1), neighborOf(ids, 'a', -1), neighborOf(ids, 'x', 1)]).toEqual([null, null, null]);
  // A row that was done and has left the list: continues from its old place, and skips other rows that left too.
  expect([neighborOf(['a', 'd'], 'b', 1, ['a', 'b', 'c', 'd']), neighborOf(['c'], 'b', -1, ids)]).toEqual(['d', null]);
  // A row that moved because its next action has a later day now.
  expect(neighborOf(['b', 'c', 'a'], 'a', 1, ids)).toBe('b');
});

test('in a list, the keys of the case’s fields open the row’s case at that field', () => {
  expect(['s', 'o', 'a', 'm', 'r', 't', 'j', 'k', 'x'].map(fieldActOf)).toEqual([
    'status',
    'owner',
    'assign',
    'message',
    'reply',
    'task',
    null,
    null,
    null,
  ]);
});

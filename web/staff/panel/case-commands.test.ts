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

test('a case over a list has eight commands, each with its key and running its own act; on its own page there is no next', () => {
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

test('the neighbor of a case is the row beside it, and nothing beyond an end or outside the list', () => {
  const ids = ['a', 'b', 'c'];
  expect([neighborOf(ids, 'b', 1), neighborOf(ids, 'b', -1)]).toEqual(['c', 'a']);
  expect([neighborOf(ids, 'c', 1), neighborOf(ids, 'a', -1), neighborOf(ids, 'x', 1)]).toEqual([null, null, null]);
  // Done and gone: on from where it stood, past what has gone as well.
  expect([neighborOf(['a', 'd'], 'b', 1, ['a', 'b', 'c', 'd']), neighborOf(['c'], 'b', -1, ids)]).toEqual(['d', null]);
});

test('a list has the keys that go to a field of its row’s case', () => {
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

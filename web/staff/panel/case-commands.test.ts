import { expect, test } from 'vitest';
import { caseGroup, caseKeys, neighborOf } from './case-commands.ts';

const done: string[] = [];
const act = (name: string) => () => void done.push(name);
const onPage = { status: act('status'), assign: act('assign'), message: act('message') };

test('a case over a list has five commands, each with its key and running its own act; on its own page there is no next', () => {
  const inList = caseGroup({ ...onPage, next: act('next'), previous: act('previous') });
  for (const { run } of inList.items) run();
  expect(done).toEqual(['status', 'assign', 'message', 'next', 'previous']);
  expect(inList.items.map(({ note }) => note)).toEqual(['s', 'a', 'm', 'j', 'k']);
  expect(caseGroup(onPage).items.map(({ id }) => id)).toEqual(['case-status', 'case-assign', 'case-message']);
});

test('no key is used twice', () => {
  expect(new Set(caseKeys.map(({ key }) => key)).size).toBe(caseKeys.length);
});

test('the neighbor of a case is the row beside it, and nothing beyond an end or outside the list', () => {
  const ids = ['a', 'b', 'c'];
  expect([neighborOf(ids, 'b', 1), neighborOf(ids, 'b', -1)]).toEqual(['c', 'a']);
  expect([neighborOf(ids, 'c', 1), neighborOf(ids, 'a', -1), neighborOf(ids, 'x', 1)]).toEqual([null, null, null]);
});

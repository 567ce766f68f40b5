import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contract } from '../../contract/contract.ts';
import { isAffected, isLive } from './affected-queries.ts';
import { gatherChanges } from './refresh-queries.ts';

const key = (name: string, input?: object, type = 'query') => [name.split('.'), { type, ...(input && { input }) }];
let client: QueryClient;
const stale = () =>
  client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated)
    .map((query) => (query.queryKey[0] as string[]).join('.'));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  client = new QueryClient();
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

test('every live query is defined in the contract', () => {
  const named = (name: string) =>
    name
      .split('.')
      .reduce<object | undefined>((node, part) => (node as Record<string, object> | undefined)?.[part], contract);
  for (const name of [
    'cases.list',
    'cases.get',
    'messages.list',
    'documents.list',
    'money.getLedger',
    'papers.list',
    'cases.getStats',
    'cases.listForStaff',
    'cases.listWork',
    'cases.getForStaff',
    'letters.listQueue',
    'letters.list',
    'letters.get',
  ]) {
    expect([name, isLive(key(name)), named(name) !== undefined]).toEqual([name, true, true]);
  }
  for (const other of [
    ['session'],
    ['application-draft', 'x'],
    key('privacy.getErasure'),
    key('cases.getAnswers', { id: 'a' }),
  ])
    expect(isLive(other)).toBe(false);
});

test('a change refetches the lists and only that case', () => {
  const seen = (what: 'case' | 'messages' | 'ledger', name: string, input?: object, data?: unknown) =>
    isAffected(key(name, input), data, { case_id: 'a', what });
  expect([
    seen('case', 'cases.list'),
    seen('case', 'cases.get', { id: 'a' }),
    seen('case', 'cases.get', { id: 'b' }),
  ]).toEqual([true, true, false]);
  expect([
    seen('messages', 'messages.list', { id: 'a', limit: 20 }),
    seen('messages', 'messages.list', { id: 'b' }),
    seen('ledger', 'messages.list', { id: 'a' }),
  ]).toEqual([true, false, false]);
  expect([
    seen('ledger', 'money.getLedger', { id: 'a' }),
    seen('messages', 'cases.listForStaff', {}),
    seen('case', 'cases.listForStaff', {}),
  ]).toEqual([true, false, true]);
  expect([
    seen('case', 'letters.get', { id: 'l' }, { case_id: 'a' }),
    seen('case', 'letters.get', { id: 'l' }, { case_id: 'b' }),
    seen('case', 'letters.get', { id: 'l' }, undefined),
  ]).toEqual([true, false, true]);
});

test('changes are collected for 300 ms and refetched together', () => {
  for (const each of [
    key('cases.list', {}, 'infinite'),
    key('cases.get', { id: 'a' }),
    key('cases.get', { id: 'b' }),
    ['session'],
  ])
    client.setQueryData(each, {});
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const changes = gatherChanges(client);
  for (let n = 0; n < 20; n += 1) changes.change({ case_id: 'a', what: n % 2 ? 'case' : 'messages' });
  vi.advanceTimersByTime(299);
  expect(stale()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(
    client
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.isInvalidated)
      .map((query) => query.queryKey),
  ).toEqual([key('cases.list', {}, 'infinite'), key('cases.get', { id: 'a' })]);
  expect(invalidate).toHaveBeenCalledTimes(1);
});

test('a resync refetches every live query, and the age of the oldest is known', () => {
  const changes = gatherChanges(client);
  expect(changes.oldestRead()).toBe(Infinity);
  client.setQueryData(key('cases.list'), {}, { updatedAt: 950_000 });
  client.setQueryData(key('cases.get', { id: 'a' }), {}, { updatedAt: 900_000 });
  client.setQueryData(['session'], {}, { updatedAt: 1 });
  expect(changes.oldestRead()).toBe(900_000);
  changes.resync();
  vi.advanceTimersByTime(300);
  expect(stale()).toEqual(['cases.list', 'cases.get']);
});

test('waits while a list fetches its next page, which is not lost', async () => {
  let arrive: (page: string) => void = () => {};
  const asked: unknown[] = [];
  const list = new InfiniteQueryObserver(client, {
    queryKey: key('messages.list', { id: 'a' }, 'infinite'),
    initialPageParam: 'first',
    getNextPageParam: (page: string) => (page === 'first' ? 'older' : null),
    queryFn: ({ pageParam }) => {
      asked.push(pageParam);
      return pageParam === 'first'
        ? 'first'
        : new Promise<string>((resolve) => {
            arrive = resolve;
          });
    },
  });
  const stop = list.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  const changes = gatherChanges(client);
  changes.change({ case_id: 'a', what: 'messages' });
  const next = list.fetchNextPage();
  await vi.advanceTimersByTimeAsync(700);
  expect(asked).toEqual(['first', 'older']);
  arrive('older');
  expect((await next).data?.pages).toEqual(['first', 'older']);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked.slice(0, 3)).toEqual(['first', 'older', 'first']);
  stop();
});

test('waits while a save is in progress', async () => {
  client.setQueryData(key('cases.list'), {});
  const changes = gatherChanges(client);
  let saved = () => {};
  const saving = client
    .getMutationCache()
    .build(client, {
      mutationFn: () =>
        new Promise<void>((resolve) => {
          saved = resolve;
        }),
    })
    .execute(undefined);
  changes.change({ case_id: 'a', what: 'case' });
  await vi.advanceTimersByTimeAsync(900);
  expect(stale()).toEqual([]);
  saved();
  await saving;
  await vi.advanceTimersByTimeAsync(300);
  expect(stale()).toEqual(['cases.list']);
});

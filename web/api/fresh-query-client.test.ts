import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FreshQueryClient } from './fresh-query-client.ts';

let client: FreshQueryClient;
beforeEach(() => {
  client = new FreshQueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => client.clear());

/** A query whose responses resolve when the test says so; `shown` is what a page would show. */
function watched() {
  const answers: ((value: string) => void)[] = [];
  const signals: AbortSignal[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: ({ signal }) => {
      signals.push(signal);
      return new Promise<string>((resolve) => {
        answers.push(resolve);
      });
    },
  });
  const leave = observer.subscribe(() => {});
  const settled = () =>
    new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  return { answers, signals, leave, settled, shown: () => observer.getCurrentResult() };
}

test('invalidating a first fetch starts another and discards the earlier response', async () => {
  const { answers, signals, leave, settled, shown } = watched();
  const done = client.invalidateQueries({ queryKey: ['list'] });
  expect([answers.length, signals[0]?.aborted, signals[1]?.aborted]).toEqual([2, true, false]);
  answers[0]?.('as it was');
  await settled();
  expect(shown()).toMatchObject({ status: 'pending', fetchStatus: 'fetching' });
  answers[1]?.('as it is');
  await done;
  expect(shown()).toMatchObject({ status: 'success', data: 'as it is' });
  leave();
});

test('invalidating a refetch starts another and discards the earlier response', async () => {
  const { answers, leave, settled, shown } = watched();
  answers[0]?.('first');
  await settled();
  void client.invalidateQueries();
  void client.invalidateQueries();
  answers[1]?.('as it was');
  await settled();
  expect(shown().data).toBe('first');
  answers[2]?.('as it is');
  await settled();
  expect(shown().data).toBe('as it is');
  leave();
});

test('with cancelRefetch off, invalidating waits for the response under way', async () => {
  const { answers, leave, settled, shown } = watched();
  void client.invalidateQueries({ queryKey: ['list'] }, { cancelRefetch: false });
  answers[0]?.('first');
  await settled();
  expect([answers.length, shown().data]).toEqual([1, 'first']);
  leave();
});

test('a fetch without observers goes on, because a caller awaits it', async () => {
  let answer: (value: string) => void = () => {};
  const asked = client.fetchQuery({
    queryKey: ['list'],
    queryFn: () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
  });
  await client.invalidateQueries({ queryKey: ['list'] });
  answer('here');
  expect(await asked).toBe('here');
});

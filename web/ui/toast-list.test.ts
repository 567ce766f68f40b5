import { beforeEach, expect, test } from 'vitest';
import { addToast, endWithStep, removeToast, removeToasts, toastsNow, watchToasts } from './toast-list.ts';

beforeEach(() => toastsNow().forEach((toast) => removeToast(toast.id)));
const titles = () => toastsNow().map((toast) => toast.title);

test('a repeated message replaces the earlier one', () => {
  addToast({ title: 'Missing Information', description: 'a', tone: 'danger' });
  addToast({ title: 'Saved', tone: 'plain' });
  addToast({ title: 'Missing Information', description: 'a', tone: 'danger' });
  addToast({ title: 'Missing Information', description: 'b', tone: 'danger' });
  expect(toastsNow().map(({ title, description }) => [title, description])).toEqual([
    ['Saved', undefined],
    ['Missing Information', 'a'],
    ['Missing Information', 'b'],
  ]);
});

test('the oldest message makes room for the fourth', () => {
  for (const title of ['1', '2', '3', '4']) addToast({ title, tone: 'plain' });
  expect(titles()).toEqual(['2', '3', '4']);
});

test('subscribers are notified of each change, but not for an unknown id or after unsubscribing', () => {
  let heard = 0;
  const leave = watchToasts(() => void (heard += 1));
  const id = addToast({ title: 'a', tone: 'plain' });
  removeToast(id);
  removeToast(id);
  leave();
  addToast({ title: 'b', tone: 'plain' });
  expect(heard).toBe(2);
});

test('only messages about failures are removed once the failure is fixed', () => {
  addToast({ title: 'Missing Information', tone: 'danger' });
  addToast({ title: 'Saved', tone: 'plain' });
  removeToasts(({ tone }) => tone === 'danger');
  expect(titles()).toEqual(['Saved']);
});

test('a toast is read on the page that follows its own, and on none after that', () => {
  addToast({ title: 'Saved', tone: 'plain' });
  endWithStep();
  expect(toastsNow().map(({ title }) => title)).toContain('Saved');
  endWithStep();
  expect(toastsNow().map(({ title }) => title)).not.toContain('Saved');
});

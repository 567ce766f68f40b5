import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserStorage } from '../../testing/web/browser-storage.ts';
import { keepUnsavedFor, unsavedStoreHere } from './store.ts';
import { unsavedEntry, useUnsaved, useUnsavedText, type Unsaved } from './use-unsaved.ts';

const [localStorage, sessionStorage] = [new BrowserStorage(), new BrowserStorage()];
beforeEach(() => {
  localStorage.clear();
  localStorage.full = false;
  vi.stubGlobal('window', { localStorage, sessionStorage });
  keepUnsavedFor('ann');
});
afterEach(() => void vi.unstubAllGlobals());

/** The hook's result when its page is opened. */
function opened<Result>(hook: () => Result): Result {
  const results: Result[] = [];
  const Page = () => {
    results.push(hook());
    return null;
  };
  renderToStaticMarkup(<Page />);
  const [result] = results.slice(-1);
  if (result === undefined) throw new Error('nothing was shown');
  return result;
}
const text = () => opened(() => useUnsavedText('message', 'c1'));

type Count = { version: number; count: number };
const count = (saved: Count): Unsaved<Count> =>
  opened(() =>
    useUnsaved<Count>({
      subject: 'count',
      id: 'c1',
      start: () => saved,
      restore: (left) => (left === 'broken' ? null : { version: 1, count: Number(left) }),
      toEntry: ({ count: now }) => (now === saved.count ? null : now),
      rebase: (unsaved) => (unsaved.version < saved.version ? { ...unsaved, version: saved.version } : unsaved),
    }),
  );

test('unsaved text is restored when the page is reopened, until it is cleared', () => {
  text().setText('Half a sentence');
  expect(text().text).toBe('Half a sentence');
  text().clear();
  expect([text().text, localStorage.length]).toEqual(['', 0]);
});

test('text emptied by hand leaves nothing behind', () => {
  text().setText('x');
  text().setText('');
  expect(localStorage.length).toBe(0);
});

test('two pages that edit the same letter each keep their words, and those of one page are restored once the other’s are saved or discarded', () => {
  const [one, two] = [text(), text()];
  one.setText('Of the first page');
  two.setText('Of the second page');
  one.setText('Of the first page, more');
  expect(localStorage.length).toBe(2);
  const reopened = text();
  expect(reopened.text).toBe('Of the first page, more');
  reopened.clear();
  expect(text().text).toBe('Of the second page');
  two.clear();
  expect([text().text, localStorage.length]).toEqual(['', 0]);
});

test('a page that saves does not clear what another page has typed since', () => {
  const [one, two] = [text(), text()];
  one.setText('First');
  two.setText('Second');
  one.setText('');
  two.setText('Second, more');
  one.clear();
  expect(text().text).toBe('Second, more');
});

test('another user who signs in here does not see unsaved text, and its author finds it on returning', () => {
  text().setText('For Ann alone');
  keepUnsavedFor('bob');
  expect(text().text).toBe('');
  text().setText('By Bob');
  keepUnsavedFor('ann');
  expect(text().text).toBe('For Ann alone');
});

test('two changes in a row both count', () => {
  const { change } = count({ version: 1, count: 0 });
  const more = (unsaved: Count) => ({ ...unsaved, count: unsaved.count + 1 });
  change(more);
  change(more);
  expect(count({ version: 1, count: 0 })).toMatchObject({ value: { count: 2 }, state: 'unsaved' });
});

test('a restored edit says when it was typed, and is rebased on what is saved now', () => {
  expect(count({ version: 1, count: 0 })).toMatchObject({ state: 'saved', restoredAt: null });
  count({ version: 1, count: 0 }).change((unsaved) => ({ ...unsaved, count: 5 }));
  const { value, restoredAt } = count({ version: 4, count: 0 });
  expect([value, restoredAt]).toEqual([{ version: 4, count: 5 }, unsavedStoreHere('count', 'device').read('c1')?.at]);
});

test('an edit that equals what is saved, or has another shape, is not restored', () => {
  for (const left of [5, 'broken']) {
    unsavedStoreHere('count', 'device').write('c1', left);
    expect(count({ version: 1, count: 5 }), String(left)).toMatchObject({ state: 'saved', restoredAt: null });
  }
});

test('without storage, input stays on the page and changing it breaks nothing', () => {
  localStorage.full = true;
  text().setText('x');
  vi.stubGlobal('window', {});
  text().setText('x');
  expect(text().text).toBe('');
});

test('an entry that cannot be read is cleared only by typing, saving or discarding', () => {
  const store = unsavedStoreHere('count', 'device');
  const entry = (restore: (left: unknown) => number | null) =>
    unsavedEntry<number>(store, 'c1', { restore, toEntry: (value) => value || null });
  const left = () => store.read('c1')?.value;
  store.write('c1', 'of another release');
  const unread = entry(() => null);
  expect(unread.left).toBeNull();
  unread.keep(null);
  expect(left()).toBe('of another release');
  expect([unread.keep(7), left()]).toEqual([true, 7]);
  unread.keep(null);
  expect(left()).toBeUndefined();
  store.write('c1', 'of another release');
  entry(() => null).clear();
  expect(left()).toBeUndefined();
  store.write('c1', 0);
  const worthless = entry(Number);
  worthless.keep(null);
  expect([worthless.left, left()]).toEqual([null, undefined]);
});

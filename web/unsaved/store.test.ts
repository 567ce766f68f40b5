import { expect, test } from 'vitest';
import { BrowserStorage } from '../../testing/web/browser-storage.ts';
import { unsavedStore } from './store.ts';

const letters = (storage: Storage | null, user: string | null = 'u1') => unsavedStore(user, 'letter', storage);

test('unsaved edits are restored by user, subject and id, with the time they were typed', () => {
  const storage = new BrowserStorage();
  const before = new Date().toISOString();
  expect(letters(storage).write('l1', { words: 'Dear' })).toBe(true);
  const left = letters(storage).read('l1');
  expect(left?.value).toEqual({ words: 'Dear' });
  expect(left && left.at >= before).toBe(true);
  expect(letters(storage).read('l2')).toBeNull();
  expect(unsavedStore('u1', 'case', storage).read('l1')).toBeNull();
});

test('another user who signs in here does not see them, even if one id is a prefix of another', () => {
  const storage = new BrowserStorage();
  letters(storage, 'u1').write('l1', 'mine');
  for (const other of ['u', 'u11', 'u2', null]) {
    expect(letters(storage, other).read('l1')).toBeNull();
    expect(letters(storage, other).ids()).toEqual([]);
  }
});

test('a sign-out clears every key', () => {
  const storage = new BrowserStorage();
  letters(storage).write('l1', 'mine');
  expect(storage.key(0)).toMatch(/^unhold\./);
});

test('ids are listed in order, and clearing one leaves the others', () => {
  const storage = new BrowserStorage();
  for (const id of ['3', '1', '2']) letters(storage).write(id, id);
  letters(storage).clear('1');
  expect(letters(storage).ids()).toEqual(['2', '3']);
});

test('an unreadable entry is ignored', () => {
  const storage = new BrowserStorage();
  letters(storage).write('l1', 'x');
  const name = storage.key(0) ?? '';
  for (const text of ['', '{', 'null', '[]', '7', '{"value":1}', '{"at":"then","value":1}']) {
    storage.setItem(name, text);
    expect(letters(storage).read('l1'), text).toBeNull();
  }
});

test('full or disabled storage, or a missing user, is reported and breaks nothing', () => {
  const full = new BrowserStorage();
  full.full = true;
  const stores = [letters(full), letters(null), letters(new BrowserStorage(), null)];
  for (const store of stores) {
    expect(store.write('l1', 'x')).toBe(false);
    store.clear('l1');
    expect([store.read('l1'), store.ids()]).toEqual([null, []]);
  }
});

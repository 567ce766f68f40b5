import { expect, test } from 'vitest';
import { isFiltered, isTooShort, usersRequest } from './users-address.ts';

test('the request contains only what the URL says', () => {
  expect(usersRequest({ search: '  ', role: null, after: [] })).toEqual({ limit: 50 });
  expect(usersRequest({ search: ' Käse ', role: 'attorney', after: ['a', 'b'] })).toEqual({
    limit: 50,
    search: 'Käse',
    role: 'attorney',
    cursor: 'b',
  });
  expect(usersRequest({ search: 'x'.repeat(300), role: null, after: [] }).search).toHaveLength(200);
});

test('a blank search does not filter', () => {
  expect([
    isFiltered({ search: ' ', role: null }),
    isFiltered({ search: 'a', role: null }),
    isFiltered({ search: '', role: 'client' }),
  ]).toEqual([false, true, true]);
});

test('a search starts with the third Latin letter, or with the first character in other scripts', () => {
  expect(['', 'a', ' ab ', 'abc', '李明', 'نو'].map(isTooShort)).toEqual([false, true, true, false, false, false]);
  expect(usersRequest({ search: 'ab', role: null, after: [] })).toEqual({ limit: 50 });
});

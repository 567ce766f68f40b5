import { expect, test } from 'vitest';
import { isFiltered, logRequest } from './log-address.ts';

const none = { search: '', kind: null, from: '', to: '', after: [] };

test('the request has the filters of the URL, without invalid days', () => {
  expect(logRequest(none)).toEqual({ limit: 50 });
  expect(
    logRequest({ search: ' ada@x.example ', kind: 'refused', from: '2026-11-25', to: '2026-13-45', after: ['a', 'b'] }),
  ).toEqual({ limit: 50, search: 'ada@x.example', kind: 'refused', from: '2026-11-25', cursor: 'b' });
});

test('a blank search does not filter', () => {
  expect([isFiltered(none), isFiltered({ ...none, search: '  ' }), isFiltered({ ...none, to: '2026-11-25' })]).toEqual([
    false,
    false,
    true,
  ]);
});

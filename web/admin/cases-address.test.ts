import { createSerializer, createLoader } from 'nuqs/server';
import { describe, expect, test } from 'vitest';
import { adminCases } from '../../contract/admin.ts';
import { casesAddress, casesRequest, hasFilters, rangeLabel, sortedBy, type CasesAddress } from './cases-address.ts';

const plain: CasesAddress = { search: '', status: null, priority: null, sort: 'created_at', direction: 'desc', after: [] };
const input = adminCases['~orpc'].inputSchema;

describe('the request', () => {
  test('asks for nothing that was not asked, and the contract accepts it', () => {
    expect(casesRequest(plain)).toEqual({ sort: 'created_at', direction: 'desc', limit: 50 });
    const full = casesRequest({ ...plain, search: '  harbor ', status: 'intake', priority: 'high', after: ['c1', 'c2'] });
    expect(full).toMatchObject({ search: 'harbor', status: 'intake', priority: 'high', cursor: 'c2' });
    expect(input?.['~standard'].validate(full)).not.toHaveProperty('issues');
  });

  test('a search too long for the server is cut, not refused', () => {
    expect(input?.['~standard'].validate(casesRequest({ ...plain, search: 'x'.repeat(999) }))).not.toHaveProperty('issues');
  });
});

describe('the URL', () => {
  const write = createSerializer(casesAddress);
  const read = createLoader(casesAddress);

  test('gives back what was put in, cursors with any characters included', () => {
    const state: CasesAddress = { search: 'a&b=c ~é', status: 'in_progress', priority: 'low', sort: 'business', direction: 'asc', after: ['eyJhIjoxfQ==', 'x,y/+'] };
    expect(read(write('https://unhold.test/admin', state))).toEqual(state);
  });

  test('an unknown value is ignored', () => {
    expect(read('https://unhold.test/admin?status=lost&sort=ein&direction=up')).toEqual(plain);
  });

  test('the plain table has a plain address', () => {
    expect(write(plain)).toBe('');
  });
});

test('a column sorts one way, then the other, from the first page', () => {
  expect(sortedBy(plain, 'held_amount_cents')).toEqual({ sort: 'held_amount_cents', direction: 'desc', after: [] });
  expect(sortedBy({ sort: 'held_amount_cents', direction: 'desc' }, 'held_amount_cents').direction).toBe('asc');
  expect(sortedBy(plain, 'business').direction).toBe('asc');
});

test('the range counts from the page', () => {
  expect(rangeLabel(0, 50, 1234)).toBe('1–50 of 1,234');
  expect(rangeLabel(24, 34, 1234)).toBe('1,201–1,234 of 1,234');
  expect(rangeLabel(0, 0, 0)).toBe('0 of 0');
});

test('blank search is no filter', () => {
  expect(hasFilters({ search: ' ', status: null, priority: null })).toBe(false);
  expect(hasFilters({ search: '', status: 'closed', priority: null })).toBe(true);
});

// @proves cases-address
import fc from 'fast-check';
import { createSerializer, createLoader } from 'nuqs/server';
import { describe, expect, test } from 'vitest';
import { contract } from '../../../contract/contract.ts';
import { casePriorities, caseStatuses } from '../../../domain/cases/case.ts';
import { processors } from '../../../domain/processors.ts';
import {
  casesAddress,
  casesRequest,
  exportHref,
  hasFilters,
  rangeLabel,
  readView,
  sortedBy,
  viewQuery,
  type CasesAddress,
  type ListAddress,
} from './cases-address.ts';

const plain: CasesAddress = {
  search: '',
  status: null,
  priority: null,
  processor: null,
  sort: 'created_at',
  direction: 'desc',
  after: [],
  rows: 50,
};
const input = contract.cases.listForStaff['~orpc'].inputSchema;

describe('the request for the cases table', () => {
  test('contains only what was asked for, and the contract accepts it', () => {
    expect(casesRequest(plain)).toEqual({ sort: 'created_at', direction: 'desc', limit: 50 });
    const full = casesRequest({
      ...plain,
      search: '  harbor ',
      status: 'intake',
      priority: 'high',
      processor: 'ebay',
      after: ['c1', 'c2'],
    });
    expect(full).toMatchObject({
      search: 'harbor',
      status: 'intake',
      priority: 'high',
      processor: 'ebay',
      cursor: 'c2',
    });
    expect(input?.['~standard'].validate(full)).not.toHaveProperty('issues');
  });

  test('asks for as many rows as the URL says', () => {
    expect(casesRequest({ ...plain, rows: 100 }).limit).toBe(100);
  });

  test('truncates a search that is too long for the server', () => {
    expect(input?.['~standard'].validate(casesRequest({ ...plain, search: 'x'.repeat(999) }))).not.toHaveProperty(
      'issues',
    );
  });
});

describe('the URL of the cases table', () => {
  const write = createSerializer(casesAddress);
  const read = createLoader(casesAddress);

  test('round-trips, including cursors with any characters', () => {
    const state: CasesAddress = {
      search: 'a&b=c ~é',
      status: 'in_progress',
      priority: 'low',
      processor: 'amazon',
      sort: 'business',
      direction: 'asc',
      after: ['eyJhIjoxfQ==', 'x,y/+'],
      rows: 100,
    };
    expect(read(write('https://unhold.test/admin', state))).toEqual(state);
  });

  test('ignores an unknown value', () => {
    expect(read('https://unhold.test/admin?status=lost&sort=ein&direction=up')).toEqual(plain);
  });

  test('has no parameters for the default table', () => {
    expect(write(plain)).toBe('');
  });
});

test('sorts a column one way, then the other, from the first page', () => {
  expect(sortedBy(plain, 'held_amount_cents')).toEqual({ sort: 'held_amount_cents', direction: 'desc', after: [] });
  expect(sortedBy({ sort: 'held_amount_cents', direction: 'desc' }, 'held_amount_cents').direction).toBe('asc');
  expect(sortedBy(plain, 'business').direction).toBe('asc');
});

const lists: fc.Arbitrary<ListAddress> = fc.record({
  search: fc.string({ unit: 'grapheme', maxLength: 60 }),
  status: fc.constantFrom(null, ...caseStatuses),
  priority: fc.constantFrom(null, ...casePriorities),
  processor: fc.constantFrom(null, ...processors),
  sort: fc.constantFrom('created_at' as const, 'business' as const, 'held_amount_cents' as const),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
});

describe('a saved view of cases', () => {
  test('restores exactly the list that was saved, without its paging', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(readView(viewQuery({ ...list, after: ['c1'], rows: 100 } as ListAddress))).toEqual(list);
      }),
    );
  });

  test('is empty for all cases, and omits what it does not know', () => {
    expect(viewQuery(plain)).toBe('');
    expect(readView('status=lost&case=1&after=c1&priority=high')).toEqual({
      search: '',
      status: null,
      priority: 'high',
      processor: null,
      sort: 'created_at',
      direction: 'desc',
    });
  });
});

test('an export link has the format, filters and order, but no page', () => {
  const href = exportHref('xlsx', {
    ...plain,
    search: ' a&b ',
    status: 'closed',
    sort: 'business',
    direction: 'asc',
    after: ['c1'],
  } as ListAddress);
  expect(href.split('?')[0]).toBe('/api/admin/exports/cases');
  expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual({
    format: 'xlsx',
    search: 'a&b',
    status: 'closed',
    sort: 'business',
    direction: 'asc',
  });
});

test('the row range is computed from the page', () => {
  expect(rangeLabel(0, 50, 1234)).toBe('1–50 of 1,234');
  expect(rangeLabel(24, 34, 1234)).toBe('1,201–1,234 of 1,234');
  expect(rangeLabel(0, 0, 0)).toBe('0 of 0');
  expect(rangeLabel(2, 100, 1_000, true, 100)).toBe('201–300 of more than 1,000');
});

test('a blank search is no filter', () => {
  expect(hasFilters({ search: ' ', status: null, priority: null, processor: null })).toBe(false);
  expect(hasFilters({ search: '', status: null, priority: null, processor: 'ebay' })).toBe(true);
  expect(hasFilters({ search: '', status: 'closed', priority: null, processor: null })).toBe(true);
});

import { createLoader, createSerializer } from 'nuqs/server';
import { expect, test } from 'vitest';
import { contract } from '../../../contract/contract.ts';
import { inquiriesAddress, inquiriesRequest, inquiryViews } from './inquiries-address.ts';

const input = contract.inquiries.list['~orpc'].inputSchema;

test('each view sends a request that the contract accepts', () => {
  expect(inquiryViews.map((show) => inquiriesRequest({ show, after: [] }))).toEqual([
    { filter: 'open', limit: 50 },
    { filter: 'handled', limit: 50 },
    { limit: 50 },
  ]);
  for (const show of inquiryViews)
    expect(input?.['~standard'].validate(inquiriesRequest({ show, after: ['c1', 'c2'] }))).toMatchObject({
      value: { cursor: 'c2' },
    });
});

test('the URL round-trips', () => {
  const state = { show: 'all' as const, after: ['eyJhIjoxfQ==', 'x,y/+'] };
  expect(
    createLoader(inquiriesAddress)(createSerializer(inquiriesAddress)('https://unhold.test/admin/inquiries', state)),
  ).toEqual(state);
});

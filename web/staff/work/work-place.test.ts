import { expect, test } from 'vitest';
import { workKinds } from '../../../domain/cases/work.ts';
import type { WorkCase } from '../cases/cases-cache.ts';
import { aimOf, hrefOf } from './work-place.ts';

test('each kind of work links to the place where it is done', () => {
  const the_case = { id: 'a' } as WorkCase;
  expect(Object.fromEntries(workKinds.map((kind) => [kind, hrefOf(aimOf({ kind, the_case }))]))).toEqual({
    email: '/admin/work?case=a&show=letters',
    mailing: '/admin/work?case=a&show=letters',
    message: '/admin/work?case=a&show=messages',
    mention: '/admin/work?case=a&show=messages',
    inquiry: '/admin/inquiries',
    erasure: '/admin/erasures',
    new_case: '/admin/work?case=a',
    reply: '/admin/work?case=a&show=letters',
    task: '/admin/work?case=a',
    step: '/admin/work?case=a',
  });
});

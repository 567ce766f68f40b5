// @proves open-api
import { expect, test, vi } from 'vitest';
import type { Log } from './kernel/log.ts';
import { publicError } from './kernel/public-error.ts';

const log = () => ({ error: vi.fn(), warn: vi.fn() });
const answerTo = (error: unknown, to: ReturnType<typeof log>) => {
  const { code, status, message } = publicError(error, to as unknown as Log);
  return { code, status, message };
};

test('an unexpected error is logged with its cause, and hidden from the caller', () => {
  const to = log();
  const cause = new Error('relation "profiles" does not exist');
  expect(answerTo(cause, to)).toEqual({
    code: 'INTERNAL',
    status: 500,
    message: 'Something went wrong on our side. Please try again.',
  });
  expect(to.error).toHaveBeenCalledExactlyOnceWith({ err: cause }, 'unexpected error');
});

test('a database that is down is logged, and reported in plain words', () => {
  const to = log();
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  expect(answerTo(cause, to)).toMatchObject({
    code: 'DATABASE_UNAVAILABLE',
    message: expect.not.stringMatching(/ECONN|127/),
  });
  expect(to.error).toHaveBeenCalledExactlyOnceWith({ err: cause }, 'the database does not answer');
});

test('a deadlock is not logged as an error, and the caller may retry', () => {
  const to = log();
  const cause = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  expect(answerTo(cause, to)).toEqual({
    code: 'CONFLICT',
    status: 409,
    message: 'Something else was changing this at the same moment. Nothing was changed here; please try again.',
  });
  expect(to.warn).toHaveBeenCalledExactlyOnceWith({ err: cause }, 'two transactions deadlocked');
});

import { describe, expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { postedTrouble, refusedFields } from './posted-entry.ts';

const right = { tracking: '9407 1000 5068 0863 4604 76', day: '11/25/2026', early: false };
const dated = '2026-11-25';

describe('the entry for an envelope that was posted', () => {
  test('a certified-mail number with a past day or today is accepted', () => {
    expect(postedTrouble(right, dated, '2026-11-27')).toEqual({});
    expect(postedTrouble({ ...right, day: '2026-11-27' }, dated, '2026-11-27')).toEqual({});
  });

  test('a day before the letter’s date is refused until it is confirmed', () => {
    const early = { ...right, day: '11/24/2026' };
    expect(postedTrouble(early, dated, '2026-11-27')).toEqual({
      day: 'The letter is dated November 25, 2026, after this day. Correct it, or confirm it below.',
    });
    expect(postedTrouble({ ...early, early: true }, dated, '2026-11-27')).toEqual({});
  });

  test('a mistyped number is refused at its field', () =>
    expect(postedTrouble({ ...right, tracking: '9407100050680863460474' }, dated, '2026-11-27')).toEqual({
      tracking: expect.stringContaining('check digit is wrong'),
    }));

  test('a future day, an incomplete day and no day are refused at the day', () => {
    expect(postedTrouble({ ...right, day: '11/28/2026' }, dated, '2026-11-27')).toEqual({
      day: 'This day is in the future. Today is November 27, 2026.',
    });
    for (const day of ['', '11/25/', '2/30/2026'])
      expect(postedTrouble({ ...right, day }, dated, '2026-11-27').day).toContain('month, day and year');
  });
});

test('the server’s error is shown at its field', () => {
  const message = 'This day is before the letter was approved, November 25, 2026.';
  expect(refusedFields(new ApiError('INVALID_INPUT', message, 422, { posted_on: message }))).toEqual({ day: message });
  expect(refusedFields(new ApiError('INVALID_INPUT', 'In use.', 422, { tracking_number: 'In use.' }))).toEqual({
    tracking: 'In use.',
  });
  expect(refusedFields(new Error('offline'))).toEqual({});
});

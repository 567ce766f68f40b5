import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greeting, manyLines, momentOf, oneLine } from './text.ts';

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom('\r', '\n', '\u202e', '\u2028', ' ', 'a', '.', '👩🏽‍🚀', '\ud83d') }),
);

describe('one line of text', () => {
  test('one line never breaks, reverses or grows, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 5, max: 120 }), (typed, limit) => {
        const line = oneLine(typed, limit);
        expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200b\u202a-\u202e\u2066-\u2069]/);
        expect(line.length).toBeLessThanOrEqual(limit);
        expect(line.isWellFormed()).toBe(true);
        expect(oneLine(line, limit)).toBe(line);
      }),
    );
  });

  test('plain names stay as they are', () => {
    for (const name of [
      "O'Brien & Söhne GmbH",
      'Zoë Ångström',
      '山田太郎',
      'אבי כהן',
      'A. B. Smith, Jr.',
      '👩🏽‍🚀 Apps',
      'می‌خواهم',
    ])
      expect(oneLine(name)).toBe(name);
    expect(oneLine('Eve\r\nBcc: x@y.example')).toBe('Eve Bcc: x@y.example');
  });
});

test('text of several lines keeps its line breaks', () => {
  expect(manyLines('One\r\ntwo\rthree \n\nfour\u202e')).toBe('One\ntwo\nthree\n\nfour');
  fc.assert(
    fc.property(anything, (typed) => {
      expect(manyLines(typed).isWellFormed()).toBe(true);
    }),
  );
});

describe('a greeting', () => {
  test.each(['Ada', 'Zoë', "D'Arcy", 'Jean-Luc', 'J. R.', '山田'])('a greeting names %s', (name) =>
    expect(greeting(name)).toBe(`Dear ${name},`),
  );

  test.each([
    '',
    ' ',
    'www.evil.example',
    'http://evil.example',
    'call me: now',
    'a@b',
    'evil.example/win',
    'x'.repeat(61),
    '<b>',
  ])('a greeting omits the name for %j', (name) => expect(greeting(name)).toBe('Hello,'));

  test('a greeting never becomes a link', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.webUrl(), fc.domain(), fc.emailAddress()), (name) => {
        expect(greeting(name)).not.toMatch(/:\/\/|@|[\p{L}\d]\.[\p{L}]{2}/u);
      }),
    );
  });
});

test.each([
  ['2026-11-21T00:05:00.000Z', 'November 21, 2026 at 12:05 AM UTC'],
  ['yesterday', 'yesterday'],
  ['2026-99-99T', '2026-99-99T'],
])('%s is written as %s', (when, expected) => expect(momentOf(when)).toBe(expected));

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile, versionedNow, type VersionedEvent } from './ics.ts';

const event: VersionedEvent = {
  uid: 'draft.1@unhold.example',
  on: '2026-12-31',
  summary: 'Draft, ready; "now"',
  description: 'One\\two\nthree',
  sequence: 3,
  changedAt: new Date('2026-11-20T15:04:05.678Z'),
};

/** A minimal parser: unfolds lines, then unescapes. */
function readBack(file: string): Record<string, string>[] {
  const lines = file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line !== '');
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    const [name = '', ...value] = line.split(':');
    if (line === 'BEGIN:VEVENT') events.push({});
    else
      Object.assign(events.at(-1) ?? {}, {
        [name]: value.join(':').replace(/\\([\\;,nN])/g, (_, each: string) => (/n/i.test(each) ? '\n' : each)),
      });
  }
  return events;
}

test('an all-day event follows RFC 5545', () => {
  expect(calendarFile('Case UH-1', [event]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Unhold//Case calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Case UH-1',
    'BEGIN:VEVENT',
    'UID:draft.1@unhold.example',
    'DTSTAMP:20261120T150405Z',
    'LAST-MODIFIED:20261120T150405Z',
    'SEQUENCE:3',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Draft\\, ready\\; "now"',
    'DESCRIPTION:One\\\\two\\nthree',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('any text round-trips with lines of at most 75 octets and no split characters', () => {
  // U+FFFD marks a cut character below, so no input may contain it.
  const words = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .map((text) => text.replace(/\r\n?/g, '\n').replaceAll('\ufffd', ''));
  fc.assert(
    fc.property(words, words, (summary, description) => {
      const file = calendarFile('Case', [{ ...event, summary, description }]);
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u0000]|\ufffd/);
      expect(readBack(file)).toEqual([expect.objectContaining({ SUMMARY: summary, DESCRIPTION: description })]);
    }),
  );
});

test('a line break in a name does not inject a line into the file', () => {
  const file = calendarFile('Case', [{ ...event, summary: 'x\r\nEND:VEVENT\r\nBEGIN:VALARM' }]);
  expect(file.split('\r\n').filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
});

test('of two files made one after the other the later has the higher sequence', () => {
  const [earlier] = versionedNow([event], new Date('2026-11-27T10:00:00Z'));
  const [later] = versionedNow([{ ...event, on: '2027-01-04' }], new Date('2026-11-27T10:00:01Z'));
  expect((later?.sequence ?? 0) - (earlier?.sequence ?? 0)).toBe(1);
  const [last] = versionedNow([event], new Date('2090-01-01T00:00:00Z'));
  expect(last?.sequence).toBeLessThan(2 ** 31);
});

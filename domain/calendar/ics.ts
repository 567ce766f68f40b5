// By hand: a calendar library would be a lot of browser code for all-day events.

import { addDays, type IsoDate } from './business-days.ts';

/** One all-day event. `uid` is stable, so that a second import updates the first. */
export type CalendarEvent = { uid: string; on: IsoDate; summary: string; description: string };

/** An iCalendar file (RFC 5545) of at least one all-day event. `stamp` is when it was made. */
export function calendarFile(name: string, events: readonly CalendarEvent[], stamp: Date): string {
  const made = `${stamp.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Unhold//Case calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ uid, on, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${made}`,
      `DTSTART;VALUE=DATE:${plain(on)}`,
      // DTEND is exclusive.
      `DTEND;VALUE=DATE:${plain(addDays(on, 1))}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const plain = (date: IsoDate): string => date.replaceAll('-', '');

/** Section 3.3.11: escapes backslash, semicolon, comma and line breaks; replaces other control characters with spaces. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?|\n/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (each) => `\\${each}`)
    .replaceAll('\n', '\\n');
}

const encoder = new TextEncoder();

/** Section 3.1: folds lines at 75 octets, never inside a character. */
function folded(line: string): string {
  let out = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      out += '\r\n ';
      octets = 1;
    }
    out += character;
    octets += size;
  }
  return out;
}

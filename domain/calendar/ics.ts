// By hand: all-day events are a small part of what a calendar library brings to the browser.

import { addDays, type IsoDate } from './business-days.ts';

/** One all-day event. `uid` stays the same for the same thing, so that a second import changes the first. */
export type CalendarEvent = { uid: string; on: IsoDate; summary: string; description: string };

/** An iCalendar file (RFC 5545) of all-day events, at least one. `stamp` is the instant at which it was made. Lines end in CRLF. */
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
      // The end of an all-day event is the day after it.
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

/** Section 3.3.11: backslash, semicolon and comma are escaped, a line break is `\n`; other control characters may not stand in a text. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?|\n/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (each) => `\\${each}`)
    .replaceAll('\n', '\\n');
}

const encoder = new TextEncoder();

/** Section 3.1: at most 75 octets a line, gone on with after a space; never in the middle of a character. */
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

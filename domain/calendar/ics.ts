// By hand: a calendar library would be a lot of browser code for all-day events.

import { addDays, type IsoDate } from './business-days.ts';

/** One all-day event. `uid` is stable, so that a second import updates the first. */
export type CalendarEvent = { uid: string; on: IsoDate; summary: string; description: string };

/** An event with its last change: `sequence` counts changes from 0, so that a calendar program takes the newest. */
export type VersionedEvent = CalendarEvent & { sequence: number; changedAt: Date };

/**
 * Events as they are now, for a file made without knowledge of earlier ones: a later file always has the higher
 * sequence.
 */
export function versionedNow(events: readonly CalendarEvent[], now: Date): VersionedEvent[] {
  const sequence = Math.floor((now.getTime() - firstVersionMs) / 1_000);
  return events.map((event) => ({ ...event, sequence, changedAt: now }));
}

/** Seconds since this instant fit into the 31 bits of a SEQUENCE until 2094. */
const firstVersionMs = Date.UTC(2026, 0, 1);

/** An iCalendar file (RFC 5545) of at least one all-day event. */
export function calendarFile(name: string, events: readonly VersionedEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Unhold//Case calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ uid, on, summary, description, sequence, changedAt }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${instant(changedAt)}`,
      `LAST-MODIFIED:${instant(changedAt)}`,
      `SEQUENCE:${sequence}`,
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

const instant = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
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

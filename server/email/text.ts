/** Names, dates and places as emails write them. Text typed by others is made inert here. */

const controls =
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One line without control or direction characters, at most `limit` characters, cut with an ellipsis. */
export function oneLine(typed: string, limit = 120): string {
  const plain = typed
    .slice(0, limit * 20)
    .toWellFormed()
    .replace(controls, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return shortened(plain, limit);
}

/** Several lines of text: line breaks stay, other control and direction characters are removed. */
export function manyLines(typed: string, limit = 20_000): string {
  const plain = typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(controls, ' ').trimEnd())
    .join('\n');
  return shortened(plain, limit);
}

function shortened(plain: string, limit: number): string {
  if (plain.length <= limit) return plain;
  let cut = '';
  for (const { segment } of graphemes.segment(plain.slice(0, limit * 2))) {
    if (cut.length + segment.length >= limit) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}

/** "Dear Ada,": without the name when it is long or could be an address, which a mail client would turn into a link. */
export function greeting(firstName: string): string {
  const name = oneLine(firstName, 60);
  const plausible = name !== '' && !name.endsWith('…') && !/[:/\\@<>]|\.\S/.test(name);
  return plausible ? `Dear ${name},` : 'Hello,';
}

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** "March 14, 2026" from `YYYY-MM-DD`. */
export const calendarDay = (date: string): string => long.format(new Date(`${date}T00:00:00Z`));

/** "March 14, 2026 at 4:05 PM UTC" from a timestamp; anything else is returned unchanged. */
export function momentOf(when: string): string {
  const date = new Date(when);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(when) || Number.isNaN(date.getTime())) return oneLine(when);
  return `${long.format(date)} at ${clock.format(date).replaceAll('\u202f', ' ')} UTC`;
}

export const casePage = (publicUrl: string, caseId: string): string => `${publicUrl}/dashboard/cases/${caseId}`;

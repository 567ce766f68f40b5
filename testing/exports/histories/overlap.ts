import type { Sheet } from './sheet.ts';

/** Two exports of periods that overlap by a third, cut between days: the first cell begins with the day. */
export function overlapping(sheet: Sheet): Sheet[] {
  const { rows, name } = sheet;
  const dayAt = (place: number): string => (rows[place]?.cells[0] ?? '').slice(0, 10);
  const cutAfter = (part: number): number => {
    let place = Math.floor(rows.length * part);
    while (place < rows.length && dayAt(place) === dayAt(place - 1)) place += 1;
    return place;
  };
  return [
    { ...sheet, rows: rows.slice(0, cutAfter(2 / 3)) },
    { ...sheet, name: `later-${name}`, rows: rows.slice(cutAfter(1 / 3)) },
  ];
}

/** The same rows, saved once more: with another end of line and, where `order` is free, the other way round. */
export function again(sheet: Sheet, order: 'kept' | 'turned'): Sheet {
  const newline = sheet.style.newline === '\n' ? '\r\n' : '\n';
  const rows = order === 'kept' ? sheet.rows : sheet.rows.toReversed();
  return { ...sheet, name: `again-${sheet.name}`, rows, style: { ...sheet.style, newline } };
}

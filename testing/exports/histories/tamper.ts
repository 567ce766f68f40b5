import type { Draw } from '../../cases/draw.ts';
import type { Guards, Printed, Row, Sheet } from './sheet.ts';

export interface Tampered {
  sheets: Sheet[];
  deed: keyof Guards;
  /** Whether a balance or an identity of the format exposes it. */
  exposed: boolean;
  /** What the row was. */
  row: Row;
}

const deeds: readonly (keyof Guards)[] = ['dropped', 'doubled', 'changed', 'cell'];

function changed(sheet: Sheet, row: Row, by: number, columns: readonly number[]): Row {
  const cells = row.cells.map((cell, column) => {
    const amount = columns.includes(column) ? row.amounts.get(column) : undefined;
    return amount === undefined ? cell : sheet.say(amount + by, row.currency);
  });
  return { ...row, cells };
}

/** One deed to one row with an amount, in files of which each row stands once; null where no row has one. */
export function tamper({ sheets }: Printed, { pick, int }: Draw): Tampered | null {
  const [sheet, ...others] = sheets;
  if (!sheet) return null;
  const moving = sheet.rows.filter(({ amounts }) => [...amounts.values()].some((amount) => amount !== 0));
  if (moving.length === 0) return null;
  const row = pick(moving);
  const at = sheet.rows.indexOf(row);
  const deed = pick(deeds.filter((each) => each !== 'cell' || row.amounts.size > 1));
  const by = int(1, 9_999);
  const columns = deed === 'cell' ? [sheet.net] : [...row.amounts.keys()];
  const instead = {
    dropped: () => [],
    doubled: () => [row, row],
    changed: () => [changed(sheet, row, by, columns)],
    cell: () => [changed(sheet, row, by, columns)],
  }[deed]();
  const rows = [...sheet.rows.slice(0, at), ...instead, ...sheet.rows.slice(at + 1)];
  return { sheets: [{ ...sheet, rows }, ...others], deed, exposed: row.guards[deed], row };
}

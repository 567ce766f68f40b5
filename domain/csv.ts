// By hand: CSV libraries do not neutralize formulas, and the rest is one line.

/** CSV (RFC 4180) that is safe to open in a spreadsheet: anything that looks like a formula gets a leading apostrophe. */
export function asCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // Tabs and line breaks too: a spreadsheet skips them and then reads the formula.
  const inert = /^[\s]*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) || inert !== inert.trim() ? `"${inert.replaceAll('"', '""')}"` : inert;
}

// By hand: no CSV library makes formulas harmless, and the rest is one line.

/** Rows as CSV (RFC 4180) that is safe to open in a spreadsheet: what would be taken for a formula is led by an apostrophe. */
export function asCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // Tab and line breaks too: a spreadsheet passes over them and then reads the formula.
  const inert = /^[\s]*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) || inert !== inert.trim() ? `"${inert.replaceAll('"', '""')}"` : inert;
}

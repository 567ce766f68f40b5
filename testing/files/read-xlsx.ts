/**
 * The rows of one sheet of an unzipped workbook, header first, as a spreadsheet reads them: text unescaped, numbers as
 * numbers.
 */
export function sheetRows(files: ReadonlyMap<string, Buffer>, number: number): (string | number | null)[][] {
  const xml = String(files.get(`xl/worksheets/sheet${number}.xml`));
  return [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c[^>]*>(.*?)<\/c>/gs)].map(([, cell]) => valueOf(cell)),
  );
}

function valueOf(cell: string | undefined): string | number | null {
  if (cell === undefined) return null;
  const [, number] = /^<v>(.*)<\/v>$/.exec(cell) ?? [];
  if (number !== undefined) return Number(number);
  const [, text] = /^<is><t xml:space="preserve">(.*)<\/t><\/is>$/s.exec(cell) ?? [];
  if (text === undefined || /[<>]|&(?!(amp|lt|gt);)/.test(text)) throw new Error(`not a cell: ${cell}`);
  // An XML parser normalizes every line break to one character; _xHHHH_ escapes a character.
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/&(amp|lt|gt);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>' })[name] ?? '')
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

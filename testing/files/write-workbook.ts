import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

/** Cells of a row; numbers are stored as numbers, and a formula with its value or without one. */
export type SheetRow = readonly (string | number | null | { formula: string; value?: number })[];
export interface MadeSheet {
  name?: string;
  hidden?: true;
  rows: readonly SheetRow[];
}

/** A workbook. */
export function writeWorkbook(sheets: readonly MadeSheet[]): Promise<Buffer> {
  const zip = new ZipFile();
  const files = sheets.map((sheet, at) => ({ ...sheet, id: `rId${at + 1}`, path: `worksheets/sheet${at + 1}.xml` }));
  const parts = [
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${files.map(({ path }) => `<Override PartName="/xl/${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${files.map(({ name = 'Report', hidden, id }, at) => `<sheet name="${name}" sheetId="${at + 1}"${hidden ? ' state="hidden"' : ''} r:id="${id}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${packaged}/relationships">${files.map(({ id, path }) => `<Relationship Id="${id}" Type="${office}/worksheet" Target="${path}"/>`).join('')}</Relationships>`,
    },
    ...files.map(({ path, rows }) => ({
      name: `xl/${path}`,
      content: `<worksheet xmlns="${main}"><sheetData>${rows.map((row, at) => writtenRow(row, at + 1)).join('')}</sheetData></worksheet>`,
    })),
  ];
  for (const { name, content } of parts) zip.addBuffer(Buffer.from(`<?xml version="1.0"?>${content}`), name);
  zip.end();
  return buffer(zip.outputStream);
}

const writtenRow = (row: SheetRow, number: number): string =>
  `<row r="${number}">${row.map((cell, at) => writtenCell(cell, `${String.fromCodePoint(65 + at)}${number}`)).join('')}</row>`;

function writtenCell(cell: SheetRow[number], place: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  const value = cell.value === undefined ? '' : `<v>${cell.value}</v>`;
  return `<c r="${place}"><f>${cell.formula}</f>${value}</c>`;
}

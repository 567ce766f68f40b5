// By hand: workbook packages hold the whole sheet in memory; this one holds a page of rows.

import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** Text is written as text, whatever it looks like; a number is shown with two decimals. */
export type Cell = string | number | null;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
/** The format's own limits on a sheet and a cell. */
const maxRows = 1_048_576;
const maxCharacters = 32_767;

/**
 * Streams rows as an Excel workbook with a frozen heading; rows beyond one sheet continue on the next. Fails when
 * `pages` does. When the reader disconnects, no further page is requested.
 */
export function xlsxStream(
  title: string,
  heading: readonly string[],
  pages: AsyncIterable<readonly Cell[][]>,
  now: Date,
  rowsOfSheet = maxRows,
): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const rows = new Rows(pages);
  let open: Readable | null = null;
  const fail = (error: unknown) => void output.destroy(error instanceof Error ? error : new Error(String(error)));
  const addSheet = (number: number): void =>
    zip.addReadStreamLazy(`xl/worksheets/sheet${number}.xml`, { mtime: now }, (give) => {
      open = Readable.from(sheetXml(heading, rows, rowsOfSheet), { objectMode: false }).once('error', fail);
      open.once('end', () => {
        if (rows.waiting) return addSheet(number + 1);
        for (const [path, xml] of partsOf(title, number))
          zip.addBuffer(Buffer.from(declaration + xml), path, { mtime: now });
        zip.end();
      });
      give(null, open);
    });
  addSheet(1);
  for (const source of [zip, zip.outputStream]) source.on('error', fail);
  zip.outputStream.pipe(output);
  output.once('close', () => {
    open?.destroy();
    rows.leave();
  });
  return output;
}

/** The rows of all pages, as many at a time as fit. */
class Rows {
  private page: readonly Cell[][] = [];
  private readonly pages: AsyncIterator<readonly Cell[][]>;
  constructor(pages: AsyncIterable<readonly Cell[][]>) {
    this.pages = pages[Symbol.asyncIterator]();
  }

  get waiting(): boolean {
    return this.page.length > 0;
  }

  /** False when there are no more. */
  async fill(): Promise<boolean> {
    while (!this.waiting) {
      const { done, value } = await this.pages.next();
      if (done) return false;
      this.page = value;
    }
    return true;
  }

  take(max: number): readonly Cell[][] {
    const taken = this.page.slice(0, max);
    this.page = this.page.slice(max);
    return taken;
  }

  leave(): void {
    void this.pages.return?.().catch(() => {});
  }
}

async function* sheetXml(heading: readonly string[], rows: Rows, max: number): AsyncGenerator<string> {
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews><sheetData>${rowXml(heading, 2)}`;
  let left = max - 1;
  while ((await rows.fill()) && left > 0) {
    const taken = rows.take(left);
    left -= taken.length;
    yield taken.map((row) => rowXml(row, 0)).join('');
  }
  yield '</sheetData></worksheet>';
}

const rowXml = (row: readonly Cell[], style: number): string =>
  `<row>${row.map((cell) => cellXml(cell, style)).join('')}</row>`;

function cellXml(cell: Cell, style: number): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c s="1"><v>${cell}</v></c>`;
  const text = cell.length > maxCharacters ? `${cell.slice(0, maxCharacters - 1)}…` : cell;
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** Characters that XML cannot hold are written as `_xHHHH_`, and literal text of that form is escaped. */
function escaped(text: string): string {
  return text
    .replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(
      /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}

/**
 * Everything but the sheets: the package's parts, where they are, and cell styles (0 plain, 1 with two decimals, 2
 * bold).
 */
function partsOf(title: string, sheets: number): [path: string, xml: string][] {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const type = (part: string, kind: string) =>
    `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const link = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;
  const links = (inner: string) => `<Relationships xmlns="${packaged}/relationships">${inner}</Relationships>`;
  const font = (inner: string) => `<font>${inner}<sz val="11"/><name val="Calibri"/></font>`;
  const look = (number: number, fontId: number) =>
    `<xf numFmtId="${number}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
  return [
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbers.map((n) => `<sheet name="${escaped(n === 1 ? title : `${title} ${n}`)}" sheetId="${n}" r:id="rId${n}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      links(
        numbers.map((n) => link(`rId${n}`, 'worksheet', `worksheets/sheet${n}.xml`)).join('') +
          link('rIdStyles', 'styles', 'styles.xml'),
      ),
    ],
    [
      'xl/styles.xml',
      `<styleSheet xmlns="${main}"><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
        `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
        `<cellXfs count="3">${look(0, 0)}${look(4, 0)}${look(0, 1)}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
    ],
    ['_rels/.rels', links(link('rId1', 'officeDocument', 'xl/workbook.xml'))],
    [
      '[Content_Types].xml',
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>` +
        `${type('/xl/workbook.xml', 'sheet.main')}${numbers.map((n) => type(`/xl/worksheets/sheet${n}.xml`, 'worksheet')).join('')}${type('/xl/styles.xml', 'styles')}</Types>`,
    ],
  ];
}

import { describe, expect, test } from 'vitest';
import { digest } from '../../../domain/documents/digest.ts';
import { pagePdf, textAt } from '../../../testing/files/page-pdf.ts';
import { writeZip } from '../../../testing/files/write-office-file.ts';
import { readDocument } from './read-document.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
type Row = readonly (string | null)[];

const found = async (bytes: Uint8Array, type = 'application/pdf') => {
  const { kind, findings } = digest(await readDocument(bytes, type, () => {}));
  return [kind, ...findings.flatMap(({ what, role, value }) => (what === 'amount' ? [[role, value]] : []))];
};

const statement: readonly Row[] = [
  ['Month', 'Gross sales', 'Refunds', 'Fees', 'Net', 'Reserve held'],
  ['March 2026', '40,250.10', null, '1,207.50', '39,042.60', null],
  ['April 2026', '38,110.00', '910.00', '1,143.30', null, '3,811.00'],
];
const stated = [
  'merchant_statements',
  ['gross_volume', 4_025_010],
  ['fees', 120_750],
  ['net', 3_904_260],
  ['gross_volume', 3_811_000],
  ['refunds', 91_000],
  ['fees', 114_330],
  ['reserve', 381_100],
];

/** About as wide as Helvetica sets it, of 10 points. */
const widthOf = (text: string): number => text.length * 5;

function tablePdf(align: 'left' | 'right'): Buffer {
  const cells = statement.flatMap((row, line) =>
    row.map((text, at) =>
      text === null
        ? ''
        : textAt(text, 660 - line * 18, {
            size: 10,
            x: 60 + at * 85 + (align === 'right' && at > 0 ? 70 - widthOf(text) : 0),
          }),
    ),
  );
  return pagePdf([[textAt('Worldpay', 720), textAt('Processing statement', 700), ...cells].join('\n')]);
}

describe('an empty cell moves no amount into the column beside it', () => {
  test.each(['left', 'right'] as const)('in a table of a PDF that is set to the %s', async (align) =>
    expect(await found(tablePdf(align))).toEqual(stated),
  );

  test('in a table that a program has set with spaces', async () => {
    const lines = statement.map((row) => row.map((text) => (text ?? '').padStart(16)).join(''));
    const set = lines.map((line, at) => textAt(line, 660 - at * 18, { size: 9, x: 20 }).replace('/F1', '/F9'));
    const courier = pagePdf([[textAt('Worldpay', 720), textAt('Processing statement', 700), ...set].join('\n')])
      .toString('latin1')
      .replaceAll('/F1 3 0 R', '/F1 3 0 R /F9 << /Type /Font /Subtype /Type1 /BaseFont /Courier >>');
    expect(await found(Buffer.from(courier, 'latin1'))).toEqual(stated);
  });

  test('in a table of a Word document, where a merged cell is as wide as several', async () => {
    const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const cell = (text: string | null, wide = 1) =>
      `<w:tc><w:tcPr>${wide > 1 ? `<w:gridSpan w:val="${wide}"/>` : ''}</w:tcPr>${paragraph(text ?? '')}</w:tc>`;
    const rows = [
      ...statement.map((row) => row.map((text) => cell(text)).join('')),
      `${cell('May 2026', 4)}${cell('17,020.25')}`,
    ];
    const bytes = writeZip([
      {
        name: 'word/document.xml',
        content: `<w:document>${paragraph('Worldpay')}${paragraph('Processing statement')}<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl></w:document>`,
      },
    ]);
    expect(await found(bytes, docx)).toEqual([...stated, ['net', 1_702_025]]);
  });
});

test('what a PayPal statement shows as withheld at its end counts as held, and the statement is not a bank statement', async () => {
  const heads = ['Available beginning', 'Available ending', 'Withheld beginning', 'Withheld ending'];
  const amounts = ['8,410.02', '0.00', '1,200.00', '12,480.55'];
  const columns = [heads, amounts].flatMap((row, line) =>
    row.map((text, at) => textAt(text, 600 - line * 18, { size: 9, x: 110 + at * 115 })),
  );
  const bytes = pagePdf([
    [
      textAt('PayPal', 720),
      textAt('Statement for July 1, 2026 to July 31, 2026', 690),
      textAt('Alder Finch Goods LLC', 670),
      textAt('Balance Summary (7/1/2026 - 7/31/2026)', 630),
      textAt('USD', 582, { size: 9 }),
      ...columns,
    ].join('\n'),
  ]);
  expect(await found(bytes)).toEqual(['merchant_statements', ['held', 1_248_055]]);
});

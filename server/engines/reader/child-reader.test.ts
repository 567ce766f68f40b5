import { describe, expect, test } from 'vitest';
import { damagedPdf, lockedPdf, pagePdf, statementPdf, textAt } from '../../../testing/files/page-pdf.ts';
import { screenshot } from '../../../testing/files/printed-email.ts';
import { createChildReader } from './child-reader.ts';
import { DocumentUnreadable, ReaderFailed, type ReadProgress } from './reader.ts';

const reader = createChildReader();
const pdf = 'application/pdf';

describe('the reader in a separate process', () => {
  test('the reader returns kind, amounts, dates and a summary, and reports progress', async () => {
    const progress: ReadProgress[] = [];
    const result = await reader.read(statementPdf(), pdf, { onProgress: (each) => progress.push(each) });
    expect(result).toMatchObject({ kind: 'merchant_statements', pages: 1, pages_read: 1 });
    expect(result.summary).toBe(
      'Read by machine: looks like a merchant statement from Northgate Merchant Services, one page. Period: August 1, 2026 to August 31, 2026. Gross volume: $48,210.50; Refunds: $1,204.00; Chargebacks: $310.25; Net amount: $45,298.15.',
    );
    expect(progress).toEqual([
      { pages: 1, read: 0 },
      { pages: 1, read: 1 },
    ]);
  });

  test('a picture is recognized under the restrictions of that process', async () => {
    const result = await reader.read(screenshot({ dark: false }), 'image/png');
    expect(result).toMatchObject({ kind: 'hold_notice', pages_read: 1 });
  }, 120_000);

  test.each<[string, Buffer, string, RegExp]>([
    ['a PDF with a password', lockedPdf(), pdf, /password/],
    ['a damaged PDF', damagedPdf(), pdf, /damaged/],
    ['a Word document from before 2007', Buffer.from('x'), 'application/msword', /DOC\) cannot be read/],
    ['a HEIC photo', Buffer.from('x'), 'image/heic', /HEIC photos cannot be read/],
    [
      'an image that claims to be enormous',
      Buffer.from(`89504e470d0a1a0a0000000d49484452${'0000ffff'.repeat(2)}0802000000`, 'hex'),
      'image/png',
      /larger than can be read/,
    ],
    [
      'an invalid workbook',
      Buffer.from('PK'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      /damaged/,
    ],
  ])('the reader says plainly why it cannot read %s', async (_, bytes, type, message) => {
    await expect(reader.read(bytes, type)).rejects.toSatisfy(
      (error) => error instanceof DocumentUnreadable && message.test(error.message),
    );
  });

  test('the reader reads the first 30 of thousands of pages', async () => {
    const page = textAt('Amount held: $10.00 in your account, which has been limited; payouts are paused.', 700);
    const result = await reader.read(pagePdf(Array.from({ length: 3_000 }, () => page)), pdf);
    expect([result.pages, result.pages_read]).toEqual([3_000, 30]);
    expect(result.summary).toContain('2970 pages were not read.');
  });

  test('the reader gives up on time, and when memory runs out', async () => {
    await expect(createChildReader({ timeout_ms: 50 }).read(statementPdf(), pdf)).rejects.toThrow(ReaderFailed);
    // A page that draws itself recursively.
    const endless = pagePdf([`${'q '.repeat(20)}${'BT /F1 9 Tf 10 10 Td (x) Tj ET '.repeat(60_000)}`]);
    await expect(createChildReader({ timeout_ms: 4_000, memory_mb: 30 }).read(endless, pdf)).rejects.toThrow(
      ReaderFailed,
    );
  });
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createTypstRenderer } from '../server/engines/typst/typst-renderer.ts';

type Documents = { notice: string; statements: string; photo: string };

let made: Promise<Documents> | null = null;

/** Two real PDFs and a real JPG on disk, like a merchant's. Created once per worker. */
export const realDocuments = (page: Page): Promise<Documents> => (made ??= make(page));

async function make(page: Page): Promise<Documents> {
  const folder = mkdtempSync(join(process.env.E2E_DATA_DIR ?? tmpdir(), 'documents-'));
  const pdf = createTypstRenderer();
  const record = (title: string) =>
    pdf.renderRecord({
      title,
      dated: '2026-09-14',
      rows: [
        { label: 'Account', value: 'PP-E2E-0001' },
        { label: 'Amount', value: '$12,500.00' },
      ],
    });
  const paths = {
    notice: join(folder, 'hold-notice.pdf'),
    statements: join(folder, 'merchant-statements.pdf'),
    photo: join(folder, 'delivery-photo.jpg'),
  };
  writeFileSync(paths.notice, await record('Notice of limitation'));
  writeFileSync(paths.statements, await record('Merchant statements'));
  writeFileSync(paths.photo, await smallScreenshot(page, 'jpeg'));
  return paths;
}

/** An image with few words, like a parcel's label: OCR takes a tenth of a second. */
export const smallScreenshot = (page: Page, type: 'png' | 'jpeg' = 'png'): Promise<Buffer> =>
  page.screenshot({ type, clip: { x: 0, y: 0, width: 320, height: 160 } });

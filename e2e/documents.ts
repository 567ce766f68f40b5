import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createTypstRenderer } from '../server/adapters/pdf/typst-renderer.ts';

/** Two real PDFs and a real JPG on disk, as a merchant would have them. */
export async function realDocuments(page: Page): Promise<{ notice: string; statements: string; photo: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'unhold-documents-'));
  const pdf = createTypstRenderer();
  const record = (title: string) => pdf.renderRecord({ title, dated: '2026-09-14', rows: [{ label: 'Account', value: 'PP-E2E-0001' }, { label: 'Amount', value: '$12,500.00' }] });
  const paths = { notice: join(folder, 'hold-notice.pdf'), statements: join(folder, 'merchant-statements.pdf'), photo: join(folder, 'delivery-photo.jpg') };
  writeFileSync(paths.notice, await record('Notice of limitation'));
  writeFileSync(paths.statements, await record('Merchant statements'));
  writeFileSync(paths.photo, await page.screenshot({ type: 'jpeg', quality: 70 }));
  return paths;
}

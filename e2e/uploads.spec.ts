import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { realDocuments } from './documents.ts';
import { expectAccessible } from './people.ts';
import { desktopOnly, enterAsNewcomer, fillDraft, read, requiredFields } from './sessions.ts';
import { atStep } from './wizard-steps.ts';

desktopOnly();

const tenMegabytes = 10 * 1024 * 1024;

test('each wrong file is refused by name while the right one beside it goes through', async ({ page }) => {
  await enterAsNewcomer(page);
  const { notice } = await realDocuments(page);
  await fillDraft(page, { fields: requiredFields });
  await page.goto('/apply?step=documents');
  await atStep(page, 'Upload Documents');
  const program = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(4_096, 7)]);
  await page.getByLabel('Files to upload').setInputFiles([
    { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: program },
    { name: 'renamed-program.pdf', mimeType: 'application/pdf', buffer: program },
    { name: 'nothing-in-it.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    { name: 'one-byte-too-many.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(tenMegabytes + 1, '%PDF-1.7\n') },
    { name: 'hold-notice.pdf', mimeType: 'application/pdf', buffer: readFileSync(notice) },
  ]);
  await expect(page.getByText('3 files were not added')).toBeVisible();
  await expect(page.getByText(/“setup\.exe” is not a type we can take/)).toBeVisible();
  await expect(page.getByText(/“nothing-in-it\.pdf” is empty/)).toBeVisible();
  await expect(page.getByText(/“one-byte-too-many\.pdf” is larger than 10 MB/)).toBeVisible();
  // Only its content tells what the renamed program is: the server's words.
  await expect(page.getByText(/renamed-program\.pdf.* was not added: it is not a PDF, JPG, PNG/)).toBeVisible();
  await page.getByLabel('What hold-notice.pdf is').selectOption('hold_notice');
  await expect(page.getByText('1 of 8 added')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => (await read<{ uploads: { filename: string }[] }>(page, '/application-draft')).uploads.map((each) => each.filename)).toEqual(['hold-notice.pdf']);

  await page.getByRole('button', { name: 'Remove renamed-program.pdf' }).click();
  await page.getByRole('button', { name: 'Remove hold-notice.pdf' }).click();
  await expect(page.getByText('0 of 8 added')).toBeVisible();
  await page.reload();
  await expect(page.getByText('0 of 8 added')).toBeVisible();
});

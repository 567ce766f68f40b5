// @proves admin-files-journey
import type { Page } from '@playwright/test';
import { withCase } from './cases.ts';
import { smallScreenshot } from './documents.ts';
import { expect } from './expect.ts';
import { faxPdf } from './fax-pdf.ts';
import { expectAccessible } from './people.ts';
import { enterAs, read, send } from './sessions.ts';
import { test, type Another } from './warm-page.ts';
import { damagedPdf, lockedPdf, scriptedPdf, textAt } from '../testing/files/page-pdf.ts';
import { writeZip } from '../testing/files/write-office-file.ts';

// Sequential: they share a case whose files take some seconds to be extracted.
test.describe.configure({ mode: 'default' });

// A page may still be fetching when its test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

type StaffCase = { case_files: { id: string; filename: string; document_type: string }[] };
const longName = `${'a very long name '.repeat(8)}«‏عربي» =1+1.pdf`;
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);
const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Files of this case' }).getByRole('row').filter({ hasText: name });
const preview = (page: Page) => page.getByRole('dialog').last();

/** Adds a file to a case of the page's user, like the uploader. */
async function addFile(page: Page, caseId: string, name: string, bytes: Buffer): Promise<void> {
  const tus = { origin: test.info().project.use.baseURL ?? '', 'tus-resumable': '1.0.0' };
  const of = (text: string) => Buffer.from(text).toString('base64');
  const made = await page.request.post('/api/uploads', {
    headers: {
      ...tus,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${of(name)},case_id ${of(caseId)}`,
    },
  });
  const address = made.headers()['location'] ?? '';
  const sent = await page.request.patch(address, {
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    data: bytes,
  });
  expect(sent.status(), await sent.text()).toBe(204);
  await send(page, 'POST', `/cases/${caseId}/files`, {
    files: [{ id: address.split('/').at(-1) ?? '', document_type: 'application_document' }],
  });
}

/** Text at the top of a page, and enough ink to distinguish it from a blank one. */
const drawn = (text: string) => `${textAt(text, 700, { size: 24 })} 72 600 300 40 re f`;

const wordFile = () =>
  writeZip([
    {
      name: '[Content_Types].xml',
      content:
        '<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    },
    { name: 'word/document.xml', content: '<w:document/>' },
  ]);

let made: string | null = null;

/** A case with a file of each type; the page is then staff's, on its Files tab. */
async function atFiles(page: Page, another: Another): Promise<string> {
  if (made === null) {
    const merchant = await another();
    const caseId = await withCase(merchant);
    const files: [string, Buffer][] = [
      ['statements.pdf', scriptedPdf(['First page', 'Second page', 'Third page'].map(drawn))],
      ['fax.pdf', faxPdf()],
      ['locked.pdf', lockedPdf()],
      ['damaged.pdf', damagedPdf()],
      ['photo.png', await smallScreenshot(merchant)],
      ['terms.docx', wordFile()],
      [longName, scriptedPdf([drawn('x')])],
    ];
    for (const [name, bytes] of files) await addFile(merchant, caseId, name, bytes);
    // During extraction, summaries arrive and rows move under the pointer.
    const waiting = async () =>
      (await read<{ items: { status: string }[] }>(merchant, `/cases/${caseId}/extractions`)).items.filter(
        ({ status }) => status === 'waiting' || status === 'reading',
      ).length;
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
    made = caseId;
  }
  await enterAs(page, 'staff');
  await page.goto(`/admin/cases/${made}?show=files`);
  await expect(rowOf(page, 'statements.pdf')).toBeVisible();
  return made;
}

const kindOnServer = async (page: Page, id: string) =>
  (await read<StaffCase>(page, `/admin/cases/${id}`)).case_files.find(({ filename }) => filename === 'statements.pdf')
    ?.document_type;

test('a case’s files show their kind, and a kind set by mistake can be undone', async ({ page, another }) => {
  const id = await atFiles(page, another);
  const row = rowOf(page, 'statements.pdf');
  await expect(row).toContainText(/\d+\.\d KB/);
  const kind = row.getByLabel('Kind of statements.pdf');
  await expect(kind.locator('option')).toHaveCount(15);
  await expect(kind).toHaveValue('application_document');
  await kind.selectOption({ label: 'Three months of bank statements' });
  await expect(toast(page, 'Kind of file saved.')).toBeVisible();
  await expect.poll(() => kindOnServer(page, id)).toBe('bank_statements');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(kind).toHaveValue('application_document');
  await expect.poll(() => kindOnServer(page, id)).toBe('application_document');
  await page.route('**/api/admin/files/*/kind', (route) => route.abort());
  await kind.selectOption('ein_letter');
  await expect(toast(page, 'Failed to save the kind of file.')).toBeVisible();
  await expect(kind).toHaveValue('application_document');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: 'Download statements.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('statements.pdf');
  await expectAccessible(page);
  await page.getByRole('tab', { name: /^History/ }).click();
  await expect(page.getByRole('region', { name: 'History', exact: true })).toContainText('statements.pdf');
});

test('a case without files says what to do', async ({ page }) => {
  await enterAs(page, 'staff');
  const { items } = await read<{ items: { id: string }[] }>(page, '/admin/cases?limit=1');
  await page.route(`**/api/admin/cases/${items[0]?.id}`, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...((await response.json()) as StaffCase), case_files: [] } });
  });
  await page.goto(`/admin/cases/${items[0]?.id}?show=files`);
  await expect(page.getByRole('heading', { name: 'No files yet' })).toBeVisible();
  await expectAccessible(page);
});

test('a PDF can be paged and zoomed by keyboard, and nothing in it runs', async ({ page, another }) => {
  const noise: string[] = [];
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('dialog', (alert) => void noise.push(alert.message()));
  await atFiles(page, another);
  const opener = page.getByRole('button', { name: 'Preview statements.pdf' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.has('file'));
  const sheet = preview(page).locator('canvas');
  const where = (text: string) => expect(preview(page).getByRole('status').filter({ hasText: text })).toBeVisible();
  await where('Page 1 of 3');
  await expect(sheet).toHaveAttribute('aria-busy', 'false');
  await expect(preview(page)).toContainText('First page');
  expect(await darkPixels(sheet), 'something is painted').toBeGreaterThan(500);
  await expectAccessible(page);
  await page.keyboard.press('PageDown');
  await where('Page 2 of 3');
  await expect(preview(page)).toContainText('Second page');
  await page.keyboard.press('End');
  await where('Page 3 of 3');
  await expect(preview(page).getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  const width = () => sheet.evaluate((canvas) => canvas.getBoundingClientRect().width);
  const fitting = await width();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(preview(page)).toContainText('150%');
  await expect.poll(width).toBeGreaterThan(fitting * 1.4);
  await page.keyboard.press('0');
  await expect.poll(width).toBeCloseTo(fitting, 0);
  await page.reload();
  await where('Page 1 of 3');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(noise).toEqual([]);
});

/** How many of a canvas's pixels are nearly black. */
const darkPixels = (canvas: ReturnType<Page['locator']>) =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const { data } = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 60 && (data[at + 3] ?? 0) > 200) dark += 1;
    return dark;
  });

test('an image is previewed, and a file that cannot be says why and offers the download', async ({ page, another }) => {
  await atFiles(page, another);
  const open = async (name: string) => page.getByRole('button', { name: `Preview ${name}` }).click();
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await open('photo.png');
  await expect(preview(page).getByRole('img')).toHaveJSProperty('complete', true);
  expect(
    await preview(page)
      .getByRole('img')
      .evaluate((image) => (image as HTMLImageElement).naturalWidth),
  ).toBeGreaterThan(0);
  await close();
  await open('fax.pdf');
  await expect(preview(page).locator('canvas')).toHaveAttribute('aria-busy', 'false');
  await expect(preview(page)).toContainText('There is no text on this page; it may be a scan.');
  expect(await darkPixels(preview(page).locator('canvas'))).toBeGreaterThan(10_000);
  await close();
  const refusals: [string, string][] = [
    ['locked.pdf', 'This PDF is protected by a password'],
    ['damaged.pdf', 'This PDF is damaged and cannot be shown.'],
    ['terms.docx', 'A Word document (DOCX) cannot be shown here.'],
  ];
  for (const [name, text] of refusals) {
    await open(name);
    await expect(preview(page)).toContainText(text);
    await expect(preview(page).getByRole('link', { name: 'Download' })).toBeVisible();
    if (name === 'locked.pdf') await expectAccessible(page);
    await close();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/api/files/*/download', (route) => route.abort());
  await open(longName);
  await expect(preview(page)).toContainText('The file could not be loaded.');
  await expectAccessible(page);
  await page.unroute('**/api/files/*/download');
  await preview(page).getByRole('button', { name: 'Try again' }).click();
  await expect(preview(page).locator('canvas')).toHaveAttribute('aria-busy', 'false');
  await expectAccessible(page);
});

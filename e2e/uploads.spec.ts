// @proves uploads-journey
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { realDocuments, smallScreenshot } from './documents.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAsNewMerchant, fillDraft, read, requiredFields } from './sessions.ts';
import { test } from './warm-page.ts';
import { atStep } from './wizard-steps.ts';
import { wrongFiles } from './wrong-files.ts';

const picker = (page: Page) => page.getByLabel('Files to upload');
const uploaded = async (page: Page) =>
  (await read<{ uploads: { filename: string }[] }>(page, '/application-draft')).uploads
    .map((each) => each.filename)
    .sort();

async function atDocuments(page: Page): Promise<void> {
  await enterAsNewMerchant(page);
  await fillDraft(page, { fields: requiredFields });
  await page.goto('/apply?step=documents');
  await atStep(page, 'Upload Documents');
}

/** Paths, so that the browser reads the files itself and a file chosen twice has the same modification time. */
function onDisk(files: readonly { name: string; buffer: Buffer }[]): string[] {
  const folder = mkdtempSync(join(process.env.E2E_DATA_DIR ?? tmpdir(), 'upload-'));
  return files.map(({ name, buffer }) => {
    writeFileSync(join(folder, name), buffer);
    return join(folder, name);
  });
}

function largePdf(megabytes: number): string {
  const buffer = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(megabytes * 1024 * 1024, 'statement '),
    Buffer.from('\n%%EOF\n'),
  ]);
  return onDisk([{ name: 'twelve-months.pdf', buffer }])[0] ?? '';
}

test('thirteen wrong files are rejected by name with a reason, and the two right ones among them are uploaded', async ({
  page,
}) => {
  await atDocuments(page);
  const { notice } = await realDocuments(page);
  const screenshot = await smallScreenshot(page);
  const wrong = wrongFiles(screenshot);
  expect(wrong).toHaveLength(13);
  const [picture = '', ...asChosen] = onDisk([{ name: 'screen.png', buffer: screenshot }, ...wrong]);
  await picker(page).setInputFiles([...asChosen.slice(0, 6), notice, ...asChosen.slice(6), picture]);
  const atOnce = wrong.filter((each) => each.at === 'choosing');
  await expect(page.getByText(`${atOnce.length} files were not added`)).toBeVisible();
  for (const { name, says } of atOnce)
    await expect(
      page
        .getByRole('alert')
        .getByRole('listitem')
        .filter({ hasText: `“${name}”` }),
      name,
    ).toContainText(says);
  for (const { name, says } of wrong.filter((each) => each.at === 'server')) {
    await expect(page.locator('.file').filter({ hasText: name }).getByRole('alert'), name).toContainText(says);
  }
  await expect.poll(() => uploaded(page)).toEqual(['hold-notice.pdf', 'screen.png']);
  await expect(page.locator('.file').filter({ hasText: 'screen.png' }).locator('img')).toHaveJSProperty(
    'complete',
    true,
  );
  await expectAccessible(page);

  // Choosing it again does not upload it twice, and a rejected file can be removed from the list.
  await picker(page).setInputFiles([notice]);
  await expect(page.getByText('“hold-notice.pdf” is already in the list.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('One file was not added')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove bomb.docx' }).click();
  await expect(page.getByText('bomb.docx')).toHaveCount(0);
  expect(await uploaded(page)).toEqual(['hold-notice.pdf', 'screen.png']);
});

test('the checklist checks off the kind that the merchant chooses, and unchecks it when the file is removed', async ({
  page,
}) => {
  await atDocuments(page);
  const { notice, statements } = await realDocuments(page);
  await picker(page).setInputFiles([notice]);
  await page.getByLabel('What hold-notice.pdf is').selectOption('hold_notice');
  await expect(page.getByText('1 of 8 added')).toBeVisible();
  // A file chosen through a checklist row gets that row's kind at once.
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^Add .*merchant statements/i }).click(),
  ]);
  await chooser.setFiles(statements);
  await expect(page.getByText('2 of 8 added')).toBeVisible();
  await expect(page.getByLabel('What merchant-statements.pdf is')).toHaveValue('merchant_statements');
  await page.reload();
  await expect(page.getByText('2 of 8 added')).toBeVisible();
  await page.getByRole('button', { name: 'Remove hold-notice.pdf' }).click();
  await expect(page.getByText('1 of 8 added')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your files' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove merchant-statements.pdf' }).click();
  await expect(page.getByRole('heading', { name: 'Recommended documents' })).toBeFocused();
  expect(await uploaded(page)).toEqual([]);
});

test(
  'an upload whose tab was killed resumes when the same file is chosen again',
  { tag: '@spoils' },
  async ({ page, context }) => {
    await atDocuments(page);
    const path = largePdf(6);
    const size = readFileSync(path).length;
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 1024 * 1024,
    });
    await picker(page).setInputFiles(path);
    await expect(page.getByRole('progressbar', { name: 'Uploading twelve-months.pdf' })).toBeVisible();
    await expect
      .poll(
        async () => Number(await page.getByRole('progressbar', { name: /^Uploading/ }).getAttribute('aria-valuenow')),
        { intervals: [50] },
      )
      .toBeGreaterThan(20);
    const crashed = page.waitForEvent('crash');
    void cdp.send('Page.crash').catch(() => undefined);
    await crashed;

    const again = await context.newPage();
    let sent = 0;
    let firstOffset = -1;
    again.on('request', (request) => {
      if (request.method() !== 'PATCH') return;
      if (firstOffset < 0) firstOffset = Number(request.headers()['upload-offset']);
      sent += Number(request.headers()['content-length'] ?? 0) || request.postDataBuffer()?.length || 0;
    });
    await again.goto('/apply?step=documents');
    await expect(again.getByText('Some uploads were cut off')).toBeVisible();
    await expect(again.getByText(/goes on where it stopped: twelve-months\.pdf/)).toBeVisible();
    await expectAccessible(again);
    await picker(again).setInputFiles(path);
    await expect.poll(() => uploaded(again)).toEqual(['twelve-months.pdf']);
    await expect(again.getByText('Some uploads were cut off')).toHaveCount(0);
    expect(firstOffset, 'where it went on').toBeGreaterThanOrEqual(1024 * 1024);
    expect(sent, 'bytes sent the second time').toBeLessThanOrEqual(size - firstOffset);
  },
);

test(
  'an upload that loses its connection says so, and resumes when it is retried',
  { tag: '@spoils' },
  async ({ page, context }) => {
    await atDocuments(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 1024 * 1024,
    });
    await picker(page).setInputFiles(largePdf(5));
    await expect
      .poll(
        async () => Number(await page.getByRole('progressbar', { name: /^Uploading/ }).getAttribute('aria-valuenow')),
        { intervals: [50] },
      )
      .toBeGreaterThan(20);
    await page.route('**/api/uploads/**', (route) => route.abort('connectionreset'));
    await expect(page.getByText('The upload stopped. It resumes where it left off.')).toBeVisible({ timeout: 40_000 });
    await expectAccessible(page);
    await page.unroute('**/api/uploads/**');
    const offsets: number[] = [];
    page.on(
      'request',
      (request) => void (request.method() === 'PATCH' && offsets.push(Number(request.headers()['upload-offset']))),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => uploaded(page)).toEqual(['twelve-months.pdf']);
    expect(offsets[0]).toBeGreaterThan(0);
  },
);

test(
  'a stopped upload whose file was saved again asks for it, and the file that is chosen then takes its place',
  { tag: '@spoils' },
  async ({ page, context }) => {
    await atDocuments(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 1024 * 1024,
    });
    const path = largePdf(5);
    await picker(page).setInputFiles(path);
    await expect
      .poll(
        async () => Number(await page.getByRole('progressbar', { name: /^Uploading/ }).getAttribute('aria-valuenow')),
        { intervals: [50] },
      )
      .toBeGreaterThan(20);
    writeFileSync(path, readFileSync(largePdf(1)));
    await expect(page.getByText('This file was changed or moved after you chose it. Choose it again.')).toBeVisible({
      timeout: 40_000,
    });
    await expect(page.getByRole('button', { name: /^Try again/ })).toHaveCount(0);
    await expectAccessible(page);
    await picker(page).setInputFiles(path);
    await expect.poll(() => uploaded(page)).toEqual(['twelve-months.pdf']);
    await expect(page.locator('.file')).toHaveCount(1);
    await page.reload();
    await expect(page.locator('.file')).toHaveCount(1);
    await expect(page.getByText('Some uploads were cut off')).toHaveCount(0);
  },
);

test(
  'a stopped upload whose file is chosen again resumes if it is the same, and is replaced if it was saved again',
  { tag: '@spoils' },
  async ({ page, context }) => {
    await atDocuments(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 1024 * 1024,
    });
    const path = largePdf(5);
    await picker(page).setInputFiles(path);
    await expect
      .poll(
        async () => Number(await page.getByRole('progressbar', { name: /^Uploading/ }).getAttribute('aria-valuenow')),
        { intervals: [50] },
      )
      .toBeGreaterThan(20);
    await page.route('**/api/uploads/**', (route) => route.abort('connectionreset'));
    const stopped = page.getByText('The upload stopped. It resumes where it left off.');
    await expect(stopped).toBeVisible({ timeout: 40_000 });
    await picker(page).setInputFiles(path);
    await expect(page.getByRole('progressbar', { name: /^Uploading/ })).toBeVisible();
    await expect(stopped).toBeVisible({ timeout: 40_000 });
    await page.unroute('**/api/uploads/**');
    const offsets: number[] = [];
    page.on(
      'request',
      (request) => void (request.method() === 'PATCH' && offsets.push(Number(request.headers()['upload-offset']))),
    );
    await picker(page).setInputFiles(path);
    await expect.poll(() => offsets.length).toBeGreaterThan(0);
    expect(offsets[0], 'the same file goes on').toBeGreaterThan(0);
    await page.route('**/api/uploads/**', (route) => route.abort('connectionreset'));
    await expect(stopped).toBeVisible({ timeout: 40_000 });
    writeFileSync(path, readFileSync(largePdf(1)));
    await page.unroute('**/api/uploads/**');
    await picker(page).setInputFiles(path);
    await expect.poll(() => uploaded(page)).toEqual(['twelve-months.pdf']);
    await expect(page.locator('.file')).toHaveCount(1);
  },
);

/** Drags a file from the desktop to a point of the page and lets it go, as the operating system would. */
async function dropAt(page: Page, { x, y }: { x: number; y: number }, file: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, x, y, data });
  await cdp.detach();
}

/**
 * Pastes a picture the way a screenshot program puts it on the clipboard, with or without text beside it. Returns
 * whether the page handled it.
 */
async function pastePicture(page: Page, into: string, picture: Buffer, text = ''): Promise<boolean> {
  const given = { into, bytes: [...picture], text };
  return page.evaluate(({ into, bytes, text }) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }));
    if (text) clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    return !document.querySelector(into)?.dispatchEvent(event);
  }, given);
}

test('a file that is dropped beside the area is uploaded, and on a step without one the page stays', async ({
  page,
}) => {
  await atDocuments(page);
  await expect(page.getByText('Or drop them here')).toBeVisible();
  const screenshot = await smallScreenshot(page);
  const [first = '', second = ''] = onDisk([
    { name: 'beside.png', buffer: screenshot },
    { name: 'nowhere.png', buffer: screenshot },
  ]);
  await dropAt(page, { x: 20, y: 500 }, first);
  await expect.poll(() => uploaded(page)).toEqual(['beside.png']);
  expect(new URL(page.url()).pathname).toBe('/apply');
  await page.goto('/apply?step=contact');
  await atStep(page, 'Contact Info');
  await page.getByLabel('Phone').fill('555');
  await dropAt(page, { x: 20, y: 500 }, second);
  await expect(page.getByLabel('Phone')).toHaveValue('555');
  expect(new URL(page.url()).pathname).toBe('/apply');
  expect(await uploaded(page)).toEqual(['beside.png']);
});

test('a pasted screenshot is uploaded under a name of its own, and text pasted into a box stays text', async ({
  page,
}) => {
  await atDocuments(page);
  await expect(page.getByText('Or drop them here')).toBeVisible();
  const screenshot = await smallScreenshot(page);
  expect(await pastePicture(page, 'h1', screenshot)).toBe(true);
  await expect.poll(() => uploaded(page)).toEqual([expect.stringMatching(/^screenshot-\d{4}-\d\d-\d\d-\d{6}\.png$/)]);
  await page.goto('/apply?step=case-details');
  await atStep(page, 'Case Details');
  await expect(
    page.getByRole('heading', { name: 'The notice' }).or(page.getByText('Start with the notice')),
  ).toBeVisible();
  expect(await pastePicture(page, 'textarea', screenshot, 'Funds held')).toBe(false);
  expect(await pastePicture(page, 'textarea', screenshot)).toBe(true);
  await expect.poll(async () => (await uploaded(page)).length).toBe(2);
});

test(
  'a HEIC photo is refused with what to do, and on a phone the camera is one press away',
  { tag: '@phone' },
  async ({ page }) => {
    await atDocuments(page);
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);
    await picker(page).setInputFiles([{ name: 'IMG_2041.HEIC', mimeType: 'image/heic', buffer: heic }]);
    await expect(
      page.getByText('Take the photo from this page, take a screenshot of it, or save it as JPG'),
    ).toBeVisible();
    await expect(picker(page)).not.toHaveAttribute('accept', /heic/);
    const camera = page.getByRole('button', { name: 'Take a photo' });
    await expect(camera).toBeVisible();
    await expect(page.getByLabel('Photo to upload')).toHaveAttribute('capture', 'environment');
    await page
      .getByLabel('Photo to upload')
      .setInputFiles([{ name: 'image.jpg', mimeType: 'image/jpeg', buffer: await smallScreenshot(page, 'jpeg') }]);
    await expect(page.locator('.file').filter({ hasText: 'image.jpg' }).locator('img')).toBeVisible();
    await expectAccessible(page);
  },
);

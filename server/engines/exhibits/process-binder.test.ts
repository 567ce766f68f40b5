import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { lockedPdf, scriptedPdf, textAt } from '../../../testing/files/page-pdf.ts';
import { readBack, type ReadBack } from '../../../testing/files/read-pdf-back.ts';
import type { BookInput, BoundBook, ExhibitFile } from './exhibits.ts';
import { openPdf } from './open-pdf.ts';
import { createProcessBinder } from './process-binder.ts';
import { bombPdf, circlePdf, fileOf, jpgFile, pdfOf, pngFile, sha256 } from '../../../testing/files/sample-files.ts';

const binder = createProcessBinder();
const pdf = 'application/pdf';
const note = '/Annots [<< /Type /Annot /Subtype /Square /Rect [200 200 400 400] /C [1 0 0] /F 4 /BS << /W 8 >> >>]';
const workOf = (...files: (ExhibitFile | null)[]): BookInput => ({
  case_number: 'UH-2026-000184',
  addressee: 'Northline Payments, Inc.',
  dated: '2026-11-23',
  exhibits: files.map((file, index) => ({
    label: String.fromCharCode(65 + index),
    description: `The ${index + 1}. paper`,
    file,
  })),
});

const work = workOf(
  fileOf('notice.pdf', pdf, pdfOf(3)),
  fileOf('turned.pdf', pdf, pdfOf(1, { rotate: 90 })),
  fileOf('wide.pdf', pdf, pdfOf(1, { width: 792, height: 612 })),
  fileOf('huge.pdf', pdf, pdfOf(1, { width: 14_400, height: 14_400 })),
  fileOf('photo.jpg', 'image/jpeg', jpgFile(6)),
  fileOf('scan.png', 'image/png', pngFile()),
  fileOf('noted.pdf', pdf, pdfOf(1, { more: note })),
  fileOf('locked.pdf', pdf, lockedPdf()),
  fileOf('broken.pdf', pdf, Buffer.from('%PDF-1.7\nnotice\n%%EOF')),
  fileOf('ledger #1 *x* שלום.xls', 'application/vnd.ms-excel', Buffer.from('x')),
  null,
  fileOf('long.pdf', pdf, pdfOf(151)),
  fileOf('scripted.pdf', pdf, scriptedPdf([textAt('Scripted', 700)])),
  fileOf('circle.pdf', pdf, circlePdf()),
);

describe('a book of good, odd and bad files', () => {
  let book: BoundBook;
  let read: ReadBack;
  beforeAll(async () => {
    book = await binder.bind(work);
    read = await readBack(book.bytes);
  }, 60_000);
  const at = (label: string) => book.exhibits.find((each) => each.label === label)?.first_page ?? 0;

  test('the book shows what can be shown and has slip sheets for the rest', () => {
    expect(book.exhibits.map(({ label, pages, slip }) => [label, pages, slip])).toEqual([
      ['A', 3, null],
      ['B', 1, null],
      ['C', 1, null],
      ['D', 1, null],
      ['E', 1, null],
      ['F', 1, null],
      ['G', 1, null],
      ['H', null, 'protected'],
      ['I', null, 'unreadable'],
      ['J', null, 'kind'],
      ['K', null, 'no_file'],
      ['L', 151, 'too_many_pages'],
      ['M', 1, null],
      ['N', null, 'unreadable'],
    ]);
    expect(book.pages).toBe(read.pages.length);
    expect(book.pages).toBe(1 + 14 + 10);
  });

  test("each exhibit has a cover sheet with the file's name, size, pages and hash", () => {
    for (const [index, { label, description, file }] of work.exhibits.entries()) {
      const cover = read.pages[at(label) - 1] ?? '';
      expect(cover).toContain(`Exhibit ${label} ${description}`);
      if (file) expect(cover.replaceAll(' ', '')).toContain(sha256(file.bytes));
      if (file && index < 3)
        expect(cover).toContain(
          `File ${file.filename} Size ${new Intl.NumberFormat('en-US').format(file.size_bytes)} bytes Pages ${index === 0 ? 3 : 1}`,
        );
    }
    expect(read.pages[at('J') - 1]).toMatch(/ledger #1 \*x\* .*produced on request/);
    expect(read.pages[at('L') - 1]).toContain('It has 151 pages, more than this book has room for.');
  });

  test('the text of a PDF stays text, page by page, under a stamp', () => {
    for (const page of [1, 2, 3]) {
      expect(read.pages[at('A') - 1 + page]).toContain(`Source page ${page}`);
      expect(read.pages[at('A') - 1 + page]).toContain(`Exhibit A, page ${page} of 3`);
    }
    expect(read.pages.at(-1)).toContain(`Page ${book.pages} of ${book.pages}`);
  });

  test('the book has bookmarks and contents that link to the cover sheets, page labels, and text for images', () => {
    expect(read.outline).toEqual([
      { title: 'Exhibits', page: 1 },
      ...work.exhibits.map(({ label }) => ({ title: `Exhibit ${label}`, page: at(label) })),
    ]);
    expect(read.links).toEqual(
      work.exhibits.flatMap(({ label }) => [
        { from: 1, to: at(label) },
        { from: 1, to: at(label) },
      ]),
    );
    expect(read.pages[0]).toContain(`Exhibit B The 2. paper 1 page ${at('B')}`);
    expect(read.labels).toEqual(read.pages.map((_, index) => String(index + 1)));
    expect(read.alts).toContain('Exhibit E, page 1 of 1: The 5. paper');
    expect(read.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'Figure', 'Link']));
  });

  test('pages and photos are turned upright and stamped outside of their content', async () => {
    // The red corner is the top left as stored: EXIF orientation 6 turns it a quarter to the right.
    expect(await corners(book.bytes, at('E') + 1)).toEqual(['other', 'red', 'other', 'other']);
    expect(await corners(book.bytes, at('F') + 1)).toEqual(['red', 'other', 'other', 'other']);
    expect(await shapes(book.bytes, [at('B') + 1, at('C') + 1, at('A') + 1])).toEqual([
      '792x612',
      '792x612',
      '612x792',
    ]);
  });

  test('a page with an annotation is drawn, so that the annotation shows', async () => {
    expect(read.pages[at('G')]).not.toContain('Source page');
    expect(await hasRed(book.bytes, at('G') + 1)).toBe(true);
    expect(await hasRed(book.bytes, at('A') + 1)).toBe(false);
  });

  test('the book runs nothing, and omits where a photo was taken', () => {
    const raw = Buffer.from(book.bytes).toString('latin1');
    expect(raw).not.toMatch(/\/JavaScript|\/OpenAction|app\.alert|\/Launch|\/EmbeddedFile/);
    expect(raw).not.toContain('GPS 45.5');
  });
});

test('the same case gives the same bytes, and another case gives others', async () => {
  const some = workOf(
    fileOf('turned.pdf', pdf, pdfOf(1, { rotate: 90 })),
    fileOf('photo.jpg', 'image/jpeg', jpgFile(6)),
    fileOf('noted.pdf', pdf, pdfOf(1, { more: note })),
    null,
  );
  const [first, again, other] = [
    await binder.bind(some),
    await createProcessBinder().bind(structuredClone(some)),
    await binder.bind({ ...some, case_number: 'UH-2026-000185' }),
  ];
  expect(sha256(again.bytes)).toBe(sha256(first.bytes));
  expect(sha256(other.bytes)).not.toBe(sha256(first.bytes));
}, 60_000);

describe('a file that crashes its reader', () => {
  const small = { bookMs: 15_000, fileMs: 15_000, memoryBytes: 300 * 1024 * 1024 };
  const good = fileOf('good.pdf', pdf, pdfOf(2));

  test('a file that takes too much memory gets a slip sheet, and the others their pages', async () => {
    const bomb = fileOf('bomb.pdf', pdf, bombPdf(60));
    expect(bomb.size_bytes).toBeLessThan(1_000_000);
    const { exhibits } = await createProcessBinder(small).bind(workOf(bomb, good));
    expect(exhibits.map(({ slip }) => slip)).toEqual(['unreadable', null]);
  }, 60_000);

  test('binding fails with a message when no book can be made', async () => {
    await expect(createProcessBinder({ ...small, bookMs: 1, fileMs: 1 }).bind(workOf(good))).rejects.toThrow(
      /ended with SIGKILL/,
    );
    await expect(binder.bind({ ...workOf(good), dated: '2026-02-30' })).rejects.toThrow(/not a calendar day/);
  });
});

test('pages are counted, and null stands for a file that cannot be read', async () => {
  const files = [
    fileOf('a.pdf', pdf, pdfOf(7)),
    fileOf('b.png', 'image/png', pngFile()),
    fileOf('c.xls', 'application/vnd.ms-excel', Buffer.from('x')),
    fileOf('d.pdf', pdf, circlePdf()),
    fileOf('e.pdf', pdf, lockedPdf()),
  ];
  expect(await binder.countPages(files)).toEqual([7, 1, null, null, null]);
});

async function drawn(bytes: Uint8Array, number: number) {
  const pdfDocument = await openPdf(bytes);
  const page = await pdfDocument.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const canvas = createCanvas(viewport.width, viewport.height);
  const context = canvas.getContext('2d');
  await page.render({ canvas: null, canvasContext: context as never, viewport }).promise;
  await pdfDocument.loadingTask.destroy();
  return {
    width: canvas.width,
    height: canvas.height,
    data: context.getImageData(0, 0, canvas.width, canvas.height).data,
  };
}

/**
 * Whether each corner of the printed image is red: top left, top right, bottom left, bottom right. The image is
 * centered in its frame.
 */
async function corners(bytes: Uint8Array, number: number): Promise<string[]> {
  const { width, height, data } = await drawn(bytes, number);
  const red: [number, number][] = [];
  for (let index = 0; index < data.length; index += 4) {
    if ((data[index] ?? 0) > 200 && (data[index + 1] ?? 0) < 80 && (data[index + 2] ?? 0) < 80)
      red.push([(index / 4) % width, Math.floor(index / 4 / width)]);
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [
    mean(red.map(([each]) => each)) < width / 2 ? 0 : 1,
    mean(red.map(([, each]) => each)) < 52 + (height - 100) / 2 ? 0 : 1,
  ];
  return [0, 1, 2, 3].map((corner) => (corner === y * 2 + x ? 'red' : 'other'));
}

async function hasRed(bytes: Uint8Array, number: number): Promise<boolean> {
  const { data } = await drawn(bytes, number);
  for (let index = 0; index < data.length; index += 4)
    if ((data[index] ?? 0) > 200 && (data[index + 1] ?? 0) < 80 && (data[index + 2] ?? 0) < 80) return true;
  return false;
}

async function shapes(bytes: Uint8Array, numbers: number[]): Promise<string[]> {
  const all = [];
  for (const number of numbers) all.push(await drawn(bytes, number));
  return all.map(({ width, height }) => `${width}x${height}`);
}

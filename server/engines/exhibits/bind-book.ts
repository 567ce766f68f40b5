import { openTypesetter, type Typesetter } from '../typst/typesetter.ts';
import { bookData, type PlannedExhibit } from './book-data.ts';
import { cleanPictures } from './clean-pictures.ts';
import type { BookInput, BoundBook, Exhibit, ExhibitFile } from './exhibits.ts';
import { openPdf } from './open-pdf.ts';
import { slipsByPages, slipsBySize } from './plan-book.ts';
import { pagesOfPdf, readPdf, type ReadFile } from './read-pdf.ts';
import { officeTypes, setOffice } from './read-office.ts';
import { readPicture } from './read-picture.ts';

let typesetter: Typesetter | undefined;

/**
 * Binds a book in this process. It reads files that may be hostile, so call it in a process that may be killed at any
 * moment. Throws PdfError.
 */
export async function bindBook(input: BookInput): Promise<BoundBook> {
  const setter = (typesetter ??= openTypesetter());
  const opened = await openAll(input.exhibits, setter);
  const full = slipsByPages(opened.map(({ slip, sheets }) => (slip === null ? sheets.length : null)));
  const planned = opened.map((each, index): PlannedExhibit => ({
    ...each,
    slip: each.slip ?? full[index] ?? null,
    sheets: full[index] ? [] : each.sheets,
  }));
  const bytes = await cleanPictures(setBook(setter, input, planned));
  const pages = await pageCount(bytes);
  return { bytes, pages, exhibits: placed(planned, pages) };
}

/** How many pages each file has; null where that is unknown. */
export async function countPages(
  files: readonly Pick<ExhibitFile, 'content_type' | 'bytes'>[],
): Promise<(number | null)[]> {
  const counts: (number | null)[] = [];
  for (const { content_type, bytes } of files)
    counts.push(
      content_type.startsWith('image/') ? 1 : content_type === 'application/pdf' ? await pagesOfPdf(bytes) : null,
    );
  return counts;
}

async function openAll(exhibits: readonly Exhibit[], typesetter: Typesetter): Promise<PlannedExhibit[]> {
  const slips = slipsBySize(exhibits.map(({ file }) => file));
  const planned: PlannedExhibit[] = [];
  // One at a time: two at once would hold the images of both.
  for (const [index, exhibit] of exhibits.entries()) {
    const slip = slips[index] ?? null;
    const read: ReadFile =
      slip !== null || exhibit.file === null
        ? { slip: slip ?? 'no_file', pages: null }
        : await readFile(exhibit.file, typesetter);
    freePictures();
    planned.push(
      'slip' in read
        ? { ...exhibit, sheets: [], ...read }
        : { ...exhibit, slip: null, pages: read.sheets.length, ...read },
    );
  }
  return planned;
}

/** Forces a collection: canvases and decoded photos look small to the garbage collector. */
function freePictures(): void {
  globalThis.gc?.();
}

/** A PDF that the typesetter refuses is drawn instead. `file`: the one that the sheets are of, where that is not the upload. */
async function readFile(
  file: ExhibitFile,
  typesetter: Typesetter,
): Promise<ReadFile & { file?: ExhibitFile; retold?: true }> {
  if (officeTypes.has(file.content_type)) return readOffice(file, typesetter);
  if (file.content_type !== 'application/pdf') return readPicture(file.bytes);
  const read = await readPdf(file.bytes);
  if ('slip' in read || read.sheets.every(({ source }) => 'picture' in source)) return read;
  const alone: BookInput = { case_number: '', addressee: '', dated: '2000-01-01', exhibits: [] };
  try {
    setBook(typesetter, alone, [{ label: 'A', description: '', file, slip: null, pages: null, sheets: read.sheets }]);
    return read;
  } catch {
    return readPdf(file.bytes, true);
  }
}

async function readOffice(file: ExhibitFile, typesetter: Typesetter) {
  try {
    const set = { ...file, bytes: await setOffice(file, typesetter) };
    return { ...(await readPdf(set.bytes)), file: set, retold: true as const };
  } catch {
    return { slip: 'unreadable' as const, pages: null };
  }
}

function setBook(typesetter: Typesetter, input: BookInput, planned: readonly PlannedExhibit[]): Uint8Array {
  const { data, files } = bookData(input, planned, typesetter.covered);
  for (const [place, { file, sheets }] of planned.entries()) {
    if (file !== null && sheets.some(({ source }) => 'pdf_page' in source))
      files.set(`exhibit-${place}.pdf`, file.bytes);
  }
  return typesetter.set('exhibits.typ', data, input.dated, files);
}

async function pageCount(bytes: Uint8Array): Promise<number> {
  const pdf = await openPdf(bytes);
  const { numPages } = pdf;
  await pdf.loadingTask.destroy();
  return numPages;
}

/** The page of each cover sheet: the contents come first, and each exhibit's sheet precedes its pages. */
function placed(planned: readonly PlannedExhibit[], pages: number): BoundBook['exhibits'] {
  const lengths = planned.map(({ sheets }) => 1 + sheets.length);
  const contents = pages - lengths.reduce((sum, length) => sum + length, 0);
  return planned.map(({ label, pages: own, slip }, index) => ({
    label,
    pages: own,
    slip,
    first_page: contents + 1 + lengths.slice(0, index).reduce((sum, length) => sum + length, 0),
  }));
}

import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { createWorker, OEM, PSM, type Page, type Worker } from 'tesseract.js';
import { linesOf, type PlacedText } from './lines.ts';

/** The text recognized in one image; `confidence` from 0 to 1. */
type RecognizedText = { lines: string[]; confidence: number };
export type Recognizer = { recognize(picture: Buffer): Promise<RecognizedText>; close(): Promise<void> };

/** The language data is installed with the app; without a path tesseract.js would download it. */
const languageFolder = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);
/** Words below this confidence, 0 to 100, are dropped: noise, stamps, handwriting. */
const minWord = 25;

/** Table rules, specks and folds are recognized as words without a letter. A dash may join two dates. */
const isNoise = (text: string): boolean => /^[^A-Za-z0-9$&–—-]+$/.test(text);

/** OCR of printed English. Starting takes a quarter of a second; nothing is downloaded or written. */
export async function openRecognizer(): Promise<Recognizer> {
  // Finds table cells one by one; looking for whole blocks would skip amounts between ruled lines.
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath: languageFolder, cacheMethod: 'none' });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, user_defined_dpi: '200' });
  return { recognize: (picture) => recognize(worker, picture), close: async () => void (await worker.terminate()) };
}

async function recognize(worker: Worker, picture: Buffer): Promise<RecognizedText> {
  const { data } = await worker.recognize(picture, { rotateAuto: true }, { text: false, blocks: true });
  const words = wordsOf(data);
  const sum = words.reduce((total, { confidence }) => total + confidence, 0);
  return { lines: linesOf(words), confidence: words.length === 0 ? 0 : sum / words.length / 100 };
}

/**
 * Places each word on the baseline of its own line, so that cells that OCR took for columns end up on one line again.
 */
function wordsOf({ blocks }: Page): (PlacedText & { confidence: number })[] {
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines.flatMap(({ words, bbox, baseline }) =>
    words
      .filter(({ confidence, text }) => confidence >= minWord && !isNoise(text))
      .map((word) => ({
        text: word.text.replaceAll(/^[|[\]{}~_]+(?=.)|(?<=.)[|[\]{}~_]+$/g, ''),
        confidence: word.confidence,
        x: word.bbox.x0,
        y: (baseline.y0 + baseline.y1) / 2,
        width: word.bbox.x1 - word.bbox.x0,
        height: Math.max(8, (bbox.y1 - bbox.y0) * 0.8),
      })),
  );
}

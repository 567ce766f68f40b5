import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { createWorker, OEM, PSM, type Page, type Worker } from 'tesseract.js';
import { linesOf, type PlacedText } from './lines.ts';

/** What was recognized on one picture; `confidence` 0 to 1. */
type RecognizedText = { lines: string[]; confidence: number };
export type Recognizer = { recognize(picture: Buffer): Promise<RecognizedText>; close(): Promise<void> };

/** The language's data comes with the installation; without a path of its own the library would fetch it. */
const languageFolder = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);
/** Words that the recognizer itself doubts more than this, 0 to 100, are left out: noise, stamps, handwriting. */
const minWord = 25;

/** Rules of tables, specks and folds become words without a letter. A dash may join two dates. */
const isNoise = (text: string): boolean => /^[^A-Za-z0-9$&–—-]+$/.test(text);

/** Recognizes printed English in pictures. Opening takes a quarter of a second; nothing is fetched and nothing is written. */
export async function openRecognizer(): Promise<Recognizer> {
  // Cells of a table are found one by one; where whole blocks are looked for, amounts between ruled lines are passed over.
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

/** Each word at the baseline of its own line, so that cells which the recognizer took for columns stand on one line again. */
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

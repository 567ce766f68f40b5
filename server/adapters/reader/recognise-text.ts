import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { createWorker, OEM, PSM, type Page, type Worker } from 'tesseract.js';
import { linesOf, type PlacedText } from './lines.ts';

/** What was recognised on one picture; `confidence` 0 to 1. */
export type RecognisedText = { lines: string[]; confidence: number };
export type Recogniser = { recognise(picture: Buffer): Promise<RecognisedText>; close(): Promise<void> };

/** The language's data comes with the installation; without a path of its own the library would fetch it. */
const languageFolder = join(dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
/** Words that the recogniser itself doubts more than this, 0 to 100, are left out: noise, stamps, handwriting. */
const leastWord = 25;

/** Recognises printed English in pictures. Opening takes a quarter of a second; nothing is fetched and nothing is written. */
export async function openRecogniser(): Promise<Recogniser> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath: languageFolder, cacheMethod: 'none' });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '200' });
  return { recognise: (picture) => recognise(worker, picture), close: async () => void (await worker.terminate()) };
}

async function recognise(worker: Worker, picture: Buffer): Promise<RecognisedText> {
  const { data } = await worker.recognize(picture, { rotateAuto: true }, { text: false, blocks: true });
  const words = wordsOf(data);
  const sum = words.reduce((total, { confidence }) => total + confidence, 0);
  return { lines: linesOf(words), confidence: words.length === 0 ? 0 : sum / words.length / 100 };
}

/** Each word at the baseline of its own line, so that cells which the recogniser took for columns stand on one line again. */
function wordsOf({ blocks }: Page): (PlacedText & { confidence: number })[] {
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines.flatMap(({ words, bbox }) => {
    const height = bbox.y1 - bbox.y0;
    return words.filter(({ confidence }) => confidence >= leastWord).map((word) => ({
      text: word.text, confidence: word.confidence, x: word.bbox.x0, y: (bbox.y0 + bbox.y1) / 2, width: word.bbox.x1 - word.bbox.x0, height: Math.max(8, height * 0.8),
    }));
  });
}

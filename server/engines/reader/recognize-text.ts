import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { createWorker, OEM, PSM, type Page, type Worker } from 'tesseract.js';
import type { CellSpan, UnsureWord } from '../../../domain/documents/extraction.ts';
import { lineOf, pageOf, rowsOf, type PlacedText } from './lines.ts';
import { allTurns, turned, type Turn } from './upright.ts';

/** The text recognized in one image; `confidence` from 0 to 1; `unsure`: words with digits that may be misread. */
type RecognizedText = { lines: string[]; spans: CellSpan[][]; confidence: number; unsure: UnsureWord[] };
export type Recognizer = { recognize(picture: Buffer): Promise<RecognizedText>; close(): Promise<void> };

/** The language data is installed with the app; without a path tesseract.js would download it. */
const languageFolder = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);
/** Words below this confidence, 0 to 100, are dropped: noise, stamps, handwriting. */
const minWord = 25;
/** A word with digits below this confidence is often misread (decision 140). */
const sureFigure = 75;
/** Words from this confidence and length on show that a page is upright. */
const sureWord = 75;
const sureLength = 3;

/** Table rules, specks and folds are recognized as words without a letter. A dash may join two dates. */
const isNoise = (text: string): boolean => /^[^A-Za-z0-9$&–—-]+$/.test(text);

/** A page that lies on its side or upside down is read with less confidence than this, 0 to 1. */
const uprightFrom = 0.7;
/** Pixels on which the turns are compared: enough for large print, at a fifth of the time. */
const trialPixels = 2_000_000;

/**
 * OCR of printed English, also on pages that lie on a side: each page is first read at the turn of the page before.
 * Starting takes a quarter of a second; nothing is downloaded or written. Throws DocumentUnreadable for a picture that
 * cannot be decoded.
 */
export async function openRecognizer(): Promise<Recognizer> {
  // Finds table cells one by one; looking for whole blocks would skip amounts between ruled lines.
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath: languageFolder, cacheMethod: 'none' });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, user_defined_dpi: '200' });
  let turn: Turn = 0;
  return {
    recognize: async (picture) => {
      const asLast = await recognize(worker, picture, turn);
      if (asLast.confidence >= uprightFrom) return asLast;
      turn = await betterTurn(worker, picture, asLast);
      return turn === asLast.turn ? asLast : recognize(worker, picture, turn);
    },
    close: async () => void (await worker.terminate()),
  };
}

/** The turn at which the most letters are read with certainty; stops at the first turn that reads well. */
async function betterTurn(worker: Worker, picture: Buffer, asLast: Read): Promise<Turn> {
  let best: Read = asLast;
  for (const turn of allTurns.filter((each) => each !== asLast.turn)) {
    const read = await recognize(worker, picture, turn, trialPixels);
    if (read.letters > best.letters) best = read;
    if (best.turn !== asLast.turn && best.confidence >= uprightFrom) return best.turn;
  }
  return best.turn;
}

type Read = RecognizedText & { turn: Turn; letters: number };

/** `letters`: how many are in words that are certain, and too long to arise by chance. */
async function recognize(worker: Worker, picture: Buffer, turn: Turn, pixels?: number): Promise<Read> {
  const upright = await turned(picture, turn, pixels);
  const { data } = await worker.recognize(upright, { rotateAuto: true }, { text: false, blocks: true });
  const words = wordsOf(data);
  const rows = rowsOf(words);
  const sum = words.reduce((total, { confidence }) => total + confidence, 0);
  return {
    turn,
    ...pageOf(rows.map(lineOf)),
    unsure: rows.flatMap((row, line) =>
      row
        .filter(({ text, confidence }) => confidence < sureFigure && /\d/.test(text))
        .map(({ text }) => ({ line, text })),
    ),
    confidence: words.length === 0 ? 0 : sum / words.length / 100,
    letters: words.reduce(
      (total, { text, confidence }) => total + (confidence >= sureWord && text.length >= sureLength ? text.length : 0),
      0,
    ),
  };
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
        text: word.text.replaceAll(/^[|[\]{}~_]+(?=.)|(?<=[^|[\]{}~_])[|[\]{}~_]+$/g, ''),
        confidence: word.confidence,
        x: word.bbox.x0,
        y: (baseline.y0 + baseline.y1) / 2,
        width: word.bbox.x1 - word.bbox.x0,
        height: Math.max(8, (bbox.y1 - bbox.y0) * 0.8),
      })),
  );
}

import type { LetterBlock } from '../../domain/letters/letter.ts';
import { folded } from '../text/display.ts';
import type { FactSheet } from '../facts/fact.ts';
import { perSheet } from '../facts/per-sheet.ts';
import { plannedBlocks } from '../plan/planned-letter.ts';
import { cutSentences } from './cut.ts';
import { factWordsOf } from './mask.ts';
import { rowText } from './cut.ts';

/** Everything a block says, cut the way units are. */
function piecesOf(block: LetterBlock, sheet: FactSheet): string[] {
  const words = factWordsOf(sheet);
  const texts = [block.text, ...(block.items ?? [])].filter((text) => text.trim() !== '');
  return [
    ...texts.flatMap((text) => cutSentences(folded(text), words)),
    ...(block.rows ?? []).map((row) => folded(rowText(row))),
  ];
}

/** What each block of the plan says with these facts, sentence by sentence, item by item and row by row, by the id of its clause. */
export const plannedPieces = perSheet(
  (sheet): ReadonlyMap<string, readonly string[]> =>
    new Map(plannedBlocks(sheet).map((block) => [block.id, piecesOf(block, sheet)])),
);

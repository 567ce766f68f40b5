import { Bookmark, bookmarkUniqueNumericId, BookmarkEnd, BookmarkStart, type Paragraph } from 'docx';
import { markOf, type WordOrigin } from '../../../domain/letters/word-marks.ts';
import type { MarkPiece } from './letter-blocks.ts';

/** Bookmarks of one Word file, which survive a save by any word processor; without an origin there are none. */
export class Marker {
  readonly #origin: WordOrigin | undefined;
  #frames = 0;

  constructor(origin: WordOrigin | undefined) {
    this.#origin = origin;
  }

  ofBlock(block: number): MarkPiece {
    const origin = this.#origin;
    return (piece, runs) => (origin ? [new Bookmark({ id: markOf(origin, { block, piece }), children: runs })] : runs);
  }

  /** Marks the ends of what stands around the blocks: what is added between them is none of the letter's text. */
  ofFrame(paragraphs: Paragraph[]): Paragraph[] {
    const ends = new Set([paragraphs[0], paragraphs.at(-1)]);
    for (const each of ends) {
      if (!this.#origin || !each) continue;
      const id = bookmarkUniqueNumericId();
      each.addChildElement(new BookmarkStart(markOf(this.#origin, { frame: ++this.#frames }), id));
      each.addChildElement(new BookmarkEnd(id));
    }
    return paragraphs;
  }
}

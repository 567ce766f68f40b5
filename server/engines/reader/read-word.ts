import { markedText, type InlineRun } from '../../../domain/letters/inline-runs.ts';
import type { WordFile, WordParagraph } from '../../../domain/letters/word-return.ts';
import { maxPartBytes, openZip } from './open-zip.ts';
import { DocumentUnreadable } from './reader.ts';
import { unescapeXml } from './read-docx.ts';

/** A letter has a tenth of it. */
const maxParagraphs = 4_000;

/** What is no text of the letter: tracked deletions, text boxes, pictures, fields, a second writing of the same. */
const skipped = new Set(['w:del', 'w:moveFrom', 'w:txbxContent', 'w:pict', 'w:drawing', 'w:instrText', 'mc:Fallback']);
const richer = /^w:(u|strike|dstrike|highlight|vertAlign|drawing|pict)$/;
const isOff = (attributes: string): boolean => /w:val="(0|false|off|none)"/.test(attributes);
const valueOf = (attributes: string): string => /w:val="([^"]*)"/.exec(attributes)?.[1] ?? '';

/**
 * The paragraphs of an untrusted Word file, with its bookmarks, bold and italic, as if tracked changes were accepted.
 * Nothing in it is run or followed: no macro, field, link or other part is opened. Throws DocumentUnreadable.
 */
export async function readWord(content: Uint8Array): Promise<WordFile> {
  const zip = await openZip(Buffer.from(content));
  const body = await zip?.text('word/document.xml', maxPartBytes);
  if (typeof body !== 'string') throw new DocumentUnreadable('This is not a Word file (.docx), or it is damaged.');
  const walk = new Walk();
  for (const [, closing, name = '', attributes = '', alone, text] of body.matchAll(
    /<(\/?)([A-Za-z]\w*:\w+)\b([^<>]*?)(\/?)>|([^<]+)/g,
  )) {
    if (text !== undefined) walk.text(text);
    else if (closing) walk.close(name);
    else {
      walk.open(name, attributes);
      if (alone) walk.close(name);
    }
  }
  return { paragraphs: walk.paragraphs, richer: walk.richer };
}

/** One pass through the tags of a document. */
class Walk {
  readonly paragraphs: WordParagraph[] = [];
  richer = false;
  #open: { marks: string[]; runs: InlineRun[]; kind: WordParagraph['kind'] } | null = null;
  #run: InlineRun & { hidden: boolean } = { text: '', bold: false, italic: false, hidden: false };
  /** Bookmarks between paragraphs belong to the next one. */
  #marks: string[] = [];
  #skipping: string | null = null;
  #depth = 0;
  #cells = 0;
  #properties: 'w:pPr' | 'w:rPr' | null = null;
  #inText = false;

  open(name: string, attributes: string): void {
    if (richer.test(name) && !isOff(attributes)) this.richer = true;
    if (this.#skipping !== null) {
      if (name === this.#skipping) this.#depth += 1;
      return;
    }
    // In the properties of a run or a paragraph, `w:del` only says who deleted its end.
    if (skipped.has(name) && this.#properties === null) {
      this.#skipping = name;
      this.#depth = 1;
      return;
    }
    switch (name) {
      case 'w:tc':
        this.#cells += 1;
        return;
      case 'w:p':
        this.#open = { marks: this.#marks, runs: [], kind: this.#cells > 0 ? 'cell' : 'text' };
        this.#marks = [];
        return;
      case 'w:bookmarkStart': {
        const mark = /w:name="([^"]*)"/.exec(attributes)?.[1] ?? '';
        (this.#open?.marks ?? this.#marks).push(mark);
        return;
      }
      case 'w:pPr':
        this.#properties = 'w:pPr';
        return;
      case 'w:rPr':
        this.#properties ??= 'w:rPr';
        return;
      case 'w:r':
        this.#run = { text: '', bold: false, italic: false, hidden: false };
        return;
      case 'w:t':
        this.#inText = true;
        return;
      default:
        this.#detail(name, attributes);
    }
  }

  close(name: string): void {
    if (this.#skipping !== null) {
      if (name === this.#skipping && --this.#depth === 0) this.#skipping = null;
      return;
    }
    if (name === 'w:t') this.#inText = false;
    else if (name === 'w:tc') this.#cells -= 1;
    else if (name === this.#properties) this.#properties = null;
    else if (name === 'w:r' && this.#open && !this.#run.hidden) {
      const { text, bold, italic } = this.#run;
      if (text !== '') this.#open.runs.push({ text, bold, italic });
    } else if (name === 'w:p' && this.#open) {
      const { runs, ...paragraph } = this.#open;
      if (this.paragraphs.length === maxParagraphs)
        throw new DocumentUnreadable(`It has more than ${maxParagraphs} paragraphs, which no letter has.`);
      this.paragraphs.push({ ...paragraph, text: plainSpaces(markedText(runs)) });
      this.#open = null;
    }
  }

  text(text: string): void {
    if (this.#inText && this.#skipping === null) this.#run.text += unescapeXml(text);
  }

  #detail(name: string, attributes: string): void {
    if (this.#properties === 'w:pPr') {
      if (!this.#open || this.#open.kind === 'cell') return;
      if (name === 'w:pStyle' && /^heading/i.test(valueOf(attributes))) this.#open.kind = 'heading';
      if (name === 'w:numPr' || (name === 'w:pStyle' && /list/i.test(valueOf(attributes)))) this.#open.kind = 'item';
    } else if (this.#properties === 'w:rPr') {
      if (name === 'w:b') this.#run.bold = !isOff(attributes);
      if (name === 'w:i') this.#run.italic = !isOff(attributes);
      if (name === 'w:vanish') this.#run.hidden = !isOff(attributes);
    } else if (name === 'w:br' || name === 'w:cr') this.#run.text += '\n';
    else if (name === 'w:tab') this.#run.text += ' ';
    else if (name === 'w:noBreakHyphen') this.#run.text += '-';
  }
}

/** Word processors differ in the spaces that they keep. */
const plainSpaces = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();

import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { loadFonts } from './fonts.ts';
import { PdfError } from './pdf.ts';
import { printedDate } from './printed-date.ts';

export type Template =
  | 'letter.typ'
  | 'record.typ'
  | 'cover.typ'
  | 'analysis.typ'
  | 'exhibits.typ'
  | 'mailing.typ'
  | 'office.typ'
  | 'signed.typ'
  | 'tables.typ';
export type Typesetter = {
  covered: ReadonlySet<number>;
  set(template: Template, data: object, dated: string, files?: ReadonlyMap<string, Uint8Array>): Uint8Array;
};

const templates = fileURLToPath(new URL('.', import.meta.url));
/**
 * Rounds after which an unused memoized result is dropped, several per document: bounds the memory of a long-lived
 * process, whose letters share little text.
 */
const shortMemory = 3;

/**
 * Typst with our fonts and templates, in this thread. `set` gives the same bytes for the same data and the same `files`
 * that the template shows, by name; it throws PdfError. With files the PDF is tagged 1.7 and not PDF/UA: nobody can
 * vouch for other people's pages.
 */
export function openTypesetter(memory = shortMemory): Typesetter {
  const { blobs, covered } = loadFonts();
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: blobs }] });
  return {
    covered,
    set: (template, data, dated, files) => {
      // Passed as a file: as an input it would be part of Typst's library, and a changed library makes Typst recompute
      // everything.
      compiler.mapShadow(`${templates}data.json`, Buffer.from(JSON.stringify(data)));
      for (const [name, bytes] of files ?? [])
        compiler.mapShadow(`${templates}${name}`, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      try {
        return pdfBytes(compiler, { template, dated, standard: files ? '1.7' : 'ua-1' });
      } finally {
        compiler.resetShadow();
        compiler.evictCache(memory);
      }
    },
  };
}

type Setting = { template: Template; dated: string; standard: 'ua-1' | '1.7' };

function pdfBytes(compiler: NodeCompiler, { template, dated, standard }: Setting): Uint8Array {
  try {
    // PDF/UA-1 makes the export fail rather than omit a tag, a title or a glyph.
    return compiler.pdf(
      { mainFilePath: `${templates}${template}` },
      { pdfStandard: standard, creationTimestamp: printedDate(dated).epoch_seconds },
    );
  } catch (cause) {
    throw new PdfError(`${template} could not be typeset`, { cause });
  }
}

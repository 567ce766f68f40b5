import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { loadFonts } from './fonts.ts';
import { PdfError } from './pdf.ts';
import { printedDate } from './printed-date.ts';

export type Template = 'letter.typ' | 'record.typ' | 'cover.typ' | 'agreement.typ' | 'analysis.typ';
export type Typesetter = { covered: ReadonlySet<number>; set(template: Template, data: object, dated: string): Uint8Array };

const templates = fileURLToPath(new URL('.', import.meta.url));
/** Compilations after which an unused memoised piece is dropped: bounds the memory of a long-lived process. */
const memoAge = 3;

/** Typst with our fonts and templates, in this thread. `set` gives the same bytes for the same data; it throws PdfError. */
export function openTypesetter(): Typesetter {
  const { blobs, covered } = loadFonts();
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: blobs }] });
  return {
    covered,
    set: (template, data, dated) => {
      try {
        return pdfBytes(compiler, template, data, dated);
      } finally {
        compiler.evictCache(memoAge);
      }
    },
  };
}

function pdfBytes(compiler: NodeCompiler, template: Template, data: object, dated: string): Uint8Array {
  const source = { mainFilePath: `${templates}${template}`, inputs: { data: JSON.stringify(data) } };
  try {
    // PDF/UA-1 makes the export fail rather than leave out a tag, a title or a glyph.
    return compiler.pdf(source, { pdfStandard: 'ua-1', creationTimestamp: printedDate(dated).epoch_seconds });
  } catch (cause) {
    throw new PdfError(`${template} could not be set`, { cause });
  }
}

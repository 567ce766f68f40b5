import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { agreementData } from './agreement-data.ts';
import { loadFonts } from './fonts.ts';
import { letterData } from './letter-data.ts';
import { PdfError, type PdfRenderer } from './pdf.ts';
import { coverData, recordData } from './record-data.ts';
import { printedDate } from './printed-date.ts';

type Template = 'letter.typ' | 'record.typ' | 'cover.typ' | 'agreement.typ';

const templates = fileURLToPath(new URL('.', import.meta.url));
/** Compilations after which an unused memoised piece is dropped: bounds the memory of a long-lived process. */
const memoAge = 3;

/** Typesets with Typst inside the process. Making one takes about 0.1 s (fonts); keep it for the life of the process. */
export function createTypstRenderer(): PdfRenderer {
  const { blobs, covered } = loadFonts();
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: blobs }] });
  const render = async (template: Template, data: object, dated: string): Promise<Uint8Array> => {
    // One turn of the event loop, so that others go on and the memory of earlier documents is given back.
    await setImmediate();
    try {
      return pdfBytes(compiler, template, data, dated);
    } finally {
      compiler.evictCache(memoAge);
    }
  };
  return {
    renderLetter: async (document, options) => render('letter.typ', letterData(document, covered, options?.watermark === 'draft'), document.dated),
    renderMailingCover: async (cover) => render('cover.typ', coverData(cover, covered), cover.dated),
    renderRecord: async (record) => render('record.typ', recordData(record, covered), record.dated),
    renderAgreement: async (agreement) => render('agreement.typ', agreementData(agreement, covered), agreement.signed.at.toISOString().slice(0, 10)),
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

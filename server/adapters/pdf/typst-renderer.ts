import { setImmediate } from 'node:timers/promises';
import { agreementData } from './agreement-data.ts';
import { analysisData } from './analysis-data.ts';
import { letterData } from './letter-data.ts';
import type { PdfRenderer } from './pdf.ts';
import { coverData, recordData } from './record-data.ts';
import { setAside } from './set-aside.ts';
import { openTypesetter, type Template } from './typesetter.ts';

/** Longer texts than any letter take a second and more. */
const longText = 60_000;

/** Typesets with Typst inside the process. Making one takes about 0.1 s (fonts); keep it for the life of the process. `memory`: see typesetter.ts. */
export function createTypstRenderer(memory?: number): PdfRenderer {
  const typesetter = openTypesetter(memory);
  const { covered } = typesetter;
  const render = async (template: Template, data: object, dated: string): Promise<Uint8Array> => {
    // One turn of the event loop, so that others go on and the memory of earlier documents is given back.
    await setImmediate();
    return typesetter.set(template, data, dated);
  };
  return {
    renderLetter: async (document, options) => render('letter.typ', letterData(document, covered, options?.watermark === 'draft'), document.dated),
    renderMailingCover: async (cover) => render('cover.typ', coverData(cover, covered), cover.dated),
    renderRecord: async (record) => render('record.typ', recordData(record, covered), record.dated),
    renderAgreement: async (agreement) => render('agreement.typ', agreementData(agreement, covered), agreement.signed.at.toISOString().slice(0, 10)),
    renderAnalysis: async (analysis) => {
      const { content, dated } = analysis;
      const data = analysisData(analysis, covered);
      return 'text' in content && content.text.length > longText ? setAside({ template: 'analysis.typ', data, dated }) : render('analysis.typ', data, dated);
    },
  };
}

import { setImmediate } from 'node:timers/promises';
import { analysisData } from './analysis-data.ts';
import { letterData } from './letter-data.ts';
import type { PdfRenderer } from './pdf.ts';
import { coverData, mailingData, recordData, tablesData } from './record-data.ts';
import { lastDay, signedData } from './signed-data.ts';
import { typesetInThread } from './typeset-in-thread.ts';
import { openTypesetter, type Template, type Typesetter } from './typesetter.ts';
import { blockText } from '../../../domain/letters/letter-differences.ts';
import type { LetterDocument } from '../../../domain/letters/letter.ts';

/** Texts longer than any letter that can be checked take a second or more. */
const longText = 60_000;
const textLength = ({ blocks }: LetterDocument): number => blocks.flatMap(blockText).join('').length;

/**
 * Typesets with Typst in this process. It opens with the first document (0.03 s and 13 MiB, its fonts); keep it for the
 * life of the process. `memory`: see typesetter.ts.
 */
export function createTypstRenderer(memory?: number): PdfRenderer {
  let opened: Typesetter | undefined;
  const typesetter = (): Typesetter => (opened ??= openTypesetter(memory));
  const render = async (template: Template, data: object, dated: string): Promise<Uint8Array> => {
    // Yields one turn of the event loop, so that others proceed and the memory of earlier documents is freed.
    await setImmediate();
    return typesetter().set(template, data, dated);
  };
  return {
    renderLetter: async (document, options) => {
      const data = letterData(document, typesetter().covered, options);
      const { dated } = document;
      return textLength(document) > longText
        ? typesetInThread({ template: 'letter.typ', data, dated })
        : render('letter.typ', data, dated);
    },
    renderMailingCover: async (cover) => render('cover.typ', coverData(cover, typesetter().covered), cover.dated),
    renderAddressLabel: async (paper) =>
      render('mailing.typ', mailingData('label', paper, typesetter().covered), paper.dated),
    renderCertifiedForm: async (paper) =>
      render('mailing.typ', mailingData('form', paper, typesetter().covered), paper.dated),
    renderRecord: async (record) => render('record.typ', recordData(record, typesetter().covered), record.dated),
    renderTables: async (tables) => render('tables.typ', tablesData(tables, typesetter().covered), tables.dated),
    renderSigned: async (signed) => render('signed.typ', signedData(signed, typesetter().covered), lastDay(signed)),
    renderAnalysis: async (analysis) => {
      const { content, dated } = analysis;
      const data = analysisData(analysis, typesetter().covered);
      return 'text' in content && content.text.length > longText
        ? typesetInThread({ template: 'analysis.typ', data, dated })
        : render('analysis.typ', data, dated);
    },
  };
}

import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';

export const openPages = (pdf: Uint8Array): Promise<PDFDocument> => PDFDocument.load(pdf, { updateMetadata: false });

/**
 * Copies pages only. A signature is valid only in its own file, so its field is left out, and so is the structure tree,
 * which belongs to a whole document.
 */
export async function appendPages(whole: PDFDocument, source: PDFDocument): Promise<void> {
  for (const page of source.getPages()) {
    const annotations = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray);
    const kept = annotations?.asArray().filter((each) => {
      const annotation = source.context.lookupMaybe(each, PDFDict);
      return annotation?.lookupMaybe(PDFName.of('Subtype'), PDFName) !== PDFName.of('Widget');
    });
    if (kept) page.node.set(PDFName.of('Annots'), source.context.obj(kept));
    page.node.delete(PDFName.of('StructParents'));
  }
  for (const page of await whole.copyPages(source, source.getPageIndices())) whole.addPage(page);
}

/** One PDF with the pages of all of them, in this order. */
export async function joinPdfs(title: string, parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const whole = await PDFDocument.create({ updateMetadata: false });
  for (const part of parts) await appendPages(whole, await openPages(part));
  whole.setTitle(title, { showInWindowTitleBar: true });
  whole.setLanguage('en-US');
  return whole.save();
}

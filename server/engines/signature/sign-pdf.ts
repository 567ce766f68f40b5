import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFPage,
  PDFPageLeaf,
  PDFObjectCopier,
  PDFString,
  type PDFContext,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { SignPdf } from '@signpdf/signpdf';
import { DEFAULT_BYTE_RANGE_PLACEHOLDER, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { adoptStructure, type Copy } from './adopt-structure.ts';
import { CadesSigner } from './cades-signer.ts';
import type { SigningIdentity } from './signing-identity.ts';

/** What the signature states; `at` is the time it claims. */
type Signed = { identity: SigningIdentity; reason: string; at: Date };

/** Bytes kept for the signature: a chain of three certificates fits twice. */
const signatureBytes = 12_288;

/**
 * Appends `page`, a PDF of one page or more, to `pdf` and signs the whole as PAdES B-B. `pdf` is not rewritten: the result
 * begins with exactly its bytes, so that they can still be checked against its hash. Both are our own PDFs, with a
 * table of cross-references.
 */
export async function signPdf(pdf: Uint8Array, page: Uint8Array, signed: Signed): Promise<Uint8Array> {
  const prepared = await appended(pdf, page, signed);
  return new SignPdf().sign(Buffer.from(prepared), new CadesSigner(signed.identity));
}

async function appended(pdf: Uint8Array, page: Uint8Array, signed: Signed): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false });
  const other = await PDFDocument.load(page, { updateMetadata: false });
  const copy = copying(other.context, document.context);
  const pages = other.getPages().map(({ ref }) => copiedPage(document, copy, ref));
  for (const each of pages) document.addPage(each);
  adoptStructure(document, other, copy, pages);
  const last = pages.at(-1);
  if (!last) throw new Error('there is no page to append');
  addPlaceholder(document, last, signed);
  return document.save({ useObjectStreams: false });
}

/**
 * Copies without the snapshot, which tracks changes for the incremental save: new objects are saved in any case, and
 * with it pdf-lib would search the whole document for the holder of each of their parts.
 */
function copying(from: PDFContext, to: PDFContext): Copy {
  const copier = PDFObjectCopier.for(from, to);
  return (object) => {
    const { snapshot } = to;
    delete to.snapshot;
    const copy = copier.copy(object);
    if (snapshot) to.snapshot = snapshot;
    return copy;
  };
}

/** Copies the page by its reference, so that structure elements that name the page then name the copy. */
function copiedPage(document: PDFDocument, copy: Copy, ref: PDFRef): PDFPage {
  const copied = copy(ref);
  const leaf = document.context.lookup(copied);
  if (!(leaf instanceof PDFPageLeaf)) throw new Error('the page cannot be copied');
  return PDFPage.of(leaf, copied, document);
}

/** Adds an invisible signature field: everything there is to see of the signature is printed on the page itself. */
function addPlaceholder(document: PDFDocument, page: PDFPage, { reason, at }: Signed): void {
  const { context, catalog } = document;
  const range = PDFName.of(DEFAULT_BYTE_RANGE_PLACEHOLDER);
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: SUBFILTER_ETSI_CADES_DETACHED,
      // Must precede Contents: the signing package looks for them after it.
      ByteRange: [PDFNumber.of(0), range, range, range],
      Contents: PDFHexString.of('0'.repeat(2 * signatureBytes)),
      Reason: PDFHexString.fromText(reason),
      M: PDFString.fromDate(at),
    }),
  );
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      V: signature,
      T: PDFString.of('Approval'),
      // Hidden and locked: a field that takes no space on the page needs no place in the reading order.
      F: 2 + 128,
      P: page.ref,
    }),
  );
  const annotations = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray) ?? context.obj([]);
  annotations.push(widget);
  page.node.set(PDFName.of('Annots'), annotations);
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  if (form) throw new Error('the letter has a form already');
  // 3: signatures exist, and nothing may be changed but by appending.
  catalog.set(PDFName.of('AcroForm'), context.register(context.obj({ Fields: [widget], SigFlags: 3 })));
}

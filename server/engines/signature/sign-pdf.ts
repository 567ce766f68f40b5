import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { SignPdf } from '@signpdf/signpdf';
import { DEFAULT_BYTE_RANGE_PLACEHOLDER, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { CadesSigner } from './cades-signer.ts';
import type { SigningIdentity } from './signing-identity.ts';

/** What the signature states; `at` is the time it claims. */
type Signed = { identity: SigningIdentity; reason: string; at: Date };

/** Bytes kept for the signature: a chain of three certificates fits twice. */
const signatureBytes = 12_288;

/**
 * Signs `pdf`, one of our own with a table of cross-references, as PAdES B-B. It is not rewritten: the result begins with
 * exactly its bytes, so that those who know its hash find it again.
 */
export async function signPdf(pdf: Uint8Array, signed: Signed): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false });
  addPlaceholder(document, signed);
  const prepared = await document.save({ useObjectStreams: false });
  return new SignPdf().sign(Buffer.from(prepared), new CadesSigner(signed.identity));
}

/** An invisible field on the last page: what there is to see of the signature stands in the letter itself. */
function addPlaceholder(document: PDFDocument, { reason, at }: Signed): void {
  const { context, catalog } = document;
  const page = document.getPage(document.getPageCount() - 1);
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
      T: PDFString.of('Signature'),
      // Hidden and locked: without a place on the page it needs none in the reading order.
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

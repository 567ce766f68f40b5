import { AFRelationship, PDFDocument } from '@cantoo/pdf-lib';
import { appendPages, openPages } from './join-pdfs.ts';

/**
 * A PDF whose pages are shown, and whose file is embedded unchanged so that its bytes and signature can be verified.
 */
export type ProofPart = { name: string; description: string; pdf: Uint8Array };
type ProofPlan = { title: string; at: Date; parts: readonly ProofPart[] };
/** `pages` of each part, in order; `first`: the page in the whole on which it begins, from 1. */
export type PlacedPart = { name: string; pages: number; first: number };

/**
 * A cover, then the pages of each part, with the parts embedded as files. `cover` makes the cover's PDF, given where
 * each part begins; it is called again when the cover's own length moves the parts.
 */
export async function buildProof(
  { title, at, parts }: ProofPlan,
  cover: (placed: PlacedPart[]) => Promise<Uint8Array>,
): Promise<{ bytes: Uint8Array; pages: number }> {
  const opened = await Promise.all(parts.map(({ pdf }) => openPages(pdf)));
  const counts = opened.map((each) => each.getPageCount());
  const front = await coverThatFits(parts, counts, cover);
  const proof = await PDFDocument.create({ updateMetadata: false });
  for (const source of [front, ...opened]) await appendPages(proof, source);
  for (const { name, description, pdf } of parts)
    await proof.attach(pdf, name, {
      mimeType: 'application/pdf',
      description,
      creationDate: at,
      modificationDate: at,
      afRelationship: AFRelationship.Source,
    });
  proof.setTitle(title, { showInWindowTitleBar: true });
  proof.setLanguage('en-US');
  proof.setCreationDate(at);
  return { bytes: await proof.save(), pages: proof.getPageCount() };
}

async function coverThatFits(
  parts: readonly ProofPart[],
  counts: readonly number[],
  cover: (placed: PlacedPart[]) => Promise<Uint8Array>,
): Promise<PDFDocument> {
  let length = 1;
  for (;;) {
    const own = length;
    const placed = parts.map(({ name }, index) => ({
      name,
      pages: counts[index] ?? 0,
      first: own + 1 + counts.slice(0, index).reduce((sum, count) => sum + count, 0),
    }));
    const made = await openPages(await cover(placed));
    // Tried again only when it grew: a cover that grows and shrinks in turn would loop forever.
    if (made.getPageCount() <= own) return made;
    length = made.getPageCount();
  }
}

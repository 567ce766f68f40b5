import { drawnBox, type SignedPaper } from '../../../domain/letters/signed-paper.ts';
import { agreementParts } from '../../../domain/money/agreement.ts';
import type { Span } from './inline-spans.ts';
import type { PrintableSigned } from './pdf.ts';
import { breakableText, printableText } from './printable-text.ts';

const maxWordLength = 40;

/** One signed paper as `signed-part.typ` prints it; all texts are literal, `drawn` is an SVG picture. */
export interface SignedPartData {
  parts: { kind: 'heading' | 'paragraph'; spans: Span[] }[];
  signature: { name: string; at: string };
  /** The network address that it was signed from; null on a paper that leaves the firm. */
  address: string | null;
  drawn: string | null;
  /** Of its text. */
  sha256: string;
}

/** Makes a signed text and its signature printable, and a picture of the drawing. The text's hash, as one that covers the address tells it. */
export function signedPartData(
  paper: Pick<SignedPaper, 'text' | 'text_sha256' | 'signed_name' | 'signed_at' | 'drawn'>,
  covered: ReadonlySet<number>,
  address: string | null = null,
): SignedPartData {
  const line = (raw: string): string => breakableText(printableText(raw, covered), maxWordLength);
  return {
    parts: agreementParts(paper.text).map(({ kind, runs }) => ({
      kind,
      spans: runs.map((run) => ({ text: line(run.text), bold: run.bold, italic: false })),
    })),
    signature: { name: line(paper.signed_name), at: moment(new Date(paper.signed_at)) },
    address: address && line(address),
    drawn: paper.drawn === null ? null : picture(paper.drawn),
    sha256: `${paper.text_sha256.slice(0, 32)}\u200b${paper.text_sha256.slice(32)}`,
  };
}

/** Everything `signed.typ` prints. */
export function signedData({ paper, case_number }: PrintableSigned, covered: ReadonlySet<number>) {
  const line = (raw: string): string => breakableText(printableText(raw, covered), maxWordLength);
  return {
    title: `${line(paper.title)}, ${line(case_number)}`,
    reference: `Case ${line(case_number)}`,
    paper: signedPartData(paper, covered),
  };
}

/** The strokes as SVG: their grammar (`drawnPath`) leaves no room for anything else. */
export function picture(path: string): string {
  const { width, height } = drawnBox;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${path}" fill="none" stroke="#17211C" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

/** "November 21, 2026 at 16:05:09 UTC". */
export function moment(at: Date): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  return `${day} at ${at.toISOString().slice(11, 19)} UTC`;
}

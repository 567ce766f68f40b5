import { drawnBox } from '../../../domain/papers/signed-paper.ts';
import { paperParts } from '../../../domain/papers/paper-parts.ts';
import type { Span } from './inline-spans.ts';
import type { PrintableSigned } from './pdf.ts';
import { printedDate } from './printed-date.ts';
import { breakableText, printableText } from './printable-text.ts';

const maxWordLength = 40;

/** One signed paper as `signed-part.typ` prints it; all texts are literal, `drawn` is an SVG picture. */
export interface SignedPartData {
  parts: { kind: 'heading' | 'paragraph'; spans: Span[] }[];
  /** `address`: the network address that it was signed from, null on a paper that leaves; `sha256`: then of the text alone. */
  signatures: {
    name: string;
    at: string;
    address: string | null;
    drawn: string | null;
    by_hand: boolean;
    sha256: string;
  }[];
  /** Under each of these words somebody signs by hand. */
  places: string[];
  text_sha256: string;
}

/** Makes a signed text and its signatures printable, and pictures of the drawings. */
export function signedPartData(
  { text, text_sha256, enclosed, signatures, to_sign }: Omit<PrintableSigned, 'title' | 'case_number'>,
  covered: ReadonlySet<number>,
): SignedPartData {
  const line = (raw: string): string => breakableText(printableText(raw, covered), maxWordLength);
  // The hash of a signature covers the address, which is found from it.
  const hash = (sha256: string): string => `${sha256.slice(0, 32)}\u200b${sha256.slice(32)}`;
  return {
    parts: paperParts(text).map(({ kind, runs }) => ({
      kind,
      spans: runs.map((run) => ({ text: line(run.text), bold: run.bold, italic: false })),
    })),
    places: [...(to_sign?.places ?? [])],
    text_sha256: hash(text_sha256),
    signatures: signatures.map(({ signed_name, signed_at, address, drawn, ink, sha256 }) => ({
      name: line(signed_name),
      at: ink ? printedDate(ink.signed_on).long : moment(new Date(signed_at)),
      by_hand: ink !== undefined,
      address: enclosed ? null : line(address),
      drawn: drawn === null ? null : picture(drawn),
      sha256: hash(enclosed ? text_sha256 : sha256),
    })),
  };
}

/** Everything `signed.typ` prints. */
export function signedData({ title, case_number, ...paper }: PrintableSigned, covered: ReadonlySet<number>) {
  const line = (raw: string): string => breakableText(printableText(raw, covered), maxWordLength);
  return {
    title: `${line(title)}, ${line(case_number)}`,
    reference: `Case ${line(case_number)}`,
    paper: signedPartData(paper, covered),
  };
}

/** The day of the last signature, in UTC, or of the print. */
export const lastDay = ({ signatures, to_sign }: PrintableSigned): string =>
  signatures.reduce((last, { signed_at }) => (signed_at > last ? signed_at : last), to_sign?.dated ?? '').slice(0, 10);

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

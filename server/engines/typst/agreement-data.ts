import { agreementParts } from '../../../domain/money/agreement.ts';
import type { Span } from './inline-spans.ts';
import type { PrintableAgreement } from './pdf.ts';
import { breakableText, printableText } from './printable-text.ts';
import { moment } from './signed-data.ts';

const maxWordLength = 40;

/** Everything `agreement.typ` prints; all texts are literal. */
interface AgreementData {
  title: string;
  reference: string;
  parts: { kind: 'heading' | 'paragraph'; spans: Span[] }[];
  signature: { name: string; at: string; address: string };
  sha256: string;
}

/** Makes an agreement's texts printable. The first heading is the title. */
export function agreementData(
  { text, case_number, sha256, signed }: PrintableAgreement,
  covered: ReadonlySet<number>,
): AgreementData {
  const line = (raw: string): string => breakableText(printableText(raw, covered), maxWordLength);
  const parts = agreementParts(text).map(({ kind, runs }) => ({
    kind,
    spans: runs.map((run) => ({ text: line(run.text), bold: run.bold, italic: false })),
  }));
  return {
    title: `${parts[0]?.spans.map((span) => span.text).join('') ?? 'Agreement'}, ${line(case_number)}`,
    reference: `Case ${line(case_number)}`,
    parts,
    signature: { name: line(signed.name), at: moment(signed.at), address: line(signed.address) },
    sha256: `${sha256.slice(0, 32)}\u200b${sha256.slice(32)}`,
  };
}

import type { PrintableAgreement } from './pdf.ts';
import { breakableText, printableText } from './printable-text.ts';
import { signedPartData, type SignedPartData } from './signed-data.ts';

const maxWordLength = 40;

/** Everything `agreement.typ` prints; all texts are literal. */
interface AgreementData {
  title: string;
  reference: string;
  agreement: SignedPartData;
}

/** Makes an agreement's texts printable. The first heading is the title. */
export function agreementData(
  { text, case_number, sha256, signed }: PrintableAgreement,
  covered: ReadonlySet<number>,
): AgreementData {
  const number = breakableText(printableText(case_number, covered), maxWordLength);
  const { name: signed_name, at, address, drawn } = signed;
  const paper = { text, text_sha256: sha256, signed_name, signed_at: at.toISOString(), drawn };
  const agreement = signedPartData(paper, covered, address);
  const heading = agreement.parts[0]?.spans.map((span) => span.text).join('') ?? 'Agreement';
  return { title: `${heading}, ${number}`, reference: `Case ${number}`, agreement };
}

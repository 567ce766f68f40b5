import { goesByCertifiedMail } from '../../../domain/letters/certified-number.ts';
import { exhibitText } from '../../../domain/letters/exhibits.ts';
import { unparted } from '../../../domain/letters/unparted.ts';
import type { LetterBlock, LetterDocument } from '../../../domain/letters/letter.ts';
import { paperLine } from '../../../domain/papers/signed-paper.ts';
import { inlineSpans, type Span } from './inline-spans.ts';
import { tableData, type TableData } from './letter-table.ts';
import { breakableText, printableText } from './printable-text.ts';
import { printedDate } from './printed-date.ts';
import type { LetterRenderOptions } from './pdf.ts';
import { picture, signedPartData, type SignedPartData } from './signed-data.ts';

const maxWordLength = 40;
const ownMarker = /^\s*(\(?([0-9]{1,3}|[a-z]|[ivx]{1,5})[.)]|[-–•])\s/i;

/** A block as the template takes it; `table` and `items` only for the kinds that have them. */
interface BlockData {
  kind: LetterBlock['kind'];
  paragraphs: Span[][];
  items: Span[][];
  /** False when the items bring their own numbers. */
  numbered: boolean;
  table: TableData | null;
}

/** Everything `letter.typ` prints. All texts are literal: the template never evaluates them. */
interface LetterData {
  title: string;
  dated: string;
  reference: string;
  /** Top of the second and later pages. */
  continuation: string;
  watermark: boolean;
  letterhead: LetterDocument['letterhead'];
  delivery_method: string;
  /** Null when the letter does not go by certified mail; '' leaves the place empty for the label. */
  certified: string | null;
  addressee: LetterDocument['addressee'];
  reference_lines: LetterDocument['reference_lines'];
  blocks: BlockData[];
  /** Printed on its own page after everything else, such as the notice that the seller signs. */
  enclosure: BlockData[];
  /** What the merchant signed, each on pages of its own at the end. */
  papers: SignedPartData[];
  /** What is enclosed beside the exhibits, named under them. */
  enclosed: string[];
  signature: LetterDocument['signature'];
  /** Over the name: words, or a drawing as an SVG picture. */
  signed: { text: string | null; drawn: string | null };
  exhibits: { label: string; description: string }[];
}

/** Turns a letter into the template's data, with every text made printable. Throws PdfError for an invalid date. */
export function letterData(
  document: LetterDocument,
  covered: ReadonlySet<number>,
  { watermark, signature: signed }: LetterRenderOptions = {},
): LetterData {
  const print = (text: string): string => unparted(printableText(text, covered));
  const line = (text: string): string => breakableText(print(text), maxWordLength);
  const { letterhead, addressee, signature } = document;
  return {
    title: line(document.title) || 'Letter',
    dated: printedDate(document.dated).long,
    reference: line(shortened(caseReference(document))),
    continuation: line(shortened(addressee.name)),
    watermark: watermark === 'draft',
    letterhead: {
      firm_name: line(letterhead.firm_name),
      firm_lines: letterhead.firm_lines.map(line),
      disclaimer: line(letterhead.disclaimer),
    },
    delivery_method: line(document.delivery_method),
    certified: certifiedNumber(document, (text) => breakableText(print(text), 16)),
    addressee: {
      name: line(addressee.name),
      address_lines: addressee.address_lines.map(line),
      email: addressee.email && line(addressee.email),
    },
    reference_lines: document.reference_lines.map(({ label, value }) => ({
      label: breakableText(print(label), 16),
      value: line(value),
    })),
    blocks: document.blocks.filter((block) => !block.enclosure).map((block) => blockData(block, print)),
    enclosure: document.blocks.filter((block) => block.enclosure).map((block) => blockData(block, print)),
    papers: (document.papers ?? []).map((paper) =>
      signedPartData({ ...paper, enclosed: true, signatures: [paper] }, covered),
    ),
    enclosed: (document.papers ?? []).map((paper) => line(paperLine(paper))),
    signature: {
      name: line(signature.name),
      title: line(signature.title),
      bar_number: line(signature.bar_number),
      bar_state: line(signature.bar_state),
      firm: line(signature.firm),
      lines: signature.lines.map(line),
    },
    signed: {
      text: signed?.kind === 'typed' ? line(`/s/ ${signed.name}`) : null,
      drawn: signed?.kind === 'drawn' ? picture(signed.path) : null,
    },
    exhibits: document.exhibits.map((exhibit) => ({
      label: print(exhibit.label),
      description: line(exhibitText(exhibit)),
    })),
  };
}

function blockData(block: LetterBlock, print: (text: string) => string): BlockData {
  const spans = (text: string): Span[] => inlineSpans(print(text), maxWordLength);
  const items = block.kind === 'list' ? (block.items ?? []) : [];
  const rows = block.kind === 'table' ? (block.rows ?? []) : [];
  return {
    kind: block.kind,
    paragraphs: paragraphs(block.text).map(spans),
    items: items.map(spans),
    numbered: !items.every((item) => ownMarker.test(item)),
    table: rows.length > 0 ? tableData(rows.map((row) => row.map(print))) : null,
  };
}

function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** The footer's reference: the Re: line that names our case, else the first one. */
function caseReference(document: LetterDocument): string {
  const lines = document.reference_lines;
  const ours =
    lines.find(({ label }) => /\b(our (ref\w*|file|case|matter)|case|matter|file)\b/i.test(label)) ?? lines[0];
  return ours === undefined ? '' : `${ours.label.replace(/:\s*$/, '')} ${ours.value}`;
}

/** Fits one line of small type. */
function shortened(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, ' '));
  return characters.length <= 80 ? characters.join('') : `${characters.slice(0, 79).join('')}…`;
}

function certifiedNumber(document: LetterDocument, line: (text: string) => string): string | null {
  const { certified_mail_number: number, delivery_method: method } = document;
  if (number === null) return goesByCertifiedMail(method) ? '' : null;
  // USPS prints article numbers in groups of four.
  return /^\d{20,22}$/.test(number) ? (number.match(/\d{1,4}/g) ?? []).join(' ') : line(number);
}

import type { MailingCover, MailingPaper, PrintableRecord, PrintableTables } from './pdf.ts';
import { breakableText, printableText } from './printable-text.ts';
import { printedDate } from './printed-date.ts';

const maxWordLength = 32;

/** Everything `record.typ` prints; a row without a value is a section. */
interface RecordData {
  title: string;
  lead: string;
  dated: string;
  reference: string;
  rows: { label: string; value: string | null }[];
}

/** Everything `cover.typ` prints. */
interface CoverData extends Omit<MailingCover, 'dated'> {
  dated: string;
}

/** Makes a record's texts printable. Throws PdfError for an invalid date. */
export function recordData(record: PrintableRecord, covered: ReadonlySet<number>): RecordData {
  const line = (text: string): string => breakableText(printableText(text, covered), maxWordLength);
  return {
    title: line(record.title) || 'Record',
    lead: line(record.lead ?? ''),
    dated: printedDate(record.dated).long,
    reference: line(record.reference ?? record.title),
    rows: record.rows.map(({ label, value }) => ({
      label: breakableText(printableText(label, covered), 24),
      value: value === null ? null : line(value),
    })),
  };
}

/** Makes the texts of sections and tables printable. Throws PdfError for an invalid date. */
export function tablesData(tables: PrintableTables, covered: ReadonlySet<number>): object {
  const line = (text: string): string => breakableText(printableText(text, covered), maxWordLength);
  const cell = (text: string): string => breakableText(printableText(text, covered), 20);
  return {
    title: line(tables.title),
    dated: printedDate(tables.dated).long,
    reference: line(tables.reference),
    sections: tables.sections.map(({ title, paragraphs, table }) => ({
      title: title === null ? null : line(title),
      paragraphs: paragraphs.map(line),
      table: table && {
        columns: table.columns.map(({ label, number = false, wide = false }) => ({ label: line(label), number, wide })),
        rows: table.rows.map((row) => row.map(cell)),
      },
    })),
  };
}

/** Makes the texts of a label or a form printable. */
export function mailingData(
  kind: 'label' | 'form',
  { sender, recipient, reference, certified_mail_number: number, copy }: MailingPaper,
  covered: ReadonlySet<number>,
): object {
  const line = (text: string): string => breakableText(printableText(text, covered), maxWordLength);
  const party = ({ name, address_lines }: MailingPaper['sender']): MailingPaper['sender'] => ({
    name: line(name),
    address_lines: address_lines.map(line),
  });
  return {
    kind,
    copy,
    sender: party(sender),
    recipient: party(recipient),
    reference: line(reference),
    certified_mail_number: number && line(number),
  };
}

/** Makes a cover's texts printable. Throws PdfError for an invalid date. */
export function coverData(cover: MailingCover, covered: ReadonlySet<number>): CoverData {
  const line = (text: string): string => breakableText(printableText(text, covered), maxWordLength);
  const party = (who: MailingCover['sender']): MailingCover['sender'] => ({
    name: line(who.name),
    address_lines: who.address_lines.map(line),
  });
  return {
    ...cover,
    dated: printedDate(cover.dated).long,
    sender: party(cover.sender),
    recipient: party(cover.recipient),
    delivery_method: line(cover.delivery_method),
    certified_mail_number: cover.certified_mail_number && line(cover.certified_mail_number),
    reference: line(cover.reference),
  };
}

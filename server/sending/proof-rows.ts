import type { Db } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { longDay } from '../../domain/calendar/long-day.ts';
import { replyKindLabels } from '../../domain/letters/processor-reply.ts';
import { formatCents } from '../../domain/money/cents.ts';
import type { PlacedPart } from '../engines/proof/build-proof.ts';
import type { PrintableRecord } from '../engines/typst/pdf.ts';
import { moment } from '../engines/typst/signed-data.ts';
import type { Approval, Delivery, JudgedLetter } from '../letters/letter-on-desk.ts';
import type { LetterLink } from '../letters/letter-links.ts';
import { repliesOf, type ReplyRow } from '../replies/list-replies.ts';

export type Row = PrintableRecord['rows'][number];
const channels: Record<string, string> = { email: 'Email', certified_mail: 'Certified mail' };

/**
 * What proves that a letter was served and what came of it: the bytes by their hash, the sending, the receipt, the replies.
 * It may go to anybody, so it says nothing of who worked on the letter, or how.
 */
export async function proofRows(db: Db, desk: JudgedLetter, approval: Approval): Promise<Row[]> {
  const receipts = await receiptsOf(db, desk);
  const replies = (await repliesOf(db, desk.letter.case_id)).filter(({ withdrawn_at }) => withdrawn_at === null);
  return [
    ...letterRows(desk, approval),
    section('Deliveries'),
    ...orNone(desk.deliveries.map(deliveryRow)),
    ...receivedRows(desk, receipts),
    section('Secure links'),
    ...orNone(desk.links.map(linkRow)),
    section('Replies of the processor'),
    ...orNone(replies.map(replyRow)),
  ];
}

/** What the file consists of. */
export function contents(placed: readonly PlacedPart[], descriptions: ReadonlyMap<string, string>): Row[] {
  return [
    section('Contents'),
    { label: 'This proof', value: 'From page 1' },
    ...placed.map(({ name, first, pages }) => ({
      label: descriptions.get(name) ?? name,
      value: `From page ${first}, ${pages === 1 ? '1 page' : `${pages} pages`}; the original is embedded as ${name}`,
    })),
  ];
}

export const section = (label: string): Row => ({ label, value: null });
export const orNone = (rows: Row[]): Row[] => (rows.length > 0 ? rows : [{ label: 'On record', value: 'None' }]);

function letterRows({ version, book }: JudgedLetter, approval: Approval): Row[] {
  return [
    section('The letter'),
    { label: 'Letter', value: version.document.title },
    { label: 'To', value: [version.document.addressee.name, ...version.document.addressee.address_lines].join('\n') },
    { label: 'SHA-256 of the file that left', value: approval.sha256 },
    {
      label: 'Signature',
      value:
        approval.signed_pdf_key === null
          ? 'Approved before letters were signed'
          : 'PAdES B-B, in the embedded file; pdfsig or any PDF reader verifies it',
    },
    {
      label: 'SHA-256 of the exhibits',
      value: approval.exhibit_book_sha256 ?? 'No exhibit book',
    },
    ...('row' in book
      ? book.row.exhibits.map(({ label, file }) => ({
          label: `Exhibit ${label}`,
          value: file ? `SHA-256 ${file.sha256}` : 'No file',
        }))
      : []),
  ];
}

/** The postmarked receipts of its envelopes: the hashes of their files. */
async function receiptsOf(db: Db, { deliveries }: JudgedLetter): Promise<string[]> {
  const ids = deliveries.flatMap(({ receipt_file_id: id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return [];
  const files = await db.selectFrom('case_files').select('sha256').where('id', 'in', ids).execute();
  return files.map(({ sha256 }) => sha256);
}

function receivedRows({ letter }: JudgedLetter, receipts: readonly string[]): Row[] {
  return [
    ...(letter.tracking_number ? [{ label: 'Certified mail number', value: letter.tracking_number }] : []),
    ...receipts.map((sha256) => ({ label: 'Postmarked receipt', value: `SHA-256 ${sha256}` })),
    ...(letter.delivered_on ? [{ label: 'Delivered on', value: letter.delivered_on }] : []),
    ...(letter.reply_due_on ? [{ label: 'Answer due on', value: letter.reply_due_on }] : []),
  ];
}

export const deliveryRow = ({ channel, recipient, status, sent_at, tracking_number, email_sha256 }: Delivery): Row => ({
  label: channels[channel] ?? channel,
  value: [
    recipient,
    `${status.replaceAll('_', ' ')}${sent_at ? `, ${leftText(channel, sent_at)}` : ''}`,
    ...(tracking_number ? [`Tracking ${tracking_number}`] : []),
    ...(email_sha256 ? [`SHA-256 of the email as counsel sent it: ${email_sha256}`] : []),
  ].join('\n'),
});

/** A day at the firm for mail, since nobody records the hour of a post office; otherwise the moment. */
const leftText = (channel: string, at: Date): string =>
  channel === 'certified_mail' ? longDay(firmDayOf(at)) : moment(at);

const linkRow = ({ recipient, created_at, opens }: LetterLink): Row => ({
  label: recipient,
  value: [
    `Made ${moment(created_at)}`,
    ...(opens.length === 0 ? ['Not opened'] : []),
    ...opens.map(({ opened_at }) => `Opened ${moment(opened_at)}`),
  ].join('\n'),
});

export const replyRow = ({ received_on, kind, words, amount_cents, filename }: ReplyRow): Row => ({
  label: received_on,
  value: [
    `${replyKindLabels[kind]}${amount_cents === null ? '' : `, ${formatCents(amount_cents)}`}`,
    ...(words ? [words] : []),
    ...(filename ? [`File: ${filename}`] : []),
  ].join('\n'),
});

import type { Db } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { longDay } from '../../domain/calendar/long-day.ts';
import { historyEvents } from '../../domain/history-events.ts';
import { replyKindLabels } from '../../domain/letters/processor-reply.ts';
import { formatCents } from '../../domain/money/cents.ts';
import type { PlacedPart } from '../engines/proof/build-proof.ts';
import type { PrintableRecord } from '../engines/typst/pdf.ts';
import { moment } from '../engines/typst/signed-data.ts';
import { authorOf } from '../letters/audit-page.ts';
import type { Approval, Delivery, JudgedLetter } from '../letters/letter-on-desk.ts';
import { repliesOf, type ReplyRow } from '../replies/list-replies.ts';
import { versionsOf } from '../letters/list-versions.ts';
import type { LetterLink } from '../letters/letter-links.ts';
import { reasonText } from '../../domain/letters/letter-version.ts';

type Row = PrintableRecord['rows'][number];
const events = new Map<string, string>(Object.entries(historyEvents));
const channels: Record<string, string> = { email: 'Email', certified_mail: 'Certified mail' };

/**
 * Everything on record that proves what a letter said, who answers for it and what became of it, one section for each
 * matter. `contents` comes before it, with the parts and the pages on which they begin.
 */
export async function proofRows(db: Db, desk: JudgedLetter, approval: Approval): Promise<Row[]> {
  const { letter } = desk;
  const [versions, replies, history] = await Promise.all([
    versionsOf(db, letter.id),
    repliesOf(db, letter.case_id),
    historyOf(db, letter.case_id),
  ]);
  return [
    ...approvalRows(desk, approval),
    section('Signed by the merchant'),
    ...orNone(
      (desk.version.document.papers ?? []).map(({ title, signed_name, signed_at, address, sha256 }) => ({
        label: title,
        value: `${signed_name}, ${moment(new Date(signed_at))}, from ${address}\nSHA-256 ${sha256}`,
      })),
    ),
    section('Deliveries'),
    ...deliveryRows(desk),
    section('Secure links'),
    ...orNone(desk.links.map(linkRow)),
    section('Replies of the processor'),
    ...orNone(replies.map(replyRow)),
    section('Versions'),
    ...versions.map(({ version, why, by, created_at, pdf_sha256 }) => ({
      label: `Version ${version}`,
      value: `${reasonText[why]}, ${authorOf(by)}, ${moment(created_at)}\nSHA-256 ${pdf_sha256}`,
    })),
    section('History of the case'),
    ...history,
  ];
}

/** The parts of the pack. */
export function contents(placed: readonly PlacedPart[], descriptions: ReadonlyMap<string, string>): Row[] {
  return [
    section('Contents'),
    { label: 'This record', value: 'From page 1' },
    ...placed.map(({ name, first, pages }) => ({
      label: descriptions.get(name) ?? name,
      value: `From page ${first}, ${pages === 1 ? '1 page' : `${pages} pages`}; the original is embedded as ${name}`,
    })),
  ];
}

const section = (label: string): Row => ({ label, value: null });
const orNone = (rows: Row[]): Row[] => (rows.length > 0 ? rows : [{ label: 'On record', value: 'None' }]);

function approvalRows({ letter, version, book }: JudgedLetter, approval: Approval): Row[] {
  const failed = 'row' in book && book.row.pdf_sha256 === null;
  return [
    section('Approval'),
    { label: 'Letter', value: version.document.title },
    { label: 'To', value: [version.document.addressee.name, ...version.document.addressee.address_lines].join('\n') },
    { label: 'Approved by', value: `${approval.attorney_name}, version ${approval.version}, ${moment(approval.at)}` },
    { label: 'SHA-256 of the file that left', value: approval.sha256 },
    { label: 'SHA-256 of the letter in it', value: approval.content_sha256 },
    {
      label: 'Signature',
      value:
        approval.signed_pdf_key === null
          ? 'Approved before letters were signed'
          : 'PAdES B-B, in the embedded file; pdfsig or any PDF reader verifies it',
    },
    {
      label: 'SHA-256 of the exhibits',
      value: approval.exhibit_book_sha256 ?? (failed ? 'Enclosed as files' : 'No exhibit book'),
    },
    ...('row' in book
      ? book.row.exhibits.map(({ label, file }) => ({
          label: `Exhibit ${label}`,
          value: file ? `${file.filename}\nSHA-256 ${file.sha256}` : 'No file',
        }))
      : []),
    { label: 'Status', value: letter.status.replaceAll('_', ' ') },
  ];
}

function deliveryRows({ letter, deliveries }: JudgedLetter): Row[] {
  return [
    ...orNone(deliveries.map(deliveryRow)),
    ...(letter.tracking_number ? [{ label: 'Certified mail number', value: letter.tracking_number }] : []),
    ...(letter.delivered_on ? [{ label: 'Delivered on', value: letter.delivered_on }] : []),
    ...(letter.reply_due_on ? [{ label: 'Answer due on', value: letter.reply_due_on }] : []),
  ];
}

const deliveryRow = ({ channel, recipient, status, sent_at, tracking_number, error }: Delivery): Row => ({
  label: channels[channel] ?? channel,
  value: [
    recipient,
    `${status.replaceAll('_', ' ')}${sent_at ? `, ${leftText(channel, sent_at)}` : ''}`,
    ...(tracking_number ? [`Tracking ${tracking_number}`] : []),
    ...(error ? [error] : []),
  ].join('\n'),
});

/** A day at the firm for mail, since nobody records the hour of a post office; otherwise the moment. */
const leftText = (channel: string, at: Date): string =>
  channel === 'certified_mail' ? longDay(firmDayOf(at)) : moment(at);

const linkRow = ({ recipient, created_at, revoked_at, opens }: LetterLink): Row => ({
  label: recipient,
  value: [
    `Made ${moment(created_at)}${revoked_at ? `, ended ${moment(revoked_at)}` : ''}`,
    ...(opens.length === 0 ? ['Not opened'] : []),
    ...opens.map(({ opened_at, address }) => `Opened ${moment(opened_at)}, from ${address}`),
  ].join('\n'),
});

const replyRow = ({
  received_on,
  kind,
  words,
  amount_cents,
  filename,
  entered_by_name,
  withdrawn_at,
}: ReplyRow): Row => ({
  label: received_on,
  value: [
    `${replyKindLabels[kind]}${amount_cents === null ? '' : `, ${formatCents(amount_cents)}`}`,
    ...(words ? [words] : []),
    ...(filename ? [`File: ${filename}`] : []),
    `Entered by ${entered_by_name}`,
    ...(withdrawn_at ? [`Withdrawn ${moment(withdrawn_at)}`] : []),
  ].join('\n'),
});

/** Each line of the history, in order; the last hash stands for all of them, since each contains the one before. */
async function historyOf(db: Db, caseId: string): Promise<Row[]> {
  const rows = await db
    .selectFrom('case_history')
    .select(['seq', 'at', 'actor_name', 'what', 'hash'])
    .where('case_id', '=', caseId)
    .orderBy('seq')
    .limit(2_000)
    .execute();
  const last = rows.at(-1);
  return [
    ...rows.map(({ at, actor_name, what }) => ({
      label: moment(at),
      value: `${events.get(what) ?? what.replaceAll('_', ' ')}\n${actor_name}`,
    })),
    ...(last ? [{ label: 'Hash of the history', value: last.hash }] : []),
  ];
}

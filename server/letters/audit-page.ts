import type { Db } from '../../db/actor.ts';
import { authorRoleText, reasonText } from '../../domain/letters/letter-version.ts';
import { moment } from '../engines/typst/signed-data.ts';
import type { PrintableRecord } from '../engines/typst/pdf.ts';
import type { JudgedLetter } from './letter-on-desk.ts';
import { versionsOf, type ListedVersion } from './list-versions.ts';
import { dayOf } from '../../domain/calendar/utc.ts';

/** The approval that the page belongs to, not yet on record; hashes in hex. */
type Approving = {
  attorney: string;
  at: Date;
  exhibits: string | null;
  bytes: number;
  license: { state: string; number: string };
  attested: string;
};
type Row = PrintableRecord['rows'][number];
type AuditEvent = { at: Date; who: string; did: string };

/**
 * The page behind an approved letter: what was approved, who saw, changed and approved it and when, what the merchant
 * signed. It goes to the processor with the letter, so it states events only and nobody's opinions.
 */
export async function auditPage(db: Db, desk: JudgedLetter, approving: Approving): Promise<PrintableRecord> {
  const { letter, version } = desk;
  const versions = await versionsOf(db, letter.id);
  const events = await auditEvents(db, desk, { versions, approving });
  return {
    title: 'Audit page',
    lead: `This file begins with the letter as it was approved, its first ${approving.bytes.toLocaleString('en-US')} bytes. This page was added when it was approved; the signature covers both.`,
    dated: dayOf(approving.at),
    reference: `Audit page · Case ${letter.case_number} · ${version.document.title}`,
    rows: [
      { label: 'Letter', value: null },
      { label: 'Title', value: version.document.title },
      { label: 'To', value: version.document.addressee.name },
      { label: 'Case', value: letter.case_number },
      { label: 'Approved', value: `Version ${letter.version}, by ${approving.attorney}, ${moment(approving.at)}` },
      { label: 'License', value: `${approving.license.state} ${approving.license.number}` },
      { label: 'Attested', value: approving.attested },
      { label: 'SHA-256 of the letter', value: version.pdf_sha256 },
      { label: 'SHA-256 of the exhibits', value: approving.exhibits ?? 'No exhibit book' },
      { label: 'Who saw, changed and approved it', value: null },
      ...events.map(({ at, who, did }): Row => ({ label: moment(at), value: `${who}: ${did}` })),
      ...signatureRows(desk),
    ],
  };
}

/** The events of the letter in order, one line for each record of one. */
async function auditEvents(
  db: Db,
  { letter }: JudgedLetter,
  { versions, approving }: { versions: readonly ListedVersion[]; approving: Approving },
): Promise<AuditEvent[]> {
  const events = [
    ...versions.map(versionEvent),
    ...(await viewEvents(db, letter.id)),
    ...(await factEvents(db, letter.id)),
    ...(await confirmationEvents(db, letter.id)),
    ...(await earlierApprovals(db, letter.id)),
    { at: approving.at, who: `${approving.attorney}, attorney`, did: `approved version ${letter.version}` },
  ];
  return events.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

export const authorOf = ({ name, role }: ListedVersion['by']): string =>
  role === 'system' || role === null
    ? (name ?? 'Name not on record')
    : `${name ?? 'Name not on record'}, ${authorRoleText[role] ?? role}`;

function versionEvent({ version, why, by, created_at, pdf_sha256 }: ListedVersion): AuditEvent {
  const reason = reasonText[why];
  return {
    at: created_at,
    who: authorOf(by),
    did: `version ${version}, ${reason.charAt(0).toLowerCase()}${reason.slice(1)} (SHA-256 ${pdf_sha256.slice(0, 16)}…)`,
  };
}

/** Each version's first opening by its attorney. */
async function viewEvents(db: Db, letterId: string): Promise<AuditEvent[]> {
  const rows = await db
    .selectFrom('letter_views as w')
    .innerJoin('attorneys', 'attorneys.user_id', 'w.attorney_id')
    .select((eb) => ['full_name', 'w.version', eb.fn.min<Date>('viewed_at').as('at')])
    .where('w.letter_id', '=', letterId)
    .groupBy(['full_name', 'w.version'])
    .execute();
  return rows.map(({ full_name, version, at }) => ({
    at: new Date(at),
    who: `${full_name}, attorney`,
    did: `opened the PDF of version ${version}`,
  }));
}

/** The facts that the merchant confirmed, and those that the attorney went on without. */
async function factEvents(db: Db, letterId: string): Promise<AuditEvent[]> {
  const rows = await db
    .selectFrom('fact_entries')
    .select((eb) => ['kind', 'entered_by_name', 'entered_at', eb.fn.countAll<number>().as('n')])
    .where('letter_id', '=', letterId)
    .where('kind', 'in', ['confirmed', 'waived'])
    .groupBy(['kind', 'entered_by_name', 'entered_at'])
    .execute();
  return rows.map(({ kind, entered_by_name, entered_at, n }) => {
    const facts = n === 1 ? 'one fact' : `${n} facts`;
    return {
      at: new Date(entered_at),
      who: kind === 'confirmed' ? 'The merchant' : `${entered_by_name}, attorney`,
      did: kind === 'confirmed' ? `confirmed ${facts}` : `went on without confirmation of ${facts}`,
    };
  });
}

/** Findings are read and confirmed one by one; those confirmed together make one line. */
async function confirmationEvents(db: Db, letterId: string): Promise<AuditEvent[]> {
  const rows = await db
    .selectFrom('finding_confirmations as f')
    .innerJoin('attorneys', 'attorneys.user_id', 'f.attorney_id')
    .select((eb) => ['full_name', 'confirmed_at', eb.fn.countAll<number>().as('n')])
    .where('f.letter_id', '=', letterId)
    .groupBy(['full_name', 'confirmed_at'])
    .execute();
  return rows.map(({ full_name, confirmed_at, n }) => ({
    at: new Date(confirmed_at),
    who: `${full_name}, attorney`,
    did: n === 1 ? 'read and confirmed one finding' : `read and confirmed ${n} findings`,
  }));
}

async function earlierApprovals(db: Db, letterId: string): Promise<AuditEvent[]> {
  const rows = await db
    .selectFrom('letter_approvals')
    .innerJoin('attorneys', 'attorneys.user_id', 'letter_approvals.attorney_id')
    .select(['full_name', 'approved_at', 'version'])
    .where('letter_id', '=', letterId)
    .execute();
  return rows.map(({ full_name, approved_at, version }) => ({
    at: new Date(approved_at),
    who: `${full_name}, attorney`,
    did: `approved version ${version}; void since`,
  }));
}

function signatureRows({ version: { document } }: JudgedLetter): Row[] {
  const papers = document.papers ?? [];
  if (papers.length === 0) return [];
  return [
    { label: 'Signed by the merchant', value: null },
    ...papers.map(({ title, signed_name, signed_at, sha256 }): Row => ({
      label: title,
      value: `${signed_name}, ${moment(new Date(signed_at))}\nSHA-256 ${sha256}`,
    })),
  ];
}

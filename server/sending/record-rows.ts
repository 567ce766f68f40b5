import type { Db } from '../../db/actor.ts';
import { attestations } from '../../domain/letters/attestation.ts';
import { authorRoleText, reasonText } from '../../domain/letters/letter-version.ts';
import { historyEvents } from '../../domain/history-events.ts';
import { moment } from '../engines/typst/signed-data.ts';
import type { Approval, JudgedLetter } from '../letters/letter-on-desk.ts';
import type { LetterLink } from '../letters/letter-links.ts';
import { versionsOf, type ListedVersion } from '../letters/list-versions.ts';
import { repliesOf } from '../replies/list-replies.ts';
import { deliveryRow, orNone, replyRow, section, type Row } from './proof-rows.ts';

type LetterEvent = { at: Date; who: string; did: string };
const events = new Map<string, string>(Object.entries(historyEvents));
const attested = new Map<string, string>(Object.entries(attestations));

/**
 * What the firm has on record of a letter besides what proves its service: who saw, changed and approved it, on which
 * license, what the merchant signed and from which network address, each version, and the case's history.
 */
export async function recordRows(db: Db, desk: JudgedLetter, approval: Approval): Promise<Row[]> {
  const { letter } = desk;
  const [versions, approvals, replies, history] = await Promise.all([
    versionsOf(db, letter.id),
    approvalsOf(db, letter.id),
    repliesOf(db, letter.case_id),
    historyOf(db, letter.case_id),
  ]);
  return [
    section('Approval'),
    ...approvalRows(desk, approval, approvals.at(-1)),
    section('Who saw, changed and approved it'),
    ...(await letterEvents(db, letter.id, versions, approvals)).map(({ at, who, did }) => ({
      label: moment(at),
      value: `${who}: ${did}`,
    })),
    section('Signed by the merchant'),
    ...orNone(signatureRows(desk)),
    section('Deliveries'),
    ...orNone(desk.deliveries.map((each) => withMore(deliveryRow(each), each.error))),
    section('Secure links'),
    ...orNone(desk.links.map(linkRow)),
    section('Replies of the processor'),
    ...orNone(
      replies.map((each) =>
        withMore(
          replyRow(each),
          `Entered by ${each.entered_by_name}${each.withdrawn_at ? `; withdrawn ${moment(each.withdrawn_at)}` : ''}`,
        ),
      ),
    ),
    section('Versions'),
    ...versions.map(({ version, why, by, created_at, pdf_sha256 }) => ({
      label: `Version ${version}`,
      value: `${reasonText[why]}, ${authorOf(by)}, ${moment(created_at)}\nSHA-256 ${pdf_sha256}`,
    })),
    section('History of the case'),
    ...history,
  ];
}

const withMore = ({ label, value }: Row, more: string | null): Row => ({
  label,
  value: more ? `${value}\n${more}` : value,
});

type ApprovalRow = Awaited<ReturnType<typeof approvalsOf>>[number];

/** All of a letter's approvals, the oldest first: the last one counts. */
async function approvalsOf(db: Db, letterId: string) {
  return db
    .selectFrom('letter_approvals as a')
    .innerJoin('attorneys', 'attorneys.user_id', 'a.attorney_id')
    .select([
      'full_name',
      'approved_at',
      'version',
      'license_state',
      'license_number',
      'license_reason',
      'attestation',
      'signature',
      'shown_sha256',
    ])
    .where('letter_id', '=', letterId)
    .orderBy('approved_at')
    .execute();
}

function approvalRows({ version }: JudgedLetter, approval: Approval, last: ApprovalRow | undefined): Row[] {
  const license = last?.license_state && `${last.license_state} ${last.license_number}`;
  return [
    { label: 'Letter', value: version.document.title },
    { label: 'Approved', value: `Version ${approval.version}, by ${approval.attorney_name}, ${moment(approval.at)}` },
    { label: 'License', value: [license || 'Not on record', last?.license_reason].filter(Boolean).join('\n') },
    { label: 'Attested', value: attested.get(last?.attestation ?? '') ?? 'Not on record' },
    { label: 'SHA-256 of the file that left', value: approval.sha256 },
    { label: 'SHA-256 of the version', value: approval.content_sha256 },
    {
      label: 'Signature',
      value: last?.shown_sha256
        ? `${last.signature === 'drawn' ? 'Drawn' : 'Typed'} by counsel in the approval; SHA-256 of the bytes shown with it ${last.shown_sha256}`
        : 'From before letters were signed in the approval',
    },
  ];
}

/** Everything that happened to the letter, in order: each record that says so is one line here. */
async function letterEvents(
  db: Db,
  letterId: string,
  versions: readonly ListedVersion[],
  approvals: readonly ApprovalRow[],
): Promise<LetterEvent[]> {
  const happened = [
    ...versions.map(versionEvent),
    ...(await viewEvents(db, letterId)),
    ...(await factEvents(db, letterId)),
    ...(await confirmationEvents(db, letterId)),
    ...approvals.map(({ full_name, approved_at, version }, index) => ({
      at: new Date(approved_at),
      who: `${full_name}, attorney`,
      did: `approved version ${version}${index + 1 < approvals.length ? '; void since' : ''}`,
    })),
  ];
  return happened.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

const authorOf = ({ name, role }: ListedVersion['by']): string =>
  role === 'system' || role === null
    ? (name ?? 'Name not on record')
    : `${name ?? 'Name not on record'}, ${authorRoleText[role] ?? role}`;

function versionEvent({ version, why, by, created_at, pdf_sha256 }: ListedVersion): LetterEvent {
  const reason = reasonText[why];
  return {
    at: created_at,
    who: authorOf(by),
    did: `version ${version}, ${reason.charAt(0).toLowerCase()}${reason.slice(1)} (SHA-256 ${pdf_sha256.slice(0, 16)}…)`,
  };
}

/** Each version's first opening by its attorney. */
async function viewEvents(db: Db, letterId: string): Promise<LetterEvent[]> {
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

/** What the merchant confirmed of the facts, or the attorney went on without. */
async function factEvents(db: Db, letterId: string): Promise<LetterEvent[]> {
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
async function confirmationEvents(db: Db, letterId: string): Promise<LetterEvent[]> {
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

function signatureRows({ version: { document } }: JudgedLetter): Row[] {
  return (document.papers ?? []).map(({ title, signed_name, signed_at, address, sha256 }) => ({
    label: title,
    value: `${signed_name}, ${moment(new Date(signed_at))}, from ${address}\nSHA-256 ${sha256}`,
  }));
}

const linkRow = ({ recipient, created_at, revoked_at, opens }: LetterLink): Row => ({
  label: recipient,
  value: [
    `Made ${moment(created_at)}${revoked_at ? `, ended ${moment(revoked_at)}` : ''}`,
    ...opens.map(({ opened_at, address }) => `Opened ${moment(opened_at)}, from ${address}`),
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

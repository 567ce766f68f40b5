import type { LetterStatus } from '../../domain/letters/letter.ts';
import { isApproved, isUnsent } from '../../domain/letters/life.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { citedAuthorities } from '../../drafting/cited-authorities.ts';
import { ownReferred } from '../../drafting/checks/own-sources.ts';
import { withStandingReferences } from '../../drafting/standing-references.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { retiredNow } from '../knowledge/marks.ts';
import { citedAs } from '../knowledge/own-authorities.ts';
import { bookById, bookInputs, findBook } from './exhibit-book.ts';
import { caseNow } from './case-now.ts';
import { somethingLeft } from './held-back.ts';
import { loadGateFacts, type GateAsked } from './load-gate-facts.ts';
import { currentVersion, findLetter, type DeskLetter, type DeskVersion } from './find-letter.ts';
import { factViews } from './fact-views.ts';
import { bookSha256, type Approval, type DeskBook, type JudgedLetter, type LetterOnDesk } from './letter-on-desk.ts';
import { lastReplyOn } from '../replies/list-replies.ts';
import { ownSources } from './own-sources.ts';
import { readLetter } from './reading/letter-reading.ts';
import { linksOf } from './letter-links.ts';
import { departureOf, successionOf } from './letter-order.ts';
import { returnOf } from './reading/returned.ts';
import { confirmedVersion } from './findings/version-confirmation.ts';
import { confirmedAuthorities } from './write-version.ts';

/** A letter with everything that proves it. Throws NOT_FOUND. */
export async function get(services: Services, user: User, id: string): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => letterOnDesk(services, db, await findLetter(db, id)));
}

/**
 * The same, inside the caller's transaction. The verdict is recomputed, so that a confirmation or a newer verifier
 * counts at once. `asked`: where it is about to go, and the moment if not now.
 */
export async function letterOnDesk(
  services: Services,
  db: Db,
  letter: DeskLetter,
  asked: Partial<GateAsked> = {},
): Promise<LetterOnDesk> {
  const [
    version,
    retired,
    confirmedAuthorityIds,
    confirmations,
    approval,
    deliveries,
    links,
    files,
    departure,
    succession,
    returned,
  ] = await Promise.all([
    currentVersion(db, letter),
    retiredNow(db),
    confirmedAuthorities(db),
    db
      .selectFrom('finding_confirmations')
      .innerJoin('attorneys', 'attorneys.user_id', 'finding_confirmations.attorney_id')
      .select(['key', 'reason', 'attorneys.full_name as attorney_name', 'confirmed_at'])
      .where('letter_id', '=', letter.id)
      .where('attorney_id', '=', letter.attorney_id)
      .execute(),
    currentApproval(db, letter),
    db
      .selectFrom('outbox')
      .select(['id', 'channel', 'recipient', 'status', 'tracking_number', 'sent_at', 'error', 'waits_since'])
      .select(['post_by', 'receipt_file_id', 'handed_over_at', 'email_sha256'])
      .select(sql<string | null>`payload ->> 'copy_of'`.as('copy_of'))
      .where('letter_id', '=', letter.id)
      .where('template', '=', 'demand-letter')
      // These belong to a version from before the letter was dated again.
      .where('status', '<>', 'unwanted')
      .orderBy('created_at')
      .execute(),
    linksOf(db, letter.id),
    db
      .selectFrom('case_files')
      .select(['id', 'filename', 'kind', 'document_type', 'content_type', 'size_bytes', 'ai_summary', 'created_at'])
      .where('case_id', '=', letter.case_id)
      .orderBy('filename')
      .limit(100)
      .execute(),
    departureOf(db, letter.id),
    successionOf(db, letter),
    returnOf(db, letter),
  ]);
  const own = await ownSources(db, letter.case_id, confirmedAuthorityIds);
  const hasLeft = somethingLeft(letter, deliveries);
  const changed = await caseNow(services, db, { letter, version, hasLeft });
  // Checked against the current facts, so that a correction in the case shows in the letter at once.
  const verdict = await services.verifier.verify(version.document, changed?.sheet ?? version.fact_sheet, {
    confirmedAuthorityIds,
    own,
    retired,
    unconfirmed: changed?.unconfirmed ?? [],
    confirmedVersion: await confirmedVersion(db, letter.case_id, version.fact_sheet),
    ...(await repliesNow(db, letter)),
  });
  const book = await bookOnDesk(db, letter, { version, approval });
  const standing = withStandingReferences(version.document, version.fact_sheet, own.authorities);
  const desk: JudgedLetter = {
    letter,
    version,
    facts: factViews(version.fact_sheet, changed?.unconfirmedFacts),
    unconfirmedFacts: changed?.unconfirmedFacts ?? new Set(),
    authorities: [...citedAuthorities(standing), ...ownReferred(standing, own).map(citedAs)],
    verdict,
    book,
    ...(await readLetter(db, letter, { version, exhibits: bookSha256(book) })),
    confirmedKeys: confirmations.map((each) => each.key),
    taken: confirmations.flatMap(({ key, reason, attorney_name, confirmed_at: at }) =>
      reason === null ? [] : [{ key, reason, attorney_name, on: firmDayOf(at) }],
    ),
    confirmedAuthorityIds,
    approval,
    deliveries,
    hasLeft,
    links,
    files,
    departure,
    succession,
    returned,
  };
  const known = { now: services.clock.now(), changed, firmMail: services.firmMail !== null };
  return { ...desk, gate: await loadGateFacts(services, db, desk, { ...known, ...asked }) };
}

/** The processor's last reply counts for a letter that has not left; a letter that has left stays as it was. */
async function repliesNow(db: Db, { status, case_id }: DeskLetter): Promise<{ lastReplyOn?: string | null }> {
  return isUnsent(status) ? { lastReplyOn: await lastReplyOn(db, case_id) } : {};
}

/** The approval of the current version, or null: an edit makes a new version and so voids it. */
export async function currentApproval(
  db: Db,
  letter: { id: string; version: number; status: LetterStatus },
): Promise<Approval | null> {
  if (!isApproved(letter.status)) return null;
  const approval = await db
    .selectFrom('letter_approvals')
    .innerJoin('attorneys', 'attorneys.user_id', 'letter_approvals.attorney_id')
    .select([
      sql<string>`coalesce(attorney_name, attorneys.full_name)`.as('attorney_name'),
      'letter_approvals.bar_number',
      'letter_approvals.bar_state',
      'sha256 as content_sha256',
      'shown_sha256',
      'signed_pdf_key',
      'signed_pdf_sha256',
      'approved_at as at',
      'version',
      'exhibit_book_id',
      'exhibit_book_sha256',
    ])
    .where('letter_id', '=', letter.id)
    .where('version', '=', letter.version)
    .orderBy('approved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!approval) return null;
  const { signed_pdf_sha256, ...rest } = approval;
  return { ...rest, sha256: signed_pdf_sha256 ?? approval.content_sha256 };
}

/** A file added after the approval does not change what was approved. */
async function bookOnDesk(
  db: Db,
  letter: DeskLetter,
  { version, approval }: { version: DeskVersion; approval: Approval | null },
): Promise<DeskBook> {
  if (approval && approval.exhibit_book_id === null) return { state: 'none' };
  const inputs = approval ? null : await bookInputs(db, letter, version.document);
  if (!approval && !inputs) return { state: 'none' };
  const row = approval?.exhibit_book_id
    ? await bookById(db, approval.exhibit_book_id)
    : inputs
      ? await findBook(db, letter.id, inputs.hash)
      : undefined;
  if (!row) return { state: 'waiting' };
  return { state: row.failed === null ? 'bound' : 'failed', row };
}

import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { caseReceived } from './emails.ts';
import type { Db } from '../../db/actor.ts';
import type { AiConsent } from '../../domain/ai/disclosure.ts';
import type { CaseFields } from '../../domain/case-fields.ts';
import { feePercentFor } from '../../domain/money/fee.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import { kindByContent } from '../../domain/intake/upload-documents.ts';
import { readApplication, type ReadApplication } from '../../domain/intake/read-application.ts';
import { keepConsent } from '../ai/decide-consent.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { fileUploads } from '../documents/case-files.ts';
import { queueCaseEmail } from '../email/queue-case-email.ts';
import { nameOrganization } from '../people/organizations.ts';
import { inMinutes } from '../kernel/attempts.ts';
import { keyedHash } from '../kernel/keyed-hash.ts';
import { RateLimited, Refusal } from '../kernel/refusal.ts';
import { sealEin } from '../kernel/ein.ts';
import { writeHistory } from '../kernel/history.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';

export type Submitted = { case_id: string; case_number: string };
type Application = Extract<ReadApplication, { ok: true }>;

/**
 * Turns the caller's draft into a case in one transaction: case, owners, previous processors, files, fee terms, history
 * and jobs. Once it returns, all of that is durable. Idempotent by `key`. Throws IDEMPOTENCY_MISMATCH when the key was
 * used with another draft version, INVALID_INPUT with `fields`, CONFLICT when there is no draft, RATE_LIMITED after too many
 * cases within an hour; then the draft stays.
 */
export async function submit(
  services: Services,
  user: User,
  request: { key: string; version: number; consent?: AiConsent | null },
): Promise<Submitted> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify({ version: request.version }))
    .digest('hex');
  return services.database.as(user, async (db) => {
    const { submitted, isNew } = await claimKey(services, db, user, request, requestHash);
    if (!isNew) return submitted;
    // The limit is checked after the draft is taken, which lets only one submission of a user through at a time.
    const [answers] = await Promise.all([takeDraft(db, user, request.version), requireFewCases(services, db, user)]);
    const application = readApplication(answers, firmDayOf(services.clock.now()));
    if (!application.ok)
      throw new Refusal(
        'INVALID_INPUT',
        'Some answers need another look before the application can be submitted.',
        application.errors,
      );
    await writeCase(services, db, user, submitted, application, answers);
    if (request.consent)
      await keepConsent(services, db, user, submitted.case_id, { consent: request.consent, place: 'application' });
    return submitted;
  });
}

/**
 * Assigns an id and a number to the case to be, and stores them as the answer to every request with this key. A second
 * request waits here until the first commits, then gets the same answer.
 */
async function claimKey(
  { clock }: Services,
  db: Db,
  user: User,
  { key, version }: { key: string; version: number },
  requestHash: string,
): Promise<{ submitted: Submitted; isNew: boolean }> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ user_id: user.id, key, request_hash: requestHash, response: nextCase(clock.now()) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('response')
    .executeTakeFirst();
  if (claimed) return { submitted: claimed.response, isNew: true };
  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('user_id', '=', user.id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  // A submitted draft is deleted, so a draft with this version number must hold other answers.
  const open = await db
    .selectFrom('application_drafts')
    .select('version')
    .where('user_id', '=', user.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (earlier.request_hash !== requestHash || open)
    throw new Refusal('IDEMPOTENCY_MISMATCH', 'This submission was already made with other answers.');
  return { submitted: earlier.response, isNew: false };
}

/** The next case as JSON: its id and its number, UH, the year and the sequence's number in at least six digits. */
function nextCase(now: Date): RawBuilder<string> {
  const number = sql`lpad(n::text, greatest(6, length(n::text)), '0')`;
  return sql`(
    select jsonb_build_object('case_id', ${uuidv7()}::text, 'case_number', ${`UH-${now.getUTCFullYear()}-`}::text || ${number})
    from nextval('case_numbers') n
  )`;
}

async function takeDraft(db: Db, user: User, version: number): Promise<Answers> {
  const draft = await db
    .deleteFrom('application_drafts')
    .where('user_id', '=', user.id)
    .returning(['version', 'answers'])
    .executeTakeFirst();
  if (!draft)
    throw new Refusal(
      'CONFLICT',
      'There is no open application to submit. It may have been submitted already; your dashboard shows it.',
    );
  if (draft.version !== version)
    throw new Refusal(
      'VERSION_MISMATCH',
      'Your application was changed on another device or tab. Check it once more, then submit.',
    );
  return draft.answers;
}

const hourMs = 3_600_000;

async function requireFewCases({ config, clock }: Services, db: Db, user: User): Promise<void> {
  const max = config.limits.cases;
  if (max === 0) return;
  const now = clock.now().getTime();
  const nth = await db
    .selectFrom('cases')
    .select('created_at')
    .where('created_by', '=', user.id)
    .where('created_at', '>', new Date(now - hourMs))
    // Leaves out cases from after this clock's time: the demo submits its cases at times of their own.
    .where('created_at', '<=', new Date(now))
    .orderBy('created_at', 'desc')
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst();
  if (!nth) return;
  const wait = Math.max(1, Math.ceil((nth.created_at.getTime() + hourMs - now) / 1_000));
  throw new RateLimited(
    `You have submitted ${max} applications within an hour. Your answers are kept; please try again ${inMinutes(wait)}.`,
    wait,
  );
}

/**
 * An account with a confirmed address is notified of each case. An unconfirmed address may be a stranger's, so it is
 * emailed only once.
 */
function receiptKey({ config }: Services, { email, verifiedEmail }: User, caseId: string): string {
  if (verifiedEmail !== null) return `case-received:${caseId}`;
  return `case-received:${keyedHash(config.appKey, 'case-received', email.toLowerCase())}`;
}

async function writeCase(
  services: Services,
  db: Db,
  user: User,
  { case_id: id, case_number: caseNumber }: Submitted,
  application: Application,
  answers: Answers,
): Promise<void> {
  const now = services.clock.now();
  const { fields } = application;
  // Sent together on one connection; the database runs them in this order.
  await Promise.all([
    db
      .insertInto('cases')
      .values({
        id,
        case_number: caseNumber,
        created_by: user.id,
        org_id: user.orgId,
        created_at: now,
        ...caseColumns(fields, services.config.appKey),
      })
      .execute(),
    writeRelations(db, id, now, application),
    nameOrganization(db, user, fields.legal_business_name),
    writeFiles(services, db, user, id, now, answers),
    writeHistory(db, user, id, {
      what: 'case_submitted',
      field: null,
      old_value: null,
      new_value: { case_number: caseNumber },
    }),
  ]);
  await Promise.all([
    services.jobs.enqueue(db, 'analyze-case', { case_id: id }),
    services.jobs.enqueue(db, 'draft-letter', { case_id: id }),
    queueCaseEmail(services, db, {
      key: receiptKey(services, user, id),
      template: caseReceived,
      case_id: id,
      letter_id: null,
      payload: { first_name: fields.first_name, case_number: caseNumber, case_id: id },
    }),
  ]);
}

async function writeRelations(
  db: Db,
  caseId: string,
  now: Date,
  { fields, owners, previousProcessors }: Application,
): Promise<void> {
  const held = fields.held_amount_cents ?? 0;
  await Promise.all([
    db
      .insertInto('fee_terms')
      .values({ case_id: caseId, percent: feePercentFor(held), held_amount_cents: held, fixed_at: now })
      .execute(),
    owners.length > 0 &&
      db
        .insertInto('business_owners')
        .values(owners.map((owner, position) => ({ id: uuidv7(), case_id: caseId, position, ...owner })))
        .execute(),
    previousProcessors.length > 0 &&
      db
        .insertInto('previous_processors')
        .values(previousProcessors.map((each, position) => ({ id: uuidv7(), case_id: caseId, position, ...each })))
        .execute(),
  ]);
}

/** Case fields as stored: objects as JSON, the EIN sealed. */
export function caseColumns(fields: CaseFields, appKey: string) {
  const { ein, business_address, fulfillment_address, ...plain } = fields;
  return {
    ...plain,
    business_address: JSON.stringify(business_address),
    fulfillment_address: fulfillment_address === null ? null : JSON.stringify(fulfillment_address),
    ein_encrypted: ein === null ? null : sealEin(ein, appKey),
    ein_last4: ein === null ? null : ein.slice(-4),
  };
}

/** Moves the draft's uploads to the case. Uploads that the answers do not name stay with the user. */
async function writeFiles(
  services: Services,
  db: Db,
  user: User,
  caseId: string,
  now: Date,
  answers: Answers,
): Promise<void> {
  if (answers.files.length === 0) return;
  const uploads = await db
    .updateTable('uploads')
    .set({ case_id: caseId })
    .where('user_id', '=', user.id)
    .where('case_id', 'is', null)
    .where('for_case', 'is', null)
    .where(
      'id',
      'in',
      answers.files.map((file) => file.id),
    )
    .returningAll()
    .execute();
  if (uploads.length === 0) return;
  const given = new Map(answers.files.map((file) => [file.id, file.document_type]));
  const kindOf = new Map(
    uploads.map(({ id, content_type: type }) => [id, kindByContent(type, given.get(id) ?? 'application_document')]),
  );
  await fileUploads(services, db, caseId, uploads, kindOf, now);
  if ([...kindOf.values()].includes('account_export'))
    await services.jobs.enqueue(db, 'derive-account-proof', { case_id: caseId });
}

import { caseReceived } from './emails.ts';
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import type { CaseFields } from '../../domain/case.ts';
import { feePercentFor } from '../../domain/fee.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import { readApplication, type ReadApplication } from '../../domain/intake/read-application.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { takeReadings } from '../documents/request-extraction.ts';
import { queueEmail } from '../email/queue-email.ts';
import { nameOrganization } from '../people/name-organization.ts';
import { Refusal } from '../kernel/refusal.ts';
import { sealEin } from '../kernel/ein.ts';
import { writeHistory } from '../kernel/history.ts';

export type Submitted = { case_id: string; case_number: string };
type Application = Extract<ReadApplication, { ok: true }>;

/**
 * Makes a case of the caller's draft, in one transaction: case, owners, previous processors, file rows, fee terms, history and
 * the jobs to run; when it has answered, all of it is durable. The same key again gives the same answer; with another draft
 * version under it throws IDEMPOTENCY_MISMATCH. Throws INVALID_INPUT with `fields`, or CONFLICT when there is no such draft.
 */
export async function submit(
  services: Services,
  person: Person,
  request: { key: string; version: number },
): Promise<Submitted> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify({ version: request.version }))
    .digest('hex');
  return services.database.as(person, async (db) => {
    const earlier = await claimKey(db, person, request, requestHash);
    if (earlier) return earlier;
    const answers = await takeDraft(db, person, request.version);
    const application = readApplication(answers, services.clock.now().toISOString().slice(0, 10));
    if (!application.ok)
      throw new Refusal(
        'INVALID_INPUT',
        'Some answers need another look before the application can be submitted.',
        application.errors,
      );
    const submitted = await writeCase(services, db, person, application, answers);
    await db
      .updateTable('idempotency_keys')
      .set({ response: JSON.stringify(submitted) })
      .where('user_id', '=', person.id)
      .where('key', '=', request.key)
      .execute();
    return submitted;
  });
}

/** A second request with the key waits here for the first to commit, and then finds its answer. */
async function claimKey(
  db: Db,
  person: Person,
  { key, version }: { key: string; version: number },
  requestHash: string,
): Promise<Submitted | null> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ user_id: person.id, key, request_hash: requestHash, response: 'null' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return null;
  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('user_id', '=', person.id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  // The draft that was submitted is gone; one that is there under the same number holds other answers.
  const open = await db
    .selectFrom('application_drafts')
    .select('version')
    .where('user_id', '=', person.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (earlier.request_hash !== requestHash || open)
    throw new Refusal('IDEMPOTENCY_MISMATCH', 'This submission was already made with other answers.');
  return earlier.response as Submitted;
}

async function takeDraft(db: Db, person: Person, version: number): Promise<Answers> {
  const draft = await db
    .deleteFrom('application_drafts')
    .where('user_id', '=', person.id)
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
  return draft.answers as Answers;
}

async function writeCase(
  services: Services,
  db: Db,
  person: Person,
  application: Application,
  answers: Answers,
): Promise<Submitted> {
  const id = uuidv7();
  const now = services.clock.now();
  const [numbered] = (await sql<{ n: number }>`select nextval('case_numbers') as n`.execute(db)).rows;
  const caseNumber = `UH-${now.getUTCFullYear()}-${String(numbered?.n).padStart(6, '0')}`;
  const { fields, owners, previousProcessors } = application;
  await db
    .insertInto('cases')
    .values({
      id,
      case_number: caseNumber,
      created_by: person.id,
      org_id: person.orgId,
      created_at: now,
      ...caseColumns(fields, services.config.appKey),
    })
    .execute();
  const held = fields.held_amount_cents ?? 0;
  // Sent together on one connection; the database runs them in this order.
  await Promise.all([
    db
      .insertInto('fee_terms')
      .values({ case_id: id, percent: feePercentFor(held), held_amount_cents: held, fixed_at: now })
      .execute(),
    owners.length > 0 &&
      db
        .insertInto('business_owners')
        .values(owners.map((owner, position) => ({ id: uuidv7(), case_id: id, position, ...owner })))
        .execute(),
    previousProcessors.length > 0 &&
      db
        .insertInto('previous_processors')
        .values(previousProcessors.map((each, position) => ({ id: uuidv7(), case_id: id, position, ...each })))
        .execute(),
    nameOrganization(db, person, fields.legal_business_name),
    writeFiles(services, db, person, id, now, answers),
    writeHistory(db, person, id, {
      what: 'case_submitted',
      field: null,
      old_value: null,
      new_value: { case_number: caseNumber },
    }),
  ]);
  await services.jobs.enqueue(db, 'analyze-case', { case_id: id });
  await services.jobs.enqueue(db, 'draft-letter', { case_id: id });
  await queueEmail(services, db, {
    key: `case-received:${id}`,
    template: caseReceived,
    case_id: id,
    letter_id: null,
    recipient: fields.email,
    payload: { first_name: fields.first_name, case_number: caseNumber, case_id: id },
  });
  return { case_id: id, case_number: caseNumber };
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

/** Moves the draft's uploads to the case. Files that the draft does not name stay with the person. */
async function writeFiles(
  services: Services,
  db: Db,
  person: Person,
  caseId: string,
  now: Date,
  answers: Answers,
): Promise<void> {
  if (answers.files.length === 0) return;
  const uploads = await db
    .updateTable('uploads')
    .set({ case_id: caseId })
    .where('user_id', '=', person.id)
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
  const kindOf = new Map(answers.files.map((file) => [file.id, file.document_type]));
  const summaries = await takeReadings(
    services,
    db,
    uploads.map((upload) => upload.id),
  );
  await db
    .insertInto('case_files')
    .values(
      uploads.map((upload) => ({
        id: upload.id,
        case_id: caseId,
        filename: upload.filename,
        // Spec: built from case id, timestamp, random token and extension.
        path: `${caseId}/${now.getTime()}-${randomBytes(8).toString('hex')}.${upload.extension}`,
        storage_key: upload.storage_key,
        kind: 'application_document',
        document_type: kindOf.get(upload.id) ?? 'application_document',
        content_type: upload.content_type,
        size_bytes: upload.size_bytes,
        sha256: upload.sha256,
        scanned_at: upload.scanned_at,
        scanned_by: upload.scanned_by,
        ai_summary: summaries.get(upload.id) ?? null,
        created_at: now,
      })),
    )
    .execute();
}

import { isDeepStrictEqual } from 'node:util';
import { systemActor, type Db } from '../../db/actor.ts';
import type { AccountProof } from '../../domain/ledger-of-account/account.ts';
import { AccountUnread, type ExportInput } from '../engines/exports/read-account.ts';
import type { ExportProgress } from '../engines/exports/read-files.ts';
import type { Services } from '../kernel/context.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { takeBackLetter } from '../kernel/take-back-letter.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { decidedMappings, lockDecisions, mappingsOf, type Decided } from './mappings.ts';
import {
  choicesOf,
  evidenceOfDraft,
  evidenceOnFile,
  isConfirmed,
  putDraftProof,
  putProof,
  type Evidence,
} from './queries.ts';
import { sha256Of } from './sha256-of.ts';

type Outcome = { proof: AccountProof } | { problem: string };
const nothing: AccountProof = { files: [], refused: [], questions: [], accounts: [] };
/** Milliseconds between two progress updates. */
const progressMs = 700;

/** Whose exports are read: a case's, or those of an application before it is one. */
type Holder = {
  /** For the log. */
  of: { case_id: string } | { user_id: string };
  /** Null where there is no such case or draft any more. */
  find: (db: Db) => Promise<Evidence | null>;
  progress: (db: Db, rowsRead: number) => Promise<void>;
  again: (db: Db) => Promise<void>;
  put: (
    db: Db,
    derived: { inputs_sha256: string; proof: AccountProof | null; problem: string | null },
  ) => Promise<void>;
};

/**
 * Derives what exports show, all of them together, and stores it for the files and answers that it was derived from;
 * where these have changed meanwhile, the change has queued another job. Idempotent. Throws only what a retry may fix:
 * storage and database errors.
 */
async function derive(services: Services, holder: Holder): Promise<void> {
  const before = await services.database.as(systemActor, async (db) => {
    const found = await holder.find(db);
    if (!found || found.isCurrent || (found.files.length === 0 && found.row.inputs_sha256 === null)) return null;
    await holder.progress(db, 0);
    return { ...found, decided: await decidedMappings(db) };
  });
  if (!before) return;
  const outcome = await read(services, holder, before);
  await services.database.as(systemActor, async (db) => {
    await lockDecisions(db, 'shared');
    const now = await holder.find(db);
    if (now?.inputs !== before.inputs || !isDeepStrictEqual(now.about, before.about)) return;
    // Who decided did not know yet that these exports have such a header.
    if (idsOf(await decidedMappings(db)) !== idsOf(before.decided)) return void (await holder.again(db));
    await holder.put(db, {
      inputs_sha256: now.inputs,
      proof: 'proof' in outcome ? storable(outcome.proof) : null,
      problem: 'problem' in outcome ? outcome.problem : null,
    });
  });
}

const idsOf = (decided: readonly Decided[]): string => decided.map(({ id }) => id).join(' ');

const ofCase = (services: Services, caseId: string): Holder => ({
  of: { case_id: caseId },
  find: async (db) => {
    await lockCase(db, caseId);
    return (await caseExists(db, caseId)) ? evidenceOnFile(db, caseId) : null;
  },
  progress: (db, rows_read) => putProof(db, caseId, { rows_read }),
  again: (db) => services.jobs.enqueue(db, 'derive-account-proof', { case_id: caseId }),
  put: async (db, { proof, ...derived }) => {
    await putProof(db, caseId, {
      ...derived,
      headers: (proof?.tables ?? []).map(({ signature }) => signature),
      proof: proof && JSON.stringify(proof),
      proof_sha256: proof && sha256Of(proof),
      derived_at: services.clock.now(),
    });
    await redraftIfVoid(services, db, caseId);
  },
});

const ofDraft = (services: Services, userId: string): Holder => ({
  of: { user_id: userId },
  find: (db) => evidenceOfDraft(db, userId),
  progress: (db, rows_read) => putDraftProof(db, userId, { rows_read }),
  again: (db) => services.jobs.enqueue(db, 'derive-draft-proof', { user_id: userId }),
  put: (db, { proof, ...derived }) => putDraftProof(db, userId, { ...derived, proof: proof && JSON.stringify(proof) }),
});

/** What the database's JSON cannot hold, NUL and halves of characters, as JSON writes them. */
const unstorable = /\\u(?:0000|d[89a-f])/i;

/** Without those, which a hostile cell may have. */
const storable = (proof: AccountProof): AccountProof =>
  unstorable.test(JSON.stringify(proof))
    ? JSON.parse(
        JSON.stringify(proof, (_name, value: unknown) =>
          typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
        ),
      )
    : proof;

const caseExists = async (db: Db, caseId: string): Promise<boolean> =>
  (await db.selectFrom('cases').select('id').where('id', '=', caseId).executeTakeFirst()) !== undefined;

/** A letter must not go on stating what the merchant confirmed of other files. */
async function redraftIfVoid(services: Services, db: Db, caseId: string): Promise<void> {
  const evidence = await evidenceOnFile(db, caseId);
  if (evidence.row.confirmed_sha256 === null || isConfirmed(evidence)) return;
  if (await takeBackLetter(db, caseId)) await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
}

async function read(
  services: Services,
  holder: Holder,
  { used, row, decided, about }: Evidence & { decided: readonly Decided[] },
): Promise<Outcome> {
  if (used.length === 0) return { proof: nothing };
  const notes = progressNotes(services, holder);
  try {
    const files = used.map(({ filename: name, size_bytes: bytes, storage_key }): ExportInput => ({
      name,
      bytes,
      content: contentOf(services, storage_key),
    }));
    return {
      proof: await services.readAccount(files, {
        answers: choicesOf(row.answers),
        mappings: mappingsOf(row.mappings, decided),
        about,
        onProgress: notes.note,
      }),
    };
  } catch (error) {
    if (!(error instanceof AccountUnread)) throw error;
    services.log.warn({ err: error, ...holder.of }, 'exports could not be read');
    return { problem: error.message };
  } finally {
    await notes.written();
  }
}

/** The bytes of a file, from the storage once the reader asks for them. */
async function* contentOf(services: Services, key: string): AsyncGenerator<Uint8Array> {
  yield* await services.storage.get(key);
}

/** Saves the progress, one update after another and no faster than a page shows it. */
function progressNotes(services: Services, holder: Holder) {
  let writing: Promise<unknown> = Promise.resolve();
  const rowsOf: number[] = [];
  let last = 0;
  return {
    note: ({ file, rows }: ExportProgress) => {
      rowsOf[file] = rows;
      if (Date.now() - last < progressMs) return;
      last = Date.now();
      const rows_read = rowsOf.reduce((sum, each) => sum + each, 0);
      writing = writing
        .then(() => services.database.as(systemActor, (db) => holder.progress(db, rows_read)))
        .catch((error: unknown) => services.log.warn({ err: error }, 'the progress of exports was not saved'));
    },
    written: () => writing,
  };
}

export function evidenceJobs(services: Services) {
  return {
    // A second run finds the proof derived.
    'derive-account-proof': ({ case_id }) => derive(services, ofCase(services, case_id)),
    'derive-draft-proof': ({ user_id }) => derive(services, ofDraft(services, user_id)),
  } satisfies SubjectJobs;
}

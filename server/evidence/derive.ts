import { systemActor, type Db } from '../../db/actor.ts';
import type { AccountProof } from '../../domain/ledger-of-account/account.ts';
import { AccountUnread, type ExportInput } from '../engines/exports/read-account.ts';
import type { ExportProgress } from '../engines/exports/read-files.ts';
import type { Services } from '../kernel/context.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { takeBackLetter } from '../kernel/take-back-letter.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { decidedMappings, lockDecisions, mappingsOf, type Decided } from './mappings.ts';
import { choicesOf, evidenceOnFile, isConfirmed, putProof, type Evidence } from './queries.ts';
import { sha256Of } from './sha256-of.ts';

type Outcome = { proof: AccountProof } | { problem: string };
const nothing: AccountProof = { files: [], refused: [], questions: [], accounts: [] };
/** Milliseconds between two progress updates. */
const progressMs = 700;

/**
 * Derives what a case's exports show, all of them together, and stores it for the files and answers that it was derived
 * from; where these have changed meanwhile, the change has queued another job. Idempotent. Throws only what a retry may
 * fix: storage and database errors.
 */
export async function derive(services: Services, caseId: string): Promise<void> {
  const before = await services.database.as(systemActor, async (db) => {
    const found = await evidenceOnFile(db, caseId);
    const hasExports = found.files.length > 0 || found.row.inputs_sha256 !== null;
    const isOpen = hasExports && !found.isCurrent && (await caseExists(db, caseId));
    if (isOpen) await putProof(db, caseId, { rows_read: 0 });
    return isOpen ? { ...found, decided: await decidedMappings(db) } : null;
  });
  if (!before) return;
  const outcome = await read(services, caseId, before);
  await services.database.as(systemActor, async (db) => {
    if (!(await caseExists(db, caseId))) return;
    await lockDecisions(db, 'shared');
    await lockCase(db, caseId);
    const now = await evidenceOnFile(db, caseId);
    if (now.inputs !== before.inputs) return;
    // Who decided did not know yet that this case has such a header.
    if (idsOf(await decidedMappings(db)) !== idsOf(before.decided))
      return void (await services.jobs.enqueue(db, 'derive-account-proof', { case_id: caseId }));
    const proof = 'proof' in outcome ? storable(outcome.proof) : null;
    await putProof(db, caseId, {
      headers: (proof?.tables ?? []).map(({ signature }) => signature),
      inputs_sha256: now.inputs,
      proof: proof && JSON.stringify(proof),
      proof_sha256: proof && sha256Of(proof),
      problem: 'problem' in outcome ? outcome.problem : null,
      derived_at: services.clock.now(),
    });
    await redraftIfVoid(services, db, caseId, now.row.confirmed_sha256);
  });
}

const idsOf = (decided: readonly Decided[]): string => decided.map(({ id }) => id).join(' ');

/** Without what the database's JSON cannot hold, NUL and halves of characters, which a hostile cell may have. */
const storable = (proof: AccountProof): AccountProof =>
  JSON.parse(
    JSON.stringify(proof, (_name, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
    ),
  );

const caseExists = async (db: Db, caseId: string): Promise<boolean> =>
  (await db.selectFrom('cases').select('id').where('id', '=', caseId).executeTakeFirst()) !== undefined;

/** A letter must not go on stating what the merchant confirmed of other files. */
async function redraftIfVoid(services: Services, db: Db, caseId: string, confirmed: string | null): Promise<void> {
  if (confirmed === null || isConfirmed(await evidenceOnFile(db, caseId))) return;
  if (await takeBackLetter(db, caseId)) await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
}

async function read(
  services: Services,
  caseId: string,
  { used, row, decided }: Evidence & { decided: readonly Decided[] },
): Promise<Outcome> {
  if (used.length === 0) return { proof: nothing };
  const notes = progressNotes(services, caseId);
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
        onProgress: notes.note,
      }),
    };
  } catch (error) {
    if (!(error instanceof AccountUnread)) throw error;
    services.log.warn({ err: error, case_id: caseId }, 'the exports of a case could not be read');
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
function progressNotes(services: Services, caseId: string) {
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
        .then(() => services.database.as(systemActor, (db) => putProof(db, caseId, { rows_read })))
        .catch((error: unknown) => services.log.warn({ err: error }, 'the progress of exports was not saved'));
    },
    written: () => writing,
  };
}

/** Runs of one case wait for each other within this process: the second finds what the first has derived. */
function inTurn(run: (caseId: string) => Promise<void>): (caseId: string) => Promise<void> {
  const last = new Map<string, Promise<void>>();
  return async (caseId) => {
    const before = last.get(caseId) ?? Promise.resolve();
    const turn = before.catch(() => undefined).then(() => run(caseId));
    last.set(caseId, turn);
    try {
      await turn;
    } finally {
      if (last.get(caseId) === turn) last.delete(caseId);
    }
  };
}

export function evidenceJobs(services: Services) {
  const deriveInTurn = inTurn((caseId) => derive(services, caseId));
  return {
    // A second run finds the proof derived.
    'derive-account-proof': ({ case_id }) => deriveInTurn(case_id),
  } satisfies SubjectJobs;
}

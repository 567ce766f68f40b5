import type { Db } from '../../db/actor.ts';
import type { AccountProof, Answers } from '../../domain/ledger-of-account/account.ts';
import { isAccountFile } from '../../domain/documents/document-kind.ts';
import { kindByContent } from '../../domain/intake/upload-documents.ts';
import { processors, type Processor } from '../../domain/processors.ts';
import {
  confirmedAccount,
  type ConfirmedAccount,
  type StoredAnswers,
} from '../../domain/ledger-of-account/case-account.ts';
import { deliveryDaysOf } from '../../domain/ledger-of-account/dispute-windows.ts';
import type { CaseOfExports } from '../engines/exports/read-files.ts';
import type { StoredMappings } from '../../domain/ledger-of-account/mapping.ts';
import { mappingSha256 } from './mappings.ts';
import { sha256Of } from './sha256-of.ts';

export type ExportRow = {
  id: string;
  filename: string;
  sha256: string;
  storage_key: string;
  size_bytes: number;
  created_at: Date;
};

export type ProofRow = {
  answers: StoredAnswers;
  mappings: StoredMappings;
  left_out: string[];
  inputs_sha256: string | null;
  proof: AccountProof | null;
  proof_sha256: string | null;
  problem: string | null;
  rows_read: number;
  confirmed_sha256: string | null;
  confirmed_by: string | null;
  confirmed_at: Date | null;
  exhibit_file_id: string | null;
};

const none: ProofRow = {
  answers: {},
  mappings: {},
  left_out: [],
  inputs_sha256: null,
  proof: null,
  proof_sha256: null,
  problem: null,
  rows_read: 0,
  confirmed_sha256: null,
  confirmed_by: null,
  confirmed_at: null,
  exhibit_file_id: null,
};

/**
 * A case's exports, oldest first, and what was derived from them. `isCurrent`: from the files, answers and mappings
 * that there are now; `used`: the files that count.
 */
export type Evidence = {
  files: ExportRow[];
  used: ExportRow[];
  row: ProofRow;
  inputs: string;
  isCurrent: boolean;
  /** Null of a draft, whose page says by itself which exports are of another processor. */
  about: CaseOfExports | null;
};

export async function evidenceOnFile(db: Db, caseId: string): Promise<Evidence> {
  const [files, found, about] = await Promise.all([
    db
      .selectFrom('case_files')
      .select(['id', 'filename', 'sha256', 'storage_key', 'size_bytes', 'created_at'])
      .where('case_id', '=', caseId)
      .where('document_type', '=', 'account_export')
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    db.selectFrom('account_proofs').selectAll().where('case_id', '=', caseId).executeTakeFirst(),
    db
      .selectFrom('cases')
      .select(['processor', 'other_processor', 'avg_delivery_days'])
      .where('id', '=', caseId)
      .executeTakeFirst(),
  ]);
  return evidenceOf(files, found ?? none, about ?? null);
}

/** The same of the application that a user has begun, with the processor that it names; null once it is no draft any more. */
export async function evidenceOfDraft(
  db: Db,
  userId: string,
): Promise<(Evidence & { processor: Processor | null }) | null> {
  const draft = await db
    .selectFrom('application_drafts')
    .select('answers')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!draft) return null;
  const { files: listed, fields } = draft.answers;
  const [uploads, found] = await Promise.all([
    db
      .selectFrom('uploads')
      .select(['id', 'filename', 'sha256', 'storage_key', 'size_bytes', 'content_type', 'created_at'])
      .where('user_id', '=', userId)
      .where('case_id', 'is', null)
      .where('for_case', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    db.selectFrom('draft_account_proofs').selectAll().where('user_id', '=', userId).executeTakeFirst(),
  ]);
  const named = new Set(listed.filter(({ document_type: kind }) => isAccountFile(kind)).map(({ id }) => id));
  const files = uploads.filter(
    ({ id, content_type: type }) => named.has(id) && kindByContent(type, 'account_export') === 'account_export',
  );
  const processor = processors.find((each) => each === fields['processor']) ?? null;
  return { ...evidenceOf(files, { ...none, ...found }, null), processor };
}

function evidenceOf(files: ExportRow[], row: ProofRow, about: CaseOfExports | null): Evidence {
  const used = files.filter(({ id }) => !row.left_out.includes(id));
  const inputs = inputsHash(used, row);
  return { files, used, row, inputs, isCurrent: row.inputs_sha256 === inputs && isOfCase(row.proof, about), about };
}

/** Whether a proof is of this processor, and of goods that arrive so late; one of which nobody said it is. */
function isOfCase(proof: AccountProof | null, about: CaseOfExports | null): boolean {
  const { about: processor, delivery_days: delivery } = proof ?? {};
  return (
    (processor === undefined || processor === about?.processor) &&
    (delivery === undefined || delivery === ((about && deliveryDaysOf(about)) ?? 0))
  );
}

/** SHA-256 in hex of what a proof is derived from: the files' own hashes in their order, answers, and columns as named. */
function inputsHash(files: readonly Pick<ExportRow, 'sha256'>[], { answers, mappings }: ProofRow): string {
  const byKey = ([a]: [string, string], [b]: [string, string]): number => (a < b ? -1 : 1);
  const answered = Object.entries(choicesOf(answers)).toSorted(byKey);
  const named = Object.entries(mappings).map(([key, mapping]): [string, string] => [key, mappingSha256(mapping)]);
  return sha256Of([files.map(({ sha256 }) => sha256), answered, ...(named.length > 0 ? [named.toSorted(byKey)] : [])]);
}

/** The choices alone, as the reader takes them. */
export const choicesOf = (answers: StoredAnswers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([key, { choice }]) => [key, choice]));

/** Whether the merchant has confirmed the proof that there is now. */
export const isConfirmed = ({ row, isCurrent }: Evidence): boolean =>
  isCurrent && row.proof_sha256 !== null && row.proof_sha256 === row.confirmed_sha256;

/** Changes a case's row, which is made when it is first needed. */
export async function putProof(
  db: Db,
  caseId: string,
  values: Partial<Omit<ProofRow, 'answers' | 'mappings' | 'proof'>> & {
    answers?: string;
    mappings?: string;
    headers?: string[];
    proof?: string | null;
    derived_at?: Date;
  },
): Promise<void> {
  await db
    .insertInto('account_proofs')
    .values({ case_id: caseId, ...values })
    .onConflict((conflict) => conflict.column('case_id').doUpdateSet(values))
    .execute();
}

/** Changes a draft's row, which is made when it is first needed. A draft that is none any more has none. */
export async function putDraftProof(
  db: Db,
  userId: string,
  values: { rows_read: number } | { inputs_sha256: string; proof: string | null; problem: string | null },
): Promise<void> {
  const draft = await db
    .selectFrom('application_drafts')
    .select('user_id')
    .where('user_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  if (!draft) return;
  await db
    .insertInto('draft_account_proofs')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** What a letter may state of a case's exports, and the file that is its exhibit; null without a confirmation that holds. */
export async function confirmedEvidence(
  db: Db,
  caseId: string,
): Promise<{ account: ConfirmedAccount | null; exhibit_file_id: string } | null> {
  const [evidence, theCase] = await Promise.all([
    evidenceOnFile(db, caseId),
    db.selectFrom('cases').select('held_amount_cents').where('id', '=', caseId).executeTakeFirst(),
  ]);
  const { proof, exhibit_file_id: exhibit } = evidence.row;
  if (!isConfirmed(evidence) || !proof || exhibit === null) return null;
  return {
    account: confirmedAccount(proof, exhibit, theCase?.held_amount_cents ?? null),
    exhibit_file_id: exhibit,
  };
}

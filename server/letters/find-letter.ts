import type { ReceiptProof } from '../../domain/letters/receipt.ts';
import { afterStep, type LetterStep } from '../../domain/letters/life.ts';
import type { Db } from '../../db/actor.ts';
import type { FactSheet } from '../../drafting/facts/fact.ts';
import type { Processor } from '../../domain/processors.ts';
import type { LetterDocument, LetterStatus, LetterType, Verdict } from '../../domain/letters/letter.ts';
import type { User } from '../kernel/user.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import type { AuthorRow } from './authorship.ts';

export type DeskLetter = {
  id: string;
  case_id: string;
  demand_type: LetterType;
  title: string;
  status: LetterStatus;
  version: number;
  due_on: string;
  tracking_number: string | null;
  sent_at: Date | null;
  delivered_on: string | null;
  /** What proves its receipt; null for a letter from before that was told apart. */
  receipt: ReceiptProof | null;
  reply_due_on: string | null;
  created_at: Date;
  recipient_email: string | null;
  attorney_id: string | null;
  case_number: string;
  processor: Processor;
  legal_business_name: string;
  first_name: string;
};
export type DeskVersion = AuthorRow & {
  document: LetterDocument;
  markdown: string;
  content_html: string;
  word_count: number;
  fact_sheet: FactSheet;
  verdict: Verdict;
  knowledge_hash: string;
  clauses_hash: string;
  pdf_key: string;
  pdf_sha256: string;
  created_at: Date;
};

/**
 * A letter that the caller may work on; with `lock`, it and its case are locked. Throws NOT_FOUND, for a letter of
 * another's case as for a missing one.
 */
export async function findLetter(db: Db, id: string, lock: 'lock' | 'read' = 'read'): Promise<DeskLetter> {
  if (lock === 'lock') await lockCaseOf(db, id);
  let query = db
    .selectFrom('letters')
    .innerJoin('cases', 'cases.id', 'letters.case_id')
    .select([
      'letters.id',
      'letters.case_id',
      'demand_type',
      'title',
      'letters.status',
      'letters.version',
      'due_on',
      'tracking_number',
      'sent_at',
      'delivered_on',
      'receipt',
      'reply_due_on',
      'letters.created_at',
      'recipient_email',
      'cases.attorney_id',
      'cases.case_number',
      'cases.processor',
      'cases.legal_business_name',
      'cases.first_name',
    ])
    .where('letters.id', '=', id);
  if (lock === 'lock') query = query.forUpdate('letters');
  const letter = await query.executeTakeFirst();
  if (!letter) throw notFound('This letter');
  return letter;
}

async function lockCaseOf(db: Db, letterId: string): Promise<void> {
  const letter = await db.selectFrom('letters').select('case_id').where('id', '=', letterId).executeTakeFirst();
  if (letter) await lockCase(db, letter.case_id);
}

/** The letter's current version. Throws NOT_FOUND when the caller may not read it. */
export async function currentVersion(db: Db, letter: { id: string; version: number }): Promise<DeskVersion> {
  const version = await db
    .selectFrom('letter_versions')
    .select([
      'document',
      'markdown',
      'content_html',
      'word_count',
      'engine',
      'model',
      'engine_note',
      'knobs',
      'fact_sheet',
      'verdict',
      'knowledge_hash',
      'clauses_hash',
      'pdf_key',
      'pdf_sha256',
      'created_at',
    ])
    .where('letter_id', '=', letter.id)
    .where('version', '=', letter.version)
    .$narrowType<{ fact_sheet: FactSheet; knobs: AuthorRow['knobs'] }>()
    .executeTakeFirst();
  if (!version) throw notFound('This letter');
  return version;
}

/** The day by which the text of a version asks for an answer; null for one without it. */
export function statedReplyDay({ fact_sheet: { facts } }: Pick<DeskVersion, 'fact_sheet'>): string | null {
  const day = facts['deadline']?.value;
  return typeof day === 'string' ? day : null;
}

/** Throws FORBIDDEN for anyone but the attorney to whom the case is assigned. */
export function requireOwnAttorney(user: User, letter: DeskLetter): void {
  if (user.role !== 'attorney' || letter.attorney_id !== user.id)
    throw new Refusal('FORBIDDEN', 'Only the attorney of this case may do this.');
}

/**
 * The letter's status after a step. Throws CONFLICT when its present status does not allow the step; `doing` ends the
 * message "cannot be ...".
 */
export function requireStep(letter: DeskLetter, step: LetterStep, doing: string): LetterStatus {
  const next = afterStep(letter.status, step);
  if (next === null)
    throw new Refusal('CONFLICT', `A letter that is ${letter.status.replaceAll('_', ' ')} cannot be ${doing}.`);
  return next;
}

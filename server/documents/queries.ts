import type { DocumentKind } from '../../domain/case.ts';
import { documentKinds } from '../../domain/case.ts';
import {
  finding,
  type Finding,
  type Reading,
  type ReadingState,
  type ReadingView,
} from '../../domain/documents/reading.ts';
import type { Db } from '../../db/actor.ts';

const columns = [
  'file_id',
  'status',
  'file_readings.pages',
  'pages_read',
  'file_readings.kind',
  'kind_confidence',
  'summary',
  'findings',
  'error',
] as const;
type Row = {
  file_id: string;
  filename: string;
  status: string;
  pages: number | null;
  pages_read: number;
  kind: string | null;
  kind_confidence: number;
  summary: string | null;
  findings: unknown;
  error: string | null;
};

/** Readings of a case's files, by name. */
export async function readingsOfCase(db: Db, caseId: string): Promise<ReadingView[]> {
  const rows = await db
    .selectFrom('file_readings')
    .innerJoin('case_files', 'case_files.id', 'file_id')
    .select([...columns, 'case_files.filename'])
    .where('case_files.case_id', '=', caseId)
    .orderBy('case_files.filename')
    .orderBy('file_id')
    .limit(100)
    .execute();
  return rows.map(viewOf);
}

/** Readings of the files of a person's open draft, in the order in which they came. */
export async function readingsOfDraft(db: Db, userId: string): Promise<ReadingView[]> {
  const rows = await db
    .selectFrom('file_readings')
    .innerJoin('uploads', 'uploads.id', 'file_id')
    .select([...columns, 'uploads.filename'])
    .where('uploads.user_id', '=', userId)
    .where('uploads.case_id', 'is', null)
    .where('uploads.for_case', 'is', null)
    .orderBy('uploads.created_at')
    .orderBy('file_id')
    .limit(100)
    .execute();
  return rows.map(viewOf);
}

/** Those that are done, as rules look at them. */
export const doneReadings = (views: readonly ReadingView[]): Reading[] =>
  views.filter(({ status }) => status === 'done');

function viewOf(row: Row): ReadingView {
  return {
    ...row,
    status: row.status as ReadingState,
    kind: kindOf(row.kind),
    kind_confidence: Math.round(row.kind_confidence * 100) / 100,
    findings: findingsOf(row.findings),
  };
}

const kindOf = (kind: string | null): DocumentKind | null => documentKinds.find((each) => each === kind) ?? null;

/** What an older engine stored in another shape is left out. */
const findingsOf = (stored: unknown): Finding[] =>
  Array.isArray(stored) ? stored.flatMap((each) => finding.safeParse(each).data ?? []) : [];

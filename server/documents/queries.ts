import type { DocumentKind } from '../../domain/documents/document-kind.ts';
import { documentKinds, isEvidence } from '../../domain/documents/document-kind.ts';
import {
  finding,
  type Finding,
  type Extraction,
  type ExtractionState,
  type ExtractionView,
} from '../../domain/documents/extraction.ts';
import type { Db } from '../../db/actor.ts';

const columns = [
  'file_id',
  'status',
  'file_extractions.pages',
  'pages_read',
  'file_extractions.kind',
  'kind_confidence',
  'summary',
  'findings',
  'error',
] as const;
type Row = {
  file_id: string;
  filename: string;
  status: ExtractionState;
  pages: number | null;
  pages_read: number;
  kind: string | null;
  kind_confidence: number;
  summary: string | null;
  findings: unknown;
  error: string | null;
};

/** Extractions of a case's files, by file name. */
export async function extractionsOfCase(db: Db, caseId: string): Promise<ExtractionView[]> {
  return (await readCaseFiles(db, caseId)).map(viewOf);
}

const readCaseFiles = (db: Db, caseId: string): Promise<(Row & { document_type: string })[]> =>
  db
    .selectFrom('file_extractions')
    .innerJoin('case_files', 'case_files.id', 'file_id')
    .select([...columns, 'case_files.filename', 'case_files.document_type'])
    .where('case_files.case_id', '=', caseId)
    .orderBy('case_files.filename')
    .orderBy('file_id')
    .limit(100)
    .execute();

/** Extractions of the files of a user's open draft, in upload order. */
export async function extractionsOfDraft(db: Db, userId: string): Promise<ExtractionView[]> {
  const rows = await db
    .selectFrom('file_extractions')
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

/** Finished extractions of a case's evidence, as the rules take them: what a form or a signed paper says is no evidence. */
export async function evidenceOfCase(db: Db, caseId: string): Promise<Extraction[]> {
  const rows = await readCaseFiles(db, caseId);
  return rows.filter(({ status, document_type: kind }) => status === 'done' && isEvidence(kind)).map(viewOf);
}

function viewOf({ file_id, filename, status, pages, pages_read, summary, error, ...row }: Row): ExtractionView {
  return {
    file_id,
    filename,
    status,
    pages,
    pages_read,
    summary,
    error,
    kind: kindOf(row.kind),
    kind_confidence: Math.round(row.kind_confidence * 100) / 100,
    findings: findingsOf(row.findings),
  };
}

const kindOf = (kind: string | null): DocumentKind | null => documentKinds.find((each) => each === kind) ?? null;

/** Findings that an older engine stored in another shape are dropped. */
const findingsOf = (stored: unknown): Finding[] =>
  Array.isArray(stored) ? stored.flatMap((each) => finding.safeParse(each).data ?? []) : [];

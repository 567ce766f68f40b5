import { Readable } from 'node:stream';
import type { AdminCaseListRow } from './queries.ts';
import type { AdminFilter, AdminOrder, AdminPosition } from './search.ts';
import { casePriorityLabels, caseStatusLabels } from '../../domain/cases/case.ts';
import { labelOfProcessor } from '../../domain/processors.ts';
import { asCsv } from '../../domain/csv.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { planCasePage, readCasePage } from './read-case-page.ts';
import { xlsxStream, type Cell } from '../engines/spreadsheet/xlsx-stream.ts';
import { dayOf } from '../../domain/calendar/utc.ts';

type ExportFormat = 'csv' | 'xlsx';
type ExportRequest = AdminFilter & AdminOrder & { format: ExportFormat };
type Export = { filename: string; contentType: string; content: Readable };

const pageRows = 1_000;
const contentTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const heading = [
  'Case number',
  'Client',
  'Email',
  'Business',
  'Processor',
  'Amount',
  'Status',
  'Priority',
  'Owner',
  'Attorney',
  'Next action',
  'Due',
  'Created',
];

/**
 * All cases of a filter, in its order, as a streamed file: one page of rows at a time, each in its own transaction, so
 * that memory and locks do not grow with its length. It stops when the client disconnects.
 */
export function exportCases(services: Services, user: User, request: ExportRequest): Export {
  const now = services.clock.now();
  const pages = casePages(services, user, request);
  const content =
    request.format === 'csv'
      ? Readable.from(csvOf(pages), { objectMode: false })
      : xlsxStream('Cases', heading, cellsOf(pages), now);
  return {
    filename: `unhold-cases-${dayOf(now)}.${request.format}`,
    contentType: contentTypes[request.format],
    content,
  };
}

/**
 * The rows, page by page. Each page starts where the previous one ended, so a concurrent change neither repeats nor
 * hides another row.
 */
async function* casePages(services: Services, user: User, request: ExportRequest): AsyncGenerator<AdminCaseListRow[]> {
  let after: AdminPosition | null = null;
  for (;;) {
    const rows = await readPage(services, user, request, after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < pageRows || !last) return;
    after = { value: last.sort_value, id: last.id };
  }
}

/** Logs the error: the client only sees a truncated download. */
async function readPage(
  services: Services,
  user: User,
  request: ExportRequest,
  after: AdminPosition | null,
): Promise<AdminCaseListRow[]> {
  try {
    const plan = await planCasePage(services, user, request);
    return await services.database.readLong(user, (db) => readCasePage(db, request, plan, after, pageRows));
  } catch (error) {
    services.log.error({ err: error }, 'an export of cases failed halfway');
    throw error;
  }
}

/** With a byte order mark, by which spreadsheets recognize UTF-8. */
async function* csvOf(pages: AsyncIterable<AdminCaseListRow[]>): AsyncGenerator<string> {
  yield `\uFEFF${asCsv([heading])}`;
  for await (const rows of pages)
    yield asCsv(rows.map((row) => cellsOfRow(row).map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell))));
}

async function* cellsOf(pages: AsyncIterable<AdminCaseListRow[]>): AsyncGenerator<Cell[][]> {
  for await (const rows of pages) yield rows.map(cellsOfRow);
}

/** In the order of the heading. The only number is the amount, in dollars. */
function cellsOfRow(row: AdminCaseListRow): Cell[] {
  return [
    row.case_number,
    row.client,
    row.email,
    row.business,
    labelOfProcessor(row),
    row.held_amount_cents === null ? null : row.held_amount_cents / 100,
    caseStatusLabels[row.status],
    casePriorityLabels[row.priority],
    row.owner?.name ?? null,
    row.attorney_name,
    row.next_action,
    row.next_action_on,
    row.created_at.toISOString(),
  ];
}

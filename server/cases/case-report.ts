import { caseReport, type ReportedCase } from '../../domain/cases/case-report.ts';
import type { Db } from '../../db/actor.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';

/** The report of a case as a JSON file. Throws NOT_FOUND. */
export async function report(services: Services, user: User, id: string): Promise<{ text: string; filename: string }> {
  const { case_number, ...reported } = await services.database.as(user, (db) => reportedCase(db, id));
  return { text: `${JSON.stringify(caseReport(reported), null, 2)}\n`, filename: `case-report-${case_number}.json` };
}

async function reportedCase(db: Db, id: string): Promise<ReportedCase & { case_number: string }> {
  const [row, owners, previousProcessors, files, messages] = await Promise.all([
    db
      .selectFrom('cases')
      .select([
        'id',
        'case_number',
        'first_name',
        'last_name',
        'legal_business_name',
        'processor',
        'held_amount_cents',
        'status',
        'priority',
        'created_at',
      ])
      .where('id', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('business_owners')
      .select(['owner_name', 'ownership_percentage', 'role_title'])
      .where('case_id', '=', id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('previous_processors')
      .select(['processor_name', 'years_used', 'termination_reason'])
      .where('case_id', '=', id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('case_files')
      .select(['filename', 'document_type', 'content_type', 'size_bytes', 'created_at'])
      .where('case_id', '=', id)
      .orderBy('filename')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('messages')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('case_id', '=', id)
      .executeTakeFirstOrThrow(),
  ]);
  if (!row) throw notFound('This case');
  return { ...row, owners, previousProcessors, files, messages: messages.n };
}

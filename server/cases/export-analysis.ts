import { analysisIn } from '../../domain/cases/case-analysis.ts';
import { labelOfProcessor, type CaseProcessor } from '../../domain/processors.ts';
import { formatCents } from '../../domain/money/cents.ts';
import type { Db } from '../../db/actor.ts';
import { longDate } from '../../drafting/text/display.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';

/**
 * An analysis as a PDF (spec, section 7): the stored one that `analysisText` repeats, else the newest. Text from the
 * caller is never printed under our letterhead. Throws NOT_FOUND, or CONFLICT when the case has no analysis.
 */
export async function exportAnalysis(
  services: Services,
  user: User,
  { caseId, analysisText }: { caseId: string; analysisText: string },
) {
  const { theCase, stored } = await services.database.as(user, (db) => load(db, caseId, analysisText));
  if (!stored) throw new Refusal('CONFLICT', 'This case has no analysis yet. Generate one first.');
  const analysis = analysisIn(stored.body);
  const bytes = await services.pdf.renderAnalysis({
    case_number: theCase.case_number,
    business: theCase.legal_business_name,
    dated: firmDayOf(stored.created_at),
    facts: factsOf(theCase),
    content: analysis ? { analysis } : { text: stored.body },
  });
  return { bytes, filename: `case-analysis-${theCase.case_number}.pdf` };
}

type Head = CaseProcessor & {
  case_number: string;
  legal_business_name: string;
  held_amount_cents: number | null;
  hold_started_on: string | null;
};

async function load(
  db: Db,
  caseId: string,
  wanted: string,
): Promise<{ theCase: Head; stored: { body: string; created_at: Date } | undefined }> {
  const theCase = await db
    .selectFrom('cases')
    .select([
      'case_number',
      'legal_business_name',
      'processor',
      'other_processor',
      'held_amount_cents',
      'hold_started_on',
    ])
    .where('id', '=', caseId)
    .executeTakeFirst();
  if (!theCase) throw notFound('This case');
  const stored = await db
    .selectFrom('messages')
    .select(['body', 'created_at'])
    .where('case_id', '=', caseId)
    .where('message_type', '=', 'ai_analysis')
    .orderBy((eb) => eb('body', '=', wanted), 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { theCase, stored };
}

function factsOf(head: Head): { label: string; value: string }[] {
  const { held_amount_cents, hold_started_on } = head;
  return [
    { label: 'Processor', value: labelOfProcessor(head) },
    { label: 'Amount held', value: held_amount_cents === null ? 'Not provided' : formatCents(held_amount_cents) },
    { label: 'Held since', value: hold_started_on === null ? 'Not provided' : longDate(hold_started_on) },
  ];
}

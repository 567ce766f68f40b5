import type { Db } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { firmIn } from '../../domain/engagement/arrangement.ts';
import { nameOfProcessor } from '../../domain/processors.ts';
import { closingLetter, type ClosingPoints } from '../../drafting/papers/closing-letter.ts';
import type { PaperDraft } from '../../drafting/papers/paper-draft.ts';
import type { CaseCounsel } from '../kernel/counsel-of.ts';
import { engagementOf } from '../kernel/engagement.ts';
import type { Services } from '../kernel/context.ts';
import type { MoneyCase } from '../kernel/merchant-case.ts';

/** The closing letter of a case whose engagement has ended or will; none where its attorney was never engaged. */
export async function closingLetterOf(
  { services, db }: { services: Services; db: Db },
  { theCase, counsel }: { theCase: MoneyCase; counsel: CaseCounsel },
): Promise<PaperDraft[]> {
  const [engagement, points, letters_sent_on] = await Promise.all([
    engagementOf(services, db, theCase.id),
    pointsOf(db, theCase.id, counsel.attorney_id),
    sentOn(db, theCase.id),
  ]);
  if (!engagement?.merchant || !engagement.counsel) return [];
  return [
    closingLetter({
      case_number: theCase.case_number,
      business: theCase.legal_business_name,
      processor: nameOfProcessor(theCase),
      attorney_id: counsel.attorney_id,
      counsel,
      letters_sent_on,
      years: firmIn(services.config.arrangement, counsel.firm)?.keeps_files_years ?? null,
      points,
    }),
  ];
}

/** What this attorney recorded last for it. */
async function pointsOf(db: Db, caseId: string, attorneyId: string): Promise<ClosingPoints | null> {
  const row = await db
    .selectFrom('closing_points')
    .select(['done', 'not_done', 'limitation_on', 'limitation', 'second_lawyer'])
    .where('case_id', '=', caseId)
    .where('attorney_id', '=', attorneyId)
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

async function sentOn(db: Db, caseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('letters')
    .select('sent_at')
    .where('case_id', '=', caseId)
    .where('sent_at', 'is not', null)
    .orderBy('sent_at')
    .execute();
  return rows.flatMap(({ sent_at }) => (sent_at === null ? [] : [firmDayOf(sent_at)]));
}

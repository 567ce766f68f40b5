import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { CaseFile } from '../../drafting/facts/case-file.ts';
import { formatCents } from '../../domain/money/cents.ts';
import type { Db } from '../../db/actor.ts';

/**
 * When the merchant last stated the sum on file, in its dollars: with the application, while that sum is still the one on
 * file, or confirming it for a letter that was sent. What is confirmed for a letter that waits does not change its text.
 */
export async function sumStated(db: Db, caseId: string): Promise<CaseFile['sum_stated']> {
  const [theCase, recovery, confirmed] = await Promise.all([
    db
      .selectFrom('cases')
      .leftJoin('fee_terms', 'fee_terms.case_id', 'cases.id')
      .select(['cases.created_at', 'cases.held_amount_cents', 'fee_terms.held_amount_cents as applied_cents'])
      .where('cases.id', '=', caseId)
      .executeTakeFirstOrThrow(),
    db.selectFrom('recoveries').select('id').where('case_id', '=', caseId).limit(1).executeTakeFirst(),
    db
      .selectFrom('fact_entries')
      .innerJoin('letters', 'letters.id', 'fact_entries.letter_id')
      .select(['fact_entries.entered_at', 'fact_entries.shown'])
      .where('fact_entries.case_id', '=', caseId)
      .where('fact_entries.fact', '=', 'amount')
      .where('fact_entries.kind', '=', 'confirmed')
      .where('letters.sent_at', 'is not', null)
      .execute(),
  ]);
  if (recovery) return undefined;
  const { created_at, held_amount_cents: held, applied_cents } = theCase;
  if (held === null) return { on: null };
  const inDollars = ` holds ${formatCents(held).slice(0, -2)}`;
  const days = [
    ...(applied_cents === held ? [created_at] : []),
    ...confirmed.flatMap(({ entered_at, shown }) => (shown.includes(inDollars) ? [entered_at] : [])),
  ].map(firmDayOf);
  return { on: days.toSorted().at(-1) ?? null };
}

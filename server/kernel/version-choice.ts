import type { Db } from '../../db/actor.ts';
import type { VersionChosen } from '../../drafting/packet/given.ts';
import { longDate } from '../../drafting/text/display.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';

/** The version that staff or attorney chose for a case, as recorded. */
export type VersionChoice = { agreement: string; reason: string; chosen_by_name: string; chosen_at: Date };

/** The standing choices of the cases that the actor may see, by case; no entry where the newest row took it back. */
export async function versionChoices(db: Db, caseIds: readonly string[]): Promise<Map<string, VersionChoice>> {
  const rows = await db
    .selectFrom('version_choices')
    .distinctOn('case_id')
    .select(['case_id', 'agreement', 'reason', 'chosen_by_name', 'chosen_at'])
    .where('case_id', 'in', caseIds)
    .orderBy('case_id')
    .orderBy('chosen_at', 'desc')
    .execute();
  return new Map(
    rows.flatMap(({ case_id, agreement, ...row }) =>
      agreement === null ? [] : [[case_id, { ...row, agreement }] as const],
    ),
  );
}

/** The choice as the drafter takes it. */
export const asVersionChosen = (choice: VersionChoice | null): VersionChosen | null =>
  choice && {
    agreement: choice.agreement,
    why: `${choice.chosen_by_name} chose it on ${longDate(firmDayOf(choice.chosen_at))}: ${choice.reason}`,
  };

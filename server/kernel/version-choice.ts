import type { Db } from '../../db/actor.ts';
import type { VersionChosen } from '../../drafting/packet/given.ts';
import { longDate } from '../../drafting/text/display.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';

/** The version that staff or attorney chose for a case, or that its attorney set aside, as recorded. */
export type VersionChoice = ({ agreement: string; set_aside: null } | { agreement: null; set_aside: string }) & {
  reason: string;
  chosen_by_name: string;
  chosen_at: Date;
};

/** The standing choices of the cases that the actor may see, by case; no entry where the newest row took it back. */
export async function versionChoices(db: Db, caseIds: readonly string[]): Promise<Map<string, VersionChoice>> {
  const rows = await db
    .selectFrom('version_choices')
    .distinctOn('case_id')
    .select(['case_id', 'agreement', 'set_aside', 'reason', 'chosen_by_name', 'chosen_at'])
    .where('case_id', 'in', caseIds)
    .orderBy('case_id')
    .orderBy('chosen_at', 'desc')
    .execute();
  return new Map(
    rows.flatMap(({ case_id, agreement, set_aside, ...row }): [string, VersionChoice][] => {
      if (agreement !== null) return [[case_id, { ...row, agreement, set_aside: null }]];
      return set_aside === null ? [] : [[case_id, { ...row, agreement, set_aside }]];
    }),
  );
}

/** The choice as the drafter takes it. */
export function asVersionChosen(choice: VersionChoice | null): VersionChosen | null {
  if (choice === null) return null;
  const { agreement, set_aside, reason, chosen_by_name: by } = choice;
  const on = longDate(firmDayOf(choice.chosen_at));
  return agreement === null
    ? { agreement, set_aside, why: `${by} set ${set_aside} aside on ${on}: ${reason}` }
    : { agreement, why: `${by} chose it on ${on}: ${reason}` };
}

import { sql } from 'kysely';
import type { CaseMilestones, CaseProgress, LetterProgress } from '../../domain/cases/case-progress.ts';

type Stored<T> = {
  [Key in keyof T]: T[Key] extends Date
    ? string
    : T[Key] extends Date | null
      ? string | null
      : T[Key] extends (infer Item)[]
        ? Stored<Item>[]
        : T[Key];
};
/**
 * As in the database's JSON: instants are text, missing values null; open offers are listed by the day by which they
 * want an answer.
 */
export type StoredProgress = Omit<Stored<CaseProgress>, 'open_offers' | 'answer_by' | 'letters'> & {
  open_offers: (string | null)[] | null;
  letters: Stored<LetterProgress>[] | null;
};
export type StoredMilestones = Stored<Pick<CaseMilestones, 'replied_at' | 'approvals'>> & {
  may_complete: boolean;
  unread_by_staff: number;
};

/** For a query of one case: everything from which its stage and actions are derived. */
export const progressColumn = sql<StoredProgress>`(select p.progress from app.case_progress(array[cases.id]) p)`.as(
  'progress',
);

/** For a query with a `page` of cases: a table to join. */
export const progressOfPage = sql<{
  case_id: string;
  progress: StoredProgress;
}>`app.case_progress(array(select id from page))`.as('progress_of_page');

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

export function progressOf({ letters, open_offers, ...stored }: StoredProgress): CaseProgress {
  return {
    ...stored,
    analyzed_at: instant(stored.analyzed_at),
    signed_at: instant(stored.signed_at),
    open_offers: open_offers?.length ?? 0,
    answer_by: open_offers?.filter((day) => day !== null).toSorted()[0] ?? null,
    letters: (letters ?? [])
      .map((letter) => ({ ...letter, drafted_at: new Date(letter.drafted_at), sent_at: instant(letter.sent_at) }))
      .toSorted(
        (left, right) => left.drafted_at.getTime() - right.drafted_at.getTime() || (left.id < right.id ? -1 : 1),
      ),
  };
}

export function milestonesOf(stored: StoredMilestones): Pick<CaseMilestones, 'replied_at' | 'approvals'> {
  return {
    replied_at: instant(stored.replied_at),
    // An approval of an older version is void.
    approvals: stored.approvals.flatMap(({ letter_id, at }) => (at ? [{ letter_id, at: new Date(at) }] : [])),
  };
}

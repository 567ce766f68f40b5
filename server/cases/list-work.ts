import { sql } from 'kysely';
import { dayOf } from '../../domain/calendar/utc.ts';
import { kindOfAction, ownWorkText, type WorkKind } from '../../domain/cases/work.ts';
import { stageOf, type StageView } from '../../domain/cases/stage.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import type { StoredProgress } from '../../domain/cases/case-progress.ts';
import type { Db } from '../../db/actor.ts';
import type { AdminCaseListRow } from './queries.ts';
import { progressOf } from '../kernel/case-progress.ts';
import { countActions, pageOfActions, type ActionPlace } from './work/next-actions.ts';
import { countOwnWork, pageOfOwnWork, type OwnPlace } from './work/own-work.ts';
import { countTasks, pageOfTasks, type TaskPlace } from './work/tasks.ts';
import { comparePlaces, type WorkCount, type WorkOf, type WorkPlace } from './work/place.ts';

type WorkRequest = { of: 'me' | 'nobody' | 'everybody'; limit: number };
/** `total` and `overdue` stop at 1,000. */
type WorkTotals = WorkCount & { capped: boolean };
/** Where a page ends. The counts travel with it, so that a listing counts once. */
type WorkPage = WorkPlace & WorkTotals;
type WorkCase = Omit<AdminCaseListRow, 'sort_value'> & { stage: StageView };
/** `key` is its own in the list. `the_case` is null for what belongs to none. */
type WorkItem = {
  key: string;
  kind: WorkKind;
  what: string;
  due_on: string;
  letter_id: string | null;
  task_id: string | null;
  mention_id: string | null;
  /** Whose it is: the task's owner or the case's. */
  owner: { id: string; name: string } | null;
  the_case: WorkCase | null;
};
type Place = OwnPlace | TaskPlace | ActionPlace;
export type Work = WorkTotals & { items: WorkItem[]; next: WorkPage | null; today: string };

/** Counting stops here. */
const maxWorkCounted = 1_000;

/**
 * What staff must do, earliest due first: next actions of open cases, tasks, letters that wait to leave, unread messages, mentions of
 * the caller, inquiries and requests for erasure. A next action that only says to mail a letter is left out while that letter is a row of its own. Days are UTC.
 */
export async function listWork(
  services: Services,
  user: User,
  { of: whose, limit }: WorkRequest,
  after: WorkPage | null,
): Promise<Work> {
  const today = dayOf(services.clock.now());
  const of: WorkOf = whose === 'me' ? { owner: user.id } : whose;
  const [own, tasks, actions, { total, capped, overdue }] = await services.database.readLong(user, (db) =>
    Promise.all([
      pageOfOwnWork(db, { of, today, me: user.id }, after, limit + 1),
      pageOfTasks(db, of, after, limit + 1),
      pageOfActions(db, of, after, limit + 1),
      after ?? countWork(db, of, today, user.id),
    ]),
  );
  const found: Place[] = [...own, ...tasks, ...actions].sort(comparePlaces);
  const page = found.slice(0, limit);
  const ids = page.flatMap(caseIdOf);
  const cases = await services.database.readLong(user, (db) => casesOf(db, ids));
  const counts = { total, capped, overdue };
  const last = page.at(-1);
  return {
    items: page.flatMap((place) => itemOf(place, cases)),
    ...counts,
    today,
    next: found.length > limit && last ? { on: last.on, rank: last.rank, id: last.id, ...counts } : null,
  };
}

async function countWork(db: Db, of: WorkOf, today: string, me: string): Promise<WorkTotals> {
  const counts = await Promise.all([
    countActions(db, of, today, maxWorkCounted + 1),
    countOwnWork(db, { of, today, me }, maxWorkCounted + 1),
    countTasks(db, of, today, maxWorkCounted + 1),
  ]);
  const [total, overdue] = (['total', 'overdue'] as const).map((which) =>
    counts.reduce((sum, count) => sum + count[which], 0),
  ) as [number, number];
  return {
    total: Math.min(total, maxWorkCounted),
    capped: total > maxWorkCounted,
    overdue: Math.min(overdue, maxWorkCounted),
  };
}

const caseIdOf = (place: Place): string[] => {
  if ('task' in place) return [place.task.case_id];
  if ('kind' in place) return place.case_id === null ? [] : [place.case_id];
  return place.covered ? [] : [place.id];
};

function itemOf(place: Place, cases: ReadonlyMap<string, WorkCase>): WorkItem[] {
  const [caseId] = caseIdOf(place);
  const the_case = caseId === undefined ? null : (cases.get(caseId) ?? null);
  // Erased since its place was read.
  if (caseId !== undefined && the_case === null) return [];
  const { id, on: due_on } = place;
  const ofCase = { due_on, letter_id: null, task_id: null, mention_id: null, owner: the_case?.owner ?? null, the_case };
  if ('task' in place) {
    const { text, owner } = place.task;
    return [{ ...ofCase, key: `task:${id}`, kind: 'task', what: text, task_id: id, owner }];
  }
  if ('kind' in place) {
    const { kind, letter_id } = place;
    const mention_id = kind === 'mention' ? id : null;
    return [{ ...ofCase, key: `${kind}:${id}`, kind, what: ownWorkText(place), letter_id, mention_id }];
  }
  if (place.covered) return [];
  const what = place.text ?? 'Decide what is next';
  return [{ ...ofCase, key: `case:${id}`, kind: kindOfAction(place.planned_for), what }];
}

type CaseRow = Omit<WorkCase, 'stage'> & { cancelled_at: Date | null; progress: StoredProgress };

async function casesOf(db: Db, ids: readonly string[]): Promise<Map<string, WorkCase>> {
  const { rows } = await sql<CaseRow>`
    select c.id, c.case_number, c.first_name || ' ' || c.last_name as client, c.email, c.legal_business_name as business, c.processor, c.held_amount_cents,
      c.status, c.priority, c.version, c.created_at, c.cancelled_at, a.full_name as attorney_name, c.next_action, c.next_action_on,
      case when p.user_id is null then null else json_build_object('id', p.user_id, 'name', p.display_name) end as owner, k.progress
    from cases c join case_progress k on k.case_id = c.id
      left join attorneys a on a.user_id = c.attorney_id left join profiles p on p.user_id = c.owner_id
    where c.id = any(${ids}::uuid[])`.execute(db);
  return new Map(
    rows.map(({ progress, cancelled_at, ...row }) => [
      row.id,
      { ...row, stage: stageOf({ ...row, cancelled_at }, progressOf(progress)) },
    ]),
  );
}

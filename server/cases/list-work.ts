import {
  countWork,
  listWork as listPage,
  mostWorkCounted,
  type WorkOf,
  type WorkPosition,
  type WorkRow,
} from './work-queries.ts';
import { dayOf } from '../../domain/promises.ts';
import { stageOf, type StageView } from '../../domain/stage.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';

export type WorkRequest = { of: 'me' | 'nobody' | 'everybody'; limit: number };
/** `total` and `overdue` stop at 1,000. */
export type WorkTotals = { total: number; capped: boolean; overdue: number };
/** Where a page ends; what was counted travels with it, so that counting happens once a listing. */
export type WorkPage = WorkPosition & WorkTotals;
export type Work = WorkTotals & { items: (WorkRow & { stage: StageView })[]; next: WorkPage | null; today: string };

/** Open cases by the day on which their next action is due, the longest overdue first. Days are UTC. */
export async function listWork(
  services: Services,
  person: Person,
  { of: whose, limit }: WorkRequest,
  after: WorkPage | null,
): Promise<Work> {
  const today = dayOf(services.clock.now());
  const of: WorkOf = whose === 'me' ? { owner: person.id } : whose;
  const [found, totals] = await services.database.as(person, (db) =>
    Promise.all([listPage(db, of, after, limit + 1), after ?? countWork(db, of, today).then(capped)]),
  );
  const items = found.slice(0, limit).map((row) => ({ ...row, stage: stageOf(row, row.progress) }));
  const { total, capped: more, overdue } = totals;
  const last = items.at(-1);
  return {
    items,
    total,
    capped: more,
    overdue,
    today,
    next: found.length > limit && last ? { on: last.next_action_on, id: last.id, total, capped: more, overdue } : null,
  };
}

const capped = ({ total, overdue }: { total: number; overdue: number }): WorkTotals => ({
  total: Math.min(total, mostWorkCounted),
  capped: total > mostWorkCounted,
  overdue: Math.min(overdue, mostWorkCounted),
});

import { sql } from 'kysely';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { actOf, newCaseText, ofAction, ownWorkText, type WorkAct, type WorkKind } from '../../domain/cases/work.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import type { Database, Db } from '../../db/actor.ts';
import { stagedCases, type StagedCase } from './queries.ts';
import { planCasePage } from './read-case-page.ts';
import { foundCases, maxCounted } from './search.ts';
import { SharedReads } from '../kernel/shared-reads.ts';
import { countMentions, pageOfMentions } from './work/mentions.ts';
import { countActions, pageOfActions, type ActionPlace } from './work/next-actions.ts';
import { countOwnWork, pageOfOwnWork, type OwnPlace } from './work/own-work.ts';
import { countTasks, pageOfTasks, type TaskPlace } from './work/tasks.ts';
import { comparePlaces, type WorkCount, type WorkListed, type WorkOf, type WorkPlace } from './work/place.ts';

/** `of`: 'me', 'nobody', 'everybody', or the id of a staff member. */
type WorkRequest = { of: string; kind?: WorkKind | undefined; search?: string | undefined; limit: number };
/** `total` and `overdue` stop at 1,000. */
type WorkTotals = WorkCount & { capped: boolean };
/** Where a page ends. The counts travel with it, so that a listing counts once. */
type WorkPage = WorkPlace & WorkTotals;
/** `key` is unique in the list. `the_case` is null for work that belongs to no case. */
type WorkItem = {
  key: string;
  kind: WorkKind;
  act: WorkAct;
  what: string;
  due_on: string;
  letter_id: string | null;
  task_id: string | null;
  mention_id: string | null;
  user_id: string | null;
  /** The owner of the task, or else of the case. */
  owner: { id: string; name: string } | null;
  the_case: StagedCase | null;
};
type Place = OwnPlace | TaskPlace | ActionPlace;
export type Work = WorkTotals & { items: WorkItem[]; next: WorkPage | null; today: string };

/** Counting stops here. */
const maxWorkCounted = 1_000;

/**
 * A part of a page in order, its cases, and the total and overdue counts; `count` is null when they are known already.
 */
type Found = { places: Place[]; cases: Map<string, StagedCase>; count: WorkCount | null };
type Asked = { today: string; after: WorkPage | null; limit: number };

/**
 * The lists of nobody's and everybody's work, which are the same for all staff and so are read once for concurrent
 * requests.
 */
const lists = new SharedReads<Found>();

/**
 * What staff must do, earliest due first: next actions of open cases, tasks, letters that wait to leave, unread messages, mentions of
 * the caller, inquiries and requests for erasure. A next action that only says to mail a letter is left out while that letter is a row of its own. Days are UTC.
 */
export async function listWork(
  services: Services,
  user: User,
  { of: whose, kind, search, limit }: WorkRequest,
  after: WorkPage | null,
): Promise<Work> {
  const { database } = services;
  const today = firmDayOf(services.clock.now());
  const asked: Asked = { today, after, limit: limit + 1 };
  const list: WorkListed = {
    of: workOf(whose, user),
    kind: kind ?? null,
    cases: search ? await casesFound(services, user, search) : null,
  };
  const { of } = list;
  const read = () => readWork(database, user, list, asked);
  const [work, mentions] = await Promise.all([
    isCallers(of) ? read() : lists.read(database, user, [list, asked], read),
    of === 'everybody' || isCallers(of) ? readMentions(database, user, list, asked) : noMentions,
  ]);
  const found = [...work.places, ...mentions.places].sort(comparePlaces);
  const page = found.slice(0, limit);
  const cases = new Map([...work.cases, ...mentions.cases]);
  const counts = after ?? totalsOf([work.count, mentions.count]);
  const { total, capped, overdue } = counts;
  const last = page.at(-1);
  return {
    items: page.flatMap((place) => itemOf(place, cases)),
    total,
    capped,
    overdue,
    today,
    next: found.length > limit && last ? { on: last.on, rank: last.rank, id: last.id, total, capped, overdue } : null,
  };
}

const isCallers = (of: WorkOf): boolean => typeof of === 'object' && of.isCaller;

function workOf(whose: string, { id }: User): WorkOf {
  if (whose === 'nobody' || whose === 'everybody') return whose;
  return { owner: whose === 'me' ? id : whose, isCaller: whose === 'me' || whose === id };
}

/** The newest cases that the table of cases finds. */
async function casesFound(services: Services, user: User, search: string): Promise<string[]> {
  const request = { search, sort: 'created_at', direction: 'desc' } as const;
  const plan = await planCasePage(services, user, request);
  const { rows } = await services.database.readLong(user, (db) =>
    sql<{
      id: string;
    }>`select id from ${foundCases(request, request, null, maxCounted, false, plan)} as page (id, sort_value, found)`.execute(
      db,
    ),
  );
  return rows.map(({ id }) => id);
}

/** All but mentions. */
async function readWork(
  database: Database,
  user: User,
  list: WorkListed,
  { today, after, limit }: Asked,
): Promise<Found> {
  const [own, tasks, actions, count] = await database.readLong(user, (db) =>
    Promise.all([
      pageOfOwnWork(db, list, today, after, limit),
      pageOfTasks(db, list, after, limit),
      pageOfActions(db, list, after, limit),
      after ? null : countWork(db, list, today),
    ]),
  );
  const places: Place[] = [...own, ...tasks, ...actions].sort(comparePlaces).slice(0, limit);
  return { places, cases: await readCases(database, user, places), count };
}

async function readMentions(
  database: Database,
  user: User,
  list: WorkListed,
  { today, after, limit }: Asked,
): Promise<Found> {
  const [places, count] = await database.read(user, (db) =>
    Promise.all([
      pageOfMentions(db, user.id, list, after, limit),
      after ? null : countMentions(db, user.id, list, today, maxWorkCounted + 1),
    ]),
  );
  return { places, cases: await readCases(database, user, places), count };
}
const noMentions: Found = { places: [], cases: new Map(), count: { total: 0, overdue: 0 } };

async function readCases(database: Database, user: User, places: readonly Place[]): Promise<Map<string, StagedCase>> {
  const ids = places.flatMap(caseIdOf);
  if (ids.length === 0) return new Map();
  const found = await database.readLong(user, (db) => stagedCases(db, ids));
  return new Map(found.map((each) => [each.id, each]));
}

async function countWork(db: Db, list: WorkListed, today: string): Promise<WorkCount> {
  return sumOf(
    await Promise.all([
      countActions(db, list, today, maxWorkCounted + 1),
      countOwnWork(db, list, today, maxWorkCounted + 1),
      countTasks(db, list, today, maxWorkCounted + 1),
    ]),
  );
}

const sumOf = (counts: readonly WorkCount[]): WorkCount => ({
  total: counts.reduce((sum, { total }) => sum + total, 0),
  overdue: counts.reduce((sum, { overdue }) => sum + overdue, 0),
});

function totalsOf(counts: readonly (WorkCount | null)[]): WorkTotals {
  const { total, overdue } = sumOf(counts.filter((count) => count !== null));
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

function itemOf(place: Place, cases: ReadonlyMap<string, StagedCase>): WorkItem[] {
  const [caseId] = caseIdOf(place);
  const the_case = caseId === undefined ? null : (cases.get(caseId) ?? null);
  // The case was erased after this row was read.
  if (caseId !== undefined && the_case === null) return [];
  const { id, on: due_on } = place;
  const ofCase = {
    due_on,
    letter_id: null,
    task_id: null,
    mention_id: null,
    user_id: null,
    owner: the_case?.owner ?? null,
    the_case,
  };
  if ('task' in place) {
    const { text, owner } = place.task;
    return [{ ...ofCase, key: `task:${id}`, kind: 'task', act: 'task', what: text, task_id: id, owner }];
  }
  if ('kind' in place) {
    const { kind, letter_id, user_id } = place;
    const mention_id = kind === 'mention' ? id : null;
    const what = ownWorkText(place);
    return [{ ...ofCase, key: `${kind}:${id}`, kind, act: actOf(place), what, letter_id, mention_id, user_id }];
  }
  if (place.covered) return [];
  const aim = ofAction(place.planned_for, place.status);
  const what = aim.kind === 'new_case' ? newCaseText : (place.text ?? 'Decide what is next');
  return [{ ...ofCase, key: `case:${id}`, ...aim, what }];
}

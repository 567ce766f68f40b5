import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { systemActor, type Database, type Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { anchorFolder, readAnchor, type AnchoredHead } from './anchor-history.ts';

/**
 * `anchors`, `cases`, `entries`: how many were verified. `erased`: anchored cases that the log says were erased since.
 */
type HistoryReport = {
  cases: number;
  entries: number;
  anchors: number;
  lastAnchor: string | null;
  erased: number;
  /** One sentence each; empty when the history is intact. */
  problems: string[];
};

const pageSize = 500;
const batchSize = 2_000;
/** An anchor is written each day, so this leaves one day's grace. */
const staleMs = 2 * 24 * 60 * 60_000;
const maxProblems = 1_000;

/**
 * Computes the hash chain of every case again, outside the database, and compares it with the anchors in the storage.
 * Finds an entry that was altered, inserted or removed; with the anchors also a chain that was computed again, cut at its
 * end, or truncated.
 */
export async function verifyHistory(services: Services): Promise<HistoryReport> {
  const report: HistoryReport = { cases: 0, entries: 0, anchors: 0, lastAnchor: null, erased: 0, problems: [] };
  await verifyChains(services, report);
  await verifyAnchors(services, report);
  return report;
}

type Entry = { case_id: string; seq: number; hash: string; prev_hash: string; covered: string };

async function verifyChains({ database }: Services, report: HistoryReport): Promise<void> {
  let after: string | null = null;
  do {
    let last: Entry | null = null;
    for (const entry of await pageOf(database, after)) {
      const before: Entry | null = last?.case_id === entry.case_id ? last : null;
      if (before === null) report.cases += 1;
      if (!isNext(before, entry)) note(report, `Case ${entry.case_id}: entry ${entry.seq} is not what was written.`);
      report.entries += 1;
      last = entry;
    }
    after = last?.case_id ?? null;
  } while (after !== null);
}

const pageOf = (database: Database, after: string | null): Promise<Entry[]> =>
  database.as(systemActor, (db) => entriesAfter(db, after));

const isNext = (before: Entry | null, { seq, hash, prev_hash, covered }: Entry): boolean =>
  seq === (before?.seq ?? 0) + 1 && prev_hash === (before?.hash ?? '') && hash === sha256(covered);

/** All entries of a page of cases. `covered` is what the hash of an entry covers (0007_history.sql). */
async function entriesAfter(db: Db, after: string | null): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select h.case_id, h.seq, h.hash, h.prev_hash, jsonb_build_array(
      h.prev_hash, h.case_id, h.seq, extract(epoch from h.at), h.actor_id, h.actor_name, h.what, h.field, h.old_value, h.new_value
    )::text as covered
    from case_history h
    where h.case_id in (
      select distinct case_id from case_history
      where ${after}::uuid is null or case_id > ${after}::uuid order by case_id limit ${pageSize})
    order by h.case_id, h.seq`.execute(db);
  return rows;
}

async function verifyAnchors(services: Services, report: HistoryReport): Promise<void> {
  let before: { key: string; sha256: string } | null = null;
  for (const key of await services.storage.list(anchorFolder)) {
    const anchor = await readAnchor(services, key).catch((error: unknown) => {
      note(report, `The anchor ${key} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
      return null;
    });
    if (anchor === null) continue;
    const { previous } = anchor.head;
    if (previous?.key !== before?.key || previous?.sha256 !== before?.sha256)
      note(report, `The anchor before ${key} is missing or another.`);
    for (let at = 0; at < anchor.heads.length; at += batchSize)
      await compare(services, key, anchor.heads.slice(at, at + batchSize), report);
    report.anchors += 1;
    report.lastAnchor = anchor.head.at;
    before = { key, sha256: anchor.sha256 };
  }
  if (report.lastAnchor !== null && services.clock.now().getTime() - Date.parse(report.lastAnchor) > staleMs)
    note(
      report,
      `No anchor has been written since ${report.lastAnchor}: is a worker running, and are all anchors there?`,
    );
}

async function compare(services: Services, key: string, heads: AnchoredHead[], report: HistoryReport): Promise<void> {
  const found = await services.database.as(systemActor, (db) => foundHeads(db, heads));
  const anchored = new Map(heads.map((each) => [each.case_id, each.hash]));
  for (const { case_id, seq, hash, erased } of found) {
    if (hash === anchored.get(case_id)) continue;
    if (hash === null && erased) report.erased += 1;
    else
      note(report, `Case ${case_id}: entry ${seq}, anchored in ${key}, is ${hash === null ? 'missing' : 'another'}.`);
  }
}

type Found = { case_id: string; seq: number; hash: string | null; erased: boolean };

async function foundHeads(db: Db, heads: AnchoredHead[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select a.case_id, a.seq, h.hash,
      h.hash is null and exists (
        select from erasures_log e where e.subject_id = a.case_id and e.what in ('case_erased', 'case_purged')) as erased
    from unnest(${heads.map(({ case_id }) => case_id)}::uuid[], ${heads.map(({ seq }) => seq)}::integer[]) a (case_id, seq)
    left join case_history h on h.case_id = a.case_id and h.seq = a.seq`.execute(db);
  return rows;
}

function note({ problems }: HistoryReport, problem: string): void {
  if (problems.length < maxProblems) problems.push(problem);
}

const sha256 = (said: string): string => createHash('sha256').update(said).digest('hex');

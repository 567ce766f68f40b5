import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { systemActor } from '../../db/actor.ts';
import { progressOf } from '../kernel/case-progress.ts';
import type { StoredProgress } from '../../domain/cases/case-progress.ts';
import { letterStatuses } from '../../domain/letters/letter.ts';
import { stageOf, stages, type StageCase } from '../../domain/cases/stage.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { fillProgress } from '../../testing/app/fill-progress.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';

type Fact = { id: string; stage: string };
let app: TestApp;
let superuser: Superuser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  await everyState();
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

/**
 * One case for each combination of what a stage depends on: status, cancelled, held and recovered amounts, offers,
 * analysis, and up to two letters of any status of which one may live.
 */
async function everyState(): Promise<void> {
  const letters = [
    [],
    ...letterStatuses.map((status) => [status]),
    ...letterStatuses
      .flatMap((left, index) => letterStatuses.slice(index + 1).map((right) => [left, right]))
      .filter((pair) => !pair.every((status) => ['draft', 'in_review', 'approved', 'sending'].includes(status))),
  ];
  // Inserted as rows: owner and search do not affect a stage.
  await superuser.rows('drop index cases_search');
  await superuser.rows("set session_replication_role = 'replica'");
  await superuser.rows(
    `create temp table states as
    select gen_random_uuid() as id, row_number() over () as n, s.status, c.cancelled, h.held, r.recovered, o.offers, a.analyzed, y.replied, l.letters from
      unnest(array['intake', 'under_review', 'in_progress', 'resolved', 'closed']) s (status), unnest(array[false, true]) c (cancelled), unnest(array[null, 0, 10000]) h (held),
      unnest(array[0, 9999, 10000]) r (recovered), unnest(array['', 'declined', 'open declined', 'accepted declined']) o (offers), unnest(array[false, true]) a (analyzed), unnest(array[false, true]) y (replied), jsonb_array_elements($1::jsonb) l (letters)`.replace(
      '$1',
      `'${JSON.stringify(letters)}'`,
    ),
  );
  await superuser.rows(`insert into cases (id, case_number, created_by, org_id, status, processor, held_amount_cents, first_name, last_name, email, legal_business_name, business_address, cancelled_at)
    select id, 'S-' || n, id, id, status, 'stripe', held, 'A', 'B', 'a@b.example', 'C', '{}', case when cancelled then now() end from states`);
  await superuser.rows(
    'insert into recoveries (id, case_id, amount_cents, received_on) select gen_random_uuid(), id, recovered, current_date from states where recovered > 0',
  );
  await superuser.rows(
    "insert into offers (id, case_id, reply_id, amount_cents, status, received_on, answered_at) select gen_random_uuid(), id, gen_random_uuid(), 1, word, current_date, case when word in ('accepted', 'declined') then now() end from states, string_to_table(offers, ' ') word where offers <> ''",
  );
  await superuser.rows(
    "insert into messages (id, case_id, message_type, subject, body) select gen_random_uuid(), id, 'ai_analysis', '', '' from states where analyzed",
  );
  await superuser.rows(
    "insert into processor_replies (id, case_id, kind, received_on, words, entered_by, entered_by_name, created_at) select gen_random_uuid(), id, 'refusal', current_date, 'No.', id, 'A', now() from states where replied",
  );
  await superuser.rows(
    "insert into letters (id, case_id, demand_type, title, status, due_on) select gen_random_uuid(), id, 'initial', '', word, current_date from states, jsonb_array_elements_text(letters) word",
  );
  await superuser.rows(fillProgress('array(select id from cases)'));
  await superuser.rows("set session_replication_role = 'origin'");
}

test('a stage in a report is the stage of the case, in every state a case can be in', async () => {
  const listed = new Map(
    (await superuser.rows<Fact>('select id, stage from app.case_facts')).map(({ id, stage }) => [id, stage]),
  );
  const cases = await app.services.database.as(systemActor, (db) =>
    db
      .selectFrom('cases')
      .innerJoin(
        sql<{
          case_id: string;
          progress: StoredProgress;
        }>`(select * from app.case_progress(array(select id from cases)))`.as('p'),
        'p.case_id',
        'cases.id',
      )
      .select(['id', 'status', 'held_amount_cents', 'created_at', 'cancelled_at', 'progress'])
      .execute(),
  );
  const wrong = cases.flatMap(({ progress, ...row }) => {
    const { stage } = stageOf(row as unknown as StageCase, progressOf(progress));
    return listed.get(row.id) === stage ? [] : [{ status: row.status, listed: listed.get(row.id), stage, progress }];
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(cases.length).toBe(5 * 2 * 3 * 3 * 4 * 2 * 2 * 31);
  expect(listed.size).toBe(cases.length);
  expect(new Set(listed.values())).toEqual(new Set(stages));
});

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { feeExemptions } from '../../domain/money/fee-on.ts';
import { ledgerTotals } from '../../domain/money/ledger.ts';
import { fillProgress } from '../../testing/app/fill-progress.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';

let app: TestApp;
let superuser: Superuser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const noon = Date.parse('2026-03-08T12:00:00Z');
/**
 * A ledger whose letter left around the days when New York changes its clock, at any second, or never; its money came
 * before and after.
 */
const ledger = fc.record({
  id: fc.uuid(),
  percent: fc.integer({ min: 0, max: 100 }),
  sent: fc.option(
    fc.integer({ min: -200 * 86_400, max: 300 * 86_400 }).map((seconds) => new Date(noon + seconds * 1000)),
  ),
  recoveries: fc.array(
    fc.record({
      amount_cents: fc.integer({ min: 1, max: 90_000_000 }),
      days: fc.integer({ min: -2, max: 2 }),
      fee_exemption: fc.constantFrom(null, null, null, null, ...feeExemptions),
    }),
    { maxLength: 4 },
  ),
  paid: fc.array(fc.integer({ min: 1, max: 9_000_000 }), { maxLength: 2 }),
});

test('the fee due in a report equals what the ledger says is still to pay, to the cent and by the firm’s days', async () => {
  const cases = fc.sample(ledger, { numRuns: 400, seed: 46 }).map(({ recoveries, sent, ...each }) => ({
    ...each,
    sent,
    recoveries: recoveries.map(({ amount_cents, fee_exemption, days }) => ({
      amount_cents,
      fee_exemption,
      received_on: addDays(firmDayOf(sent ?? new Date(noon)), days),
      created_at: new Date(noon),
      tranche_id: null,
    })),
  }));
  await superuser.rows("set session_replication_role = 'replica'");
  const given = [JSON.stringify(cases)];
  const from = `from jsonb_to_recordset($1::jsonb) as g (id uuid, percent numeric, sent timestamptz, recoveries jsonb)`;
  await superuser.rows(
    `insert into cases (id, case_number, created_by, org_id, status, processor, first_name, last_name, email, legal_business_name, business_address)
     select id, 'F-' || id, id, id, 'in_progress', 'stripe', 'A', 'B', 'a@b.example', 'C', '{}' ${from}`,
    given,
  );
  await superuser.rows(
    `insert into fee_terms (case_id, percent, held_amount_cents) select id, percent, 0 ${from}`,
    given,
  );
  await superuser.rows(
    `insert into letters (id, case_id, demand_type, title, status, due_on, sent_at)
     select gen_random_uuid(), id, 'initial', '', 'sent', current_date, sent ${from} where sent is not null`,
    given,
  );
  await superuser.rows(
    `insert into recoveries (id, case_id, amount_cents, received_on, fee_exemption)
     select gen_random_uuid(), g.id, r.amount_cents, r.received_on, r.fee_exemption ${from},
       jsonb_to_recordset(g.recoveries) as r (amount_cents bigint, received_on date, fee_exemption text)`,
    given,
  );
  await superuser.rows(
    `insert into fee_payments (id, case_id, amount_cents, received_on)
     select gen_random_uuid(), g.id, p.value::bigint, current_date
     from jsonb_to_recordset($1::jsonb) as g (id uuid, paid jsonb), jsonb_array_elements_text(g.paid) as p`,
    given,
  );
  await superuser.rows(fillProgress('array(select id from cases)'));
  await superuser.rows("set session_replication_role = 'origin'");
  const facts = await superuser.rows<{ id: string; fee_cents: string }>('select id, fee_cents from app.case_facts');
  const inReport = new Map(facts.map(({ id, fee_cents }) => [id, Number(fee_cents)]));
  const ofLedger = new Map(
    cases.map(({ id, percent, sent, recoveries, paid }) => {
      const letter_sent_on = sent && firmDayOf(sent);
      const rows = {
        held_amount_cents: null,
        percent,
        letter_sent_on,
        recoveries,
        tranches: [],
        offers: [],
        fee_payments: paid.map((amount_cents) => ({ amount_cents })),
      };
      return [id, ledgerTotals(rows).fee_outstanding_cents];
    }),
  );
  expect(inReport).toEqual(ofLedger);
  expect([...ofLedger.values()].filter((fee) => fee > 0).length).toBeGreaterThan(100);
});

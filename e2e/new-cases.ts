import { rows as sql } from './database.ts';

/** New cases of this merchant whose next action is overdue by 400 days, so that they come first in the work list. */
export async function newCases(many: number, merchant: string, owner: string): Promise<void> {
  await sql(
    `insert into cases (id, case_number, created_by, org_id, status, processor, first_name, last_name, email, legal_business_name, business_address, owner_id, next_action, next_action_for, next_action_on)
    select gen_random_uuid(), 'UH-T-' || nextval('case_numbers'), u.id, u.org_id, 'intake', 'paypal', 'Ada', 'Byron', 'a@shop.example', 'Triage ' || n || ' Goods', '{"street": "1 Main Street", "city": "Portland", "state": "OR", "zip": "97201"}',
      (select id from users where email = $3), 'Review the application', 'received/review', current_date - 400
    from generate_series(1, $1::int) n, (select id, org_id from users where email = $2) u`,
    [many, merchant, owner],
  );
}

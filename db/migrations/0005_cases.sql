-- Cases (spec, section 3): their fields, their owner and attorney, and how a merchant may change one.
-- Money in `_cents` is integer US cents; monthly volumes are whole dollars.

-- Some functions here read tables of later files.
set local check_function_bodies = off;

create sequence case_numbers start 1001;
grant usage on sequence case_numbers to unhold_app;

-- The keys of the processors, filled from domain/processors.ts after each migration.
create table app.processors (
  key text primary key
);
grant select on app.processors to unhold_app;

create table cases (
  id uuid primary key,
  case_number text not null unique,
  -- Incremented with each change; If-Match compares it.
  version integer not null default 1,
  status text not null default 'intake'
    check (status in ('intake', 'under_review', 'in_progress', 'resolved', 'closed')),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  created_by uuid not null references users,
  org_id uuid not null references orgs,
  attorney_id uuid references attorneys,

  -- The responsible staff member, and what is due next and when.
  owner_id uuid references users,
  next_action text check (length(next_action) <= 300),
  next_action_on date,
  -- The step that the action was planned for, so that it is planned once. `hand:STAGE`: typed while the case was in
  -- that stage.
  next_action_for text,

  processor text not null references app.processors,
  merchant_account_id text,
  hold_started_on date,
  held_amount_cents bigint check (held_amount_cents >= 0),
  rolling_reserves_held_cents bigint check (rolling_reserves_held_cents >= 0),
  reason_given text,
  preferred_resolution text check (preferred_resolution in ('full_release', 'partial_rolling', 'negotiated')),

  first_name text not null,
  last_name text not null,
  email text not null,
  -- Compared with a verified address; stored, because only plain equality passes a security barrier to an index.
  email_key text not null generated always as (lower(email)) stored,
  phone text,

  legal_business_name text not null,
  legal_business_name_full text,
  dba_name text,
  -- AES-256-GCM under APP_KEY; only the last four digits are shown.
  ein_encrypted bytea,
  ein_last4 text,
  business_entity_type text
    check (business_entity_type in ('llc', 'c_corp', 's_corp', 'partnership', 'sole_proprietor', 'other')),
  state_incorporation text,
  year_established integer check (year_established >= 1900),
  business_address jsonb not null,
  fulfillment_address jsonb,
  website text,
  business_phone text,
  business_email text,
  parent_entities text,

  monthly_processing_volume_avg bigint,
  monthly_processing_volume_peak bigint,
  average_ticket_size_cents bigint,
  card_present_percentage numeric(5, 2) check (card_present_percentage between 0 and 100),
  domestic_transaction_percentage numeric(5, 2) check (domestic_transaction_percentage between 0 and 100),
  merchant_category_code text,
  fulfillment_model text check (fulfillment_model in ('digital', 'physical', 'service', 'subscription', 'mixed')),
  avg_delivery_days integer check (avg_delivery_days >= 0),
  product_description text,
  refund_policy text,
  support_sla text,
  chargeback_tools text[] not null default '{}',

  prior_counsel_involved boolean,
  insurance_coverage text,
  industry_certifications text[] not null default '{}',
  litigation_history text,
  accounting_notes text,
  communication_logs text,

  -- The staff's search text, one value per line, so that no match spans two of them.
  search_text text not null generated always as (
    lower(case_number || E'\n' || first_name || ' ' || last_name || E'\n' || legal_business_name || E'\n' || email)
  ) stored,
  legal_hold boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  cancelled_at timestamptz,
  closed_at timestamptz
);
create index on cases (created_by, created_at desc);
create index on cases (email_key);
create index on cases (attorney_id) where attorney_id is not null;
create index cases_by_owner_due on cases (owner_id, next_action_on, id)
  where status in ('intake', 'under_review', 'in_progress');
create index cases_by_due on cases (next_action_on, id)
  where status in ('intake', 'under_review', 'in_progress');

create table business_owners (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  position integer not null,
  owner_name text not null check (btrim(owner_name) <> ''),
  ownership_percentage numeric(5, 2) check (ownership_percentage between 0 and 100),
  role_title text
);
create index on business_owners (case_id, position);

create table previous_processors (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  position integer not null,
  processor_name text not null check (btrim(processor_name) <> ''),
  years_used text,
  termination_reason text
);
create index on previous_processors (case_id, position);

-- The query string of the case list, saved under a name.
create table saved_views (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 80),
  query text not null check (length(query) <= 1000),
  created_at timestamptz not null default now(),
  unique (user_id, name)
);


-- The merchant of a case is the user who submitted it or has verified its email address; both may do the same.

create function app.owns_case(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return exists (
    select 1 from cases c
    where c.id = p_case and (c.created_by = app.actor_id() or c.email_key = app.actor_email()));
end $$;

create function app.sees_case(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return exists (
    select 1 from cases c
    where c.id = p_case
      and (app.sees_all() or c.created_by = app.actor_id() or c.email_key = app.actor_email()
        or c.attorney_id = app.attorney_id()));
end $$;

-- While the case is open and nobody has worked on its letter, its merchant may complete it.
create function app.may_complete(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return app.owns_case(p_case)
    and app.letter_untouched(p_case)
    and exists (
      select 1 from cases
      where id = p_case and status in ('intake', 'under_review', 'in_progress') and cancelled_at is null);
end $$;

-- Everything that moves a letter, an offer or an agreement first locks the case, then its own row. Merchants and
-- attorneys may not update a case and so could not lock it; this locks one they may see, and returns whether there was
-- one.
create function app.lock_case(p_case uuid) returns boolean
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  -- The weaker lock: rows that only refer to the case may still be written meanwhile.
  perform 1 from cases c
  where c.id = p_case
    and (app.sees_all() or c.created_by = app.actor_id() or c.email_key = app.actor_email()
      or c.attorney_id = app.attorney_id())
  for no key update;
  return found;
end $$;

revoke all on function
  app.owns_case(uuid), app.sees_case(uuid), app.may_complete(uuid), app.lock_case(uuid)
from public;
grant execute on function
  app.owns_case(uuid), app.sees_case(uuid), app.may_complete(uuid), app.lock_case(uuid)
to unhold_app;

alter table cases enable row level security;
create policy seen on cases for select to unhold_app
  using (
    (select app.sees_all())
    or created_by = (select app.actor_id())
    or email_key = (select app.actor_email())
    or attorney_id = (select app.attorney_id()));
create policy own_insert on cases for insert to unhold_app
  with check ((select app.sees_all()) or created_by = (select app.actor_id()));
create policy own_update on cases for update to unhold_app
  using (created_by = (select app.actor_id()) or email_key = (select app.actor_email()))
  with check (created_by = (select app.actor_id()) or email_key = (select app.actor_email()));
create policy staff_update on cases for update to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
grant select, insert, update, delete on cases to unhold_app;

-- Whoever may see the case may see its rows; its merchant may write them together with its details.
alter table business_owners enable row level security;
create policy with_case on business_owners for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
create policy own_insert on business_owners for insert to unhold_app
  with check ((select app.sees_all()) or app.may_complete(case_id));
create policy own_delete on business_owners for delete to unhold_app using (app.may_complete(case_id));
create policy staff_writes on business_owners for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
grant select, insert, update, delete on business_owners to unhold_app;

alter table previous_processors enable row level security;
create policy with_case on previous_processors for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
create policy own_insert on previous_processors for insert to unhold_app
  with check ((select app.sees_all()) or app.may_complete(case_id));
create policy own_delete on previous_processors for delete to unhold_app using (app.may_complete(case_id));
create policy staff_writes on previous_processors for all to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
grant select, insert, update, delete on previous_processors to unhold_app;

alter table saved_views enable row level security;
create policy own on saved_views for all to unhold_app
  using (user_id = (select app.actor_id()) and (select app.sees_all()))
  with check (user_id = (select app.actor_id()) and (select app.sees_all()));
grant select, insert, update, delete on saved_views to unhold_app;


-- The columns that hold what the merchant entered, filled from domain/case-fields.ts after each migration. `agreed`: the
-- success-fee agreement states it. `kept`: stays in the record of a case that must be kept when it is erased.
create table app.case_columns (
  name text primary key,
  agreed boolean not null,
  kept boolean not null
);
grant select on app.case_columns to unhold_app;

-- A merchant changes a case in two ways: its details while nobody has worked on the letter, and cancelling it before
-- the letter is out.
create function app.guard_merchant_change() returns trigger
language plpgsql set search_path = public, pg_catalog as $$
declare
  housekeeping constant text[] := array['version', 'updated_at'];
  changed text[];
begin
  if current_user <> 'unhold_app' or app.sees_all() then return new; end if;
  select array_agg(n.key) into changed
  from jsonb_each(to_jsonb(new)) n
  join jsonb_each(to_jsonb(old)) o using (key)
  -- A generated column is computed after this trigger has run.
  where n.value is distinct from o.value
    and n.key not in (select attname from pg_attribute where attrelid = 'cases'::regclass and attgenerated <> '');
  if 'cancelled_at' = any(changed)
    and changed <@ (array['status', 'cancelled_at', 'closed_at'] || housekeeping)
    and old.cancelled_at is null and old.status in ('intake', 'under_review', 'in_progress')
    and new.status = 'closed' and new.closed_at is not null
    and not app.letter_is_out(old.id)
  then
    return new;
  end if;
  if changed <@ (array(select name from app.case_columns) || housekeeping)
    and app.may_complete(old.id)
    and (not changed && array(select name from app.case_columns where agreed)
      or not exists (select 1 from agreements where case_id = old.id))
  then
    return new;
  end if;
  raise exception 'a merchant may not change this of a case' using errcode = 'insufficient_privilege';
end $$;
create trigger guard_merchant_change before update on cases
  for each row execute function app.guard_merchant_change();


-- Chooses a case's owner by rendezvous hashing, so that cases spread evenly without a counter that writers would queue
-- for. Null while there is no staff.
create function app.staff_for(p_case uuid) returns uuid
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return (
    select u.id from users u
    where u.role = 'admin' and u.erased_at is null
    order by md5(p_case::text || u.id::text) desc
    limit 1);
end $$;

-- Every open case has a dated next action, whoever writes it; an ended one has none.
create function app.plan_case() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if new.status in ('resolved', 'closed') then
    new.next_action := null;
    new.next_action_on := null;
    new.next_action_for := null;
    return new;
  end if;
  new.owner_id := coalesce(new.owner_id, app.staff_for(new.id));
  if tg_op = 'INSERT' then
    -- The promise on the site: a review within 48 hours.
    new.next_action := coalesce(new.next_action, 'Review the application');
    new.next_action_on := coalesce(new.next_action_on, (new.created_at at time zone 'utc')::date + 2);
  end if;
  new.next_action := coalesce(nullif(btrim(new.next_action), ''), 'Look at the case again');
  new.next_action_on := coalesce(new.next_action_on, (now() at time zone 'utc')::date);
  return new;
end $$;
create trigger plan_case before insert or update of status, owner_id, next_action, next_action_on on cases
  for each row execute function app.plan_case();

-- The action that follows from the state of a case, written by the user who changed it: merchants and attorneys may not
-- otherwise update a case. Once per step; a typed action stays while the case remains in the stage in which it was
-- typed.
create function app.plan_next_action(p_case uuid, p_stage text, p_step text, p_action text, p_on date) returns void
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  update cases set next_action = p_action, next_action_on = p_on, next_action_for = p_step
  where id = p_case and app.sees_case(p_case) and status in ('intake', 'under_review', 'in_progress')
    and next_action_for is distinct from p_step and next_action_for is distinct from 'hand:' || p_stage;
end $$;

-- No open case waits for a user who may not work on it: its owner is staff, its assignee an attorney. Both are locked
-- until the case is written, so that revoking their access either sees the case or is seen here. UH024 refuses the
-- assignment.
create function app.staff_case() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if new.status in ('resolved', 'closed') then return new; end if;
  if new.owner_id is not null then
    perform 1 from users where id = new.owner_id and role = 'admin' and erased_at is null for share;
    if not found then
      if tg_op = 'UPDATE' and new.owner_id is distinct from old.owner_id then
        raise exception 'who answers for an open case is of staff' using errcode = 'UH024';
      end if;
      -- A case that is reopened, or submitted at that very moment.
      new.owner_id := app.staff_for(new.id);
    end if;
  end if;
  if new.attorney_id is not null then
    perform 1 from users where id = new.attorney_id and role = 'attorney' for share;
    if not found then
      if tg_op = 'UPDATE' and new.attorney_id is distinct from old.attorney_id then
        raise exception 'an open case is given to attorneys alone' using errcode = 'UH024';
      end if;
      new.attorney_id := null;
    end if;
  end if;
  return new;
end $$;
-- Runs after plan_case, which chooses an owner: triggers fire in the order of their names.
create trigger staff_case before insert or update of status, owner_id, attorney_id on cases
  for each row execute function app.staff_case();

-- Cases submitted while there was no staff get an owner with the first staff user: the longest due first, and not so
-- many that granting the role would wait for them.
create function app.assign_unowned_cases() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update cases set owner_id = app.staff_for(id) where id in (
    select id from cases
    where owner_id is null and status in ('intake', 'under_review', 'in_progress')
    order by next_action_on, id
    limit 10000
    for update skip locked);
  return null;
end $$;
create trigger assign_unowned_cases after update of role on users
  for each row when (new.role = 'admin' and old.role <> 'admin') execute function app.assign_unowned_cases();

revoke all on function
  app.staff_for(uuid), app.plan_case(), app.plan_next_action(uuid, text, text, text, date), app.staff_case(),
  app.assign_unowned_cases()
from public;
grant execute on function app.staff_for(uuid), app.plan_next_action(uuid, text, text, text, date) to unhold_app;


-- Live changes.

create function app.record_case_change() returns trigger language plpgsql as $$
begin
  perform app.record_change(case tg_op when 'DELETE' then old.id else new.id end, 'case', 'all');
  return null;
end $$;
create trigger record_new after insert or delete on cases
  for each row execute function app.record_case_change();
create trigger record_update after update on cases
  for each row when (old.* is distinct from new.*) execute function app.record_case_change();


-- Totals by status and priority, updated once a statement.

-- Rows in one order for all writers, so that two bulk changes never deadlock.
create function app.count_cases() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if tg_op = 'INSERT' then
    insert into counts as c (what, shard, n, value_cents)
    select 'case:' || status || ':' || priority, pg_backend_pid() % 256, count(*), sum(coalesce(held_amount_cents, 0))
    from added group by 1 order by 1
    on conflict (what, shard) do update set n = c.n + excluded.n, value_cents = c.value_cents + excluded.value_cents;
  elsif tg_op = 'DELETE' then
    insert into counts as c (what, shard, n, value_cents)
    select 'case:' || status || ':' || priority, pg_backend_pid() % 256, -count(*), -sum(coalesce(held_amount_cents, 0))
    from removed group by 1 order by 1
    on conflict (what, shard) do update set n = c.n + excluded.n, value_cents = c.value_cents + excluded.value_cents;
  else
    insert into counts as c (what, shard, n, value_cents)
    select what, pg_backend_pid() % 256, sum(n), sum(value_cents)
    from (
      select 'case:' || status || ':' || priority as what, 1 as n, coalesce(held_amount_cents, 0) as value_cents
      from added
      union all
      select 'case:' || status || ':' || priority, -1, -coalesce(held_amount_cents, 0)
      from removed) as moved
    group by 1 having sum(n) <> 0 or sum(value_cents) <> 0 order by 1
    on conflict (what, shard) do update set n = c.n + excluded.n, value_cents = c.value_cents + excluded.value_cents;
  end if;
  return null;
end $$;
create trigger counted_in after insert on cases
  referencing new table as added
  for each statement execute function app.count_cases();
create trigger counted_out after delete on cases
  referencing old table as removed
  for each statement execute function app.count_cases();
create trigger counted_again after update on cases
  referencing old table as removed new table as added
  for each statement execute function app.count_cases();

-- Recomputes every count, for writers that disabled the triggers.
create function app.recount() returns void
language sql security definer set search_path = public, pg_catalog as $$
  delete from counts;
  insert into counts (what, shard, n, value_cents)
  select 'case:' || status || ':' || priority, 0, count(*), sum(coalesce(held_amount_cents, 0)) from cases group by 1;
  insert into counts (what, shard, n) select 'user', 0, count(*) from users where erased_at is null;
$$;

revoke all on function app.count_cases(), app.recount() from public;

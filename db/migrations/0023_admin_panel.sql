-- The admin panel's ground: who of staff answers for a case and what is due next and when; views that staff keep.
alter table cases
  add column owner_id uuid references users,
  add column next_action text check (length(next_action) <= 300),
  add column next_action_on date,
  -- For which step of the case the action was planned: then it is planned once. `hand:STAGE`: somebody typed it while the case was in that stage.
  add column next_action_for text;

create index on users (id) where role = 'admin';
-- Which member of staff answers for a case: the highest draw of a lottery that comes out the same each time, so that cases spread evenly without
-- a counter that writers would queue for. Null while there is no staff.
create function app.staff_for(p_case uuid) returns uuid language sql stable security definer set search_path = public, pg_catalog as $$
  select u.id from users u where u.role = 'admin' and u.erased_at is null order by md5(p_case::text || u.id::text) desc limit 1
$$;
-- No open case without a dated next action, whoever writes it; an ended one has none.
create function app.plan_case() returns trigger language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if new.status in ('resolved', 'closed') then
    new.next_action := null;
    new.next_action_on := null;
    new.next_action_for := null;
    return new;
  end if;
  new.owner_id := coalesce(new.owner_id, app.staff_for(new.id));
  if tg_op = 'INSERT' then
    -- The house's promise: a review within 48 hours.
    new.next_action := coalesce(new.next_action, 'Review the application');
    new.next_action_on := coalesce(new.next_action_on, (new.created_at at time zone 'utc')::date + 2);
  end if;
  new.next_action := coalesce(nullif(btrim(new.next_action), ''), 'Look at the case again');
  new.next_action_on := coalesce(new.next_action_on, (now() at time zone 'utc')::date);
  return new;
end $$;
create trigger plan_case before insert or update of status, owner_id, next_action, next_action_on on cases for each row execute function app.plan_case();

alter table cases disable trigger user;
update cases set owner_id = app.staff_for(id),
  next_action = case when status in ('resolved', 'closed') then null else 'Look at the case again' end,
  next_action_on = case when status in ('resolved', 'closed') then null else (now() at time zone 'utc')::date end;
alter table cases enable trigger user;
create index cases_by_owner_due on cases (owner_id, next_action_on, id) where status in ('intake', 'under_review', 'in_progress');
create index cases_by_due on cases (next_action_on, id) where status in ('intake', 'under_review', 'in_progress');

-- Cases that came in while there was no staff get somebody who answers for them with the first member; the longest due first, and not so many
-- that the grant would wait for them.
create function app.own_the_unowned() returns trigger language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update cases set owner_id = app.staff_for(id) where id in (
    select id from cases where owner_id is null and status in ('intake', 'under_review', 'in_progress') order by next_action_on, id limit 10000 for update skip locked);
  return null;
end $$;
create trigger own_the_unowned after update of role on users for each row when (new.role = 'admin' and old.role <> 'admin') execute function app.own_the_unowned();

-- The action that follows from where a case stands, written by whoever moved it: the merchant and the attorney may not update a case otherwise.
-- Once a step; what somebody typed stays while the case is in the stage in which they typed it.
create function app.plan_next_action(p_case uuid, p_stage text, p_step text, p_action text, p_on date) returns void
language sql volatile security definer set search_path = public, pg_catalog as $$
  update cases set next_action = p_action, next_action_on = p_on, next_action_for = p_step
  where id = p_case and app.sees_case(p_case) and status in ('intake', 'under_review', 'in_progress')
    and next_action_for is distinct from p_step and next_action_for is distinct from 'hand:' || p_stage
$$;

-- While a changed case is drafted anew its letter is no longer in review (0017); staff change a case as its merchant does.
create or replace function app.take_back_letter(p_case uuid) returns boolean language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  perform app.lock_letters(p_case);
  if not app.may_complete(p_case) and not (app.sees_all() and app.letter_untouched(p_case)
    and exists (select 1 from cases where id = p_case and status in ('intake', 'under_review', 'in_progress') and cancelled_at is null)) then return false; end if;
  update letters set status = 'draft' where case_id = p_case and status = 'in_review';
  return true;
end $$;

-- A view is what stands behind the question mark of the cases table's address, under a name of one's own.
create table saved_views (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 80),
  query text not null check (length(query) <= 1000),
  created_at timestamptz not null default now(),
  unique (user_id, name)
);
alter table saved_views enable row level security;
create policy own on saved_views for all to unhold_app
  using (user_id = (select app.actor_id()) and (select app.sees_all())) with check (user_id = (select app.actor_id()) and (select app.sees_all()));
grant select, insert, update, delete on saved_views to unhold_app;

revoke all on function app.staff_for(uuid), app.plan_case(), app.own_the_unowned(), app.plan_next_action(uuid, text, text, text, date) from public;
grant execute on function app.staff_for(uuid), app.plan_next_action(uuid, text, text, text, date) to unhold_app;

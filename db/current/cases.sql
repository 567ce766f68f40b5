-- Cases: who sees and changes one, who owns it, and what happens next.

-- The merchant of a case is the user who submitted it or has verified its email address; both may do the same.
create or replace function app.owns_case(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return exists (
    select 1 from cases c
    where c.id = p_case and (c.created_by = app.actor_id() or c.contact_key = app.actor_email()));
end $$;

create or replace function app.sees_case(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return exists (
    select 1 from cases c
    where c.id = p_case
      and (app.sees_all() or c.created_by = app.actor_id() or c.contact_key = app.actor_email()
        or c.attorney_id = app.attorney_id()));
end $$;

-- Whether the actor may complete the case: its merchant may while it is open and nobody has worked on its letter.
create or replace function app.may_complete(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return app.owns_case(p_case)
    and app.letter_untouched(p_case)
    and exists (
      select 1 from cases
      where id = p_case and status in ('intake', 'under_review', 'in_progress') and cancelled_at is null);
end $$;

-- Whether the actor may still enter what the papers of the case's notice state: its merchant, while it is open. A signature under another
-- text counts no longer, so that none is in danger.
create or replace function app.may_answer_for_papers(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return app.owns_case(p_case)
    and exists (
      select 1 from cases
      where id = p_case and status in ('intake', 'under_review', 'in_progress') and cancelled_at is null);
end $$;

-- Everything that moves a letter, an offer or an agreement locks the case first, then its own row. Merchants and
-- attorneys may not update a case and so could not lock it; this function locks a case that the actor may see. False
-- when there is none.
create or replace function app.lock_case(p_case uuid) returns boolean
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  -- The weaker lock: rows that only refer to the case may still be written meanwhile.
  perform 1 from cases c
  where c.id = p_case
    and (app.sees_all() or c.created_by = app.actor_id() or c.contact_key = app.actor_email()
      or c.attorney_id = app.attorney_id())
  for no key update;
  return found;
end $$;

-- A merchant changes a case in two ways: its details while nobody has worked on the letter, and cancelling it before
-- the letter is out.
create or replace function app.guard_merchant_change() returns trigger
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
      or not exists (select 1 from paper_signatures where case_id = old.id and kind = 'fee_agreement'))
  then
    return new;
  end if;
  if changed <@ (array(select name from app.case_columns where in_papers) || housekeeping)
    and app.may_answer_for_papers(old.id)
  then
    return new;
  end if;
  raise exception 'a merchant may not change this of a case' using errcode = 'insufficient_privilege';
end $$;

-- Chooses a case's owner by rendezvous hashing, so that cases spread evenly without a counter that writers would queue
-- for. Null while there is no staff.
create or replace function app.staff_for(p_case uuid) returns uuid
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return (
    select u.id from users u
    where u.role = 'admin' and u.erased_at is null
    order by md5(p_case::text || u.id::text) desc
    limit 1);
end $$;

-- Every open case has a dated next action, no matter who writes it; an ended case has none.
create or replace function app.plan_case() returns trigger
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
    new.next_action_on := coalesce(new.next_action_on, (new.created_at at time zone 'America/New_York')::date + 2);
  end if;
  new.next_action := coalesce(nullif(btrim(new.next_action), ''), 'Look at the case again');
  new.next_action_on := coalesce(new.next_action_on, (now() at time zone 'America/New_York')::date);
  return new;
end $$;

-- No open case waits for a user who may not work on it: its owner is staff, its assignee an attorney. Both are locked
-- until the case is written, so that revoking their access either finds the case or is noticed here. UH024 refuses the
-- assignment.
create or replace function app.staff_case() returns trigger
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

-- Live changes.
create or replace function app.record_case_change() returns trigger language plpgsql as $$
begin
  perform app.record_change(case tg_op when 'DELETE' then old.id else new.id end, 'case', 'all');
  return null;
end $$;

-- The case that this transaction is about, once the actor was found to see it: that is checked once, and not for each
-- row of each of its tables. Like the actor, the case is named for this transaction only.
create or replace function app.seen_case() returns uuid language sql stable as $$
  select nullif(current_setting('app.seen_case', true), '')::uuid
$$;

create or replace function app.see_case(p_case uuid) returns void
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
declare
  named text;
begin
  named := set_config('app.seen_case', case when app.sees_case(p_case) then p_case::text else '' end, true);
end $$;

create or replace function app.attends_case(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return app.attorney_id() is not null
    and exists (select 1 from cases c where c.id = p_case and c.attorney_id = app.attorney_id());
end $$;

-- Staff, the program, or the attorney of the case.
create or replace function app.works_on_case(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return app.sees_all()
    or exists (select 1 from cases c where c.id = p_case and c.attorney_id = app.attorney_id());
end $$;

create or replace function app.take_unowned_cases() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update cases set owner_id = app.staff_for(id) where id in (
    select id from cases
    where owner_id is null and status in ('intake', 'under_review', 'in_progress')
    order by next_action_on, id
    limit 500
    for update skip locked);
  return null;
end $$;

-- Marks a case for planning on behalf of the user who changed it, since merchants and attorneys may not otherwise
-- update a case. False for a case that has ended. A next action that staff typed is kept, because it stands unless the
-- stage has changed; otherwise plan_case sets the action to look at the case again.
create or replace function app.leave_for_planning(p_case uuid, p_today date) returns boolean
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  update cases set
    next_action = case when next_action_for like 'hand:%' then next_action end,
    next_action_on = p_today,
    next_action_was_on = coalesce(next_action_was_on, next_action_on)
  where id = p_case and app.sees_case(p_case) and status in ('intake', 'under_review', 'in_progress');
  return found;
end $$;

revoke all on function
  app.owns_case(uuid), app.sees_case(uuid), app.may_complete(uuid),
  app.may_answer_for_papers(uuid), app.lock_case(uuid), app.staff_for(uuid),
  app.plan_case(), app.staff_case(), app.see_case(uuid), app.attends_case(uuid), app.works_on_case(uuid),
  app.take_unowned_cases(), app.leave_for_planning(uuid, date)
from public;
grant execute on function
  app.owns_case(uuid), app.sees_case(uuid), app.may_complete(uuid),
  app.may_answer_for_papers(uuid), app.lock_case(uuid), app.staff_for(uuid),
  app.see_case(uuid), app.attends_case(uuid), app.works_on_case(uuid), app.leave_for_planning(uuid, date)
to unhold_app;

create trigger conflicts_decided before insert or update of attorney_id on cases
  for each row execute function app.require_conflict_decision();
create trigger counted_again after update on cases
  referencing old table as removed new table as added
  for each statement execute function app.count_cases();
create trigger counted_in after insert on cases
  referencing new table as added
  for each statement execute function app.count_cases();
create trigger counted_out after delete on cases
  referencing old table as removed
  for each statement execute function app.count_cases();
create trigger guard_merchant_change before update on cases
  for each row execute function app.guard_merchant_change();
create trigger keep_viewers after update on cases for each row
  when ((old.created_by, old.contact_key, old.attorney_id) is distinct from (new.created_by, new.contact_key, new.attorney_id))
  execute function app.keep_viewers();
create trigger let_go_of_contact before update of email on cases for each row
  when (lower(old.email) is distinct from lower(new.email)) execute function app.let_go_of_contact();
create trigger plan_case before insert or update of status, owner_id, next_action, next_action_on on cases
  for each row execute function app.plan_case();
create trigger record_new after insert or delete on cases
  for each row execute function app.record_case_change();
create trigger record_update after update on cases
  for each row when (old.* is distinct from new.*) execute function app.record_case_change();
create trigger refuse_erased after insert on cases
  for each row execute function app.refuse_erased('created_by');
-- Runs after plan_case, which chooses an owner: triggers fire in the order of their names.
create trigger staff_case before insert or update of status, owner_id, attorney_id on cases
  for each row execute function app.staff_case();
create trigger start_progress after insert on cases for each row execute function app.start_progress();

create trigger record_new after insert or delete on case_tasks
  for each row execute function app.record_row_change('case', 'internal');
create trigger record_update after update on case_tasks
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('case', 'internal');

create policy own_insert on cases for insert to unhold_app
  with check ((select app.sees_all()) or created_by = (select app.actor_id()));
create policy own_update on cases for update to unhold_app
  using (created_by = (select app.actor_id()) or contact_key = (select app.actor_email()))
  with check (created_by = (select app.actor_id()) or contact_key = (select app.actor_email()));
-- What a guest reads, each as the last arm of its policy: it is asked of a row that nobody else may see.
create policy seen on cases for select to unhold_app
  using (
  (select app.sees_all())
  or created_by = (select app.actor_id())
  or contact_key = (select app.actor_email())
  or attorney_id = (select app.attorney_id())
  or id = any ((select app.guest_cases())::uuid[]));
create policy staff_update on cases for update to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));

create policy own_delete on business_owners for delete to unhold_app using (app.may_complete(case_id));
create policy own_insert on business_owners for insert to unhold_app
  with check ((select app.sees_all()) or app.may_complete(case_id));
create policy staff_deletes on business_owners for delete to unhold_app using ((select app.sees_all()));
create policy staff_inserts on business_owners for insert to unhold_app with check ((select app.sees_all()));
create policy staff_updates on business_owners for update to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
create policy with_case on business_owners for select to unhold_app
  using (case_id = (select app.seen_case()) or (select app.sees_all()) or app.sees_case(case_id));

create policy own_delete on previous_processors for delete to unhold_app using (app.may_complete(case_id));
create policy own_insert on previous_processors for insert to unhold_app
  with check ((select app.sees_all()) or app.may_complete(case_id));
create policy staff_deletes on previous_processors for delete to unhold_app using ((select app.sees_all()));
create policy staff_inserts on previous_processors for insert to unhold_app with check ((select app.sees_all()));
create policy staff_updates on previous_processors for update to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
create policy with_case on previous_processors for select to unhold_app
  using (case_id = (select app.seen_case()) or (select app.sees_all()) or app.sees_case(case_id));

create policy own on saved_views for all to unhold_app
  using (user_id = (select app.actor_id()) and (select app.sees_all()))
  with check (user_id = (select app.actor_id()) and (select app.sees_all()));

create policy staff on case_tasks for all to unhold_app
  using ((select app.sees_all())) with check ((select app.sees_all()));

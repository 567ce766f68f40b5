-- Conflicts of interest: known parties, and the decision before a case is given to an attorney.

-- What keeps a case from an attorney under this name: names that nobody has decided on, a conflict that was found, another name than the
-- one that was searched, or that nothing was ever searched; empty where nothing does.
create or replace function app.conflict_bar(p_case uuid, p_name text) returns text
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return coalesce(
    (select c.conflict from cases c where c.id = p_case),
    (select case when d.outcome = 'conflict' then 'conflict' when p_name = any (d.names) then '' else 'renamed' end
     from conflict_decisions d where d.case_id = p_case order by d.decided_at desc, d.id desc limit 1),
    'unsearched');
end $$;

-- While something does, the login that serves requests cannot assign a case to an attorney. What the firm of an attorney knows is for the
-- attorney to decide once the case is theirs, and keeps it from nobody else.
create or replace function app.require_conflict_decision() returns trigger language plpgsql as $$
begin
  if current_user = 'unhold_app' and new.attorney_id is not null
    and (tg_op = 'INSERT' or new.attorney_id is distinct from old.attorney_id)
    and app.conflict_bar(new.id, new.legal_business_name) not in ('', 'counsel')
  then
    raise exception 'no decision on conflicts of interest lets this case be given to an attorney' using errcode = 'UH032';
  end if;
  return new;
end $$;

-- Names are matched before anything else is asked: with a limit and a distinct list over it, the planner walked all cases in the order of their numbers
-- until it had enough, which for a rare name is never (7 to 28 seconds at a million cases).
create or replace function app.clients_like(p_case uuid, p_names text[])
returns table (case_number text, name text)
language plpgsql stable security definer rows 20 set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then return; end if;
  return query
    with matched as materialized (
      select c.id, c.case_number, c.created_by, c.org_id, c.legal_business_name, c.dba_name
      from unnest(p_names) as p, cases c
      where lower(p) <% lower(c.legal_business_name || E'\n' || coalesce(c.dba_name, ''))
    )
    select distinct c.case_number, n.name
    from cases me, matched c, unnest(array[c.legal_business_name, c.dba_name]) as n (name)
    where me.id = p_case and c.id <> me.id and c.created_by <> me.created_by and c.org_id <> me.org_id and n.name is not null
    limit 200;
end $$;

create or replace function app.opponents_like(p_case uuid, p_names text[])
returns table (case_number text, name text)
language plpgsql stable security definer rows 20 set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then return; end if;
  return query
    with matched as materialized (
      select c.id, c.case_number, c.created_by, c.org_id, c.other_processor
      from unnest(p_names) as p, cases c
      where c.other_processor is not null and lower(p) <% lower(c.other_processor)
    )
    select distinct c.case_number, c.other_processor
    from cases me, matched c
    where me.id = p_case and c.id <> me.id and c.created_by <> me.created_by and c.org_id <> me.org_id
    limit 200;
end $$;

-- The firm of an attorney who acts.
create or replace function app.firm_id() returns uuid
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return (select org_id from users where id = app.attorney_id() and role = 'attorney');
end $$;

-- The parties that the firm of a case's attorney knows, and the names of the case from which that attorney distinguished each (`cleared`). For the
-- search, which says to staff only whether a name is open; the firm's notes are for its attorney.
create or replace function app.parties_of_counsel(p_case uuid)
returns table (id uuid, name text, kind text, note text, cleared text[])
language sql stable security definer rows 20 set search_path = public, pg_catalog as $$
  select p.id, p.name, p.kind, case when c.attorney_id = app.attorney_id() then p.note else '' end,
    array(select x.name from party_clearances x where x.case_id = c.id and x.party_id = p.id)
  from cases c join users u on u.id = c.attorney_id join known_parties p on p.firm_id = u.org_id
  where c.id = p_case and p.removed_at is null and (app.sees_all() or c.attorney_id = app.attorney_id())
$$;

-- How a case left the desk of the attorney who asks, by its id or that of one of its letters, which they no longer see; nothing for others.
create or replace function app.left_desk(p_id uuid)
returns table (case_number text, why text, left_at timestamptz)
language sql stable security definer rows 1 set search_path = public, pg_catalog as $$
  select c.case_number, d.why, d.left_at
  from desk_leavings d join cases c on c.id = d.case_id
  where d.attorney_id = app.attorney_id()
    and (d.case_id = p_id or d.case_id = (select l.case_id from letters l where l.id = p_id))
    and c.attorney_id is distinct from d.attorney_id
  order by d.left_at desc limit 1
$$;

revoke all on function
  app.conflict_bar(uuid, text), app.clients_like(uuid, text[]), app.opponents_like(uuid, text[]), app.firm_id(), app.parties_of_counsel(uuid),
  app.left_desk(uuid)
from public;
grant execute on function
  app.conflict_bar(uuid, text), app.clients_like(uuid, text[]), app.opponents_like(uuid, text[]), app.firm_id(), app.parties_of_counsel(uuid),
  app.left_desk(uuid)
to unhold_app;

create trigger append_only before update or delete on conflict_decisions
  for each row execute function app.refuse_change();
create trigger append_only before update or delete on party_clearances
  for each row execute function app.refuse_change();

-- A list is kept by those who read it: the service's by staff, a firm's by its attorneys.
create policy reading on known_parties for select to unhold_app
  using (case when firm_id is null then (select app.sees_all()) else firm_id = (select app.firm_id()) end);
create policy adding on known_parties for insert to unhold_app
  with check (
    case when firm_id is null then (select app.sees_all()) else firm_id = (select app.firm_id()) end
    and added_by = (select app.actor_id()) and removed_at is null);
create policy removing on known_parties for update to unhold_app
  using (
    case when firm_id is null then (select app.sees_all()) else firm_id = (select app.firm_id()) end and removed_at is null)
  with check (removed_by = (select app.actor_id()));

create policy clearing on party_clearances for insert to unhold_app
  with check (
    cleared_by = (select app.attorney_id())
    and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))
    and exists (select 1 from known_parties p where p.id = party_id and p.firm_id = (select app.firm_id())));
create policy reading on party_clearances for select to unhold_app
  using (exists (select 1 from known_parties p where p.id = party_id and p.firm_id = (select app.firm_id())));

create policy deciding on conflict_decisions for insert to unhold_app
  with check ((select app.sees_all()) and decided_by is not distinct from (select app.actor_id()));
create policy staff on conflict_decisions for select to unhold_app using ((select app.sees_all()));

create trigger append_only before update or delete on desk_leavings
  for each row execute function app.refuse_change();
create policy recording on desk_leavings for insert to unhold_app with check ((select app.sees_all()));
create policy own_attorney on desk_leavings for select to unhold_app using (attorney_id = (select app.attorney_id()));

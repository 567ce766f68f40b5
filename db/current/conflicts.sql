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

-- While something does, the login that serves requests cannot assign a case to an attorney.
create or replace function app.require_conflict_decision() returns trigger language plpgsql as $$
begin
  if current_user = 'unhold_app' and new.attorney_id is not null
    and (tg_op = 'INSERT' or new.attorney_id is distinct from old.attorney_id)
    and app.conflict_bar(new.id, new.legal_business_name) <> ''
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

revoke all on function
  app.conflict_bar(uuid, text), app.clients_like(uuid, text[]), app.opponents_like(uuid, text[])
from public;
grant execute on function
  app.conflict_bar(uuid, text), app.clients_like(uuid, text[]), app.opponents_like(uuid, text[])
to unhold_app;

create trigger append_only before update or delete on conflict_decisions
  for each row execute function app.refuse_change();

create policy adding on known_parties for insert to unhold_app
  with check ((select app.sees_all()) and added_by = (select app.actor_id()) and removed_at is null);
create policy removing on known_parties for update to unhold_app
  using ((select app.sees_all()) and removed_at is null)
  with check ((select app.sees_all()) and removed_by = (select app.actor_id()));
create policy staff on known_parties for select to unhold_app using ((select app.sees_all()));

create policy deciding on conflict_decisions for insert to unhold_app
  with check ((select app.sees_all()) and decided_by is not distinct from (select app.actor_id()));
create policy staff on conflict_decisions for select to unhold_app using ((select app.sees_all()));

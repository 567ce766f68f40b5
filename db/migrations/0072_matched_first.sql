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

-- Companies that other merchants named as their processor, whose name may be one of these: such a company may be a client.
-- Found as app.clients_like finds clients (0032).
create index cases_by_other_processor on cases using gin (lower(other_processor) gin_trgm_ops) with (fastupdate = off)
  where other_processor is not null;
create function app.opponents_like(p_case uuid, p_names text[])
returns table (case_number text, name text)
language plpgsql stable security definer rows 20 set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then return; end if;
  return query
    select distinct c.case_number, c.other_processor
    from cases me, unnest(p_names) as p, cases c
    where me.id = p_case and lower(p) <% lower(c.other_processor) and c.other_processor is not null
      and c.id <> me.id and c.created_by <> me.created_by and c.org_id <> me.org_id
    limit 200;
end $$;
revoke all on function app.opponents_like(uuid, text[]) from public;
grant execute on function app.opponents_like(uuid, text[]) to unhold_app;

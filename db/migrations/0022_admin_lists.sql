-- The admin panel at a million cases: the order of each column in an index, a text index, and totals that are kept, not counted.
create extension if not exists pg_trgm;
-- What staff search in: case number, client, business, e-mail. A line each, so that no match runs from one into the next.
alter table cases add column search_text text not null generated always as
  (lower(case_number || E'\n' || first_name || ' ' || last_name || E'\n' || legal_business_name || E'\n' || email)) stored;
create index cases_search on cases using gin (search_text gin_trgm_ops) with (fastupdate = off);
-- How often a piece of text occurs decides between the text index and walking in order: a finer sample tells them apart.
alter table cases alter column search_text set statistics 1000;

-- A page is found in the index alone, filters included, and only its rows are read.
drop index cases_created_at_id_idx, cases_status_created_at_id_idx, cases_priority_created_at_id_idx, cases_legal_business_name_id_idx, cases_coalesce_id_idx;
create index cases_by_created on cases (created_at, id) include (status, priority);
create index cases_by_status_created on cases (status, created_at, id) include (priority);
create index cases_by_amount on cases (coalesce(held_amount_cents, 0), id) include (status, priority, held_amount_cents);
create index cases_by_business on cases (lower(legal_business_name), id) include (status, priority, legal_business_name);
create index cases_by_client on cases (lower(last_name || ' ' || first_name), id) include (status, priority, last_name, first_name);
create index cases_by_processor on cases (processor, id) include (status, priority);
-- In the order of the work, not of the alphabet.
create function app.status_rank(p_status text) returns integer language sql immutable parallel safe as $$
  select case p_status when 'intake' then 1 when 'under_review' then 2 when 'in_progress' then 3 when 'resolved' then 4 else 5 end
$$;
create function app.priority_rank(p_priority text) returns integer language sql immutable parallel safe as $$
  select case p_priority when 'low' then 1 when 'medium' then 2 else 3 end
$$;
create index cases_by_status on cases (app.status_rank(status), id) include (status, priority);
create index cases_by_priority on cases (app.priority_rank(priority), id) include (status, priority);
create statistics cases_states (mcv, dependencies) on status, priority from cases;

-- Exact totals without counting: one line a state and shard. Writers of one shard wait for each other, so a connection has its own.
create table counts (
  what text not null,
  shard integer not null,
  n bigint not null,
  value_cents bigint not null default 0,
  primary key (what, shard)
) with (fillfactor = 60);
alter table counts enable row level security;
create policy staff on counts for select to unhold_app using ((select app.sees_all()));
revoke all on counts from unhold_app;
grant select on counts to unhold_app;

-- In one order for all, so that two bulk changes never wait for each other in a ring.
create function app.count_cases() returns trigger language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if tg_op = 'INSERT' then
    insert into counts as c (what, shard, n, value_cents)
    select 'case:' || status || ':' || priority, pg_backend_pid() % 256, count(*), sum(coalesce(held_amount_cents, 0)) from added group by 1 order by 1
    on conflict (what, shard) do update set n = c.n + excluded.n, value_cents = c.value_cents + excluded.value_cents;
  elsif tg_op = 'DELETE' then
    insert into counts as c (what, shard, n, value_cents)
    select 'case:' || status || ':' || priority, pg_backend_pid() % 256, -count(*), -sum(coalesce(held_amount_cents, 0)) from removed group by 1 order by 1
    on conflict (what, shard) do update set n = c.n + excluded.n, value_cents = c.value_cents + excluded.value_cents;
  else
    insert into counts as c (what, shard, n, value_cents)
    select what, pg_backend_pid() % 256, sum(n), sum(value_cents) from (
      select 'case:' || status || ':' || priority as what, 1 as n, coalesce(held_amount_cents, 0) as value_cents from added
      union all select 'case:' || status || ':' || priority, -1, -coalesce(held_amount_cents, 0) from removed) as moved
    group by 1 having sum(n) <> 0 or sum(value_cents) <> 0 order by 1
    on conflict (what, shard) do update set n = c.n + excluded.n, value_cents = c.value_cents + excluded.value_cents;
  end if;
  return null;
end $$;
create trigger counted_in after insert on cases referencing new table as added for each statement execute function app.count_cases();
create trigger counted_out after delete on cases referencing old table as removed for each statement execute function app.count_cases();
create trigger counted_anew after update on cases referencing old table as removed new table as added for each statement execute function app.count_cases();

create function app.count_users() returns trigger language plpgsql security definer set search_path = public, pg_catalog as $$
declare change integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  -- An erased person stays as a row without a name, and is counted no longer.
  if tg_op = 'UPDATE' and (old.erased_at is null) = (new.erased_at is null) then return null; end if;
  if tg_op = 'UPDATE' and new.erased_at is null then change := 1; end if;
  if tg_op = 'DELETE' and old.erased_at is not null then return null; end if;
  insert into counts as c (what, shard, n) values ('user', pg_backend_pid() % 256, change) on conflict (what, shard) do update set n = c.n + change;
  return null;
end $$;
create trigger counted after insert or delete or update of erased_at on users for each row execute function app.count_users();

-- All counts made anew: for an installation that was there before, and for whoever wrote rows with triggers asleep.
create function app.recount() returns void language sql security definer set search_path = public, pg_catalog as $$
  delete from counts;
  insert into counts select 'case:' || status || ':' || priority, 0, count(*), sum(coalesce(held_amount_cents, 0)) from cases group by 1;
  insert into counts select 'user', 0, count(*) from users where erased_at is null;
$$;
select app.recount();
revoke all on function app.recount(), app.count_cases(), app.count_users() from public;

-- Finds the cases of one page of the admin table, in its order. Runs as the owner, past row-level security, because under it no operator that
-- is not leak-proof may use an index, and the planner may not look how often a text occurs; so it asks itself whether the caller sees all.
-- Planned anew at each call: which way is short depends on the text.
create function app.find_cases(p_search text, p_status text, p_priority text, p_sort text, p_descending boolean, p_after text, p_after_id uuid, p_limit integer)
returns table (id uuid, sort_value text) language plpgsql stable security definer set search_path = public, pg_catalog as $$
declare
  ordering text := case p_sort when 'created_at' then 'created_at' when 'held_amount_cents' then 'coalesce(held_amount_cents, 0)' when 'business' then 'lower(legal_business_name)'
    when 'client' then $x$lower(last_name || ' ' || first_name)$x$ when 'processor' then 'processor' when 'status' then 'app.status_rank(status)' when 'priority' then 'app.priority_rank(priority)' end;
  kind text := case p_sort when 'created_at' then 'timestamptz' when 'held_amount_cents' then 'bigint' when 'status' then 'integer' when 'priority' then 'integer' else 'text' end;
  way text := case when p_descending then 'desc' else 'asc' end;
begin
  if ordering is null then raise exception 'no such order: %', p_sort using errcode = 'invalid_parameter_value'; end if;
  if not app.sees_all() then return; end if;
  return query execute 'select c.id, (' || ordering || ')::text as shown from cases c where true'
    || case when p_search is not null then ' and search_text like $1' else '' end
    || case when p_status is not null then ' and status = $2' else '' end
    || case when p_priority is not null then ' and priority = $3' else '' end
    || case when p_after_id is not null then ' and (' || ordering || ', c.id) ' || case when p_descending then '<' else '>' end || ' ($4::' || kind || ', $5)' else '' end
    || ' order by ' || ordering || ' ' || way || ', c.id ' || way || ' limit $6'
    using lower(p_search), p_status, p_priority, p_after, p_after_id, p_limit;
end $$;

-- How many cases hold a text, counted no further than `p_most`.
create function app.count_found_cases(p_search text, p_status text, p_priority text, p_most integer) returns integer
language plpgsql stable security definer set search_path = public, pg_catalog as $$
declare found_n integer;
begin
  if not app.sees_all() then return 0; end if;
  execute 'select count(*) from (select 1 from cases where search_text like $1'
    || case when p_status is not null then ' and status = $2' else '' end || case when p_priority is not null then ' and priority = $3' else '' end || ' limit $4) as found'
    into found_n using lower(p_search), p_status, p_priority, p_most;
  return found_n;
end $$;
revoke all on function app.find_cases(text, text, text, text, boolean, text, uuid, integer), app.count_found_cases(text, text, text, integer) from public;
grant execute on function app.find_cases(text, text, text, text, boolean, text, uuid, integer), app.count_found_cases(text, text, text, integer) to unhold_app;

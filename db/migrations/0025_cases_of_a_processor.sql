-- The staff's case list of one processor. Its cases lie together in cases_by_processor, in the order of their days, so the
-- usual order is a walk of that index; the other orders and a search are left to the planner, which knows the processor
-- here, where find_cases_* plan for any.
--
-- The page as find_cases_* give it (0020_slow_corners.sql): `p_order` is a column that the list sorts by, `p_after` the sort
-- value of the row before the page, `found` the count up to p_count, null when p_count is 0.
create function app.find_cases_of(
  p_processor text, p_search text, p_status text, p_priority text, p_order text, p_way text,
  p_after text, p_after_id uuid, p_limit integer, p_count integer
)
returns table (id uuid, sort_value text, found integer)
language plpgsql stable security definer rows 50 set search_path = public, pg_catalog as $$
declare
  v_text text := lower(p_search);
  grams text[] := case when length(v_text) > 2 or octet_length(v_text) > length(v_text) then app.search_grams(v_text) end;
  -- Of an order with few values, its value comes first and the day within it.
  lead text := case p_order
    when 'status' then 'app.status_rank(c.status)' when 'priority' then 'app.priority_rank(c.priority)'
  end;
  key text := case p_order
    when 'held_amount_cents' then 'coalesce(c.held_amount_cents, 0)'
    when 'business' then '(lower(c.legal_business_name) collate "C")'
    when 'client' then $k$(lower(c.last_name || ' ' || c.first_name) collate "C")$k$
    else 'c.created_at'
  end;
  key_type text := case p_order
    when 'held_amount_cents' then 'bigint' when 'business' then 'text' when 'client' then 'text' else 'timestamptz'
  end;
  way text := case p_way when 'asc' then 'asc' else 'desc' end;
  matching text := ' from cases c where (c.processor collate "C") = $1'
    || case when p_status is null then '' else ' and c.status = $2' end
    || case when p_priority is null then '' else ' and c.priority = $3' end
    || case when v_text is null then '' else ' and strpos(c.search_text, $4) > 0' end
    || case when grams is null then '' else ' and app.search_grams(c.search_text) @> $5' end;
  beyond text := case
    when p_after_id is null then ''
    when lead is null then format(' and (%s, c.id) %s ($6::%s, $7)', key, case way when 'asc' then '>' else '<' end, key_type)
    else format(
      $k$ and (%s, %s, c.id) %s (split_part($6, ' ', 1)::integer, substr($6, strpos($6, ' ') + 1)::%s, $7)$k$,
      lead, key, case way when 'asc' then '>' else '<' end, key_type)
  end;
  n integer;
begin
  if not app.sees_all() then return; end if;
  if p_limit > 2000 or p_count > 400 then
    raise exception 'a page of at most 2000, a count of at most 400' using errcode = 'invalid_parameter_value';
  end if;
  if p_count > 0 then
    execute 'select count(*) from (select 1' || matching || ' limit $6) some_of_them'
      into n using p_processor, p_status, p_priority, v_text, grams, p_count;
  end if;
  return query execute 'select c.id, '
    || case when lead is null then key || '::text' else lead || $k$::text || ' ' || $k$ || key || '::text' end
    || ', $8::integer' || matching || beyond || ' order by '
    || case when lead is null then '' else lead || ' ' || way || ', ' end
    || key || ' ' || way || ', c.id ' || way || ' limit $9'
    using p_processor, p_status, p_priority, v_text, grams, p_after, p_after_id, n, p_limit;
end $$;
revoke all on function
  app.find_cases_of(text, text, text, text, text, text, text, uuid, integer, integer)
from public;
grant execute on function
  app.find_cases_of(text, text, text, text, text, text, text, uuid, integer, integer)
to unhold_app;

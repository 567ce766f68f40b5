-- Finding and counting cases, users and work. The pages of the case list, app.find_cases_*, are written by a loop in 0022.

-- Email, name and organization on separate lines, so that no match spans two of them.
create or replace function app.search_text_of(p_user uuid, p_email text, p_org uuid) returns text
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return (
    select app.folded(
      p_email || E'\n'
      || coalesce((select display_name from profiles where user_id = p_user), '') || E'\n'
      || coalesce((select name from orgs where id = p_org), '')));
end $$;

create or replace function app.count_users() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  change integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  -- An erased user keeps a nameless row and is no longer counted.
  if tg_op = 'UPDATE' and (old.erased_at is null) = (new.erased_at is null) then return null; end if;
  if tg_op = 'UPDATE' and new.erased_at is null then change := 1; end if;
  if tg_op = 'DELETE' and old.erased_at is not null then return null; end if;
  insert into counts as c (what, shard, n) values ('user', pg_backend_pid() % 256, change)
  on conflict (what, shard) do update set n = c.n + change;
  return null;
end $$;

-- The users that a search finds are often among the newest: these are walked first, in the order of the page, and the
-- index is used only for the rest. Used for all, it would find as many as a tenth of all users and sort them.
create or replace function app.find_users(p_search text, p_role text, p_after timestamptz, p_after_id uuid, p_limit integer)
returns table (id uuid)
language plpgsql stable security definer rows 50 set search_path = public, pg_catalog as $$
#variable_conflict use_column
declare
  walked constant integer := 2000;
  after_at timestamptz := coalesce(p_after, 'infinity');
  after_id uuid := coalesce(p_after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  last_at timestamptz;
  last_id uuid;
  wanted integer := p_limit;
  n integer;
  pattern constant text := app.folded(p_search);
begin
  if not app.sees_all() then return; end if;
  if p_search is not null then
    select created_at, u.id into last_at, last_id from users u where (created_at, u.id) < (after_at, after_id)
      order by created_at desc, u.id desc limit 1 offset walked - 1;
    if found then
      return query
        select u.id from users u
        where (created_at, u.id) < (after_at, after_id) and (created_at, u.id) >= (last_at, last_id)
          and erased_at is null and search_text like pattern and (p_role is null or role = p_role)
        order by created_at desc, u.id desc limit p_limit;
      get diagnostics n = row_count;
      wanted := wanted - n;
      if wanted = 0 then return; end if;
      after_at := last_at;
      after_id := last_id;
    end if;
  end if;
  return query execute 'select u.id from users u where erased_at is null'
    || case when p_search is not null then ' and search_text like $1' else '' end
    || case when p_role is not null then ' and role = $2' else '' end
    || case when p_search is not null or p_after_id is not null then ' and (created_at, u.id) < ($3, $4)' else '' end
    || ' order by created_at desc, u.id desc limit $5'
    using pattern, p_role, after_at, after_id, wanted;
end $$;

-- How many users match a search or a role, counted up to p_max.
create or replace function app.count_found_users(p_search text, p_role text, p_max integer) returns integer
language plpgsql stable security definer set search_path = public, pg_catalog as $$
declare
  found_n integer;
begin
  if not app.sees_all() then return 0; end if;
  execute 'select count(*) from (select 1 from users where erased_at is null'
    || case when p_search is not null then ' and search_text like $1' else '' end
    || case when p_role is not null then ' and role = $2' else '' end
    || ' limit $3) as found'
    into found_n using app.folded(p_search), p_role, p_max;
  return found_n;
end $$;

-- Organizations of one kind by name, each with one of its members, because names are not unique. Fewer than three
-- letters are the start of a name, which the order finds; more may stand anywhere in it.
create or replace function app.find_orgs(p_kind text, p_search text, p_limit integer)
returns table (id uuid, name text, kind text, member text)
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then return; end if;
  return query execute
    'select o.id, o.name, o.kind, (select u.email from users u where u.org_id = o.id and u.erased_at is null'
    || ' order by u.created_at limit 1) from orgs o where o.kind = $1'
    || case
      when p_search is null then ''
      when length(p_search) < 5 then ' and lower(o.name) collate "C" like ltrim($2, ''%'')'
      else ' and lower(o.name) like $2'
    end
    || ' order by lower(o.name) collate "C", o.id limit $3'
    using p_kind, lower(p_search), p_limit;
end $$;

-- Cases by one of their numbers, at most 200. Whole, in any writing: the case's own number with or without its year and zeros, the
-- account at the processor, a certified mail's number, a phone number of the business or of the account that submitted, a reference in
-- what the processor answered, an invoice as "Invoice 12", the sum that is held, in dollars;
-- so are an email address and the name that a business trades under. By its end of four characters or more: the account, the
-- certified mail's number, a phone number.
create or replace function app.cases_of_number(p_text text) returns table (id uuid)
language plpgsql stable security definer rows 5 set search_path = public, pg_catalog as $$
declare
  v_key text := app.number_key(p_text);
  v_phone text := case when p_text ~ '^[+(]?\d[\d ().+/-]*$' then app.phone_key(p_text) else '' end;
  v_year text := substring(lower(p_text) from '^(?:uh[ -]*)?(\d{4})[ -]+0*\d{1,12}$');
  v_serial text := substring(lower(p_text) from '^(?:uh[ -]*|#|case[ #]*)?(?:\d{4}[ -]+)?0*(\d{1,12})$');
  v_sum text := case when p_text ~ '^(\$ ?\d{1,12}(\.\d\d)?|\$? ?\d{1,3}(,\d{3}){1,3}(\.\d\d)?|\d{1,12}\.\d\d|\d{4,9})$'
    then regexp_replace(p_text, '[^0-9.]', '', 'g') end;
  v_invoice text := substring(lower(p_text) from '^(?:inv(?:oice)?[ .#-]*(?:no\.? *)?(?=\d)|(?=\d{4}))(\d{1,9})$');
  v_numbers text[] := array(select distinct each from unnest(array[v_key, v_phone]) each where each ~ '\d' and length(each) >= 4);
  v_ends text[] := array(select 'end:' || right(each, case when length(each) < 7 then 4 else 7 end) from unnest(v_numbers) each);
  v_like text[] := array(select '%' || each from unnest(v_numbers) each);
begin
  if not app.sees_all() then return; end if;
  return query
    (select c.id from cases c
      where app.case_keys(
          case_number, merchant_account_id, array[phone, business_phone, account_phone],
          array[dba_name, business_email, account_email], reason_given) && (v_numbers || v_ends || array[lower(p_text), 'no:' || v_serial])
        and (
          (substring(case_number from '0*(\d+)$') = v_serial and (v_year is null or case_number like 'UH-' || v_year || '-%'))
          or app.number_key(merchant_account_id) = v_key
          or app.number_key(merchant_account_id) like any (v_like)
          or app.phone_key(phone) like any (v_like) or app.phone_key(business_phone) like any (v_like)
          or app.phone_key(account_phone) like any (v_like)
          or lower(p_text) in (lower(dba_name), lower(business_email), lower(account_email))
          or app.numbers_in(reason_given) && v_numbers)
      limit 200)
    union
    (select l.case_id from letters l
      where app.keys_of_number(app.number_key(l.tracking_number)) && v_ends
        and app.number_key(l.tracking_number) like any (v_like)
      limit 200)
    union
    select c.id from cases c where c.email_key = lower(p_text)
    union
    select c.id from cases c join users u on u.id = c.created_by where lower(u.email) = lower(p_text)
    union
    (select c.id from cases c join users u on u.id = c.created_by
      where length(v_phone) >= 7 and right(app.phone_key(u.phone), 7) = right(v_phone, 7) and app.phone_key(u.phone) like '%' || v_phone
      limit 200)
    union
    (select r.case_id from processor_replies r where app.numbers_in(r.words) && v_numbers and r.withdrawn_at is null limit 200)
    union
    select i.case_id from invoice_issuers s join invoices i on i.issuer = s.name and i.number = v_invoice::integer
    union
    (select c.id from cases c
      where v_sum is not null and coalesce(c.held_amount_cents, 0) = nullif((v_sum::numeric * 100)::bigint, 0) limit 200)
    limit 200;
end $$;

-- Updates the counters in the same order for all writers, so that two bulk changes never deadlock.
create or replace function app.count_cases() returns trigger
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

-- Recomputes every count, for writers that disabled the triggers.
create or replace function app.recount() returns void
language sql security definer set search_path = public, pg_catalog as $$
  delete from counts;
  insert into counts (what, shard, n, value_cents)
  select 'case:' || status || ':' || priority, 0, count(*), sum(coalesce(held_amount_cents, 0)) from cases group by 1;
  insert into counts (what, shard, n) select 'user', 0, count(*) from users where erased_at is null;
$$;

-- What comes right after all names that begin with these letters.
create or replace function app.after_names(beginning text) returns text language sql immutable parallel safe as $$
  select case ascii(right(beginning, 1))
    when 1114111 then beginning || repeat(chr(1114111), 200)
    when 55295 then left(beginning, -1) || chr(57344)
    else left(beginning, -1) || chr(ascii(right(beginning, 1)) + 1)
  end
$$;

-- The share of cases that contain a piece of text or are in a state, where PostgreSQL found the share to be large in
-- the sample that it takes when it analyzes the table. It decides only how a search begins, never what it finds.
create or replace function app.search_shares() returns table (mark text, share real, of_cases real)
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then return; end if;
  return query
    select e.mark, e.share, greatest((select reltuples from pg_class where oid = 'public.cases'::regclass), 0)
    from pg_stats s
    cross join lateral unnest(
      s.most_common_elems::text::text[],
      s.most_common_elem_freqs[1:array_length(s.most_common_elems::text::text[], 1)]) as e (mark, share)
    where s.schemaname = 'public' and s.tablename = 'cases_search' and s.attname in ('search_grams', 'search_states');
end $$;

-- The work list. As one query under row-level security it was planned again each time, since a generic plan knows no
-- page size, and that took longer than the work. These are planned at each call too, but without policies; they check
-- themselves that the caller sees all. `p_of`: everybody, nobody (cases without an owner) or owner (p_owner's).
create or replace function app.work_of(p_of text) returns text language sql immutable parallel safe as $$
  select ' from cases c where c.status in (''intake'', ''under_review'', ''in_progress'')' || case p_of
    when 'everybody' then ''
    when 'nobody' then ' and c.owner_id is null'
    else ' and c.owner_id = $1'
  end
$$;

create or replace function app.find_work(p_of text, p_owner uuid, p_after date, p_after_id uuid, p_limit integer)
returns table (id uuid)
language plpgsql stable security definer rows 50 set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then return; end if;
  return query execute 'select c.id' || app.work_of(p_of)
    || case when p_after_id is not null then ' and (c.next_action_on, c.id) > ($2, $3)' else '' end
    -- The order of the matching index; for cases without an owner too, which may be few among a million.
    || case when p_of = 'everybody' then ' order by ' else ' order by c.owner_id, ' end
    || 'c.next_action_on, c.id limit $4'
    using p_owner, p_after, p_after_id, p_limit;
end $$;

-- How many there are and how many were due before p_today, each counted up to p_max.
create or replace function app.count_work(p_of text, p_owner uuid, p_today date, p_max integer)
returns table (total integer, overdue integer)
language plpgsql stable security definer rows 1 set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then return; end if;
  execute 'select count(*) from (select 1' || app.work_of(p_of) || ' limit $2) some_of_them'
    into total using p_owner, p_max;
  execute 'select count(*) from (select 1' || app.work_of(p_of) || ' and c.next_action_on < $3 limit $2) some_of_them'
    into overdue using p_owner, p_max, p_today;
  return next;
end $$;

-- The staff's case list of one processor. Its cases lie together in cases_by_processor, in the order of their days, so the
-- usual order is a walk of that index; the other orders and a search are left to the planner, which knows the processor
-- here, where find_cases_* plan for any.
--
-- The page as find_cases_* give it (0020_slow_corners.sql): `p_order` is a column that the list sorts by, `p_after` the sort
-- value of the row before the page, `found` the count up to p_count, null when p_count is 0.
create or replace function app.find_cases_of(
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

-- A text in the form in which it is searched: lower case, letters without their marks, typographic quotes as straight
-- ones. Applied both to stored texts and to what is typed.
create or replace function app.folded(p_text text) returns text
language sql immutable strict parallel safe
return translate(
  regexp_replace(normalize(lower(p_text), nfd), '[\u0300-\u036f]', '', 'g'),
  'łøđı‘’ʼ“”', 'lodi''''''""');

revoke all on function
  app.search_text_of(uuid, text, uuid), app.count_users(), app.find_users(text, text, timestamptz, uuid, integer),
  app.count_found_users(text, text, integer), app.find_orgs(text, text, integer), app.count_cases(), app.recount(),
  app.search_shares(), app.work_of(text), app.find_work(text, uuid, date, uuid, integer),
  app.count_work(text, uuid, date, integer),
  app.find_cases_of(text, text, text, text, text, text, text, uuid, integer, integer), app.folded(text),
  app.cases_of_number(text)
from public;
grant execute on function
  app.find_users(text, text, timestamptz, uuid, integer), app.count_found_users(text, text, integer),
  app.find_orgs(text, text, integer), app.search_shares(), app.find_work(text, uuid, date, uuid, integer),
  app.count_work(text, uuid, date, integer),
  app.find_cases_of(text, text, text, text, text, text, text, uuid, integer, integer), app.cases_of_number(text)
to unhold_app;

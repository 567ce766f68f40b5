-- The staff's case list: searches a million cases, in any order, at the cost of a page.
--
-- One index holds for each case the trigrams of its text and the blocks it lies in: ranges of each order, small ones
-- within larger ones. A search asks for "these trigrams within this block", block by block in the order of the page,
-- with larger blocks while it finds little and smaller ones when it finds much, until the page is full. So it reads
-- some hundreds of rows whether one row or a hundred thousand match, and misses none.

-- Trigrams, spaces and punctuation included; of letters beyond ASCII also single ones and pairs, because a name may
-- have only two of them.
create function app.search_grams(t text) returns text[] language plpgsql immutable parallel safe as $$
declare
  grams text[] := '{}';
  piece text;
begin
  for i in 1 .. length(t) loop
    piece := substr(t, i, 3);
    if length(piece) = 3 then grams := grams || piece; end if;
    if octet_length(piece) > length(piece) then
      if ascii(piece) > 127 then grams := grams || left(piece, 1); end if;
      if length(piece) > 1 and octet_length(left(piece, 2)) > 2 then grams := grams || left(piece, 2); end if;
    end if;
  end loop;
  return grams;
end $$;

-- A block of an order: level 0 is the smallest, each level about eight times the one below. From 68 minutes to half a
-- year; from ten dollars to forty thousand; from a name's first thirteen letters down to its first one.
create function app.time_block(p_level integer, t timestamptz) returns bigint
language sql immutable parallel safe as $$
  select floor(extract(epoch from t - timestamptz 'epoch'))::bigint >> (12 + 3 * p_level)
$$;

create function app.amount_block(p_level integer, cents bigint) returns bigint
language sql immutable parallel safe as $$
  select cents >> (10 + 3 * p_level)
$$;

create function app.name_block(p_level integer, name text) returns text
language sql immutable parallel safe as $$
  select left(name, (array[13, 8, 4, 2, 1])[p_level + 1])
$$;

-- What comes right after all names that begin with these letters.
create function app.after_names(beginning text) returns text language sql immutable parallel safe as $$
  select case ascii(right(beginning, 1))
    when 1114111 then beginning || repeat(chr(1114111), 200)
    when 55295 then left(beginning, -1) || chr(57344)
    else left(beginning, -1) || chr(ascii(right(beginning, 1)) + 1)
  end
$$;

-- These two are strict, so that plans keep them whole.
create function app.search_blocks(created_at timestamptz, cents bigint, business text, client text) returns text[]
language sql immutable strict parallel safe as $$
  select array[
    'c0:' || app.time_block(0, created_at)::text, 'c1:' || app.time_block(1, created_at)::text,
    'c2:' || app.time_block(2, created_at)::text, 'c3:' || app.time_block(3, created_at)::text,
    'c4:' || app.time_block(4, created_at)::text,
    'a0:' || app.amount_block(0, cents)::text, 'a1:' || app.amount_block(1, cents)::text,
    'a2:' || app.amount_block(2, cents)::text, 'a3:' || app.amount_block(3, cents)::text,
    'a4:' || app.amount_block(4, cents)::text,
    'b0:' || app.name_block(0, business), 'b1:' || app.name_block(1, business), 'b2:' || app.name_block(2, business),
    'b3:' || app.name_block(3, business), 'b4:' || app.name_block(4, business),
    'n0:' || app.name_block(0, client), 'n1:' || app.name_block(1, client), 'n2:' || app.name_block(2, client),
    'n3:' || app.name_block(3, client), 'n4:' || app.name_block(4, client)]
$$;

create function app.search_states(status text, priority text, processor text) returns text[]
language sql immutable strict parallel safe as $$
  select array['s:' || status, 'p:' || priority, 's:' || status || ' p:' || priority, 'r:' || processor]
$$;

-- In the order of the workflow, not of the alphabet.
create function app.status_rank(p_status text) returns integer language sql immutable parallel safe as $$
  select case p_status
    when 'intake' then 1 when 'under_review' then 2 when 'in_progress' then 3 when 'resolved' then 4 else 5
  end
$$;

create function app.priority_rank(p_priority text) returns integer language sql immutable parallel safe as $$
  select case p_priority when 'low' then 1 when 'medium' then 2 else 3 end
$$;

-- One index per order. A page is found in its index alone, filters included, and only its rows are read. Names sort by
-- their letters alone, whatever the database's collation, so that a block of names is a range of the index.
create index cases_by_created on cases (created_at, id) include (status, priority);
create index cases_by_status_created on cases (status, created_at, id) include (priority);
create index cases_by_status on cases (app.status_rank(status), created_at, id) include (status, priority);
create index cases_by_priority on cases (app.priority_rank(priority), created_at, id) include (status, priority);
create index cases_by_processor on cases ((processor collate "C"), created_at, id) include (status, priority);
create index cases_by_amount on cases (coalesce(held_amount_cents, 0), id)
  include (status, priority, held_amount_cents);
create index cases_by_business on cases ((lower(legal_business_name) collate "C"), id)
  include (status, priority, legal_business_name);
create index cases_by_client on cases ((lower(last_name || ' ' || first_name) collate "C"), id)
  include (status, priority, last_name, first_name);

-- Separate columns, because the index can only skip between columns.
create index cases_search on cases using gin (
  app.search_blocks(
    created_at, coalesce(held_amount_cents, 0), lower(legal_business_name), lower(last_name || ' ' || first_name)),
  app.search_states(status, priority, processor),
  app.search_grams(search_text)
) with (fastupdate = off);
-- How common a text is decides how a search begins.
alter index cases_search alter column 1 set statistics 10;
alter index cases_search alter column 3 set statistics 200;
create statistics cases_states (mcv, dependencies) on status, priority from cases;

-- What share of the cases contains a piece of text or is in a state, of those that many do: PostgreSQL counts it in a
-- sample whenever it analyzes the table. It decides only how a search begins, never what it finds.
create function app.search_shares() returns table (mark text, share real, of_cases real)
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
revoke all on function app.search_shares() from public;
grant execute on function app.search_shares() to unhold_app;

create type app.found_case as (id uuid, sort_value text);

-- One function an order and direction, all from one pattern, so that each keeps its plans: planning would cost more
-- than the search. They run as the owner, past row-level security, under which no operator that is not leak-proof may
-- use an index; so they check themselves that the caller sees all.
--   p_search   the text, or null
--   p_at       where in it (from 1) the pieces start that the index is asked for, the rarest ones
--   p_level    the level of blocks to begin with; above the highest: the whole table at once, for what few rows contain
--   p_walk     whether so many rows match that walking in order is likely to fill a page soon
--   p_after    the sort value and id of the row before the page
--   p_count    count up to here, for the total; 0: do not count. `found` is that count, on each row, or null when it is not
--              known: only by the day is counting as cheap as finding a page, because there a block's rows lie together
do $make$
declare
  in_block constant text := $$app.search_blocks(
          c.created_at, coalesce(c.held_amount_cents, 0), lower(c.legal_business_name),
          lower(c.last_name || ' ' || c.first_name)) @> array[block]$$;
  in_states constant text := 'app.search_states(c.status, c.priority, c.processor) @> states';
  with_text constant text := 'app.search_grams(c.search_text) @> grams and strpos(c.search_text, v_text) > 0';
  pattern constant text := $pattern$
create function app.find_cases_{name}_{way}(
  p_search text, p_at integer[], p_status text, p_priority text, p_level integer, p_walk boolean,
  p_after text, p_after_id uuid, p_limit integer, p_count integer
)
returns table (id uuid, sort_value text, found integer)
language plpgsql stable security definer rows 50
set search_path = public, pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off as $body$
#variable_conflict use_column
declare
  max_rows constant integer := 400;
  highest constant integer := {highest};
  v_text text := lower(p_search);
  grams text[] := array(
    select substr(v_text, at, 3) from unnest(p_at) at
    where length(substr(v_text, at, 3)) = 3 or octet_length(substr(v_text, at, 3)) > length(substr(v_text, at, 3)));
  filters text[] := array_remove(
    array[coalesce('s:' || p_status || ' p:' || p_priority, 's:' || p_status, 'p:' || p_priority)], null);
  block text;
  -- Blocks that held too much to sort: the search does not return to them.
  dense text[] := '{}';
  states text[];
  -- Everything before this place is done.
  at_lead {lead_type} := {first_lead};
  at_key {key_type} := {first_key};
  at_id uuid := '{first_id}';
  next_lead {lead_type};
  next_key {key_type};
  last_lead {lead_type};
  last_key {key_type};
  last_id uuid;
  level integer := p_level;
  wanted integer := {wanted};
  n integer;
  likely double precision;
  here app.found_case[];
  result app.found_case[] := '{}';
  counted integer;
  -- Whether nothing is left after the result.
  ended boolean := false;
begin
  if not app.sees_all() then return; end if;
  if p_limit > 2000 or p_count > max_rows then
    raise exception 'a page of at most 2000, a count of at most %', max_rows using errcode = 'invalid_parameter_value';
  end if;
  if p_after_id is not null then
    {read_after}
    at_id := p_after_id;
  end if;
  if v_text is null and (p_walk or filters = '{}') then
    if p_status is null then
      return query
        select * from (
          select c.id, {value}, 0 from cases c
          where {after} and (p_priority is null or c.priority = p_priority)
          order by {order} limit 2000) c
        limit p_limit;
    else
      return query
        select * from (
          select c.id, {value}, 0 from cases c
          where {after} and c.status = p_status and (p_priority is null or c.priority = p_priority)
          order by {order} limit 2000) c
        limit p_limit;
    end if;
    return;
  end if;
  level := least(level, highest + 1);
  if {scattered} and p_walk and grams <> '{}' then
    -- The text is so common that its first page is likely among the next rows.
    select {lead}, {key}, c.id into last_lead, last_key, last_id
    from cases c where {after} order by {order} limit 1 offset 1000;
    if found then
      here := array(
        select * from (
          select (c.id, {value})::app.found_case from cases c
          where {after} and {up_to_last} and (p_status is null or c.status = p_status)
            and (p_priority is null or c.priority = p_priority) and strpos(c.search_text, v_text) > 0
          order by {order} limit 2000) c
        limit wanted);
      result := here;
      at_lead := last_lead;
      at_key := last_key;
      at_id := last_id;
    end if;
  end if;
  loop
    exit when cardinality(result) >= wanted;
    -- A text of one or two common letters has no trigrams; walking finds it soon.
    exit when v_text is not null and grams = '{}';
    select {lead}, {key} into next_lead, next_key from cases c where {after} order by {order} limit 1;
    ended := not found;
    exit when ended;
    loop
      block := case when level <= highest then {block} else 'rest' end;
      exit when level = 0 or block <> all (dense);
      level := level - 1;
    end loop;
    states := case when level > highest then filters else filters || {lead_mark} end;
    {fetch}
    if n > max_rows then
      -- More than are counted in any case, and too many to sort.
      counted := p_count;
      wanted := p_limit;
      exit when level = 0 or cardinality(result) >= wanted;
      dense := dense || block;
      level := greatest(0, least(level, highest + 1) - {down});
      continue;
    end if;
    if n > 0 then result := result || here; end if;
    ended := level > highest;
    exit when ended or cardinality(result) >= wanted;
    -- What a whole block would have held, of which the part before `next_key` was done already.
    likely := greatest(n, 0.7) / greatest({ahead}, 0.05);
    {leave_block}
    level := least(
      highest + 1, level + case when likely * 64 < 300 then {up} when likely * 8 < 300 then 1 else 0 end);
  end loop;
  if ((v_text is not null and grams = '{}') or n > max_rows) and cardinality(result) < wanted then
    -- So dense here, or so short a text, that walking finds the rest.
    here := array(
      select * from (
        select (c.id, {value})::app.found_case from cases c
        where {after} and (p_status is null or c.status = p_status)
          and (p_priority is null or c.priority = p_priority)
          and (v_text is null or strpos(c.search_text, v_text) > 0)
        order by {order} limit 2000) c
      limit wanted - cardinality(result));
    ended := cardinality(result) + cardinality(here) < wanted;
    result := result || here;
  end if;
  if counted is null and ((ended and p_after_id is null) or cardinality(result) >= p_count) then
    counted := least(cardinality(result), p_count);
  end if;
  return query select r.id, r.sort_value, counted from unnest(result[1:p_limit]) r;
end $body$;
revoke all on function app.find_cases_{name}_{way}(
  text, integer[], text, text, integer, boolean, text, uuid, integer, integer) from public;
grant execute on function app.find_cases_{name}_{way}(
  text, integer[], text, text, integer, boolean, text, uuid, integer, integer) to unhold_app;
$pattern$;
  block_query constant text := $fetch$select count(*), array_agg((y.id, {value_y})::app.found_case order by {order_y})
      into n, here
      from (
        select * from (select c.id, {lead} as lead, {key} as key from cases c where {sought} offset 0) y
        where {after_y} limit max_rows + 1) y;$fetch$;
  -- Three conditions, each asked only when there is one: an empty one would read the whole index.
  block_queries constant text := format(
    $fetches$if grams = '{}' then
      if level > highest then %s else %s end if;
    elsif level > highest then
      if states = '{}' then %s else %s end if;
    elsif states = '{}' then %s
    else %s
    end if;$fetches$,
    replace(block_query, '{sought}', in_states),
    replace(block_query, '{sought}', in_block || ' and ' || in_states),
    replace(block_query, '{sought}', with_text),
    replace(block_query, '{sought}', in_states || ' and ' || with_text),
    replace(block_query, '{sought}', in_block || ' and ' || with_text),
    replace(block_query, '{sought}', in_block || ' and ' || in_states || ' and ' || with_text));
  by_time constant text := $$'c' || level::text || ':' || app.time_block(level, next_key)::text$$;
  time_start constant text := $$to_timestamp(app.time_block(level, next_key) << (12 + 3 * level))$$;
  time_end constant text :=
    $$to_timestamp((app.time_block(level, next_key) + 1) << (12 + 3 * level)) - interval '1 microsecond'$$;
  time_part constant text := $$(extract(epoch from next_key) / (1 << (12 + 3 * level)) % 1)$$;
  lowest constant text := '00000000-0000-0000-0000-000000000000';
  last constant text := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  o record;
  way text;
  body text;
begin
  -- `key` orders within `lead`, where an order has few values; `part` is how far into its block next_key is.
  for o in select * from (values
    ('created_at', null, null, null, null, null,
      'c.created_at', 'timestamptz', $$'-infinity'$$, $$'infinity'$$, 4, by_time, time_start, time_end, time_part),
    ('status', 'app.status_rank(c.status)', 'integer', '0', '9',
      $$array['s:' || (array['intake', 'under_review', 'in_progress', 'resolved', 'closed'])[next_lead]]$$,
      'c.created_at', 'timestamptz', $$'-infinity'$$, $$'infinity'$$, 4, by_time, time_start, time_end, time_part),
    ('priority', 'app.priority_rank(c.priority)', 'integer', '0', '9',
      $$array['p:' || (array['low', 'medium', 'high'])[next_lead]]$$,
      'c.created_at', 'timestamptz', $$'-infinity'$$, $$'infinity'$$, 4, by_time, time_start, time_end, time_part),
    ('processor', '(c.processor collate "C")', 'text collate "C"', $$''$$, $$'~'$$, $$array['r:' || next_lead]$$,
      'c.created_at', 'timestamptz', $$'-infinity'$$, $$'infinity'$$, 4, by_time, time_start, time_end, time_part),
    ('held_amount_cents', null, null, null, null, null,
      'coalesce(c.held_amount_cents, 0)', 'bigint', '-1', '9223372036854775807', 4,
      $$'a' || level::text || ':' || app.amount_block(level, next_key)::text$$,
      '(app.amount_block(level, next_key) << (10 + 3 * level))',
      '((app.amount_block(level, next_key) + 1) << (10 + 3 * level)) - 1',
      '(next_key::numeric / (1 << (10 + 3 * level)) % 1)'),
    ('business', null, null, null, null, null,
      '(lower(c.legal_business_name) collate "C")', 'text collate "C"', $$''$$, 'repeat(chr(1114111), 200)', 4,
      $$'b' || level::text || ':' || app.name_block(level, next_key)$$, null, null, null),
    ('client', null, null, null, null, null,
      $$(lower(c.last_name || ' ' || c.first_name) collate "C")$$, 'text collate "C"', $$''$$,
      'repeat(chr(1114111), 200)', 4,
      $$'n' || level::text || ':' || app.name_block(level, next_key)$$, null, null, null)
  ) as orders (
    name, lead, lead_type, lead_first, lead_last, lead_mark,
    key, key_type, key_first, key_last, highest, block, block_start, block_end, part
  ) loop
    foreach way in array array['asc', 'desc'] loop
      body := replace(pattern, '{fetch}', block_queries);
      body := replace(body, '{read_after}', case
        when o.lead is null then 'at_key := p_after;'
        else $$at_lead := split_part(p_after, ' ', 1); at_key := substr(p_after, strpos(p_after, ' ') + 1);$$
      end);
      body := replace(body, '{leave_block}', case
        when o.block_start is not null then format(
          'at_lead := next_lead; at_key := %s; at_id := %L;',
          case way when 'asc' then o.block_end else o.block_start end,
          case way when 'asc' then last else lowest end)
        when way = 'desc' then format('at_key := app.name_block(level, next_key); at_id := %L;', lowest)
        -- A name shorter than the block's letters is a block by itself; a longer one that begins with it is not in it.
        else format(
          'if app.name_block(level, next_key || chr(1)) <> app.name_block(level, next_key) then '
          'at_key := next_key; at_id := %L; '
          'else at_key := app.after_names(app.name_block(level, next_key)); at_id := %L; end if;', last, lowest)
      end);
      body := replace(body, '{after}', format(
        case
          when o.lead is null then '({key}, c.id) %s (at_key, at_id)'
          else '({lead}, {key}, c.id) %s (at_lead, at_key, at_id)'
        end,
        case way when 'asc' then '>' else '<' end));
      body := replace(body, '{after_y}', format(
        case
          when o.lead is null then '(y.key, y.id) %s (at_key, at_id)'
          else '(y.lead, y.key, y.id) %s (at_lead, at_key, at_id)'
        end,
        case way when 'asc' then '>' else '<' end));
      body := replace(body, '{order}',
        case when o.lead is null then '' else '{lead} ' || way || ', ' end
        || '{key} ' || way || ', c.id ' || way);
      body := replace(body, '{order_y}',
        case when o.lead is null then '' else 'y.lead ' || way || ', ' end
        || 'y.key ' || way || ', y.id ' || way);
      body := replace(body, '{value}',
        case when o.lead is null then '({key})::text' else $$({lead})::text || ' ' || ({key})::text$$ end);
      body := replace(body, '{value_y}',
        case when o.lead is null then 'y.key::text' else $$y.lead::text || ' ' || y.key::text$$ end);
      body := replace(body, '{scattered}', (o.name <> 'created_at')::text);
      body := replace(body, '{ahead}', format(
        case when o.part is null then '1' when way = 'asc' then '(1 - %s)' else '%s' end, o.part));
      body := replace(body, '{up}', case when o.part is null then '1' else '2' end);
      body := replace(body, '{down}', case when o.part is null then '2' else '1' end);
      body := replace(body, '{up_to_last}', format(
        case
          when o.lead is null then '({key}, c.id) %s (last_key, last_id)'
          else '({lead}, {key}, c.id) %s (last_lead, last_key, last_id)'
        end,
        case way when 'asc' then '<=' else '>=' end));
      body := replace(body, '{wanted}',
        case o.name when 'created_at' then 'greatest(p_limit, p_count)' else 'p_limit' end);
      body := replace(body, '{lead_mark}', coalesce(o.lead_mark, $$'{}'::text[]$$));
      body := replace(body, '{block}', o.block);
      body := replace(body, '{first_lead}',
        case when o.lead is null then '0' when way = 'asc' then o.lead_first else o.lead_last end);
      body := replace(body, '{first_key}', case way when 'asc' then o.key_first else o.key_last end);
      body := replace(body, '{first_id}', case way when 'asc' then lowest else last end);
      body := replace(body, '{lead_type}', coalesce(o.lead_type, 'integer'));
      body := replace(body, '{lead}', coalesce(o.lead, '0'));
      body := replace(body, '{key_type}', o.key_type);
      body := replace(body, '{key}', o.key);
      body := replace(body, '{highest}', o.highest::text);
      body := replace(body, '{name}', o.name);
      execute replace(body, '{way}', way);
    end loop;
  end loop;
end $make$;

-- A common word that an order keeps together (a trade by business) was found by ever larger blocks that held far too
-- much, and finding that out took most of the search. Now the next rows are walked before each block, since where a
-- common word is at all, it is in row after row; and blocks of a common word grow after several empty ones only.

-- As in 0006_case_search.sql: one function an order and direction, all from one pattern, so that each keeps its plans:
-- planning would cost more than the search. They run as the owner, past row-level security, under which no operator
-- that is not leak-proof may use an index; so they check themselves that the caller sees all.
--   p_search   the text, or null
--   p_at       where in it (from 1) the pieces start that the index is asked for, the rarest ones
--   p_level    the level of blocks to begin with; above the highest: the whole table at once, for what few rows contain
--   p_walk     whether so many rows match that walking in order is likely to fill a page soon
--   p_after    the sort value and id of the row before the page
--   p_count    count up to here, for the total; 0: do not count. `found` is that count, on each row, or null when it is
--              not known: only by the day is counting always as cheap as finding a page
do $make$
declare
  in_block constant text := $$app.search_blocks(
          c.created_at, coalesce(c.held_amount_cents, 0), lower(c.legal_business_name),
          lower(c.last_name || ' ' || c.first_name)) @> array[block]$$;
  in_states constant text := 'app.search_states(c.status, c.priority, c.processor) @> states';
  with_text constant text := 'app.search_grams(c.search_text) @> grams and strpos(c.search_text, v_text) > 0';
  pattern constant text := $pattern$
create or replace function app.find_cases_{name}_{way}(
  p_search text, p_at integer[], p_status text, p_priority text, p_level integer, p_walk boolean,
  p_after text, p_after_id uuid, p_limit integer, p_count integer
)
returns table (id uuid, sort_value text, found integer)
language plpgsql stable security definer rows 50
set search_path = public, pg_catalog set plan_cache_mode = force_generic_plan set enable_seqscan = off as $body$
#variable_conflict use_column
declare
  -- The most rows sorted at once: of a block, of all that have the text's pieces, of a range of case numbers.
  max_rows constant integer := {max_rows};
  max_whole constant integer := 5000;
  max_numbered constant integer := 1000;
  -- The rows of a block that is neither too small nor too large.
  enough constant integer := {enough};
  highest constant integer := {highest};
  -- The largest block to ask for; above the highest: the whole table.
  top integer := highest + 1;
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
  -- Of the text as the beginning of case numbers: the first text after these numbers, how many there are, and where in
  -- the order they begin, if the order keeps them together.
  after_numbers text collate "C";
  numbers integer;
  begin_at {key_type};
  -- How many rows are walked before a block is asked for.
  stride integer := case when p_walk then 1000 else {stride} end;
  -- Empty blocks of this size in a row.
  empty integer := 0;
  n integer;
  n_max integer;
  -- How many matching rows were passed.
  seen integer := 0;
  likely double precision;
  here app.found_case[];
  result app.found_case[] := '{}';
  counted integer;
  -- Whether nothing is left after the result.
  ended boolean := false;
begin
  if not app.sees_all() then return; end if;
  if p_limit > 2000 or p_count > 400 then
    raise exception 'a page of at most 2000, a count of at most 400' using errcode = 'invalid_parameter_value';
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
  if v_text ~ '^uh-[0-9]{4}-[0-9]+$' and not exists (
    select 1 from cases c
    where strpos(substr(c.search_text, 2), 'uh-') > 0 and strpos(substr(c.search_text, 2), v_text) > 0)
  then
    after_numbers := left(v_text, -1) || chr(ascii(right(v_text, 1)) + 1);
    select count(*) into numbers
    from (select 1 from cases c where {in_numbers} limit max_numbered + 1) some_of_them;
    if numbers <= max_numbered then
      select max(y.of_all), array_agg((y.id, {value_y})::app.found_case order by {order_y})
      into n, here
      from (
        select y.*, count(*) over () as of_all from (
          select c.id, {lead} as lead, {key} as key from cases c
          where {in_numbers} and (p_status is null or c.status = p_status)
            and (p_priority is null or c.priority = p_priority)
          offset 0) y
        where {after_y} order by {order_y} limit p_limit) y;
      return query select r.id, r.sort_value, least(n, p_count) from unnest(here) r;
      return;
    end if;
    {find_begin}
    top := highest;
    if filters = '{}' then
      counted := p_count;
      wanted := p_limit;
    end if;
  end if;
  -- So common is its only piece that asking the whole table would be in vain.
  if p_walk and cardinality(grams) = 1 and filters = '{}' then top := highest; end if;
  level := least(level, top);
  loop
    exit when cardinality(result) >= wanted;
    -- A text of one or two common letters has no trigrams; walking finds it soon.
    exit when v_text is not null and grams = '{}';
    if {scattered} and (p_walk or {by_name}) and grams <> '{}' and begin_at is null and level <= highest then
      -- The text is so common that the next rows likely hold it, or the next ones of a name that contains it.
      select {lead}, {key}, c.id into last_lead, last_key, last_id
      from cases c where {after} order by {order} limit 1 offset stride;
      if found then
        here := array(
          select * from (
            select (c.id, {value})::app.found_case from cases c
            where {after} and {up_to_last} and (p_status is null or c.status = p_status)
              and (p_priority is null or c.priority = p_priority) and strpos(c.search_text, v_text) > 0
            order by {order} limit 2000) c
          limit wanted - cardinality(result));
        result := result || here;
        seen := seen + cardinality(here);
        at_lead := last_lead;
        at_key := last_key;
        at_id := last_id;
        exit when cardinality(result) >= wanted;
      end if;
      stride := {stride};
    end if;
    select {lead}, {key} into next_lead, next_key from cases c where {after} order by {order} limit 1;
    ended := not found;
    exit when ended;
    {stop_at_begin}
    loop
      block := case when level <= highest then {block} else 'rest' end;
      exit when level = 0 or block <> all (dense);
      level := level - 1;
    end loop;
    states := case when level > highest then filters else filters || {lead_mark} end;
    n_max := case when level > highest then max_whole else max_rows end;
    {fetch}
    if n > n_max then
      -- More than are counted in any case, and too many to sort.
      counted := p_count;
      wanted := p_limit;
      exit when level = 0 or cardinality(result) >= wanted;
      dense := dense || block;
      level := greatest(0, level - {down});
      empty := 0;
      continue;
    end if;
    if n > 0 then result := result || here; end if;
    seen := seen + n;
    ended := level > highest;
    exit when ended or cardinality(result) >= wanted;
    -- What a whole block would have held, of which the part before `next_key` was done already.
    likely := greatest(n, 0.7) / greatest({ahead}, 0.05);
    {leave_block}
    empty := case when n = 0 then empty + 1 else 0 end;
    -- A larger block that holds too much costs as much as several that hold nothing.
    if not ({by_name} and p_walk and grams <> '{}') or empty > 5 then
      level := least(
        top, level + case when n = 0 and likely * 64 < enough then {up} when likely * 8 < enough then 1 else 0 end);
      empty := 0;
    end if;
  end loop;
  if ((v_text is not null and grams = '{}') or n > n_max) and cardinality(result) < wanted then
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
    seen := seen + cardinality(here);
  end if;
  if counted is null and ((ended and p_after_id is null) or seen >= p_count) then
    counted := least(seen, p_count);
  end if;
  return query select r.id, r.sort_value, counted from unnest(result[1:p_limit]) r;
end $body$;
$pattern$;
  block_query constant text := $fetch$select coalesce(max(y.of_all), 0), array_agg((y.id, {value_y})::app.found_case order by {order_y})
      into n, here
      from (
        select y.*, count(*) over () as of_all from (
          select * from (select c.id, {lead} as lead, {key} as key from cases c where {sought} offset 0) y
          where {after_y} limit n_max + 1) y
        order by {order_y} limit wanted - cardinality(result)) y;$fetch$;
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
  in_numbers constant text :=
    '(lower(c.case_number) collate "C") >= v_text and (lower(c.case_number) collate "C") < after_numbers';
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
      body := replace(body, '{find_begin}', case
        when o.block <> by_time then ''
        else 'select c.created_at into begin_at from cases c where {in_numbers} '
          'order by (lower(c.case_number) collate "C") ' || way || ' limit 1;'
      end);
      -- Smaller blocks towards where the numbers begin: one that goes far beyond would hold far too much.
      body := replace(body, '{stop_at_begin}', case
        when o.block = by_time then
          'while level > 1 and app.time_block(level, next_key) = app.time_block(level, begin_at) loop '
          'level := level - 1; end loop;'
        else ''
      end);
      body := replace(body, '{in_numbers}', in_numbers);
      body := replace(body, '{max_rows}', case when o.block = by_time then '400' else '600' end);
      body := replace(body, '{enough}', case when o.block = by_time then '300' else '400' end);
      body := replace(body, '{scattered}', (o.name <> 'created_at')::text);
      body := replace(body, '{by_name}', (o.name in ('business', 'client'))::text);
      body := replace(body, '{stride}', case when o.name in ('business', 'client') then '150' else '1000' end);
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

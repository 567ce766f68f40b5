-- Staff find people as they type them: without accents, and with the apostrophe of the keyboard. "nunez" finds José Núñez, "O'Brien" O’Brien.

-- A text as it is looked for: in lower case, letters without their marks, typographic quotes as straight ones. The same of a text to be
-- searched and of what is typed.
create function app.folded(p_text text) returns text
language sql immutable strict parallel safe
return translate(
  regexp_replace(normalize(lower(p_text), nfd), '[\u0300-\u036f]', '', 'g'),
  'łøđı‘’ʼ“”', 'lodi''''''""');
revoke all on function app.folded(text) from public;

create or replace function app.search_text_of(p_user uuid, p_email text, p_org uuid) returns text
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return (
    select app.folded(
      p_email || E'\n'
      || coalesce((select display_name from profiles where user_id = p_user), '') || E'\n'
      || coalesce((select name from orgs where id = p_org), '')));
end $$;

-- Only a text beyond ASCII is another; what is looked for makes no new version of the user. It takes about half a second for each thousand
-- of them, most of it in the index.
alter table users disable trigger maintain_user;
update users set search_text = app.folded(search_text) where search_text ~ '[^[:ascii:]]';
alter table users enable trigger maintain_user;

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

-- Whom a text finds is often among the newest users: they are walked first, in the order of the page, and the index is asked only for
-- the rest, where it would have found a tenth of all and sorted them.
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
begin
  if not app.sees_all() then return; end if;
  if p_search is not null then
    select created_at, u.id into last_at, last_id from users u where (created_at, u.id) < (after_at, after_id)
      order by created_at desc, u.id desc limit 1 offset walked - 1;
    if found then
      return query
        select u.id from users u
        where (created_at, u.id) < (after_at, after_id) and (created_at, u.id) >= (last_at, last_id)
          and erased_at is null and search_text like lower(p_search) and (p_role is null or role = p_role)
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
    using lower(p_search), p_role, after_at, after_id, wanted;
end $$;

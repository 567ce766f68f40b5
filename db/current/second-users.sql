-- Two persons are two: who may confirm what another has entered, and who is barred.

-- One citation is there once, unless it was retired. After the row, so that row-level security speaks first.
create or replace function app.one_own_authority() returns trigger language plpgsql set search_path = public, pg_catalog as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('own_authorities', 0));
  if exists (
    select 1 from own_authorities a
    where a.key = new.key and a.id <> new.id
      and not exists (select 1 from knowledge_retirements r where r.kind = 'authority' and r.key = a.id and r.restored_at is null))
  then
    raise exception 'this authority was added already' using errcode = 'unique_violation';
  end if;
  return null;
end $$;

-- Nobody confirms what they added themselves.
create or replace function app.another_confirms() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform app.require_second(a.added_by, new.attorney_id) from own_authorities a where a.id = new.authority_id;
  if not found then raise exception 'no such authority was added' using errcode = 'check_violation'; end if;
  return null;
end $$;

create or replace function app.note_grant() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if tg_op = 'INSERT' or old.role <> 'admin' then
    insert into staff_grants (user_id, granted_by, granted_at) values (new.id, app.actor_id(), now());
  end if;
  return null;
end $$;

-- One mailbox has many spellings: its tags and, with some providers, its dots do not count.
create or replace function app.address_mark(p_email text) returns text language sql immutable as $$
  select encode(sha256(convert_to(
    replace(split_part(split_part(lower(p_email), '@', 1), '+', 1), '.', '') || '@'
      || replace(split_part(lower(p_email), '@', 2), 'googlemail.com', 'gmail.com'), 'UTF8')), 'hex')
$$;

create or replace function auth.mark_address() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  insert into auth.account_marks (user_id, kind, mark) values (new.id, 'address', app.address_mark(new.email))
  on conflict do nothing;
  return null;
end $$;

-- Whether two accounts seem to belong to the same human: `self`, or what they have in common, `browser`, `address`,
-- `phone` or `license`. Null when nothing known suggests it.
create or replace function app.one_person(p_one uuid, p_other uuid) returns text
language plpgsql stable security definer set search_path = public, pg_catalog as $$
declare
  v_mark text;
begin
  if p_one = p_other then return 'self'; end if;
  select kind into v_mark from auth.account_marks one join auth.account_marks other using (kind, mark)
  where one.user_id = p_one and other.user_id = p_other order by kind desc limit 1;
  if v_mark is not null then return v_mark; end if;
  if exists (select app.phones_of(p_one) intersect select app.phones_of(p_other)) then return 'phone'; end if;
  if exists (select app.bars_of(p_one) intersect select app.bars_of(p_other)) then return 'license'; end if;
  return null;
end $$;

-- The last ten digits of each number of an account, because the prefix before them may be left out.
create or replace function app.phones_of(p_user uuid) returns setof text
language sql stable security definer set search_path = public, pg_catalog as $$
  select right(digits, 10) from (
    select regexp_replace(phone, '\D', '', 'g') as digits from users where id = p_user
    union all
    select regexp_replace(phone, '\D', '', 'g') from profiles where user_id = p_user
    union all
    select regexp_replace(phone, '\D', '', 'g') from text_numbers where user_id = p_user
  ) as known
  where length(digits) >= 7
$$;

-- An attorney's name with each bar number that they have or had, or that was proposed for them.
create or replace function app.bars_of(p_user uuid) returns setof text
language sql stable security definer set search_path = public, pg_catalog as $$
  select regexp_replace(lower(full_name || ' ' || number), '[^[:alnum:]]+', ' ', 'g') from (
    select full_name, bar_number as number from attorneys where user_id = p_user
    union all
    select full_name, bar_number from appointments where user_id = p_user
    union all
    select a.full_name, l.number from attorneys a join licenses l on l.attorney_id = a.user_id where a.user_id = p_user
  ) as known
$$;

-- Whether one of the two gave the other access, directly or through others, ever.
create or replace function app.on_one_chain(p_one uuid, p_other uuid) returns boolean
language sql stable security definer set search_path = public, pg_catalog as $$
  with recursive above (who, id) as (
    select who, who from unnest(array[p_one, p_other]) as who
    union
    select a.who, g.granted_by from above a join staff_grants g on g.user_id = a.id where g.granted_by is not null
  )
  select exists (select 1 from above where (who, id) in ((p_one, p_other), (p_other, p_one)))
$$;

-- Until when a user cannot be anybody's second person: a week from when another user gave them access; null for others.
-- Access that the operator gave counts at once.
create or replace function app.new_until(p_user uuid) returns timestamptz
language sql stable security definer set search_path = public, pg_catalog as $$
  select until from (
    select case when granted_by is not null then granted_at + interval '7 days' end as until
    from staff_grants where user_id = p_user order by id desc limit 1) as newest
  where until > now()
$$;

-- Why p_second may not act as second person beside p_first, who began something (null: the program): what
-- app.one_person returns; `role`, if neither staff nor an appointed attorney; `chain`; or `new`, with the moment from
-- which they may. No row when they may.
create or replace function app.barred_as_second(p_first uuid, p_second uuid) returns table (why text, until timestamptz)
language plpgsql stable security definer rows 1 set search_path = public, pg_catalog as $$
begin
  why := case
    when app.one_person(p_first, p_second) is not null then app.one_person(p_first, p_second)
    when not exists (
      select 1 from users u
      where u.id = p_second and u.erased_at is null and (u.role = 'admin' or app.is_appointed(u.id))) then 'role'
    when app.on_one_chain(p_first, p_second) then 'chain'
    when app.new_until(p_second) is not null then 'new'
  end;
  until := app.new_until(p_second);
  if why is not null then return next; end if;
end $$;

-- The same as an error, for triggers.
create or replace function app.require_second(p_first uuid, p_second uuid) returns void
language plpgsql stable security definer set search_path = public, pg_catalog as $$
declare
  v_why text;
begin
  select why into v_why from app.barred_as_second(p_first, p_second);
  if v_why is not null then
    raise exception 'this is confirmed by a second person (%)', v_why using errcode = 'insufficient_privilege';
  end if;
end $$;

-- The same for the program's queries; only for staff and attorneys.
create or replace function app.second_barred_by(p_first uuid, p_second uuid) returns table (why text, until timestamptz)
language plpgsql stable security definer rows 1 set search_path = public, pg_catalog as $$
begin
  if coalesce(app.actor_role(), '') in ('admin', 'attorney', 'system') then
    return query select b.why, b.until from app.barred_as_second(p_first, p_second) b;
  else
    return query select 'role', null::timestamptz;
  end if;
end $$;

-- An address of the address book needs a second person to confirm it.
create or replace function app.second_confirms_address() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform app.require_second(new.added_by, new.confirmed_by);
  return new;
end $$;

-- An attorney who confirms a fact that another user added must be a second person.
create or replace function app.second_confirms_fact() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform app.require_second(f.added_by, new.attorney_id)
  from own_facts f where f.case_id = new.case_id and 'fact:own-' || f.id = new.key;
  return null;
end $$;

-- What app.one_person returns for the actor and another user.
create or replace function app.same_as_actor(p_user uuid) returns text
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return app.one_person(p_user, app.actor_id());
end $$;

-- Nobody proposes an account of their own.
create or replace function app.guard_proposal() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if app.one_person(new.user_id, new.proposed_by) is not null then
    raise exception 'nobody appoints themselves' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Nobody becomes an attorney in any other way.
create or replace function app.guard_attorney() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if (tg_op = 'INSERT' or old.role <> 'attorney')
    and not exists (select 1 from appointments where user_id = new.id and confirmed_at is not null and ended_at is null)
  then
    raise exception 'the role of an attorney begins with a confirmed appointment' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

revoke all on function
  app.one_own_authority(), app.another_confirms(), app.note_grant(), app.address_mark(text), auth.mark_address(),
  app.one_person(uuid, uuid), app.phones_of(uuid), app.bars_of(uuid), app.on_one_chain(uuid, uuid),
  app.new_until(uuid), app.barred_as_second(uuid, uuid), app.require_second(uuid, uuid),
  app.second_barred_by(uuid, uuid), app.second_confirms_address(), app.second_confirms_fact(), app.same_as_actor(uuid),
  app.guard_proposal(), app.guard_attorney()
from public;
grant execute on function app.second_barred_by(uuid, uuid), app.same_as_actor(uuid) to unhold_app;

create trigger append_only before update or delete on staff_grants for each row execute function app.refuse_change();

create policy staff on staff_grants for select to unhold_app using ((select app.sees_all()));

-- Two persons are two (docs/decisions/0152): who counts as a second person, for everything that one begins and another confirms.


-- Who gave whom access to the panel, by their ids alone. Written by the database itself, whoever changes the role and by whatever way.
create table staff_grants (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  -- Null: the operator, on the machine itself.
  granted_by uuid,
  granted_at timestamptz not null
);
create index on staff_grants (user_id, id desc);
create trigger append_only before update or delete on staff_grants for each row execute function app.refuse_change();
alter table staff_grants enable row level security;
create policy staff on staff_grants for select to unhold_app using ((select app.sees_all()));
grant select on staff_grants to unhold_app;

insert into staff_grants (user_id, granted_by, granted_at)
select subject_id, actor_id, at from access_log
where what in ('admin_granted', 'role_changed') and coalesce(to_value, 'admin') = 'admin'
order by id;

create function app.note_grant() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if tg_op = 'INSERT' or old.role <> 'admin' then
    insert into staff_grants (user_id, granted_by, granted_at) values (new.id, app.actor_id(), now());
  end if;
  return null;
end $$;
create trigger grant_noted after insert or update of role on users
  for each row when (new.role = 'admin') execute function app.note_grant();


-- What two accounts of one person have in common, as hashes: browsers that signed in to them, addresses that they have or had. Goes with
-- the account.
create table auth.account_marks (
  user_id uuid not null references auth.users on delete cascade,
  kind text not null check (kind in ('browser', 'address')),
  mark text not null check (mark ~ '^[0-9a-f]{64}$'),
  primary key (user_id, kind, mark)
);
grant select, insert on auth.account_marks to unhold_auth;

-- One mailbox has many spellings: its tags and, with some providers, its dots do not count.
create function app.address_mark(p_email text) returns text language sql immutable as $$
  select encode(sha256(convert_to(
    replace(split_part(split_part(lower(p_email), '@', 1), '+', 1), '.', '') || '@'
      || replace(split_part(lower(p_email), '@', 2), 'googlemail.com', 'gmail.com'), 'UTF8')), 'hex')
$$;

create function auth.mark_address() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  insert into auth.account_marks (user_id, kind, mark) values (new.id, 'address', app.address_mark(new.email))
  on conflict do nothing;
  return null;
end $$;
create trigger address_marked after insert or update of email on auth.users
  for each row execute function auth.mark_address();
insert into auth.account_marks (user_id, kind, mark) select id, 'address', app.address_mark(email) from auth.users;


-- Whether two accounts seem to be of one person: `self`, or what they have in common, `browser`, `address`, `phone` or `license`. Null
-- when nothing that is known says so.
create function app.one_person(p_one uuid, p_other uuid) returns text
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

-- The last ten digits of each number that an account has: what is before them is written or left out.
create function app.phones_of(p_user uuid) returns setof text
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

-- An attorney's name with each number that they have or had, or that was proposed for them.
create function app.bars_of(p_user uuid) returns setof text
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
create function app.on_one_chain(p_one uuid, p_other uuid) returns boolean
language sql stable security definer set search_path = public, pg_catalog as $$
  with recursive above (who, id) as (
    select who, who from unnest(array[p_one, p_other]) as who
    union
    select a.who, g.granted_by from above a join staff_grants g on g.user_id = a.id where g.granted_by is not null
  )
  select exists (select 1 from above where (who, id) in ((p_one, p_other), (p_other, p_one)))
$$;

-- Until when somebody is nobody's second person, a week from the day on which another gave them access; null for others. The operator's
-- word counts at once.
create function app.new_until(p_user uuid) returns timestamptz
language sql stable security definer set search_path = public, pg_catalog as $$
  select until from (
    select case when granted_by is not null then granted_at + interval '7 days' end as until
    from staff_grants where user_id = p_user order by id desc limit 1) as newest
  where until > now()
$$;

-- Why p_second is no second person beside p_first, who began something (null: the program): what app.one_person says; `role`, neither of
-- staff nor an appointed attorney; `chain`; or `new`, with the moment from which they are one. No row when they are.
create function app.barred_as_second(p_first uuid, p_second uuid) returns table (why text, until timestamptz)
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

-- The same as an error, for the triggers below.
create function app.require_second(p_first uuid, p_second uuid) returns void
language plpgsql stable security definer set search_path = public, pg_catalog as $$
declare
  v_why text;
begin
  select why into v_why from app.barred_as_second(p_first, p_second);
  if v_why is not null then
    raise exception 'this is confirmed by a second person (%)', v_why using errcode = 'insufficient_privilege';
  end if;
end $$;

revoke all on function
  app.note_grant(), app.address_mark(text), auth.mark_address(), app.one_person(uuid, uuid), app.phones_of(uuid), app.bars_of(uuid),
  app.on_one_chain(uuid, uuid), app.new_until(uuid), app.barred_as_second(uuid, uuid), app.require_second(uuid, uuid)
from public;

-- What the program asks; only for those who work here.
create function app.second_barred_by(p_first uuid, p_second uuid) returns table (why text, until timestamptz)
language plpgsql stable security definer rows 1 set search_path = public, pg_catalog as $$
begin
  if coalesce(app.actor_role(), '') in ('admin', 'attorney', 'system') then
    return query select b.why, b.until from app.barred_as_second(p_first, p_second) b;
  else
    return query select 'role', null::timestamptz;
  end if;
end $$;
revoke all on function app.second_barred_by(uuid, uuid) from public;
grant execute on function app.second_barred_by(uuid, uuid) to unhold_app;


-- Addresses of the book.

create function app.second_confirms_address() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform app.require_second(new.added_by, new.confirmed_by);
  return new;
end $$;
revoke all on function app.second_confirms_address() from public;
create trigger second_confirms before update of confirmed_by on processor_addresses
  for each row when (new.confirmed_by is not null and new.confirmed_by is distinct from old.confirmed_by)
  execute function app.second_confirms_address();


-- Knowledge: confirmed by an appointed attorney, in their own name alone, and what an attorney added by a second one.

drop policy attorney_insert on authority_confirmations;
create policy attorney_insert on authority_confirmations for insert to unhold_app
  with check (attorney_id = (select app.attorney_id()) and (select app.is_appointed(app.attorney_id())));
drop policy attorney_insert on clause_confirmations;
create policy attorney_insert on clause_confirmations for insert to unhold_app
  with check (attorney_id = (select app.attorney_id()) and (select app.is_appointed(app.attorney_id())));

create or replace function app.another_confirms() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform app.require_second(a.added_by, new.attorney_id) from own_authorities a where a.id = new.authority_id;
  if not found then raise exception 'no such authority was added' using errcode = 'check_violation'; end if;
  return null;
end $$;
revoke all on function app.another_confirms() from public;

-- A fact that another attorney added to the case.
create function app.second_confirms_fact() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform app.require_second(f.added_by, new.attorney_id)
  from own_facts f where f.case_id = new.case_id and 'fact:own-' || f.id = new.key;
  return null;
end $$;
revoke all on function app.second_confirms_fact() from public;
create trigger second_confirms after insert on finding_confirmations
  for each row when (new.key like 'fact:own-%') execute function app.second_confirms_fact();


-- Licenses: nobody records their own, under whichever account.

-- What app.one_person says of the actor and somebody else.
create function app.same_as_actor(p_user uuid) returns text
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return app.one_person(p_user, app.actor_id());
end $$;

-- As it was (0032), but planned once a connection, since policies and triggers ask it now.
create or replace function app.is_appointed(p_user uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return exists (
    select 1 from users u join attorneys a on a.user_id = u.id join appointments p on p.user_id = u.id
    where u.id = p_user and u.role = 'attorney' and u.erased_at is null
      and p.confirmed_at is not null and p.ended_at is null
      and (p.full_name, p.title, p.bar_number, p.bar_state, p.firm_name, p.firm_lines)
        = (a.full_name, a.title, a.bar_number, a.bar_state, a.firm_name, a.firm_lines));
end $$;
revoke all on function app.same_as_actor(uuid) from public;
grant execute on function app.same_as_actor(uuid) to unhold_app;

drop policy adding on licenses;
create policy adding on licenses for insert to unhold_app
  with check (
    (app.actor_role() = 'admin' and added_by = app.actor_id() and app.same_as_actor(attorney_id) is null)
    or (app.actor_role() = 'system' and added_by is null));
drop policy checking on license_checks;
create policy checking on license_checks for insert to unhold_app
  with check (
    (app.actor_role() = 'admin' and checked_by = app.actor_id()
      and exists (select 1 from licenses l where l.id = license_id and app.same_as_actor(l.attorney_id) is null))
    or (app.actor_role() = 'system' and checked_by is null and exists (select 1 from licenses l where l.id = license_id)));


-- Appointments. An attorney has the role from the confirmation on, and with it the organization that was proposed.

alter table appointments add column org_id uuid references orgs;

-- Why this member of staff may not confirm: of the attorney's account, theirs or the proposer's (`who`), or as a second person beside the
-- proposer. No row when they may.
drop function app.confirming_barred_by(uuid, uuid);
create function app.confirming_barred_by(p_appointment uuid, p_staff uuid) returns table (who text, why text, until timestamptz)
language plpgsql stable security definer rows 1 set search_path = public, pg_catalog as $$
begin
  return query
    select b.who, b.why, b.until
    from appointments p, lateral (
      select 1 as place, 'confirmer' as who, app.one_person(p.user_id, p_staff) as why, null::timestamptz as until
      union all
      select 2, 'proposer', app.one_person(p.user_id, p.proposed_by), null
      union all
      select 3, 'second', s.why, s.until from app.barred_as_second(p.proposed_by, p_staff) s) b
    where p.id = p_appointment and b.why is not null and app.sees_all()
    order by b.place limit 1;
end $$;

-- Nobody proposes an account of their own.
create function app.guard_proposal() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if app.one_person(new.user_id, new.proposed_by) is not null then
    raise exception 'nobody appoints themselves' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger two_accounts before insert on appointments
  for each row when (new.proposed_by is not null) execute function app.guard_proposal();

create or replace function app.confirm_appointment(p_appointment uuid, p_at timestamptz) returns void
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
declare
  p appointments;
  v_name text;
begin
  select display_name into v_name from profiles join users u on u.id = user_id
  where user_id = app.actor_id() and u.role = 'admin' and app.actor_role() = 'admin';
  select * into p from appointments where id = p_appointment for update;
  if v_name is null or exists (select 1 from app.confirming_barred_by(p_appointment, app.actor_id())) then
    raise exception 'an appointment is confirmed by a second member of staff' using errcode = 'insufficient_privilege';
  end if;
  if p.confirmed_at is not null or p.ended_at is not null
    or not exists (select 1 from users where id = p.user_id and erased_at is null)
  then
    raise exception 'this proposal is not open' using errcode = 'restrict_violation';
  end if;
  update appointments set ended_at = p_at, ended_by = app.actor_id(), ended_by_name = v_name, ended_because = 'replaced'
  where user_id = p.user_id and confirmed_at is not null and ended_at is null;
  update appointments set confirmed_by = app.actor_id(), confirmed_by_name = v_name, confirmed_at = p_at where id = p.id;
  insert into attorneys (user_id, full_name, title, bar_number, bar_state, firm_name, firm_lines)
  values (p.user_id, p.full_name, p.title, p.bar_number, p.bar_state, p.firm_name, p.firm_lines)
  on conflict (user_id) do update set (full_name, title, bar_number, bar_state, firm_name, firm_lines)
    = (excluded.full_name, excluded.title, excluded.bar_number, excluded.bar_state, excluded.firm_name, excluded.firm_lines);
end $$;

-- Nobody becomes an attorney in any other way.
create function app.guard_attorney() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if (tg_op = 'INSERT' or old.role <> 'attorney')
    and not exists (select 1 from appointments where user_id = new.id and confirmed_at is not null and ended_at is null)
  then
    raise exception 'the role of an attorney begins with a confirmed appointment' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger guard_attorney before insert or update of role on users
  for each row when (new.role = 'attorney') execute function app.guard_attorney();

-- Of an erased user a proposal ends as well.
drop trigger appointments_end on users;
create trigger appointments_end after update of role, erased_at on users
  for each row when ((old.role = 'attorney' and new.role <> 'attorney') or (old.erased_at is null and new.erased_at is not null))
  execute function app.end_appointments();

revoke all on function
  app.confirming_barred_by(uuid, uuid), app.guard_proposal(), app.guard_attorney()
from public;
grant execute on function app.confirming_barred_by(uuid, uuid) to unhold_app;


-- Signing in has a login of its own (db/logins.ts), so that the one that serves may not become the role that reads every account.
alter table app.serving_login add column sign_in_name text, add column sign_in_password text;

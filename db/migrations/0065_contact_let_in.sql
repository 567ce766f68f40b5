-- A case that carries an address is not the case of whoever proves that address: the address may have been mistyped, and a
-- mailbox may have several readers. Its owner, who submitted it, lets the account in (docs/decisions/0151).

-- The contact's address in lower case, once the owner has said yes to it; null until then, and again once the address changes.
alter table cases add column contact_key text check (contact_key = lower(email));
create index on cases (contact_key) where contact_key is not null;

-- Who proved a case's contact address and asked to be let in. `refused_at`: the owner said no, so they are not asked again.
create table contact_asks (
  case_id uuid primary key references cases on delete cascade,
  user_id uuid not null references users,
  asked_at timestamptz not null,
  refused_at timestamptz
);
create index on contact_asks (user_id);

create or replace function app.owns_case(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return exists (
    select 1 from cases c
    where c.id = p_case and (c.created_by = app.actor_id() or c.contact_key = app.actor_email()));
end $$;

create or replace function app.sees_case(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return exists (
    select 1 from cases c
    where c.id = p_case
      and (app.sees_all() or c.created_by = app.actor_id() or c.contact_key = app.actor_email()
        or c.attorney_id = app.attorney_id()));
end $$;

create or replace function app.lock_case(p_case uuid) returns boolean
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  -- The weaker lock: rows that only refer to the case may still be written meanwhile.
  perform 1 from cases c
  where c.id = p_case
    and (app.sees_all() or c.created_by = app.actor_id() or c.contact_key = app.actor_email()
      or c.attorney_id = app.attorney_id())
  for no key update;
  return found;
end $$;

alter policy seen on cases using (
  (select app.sees_all())
  or created_by = (select app.actor_id())
  or contact_key = (select app.actor_email())
  or attorney_id = (select app.attorney_id())
  or id = any ((select app.guest_cases())::uuid[]));
alter policy own_update on cases
  using (created_by = (select app.actor_id()) or contact_key = (select app.actor_email()))
  with check (created_by = (select app.actor_id()) or contact_key = (select app.actor_email()));
alter policy signing on agreements with check (
  (select app.actor_role()) = 'client' and signed_by = (select app.actor_id())
  and percent = (select f.percent from fee_terms f where f.case_id = agreements.case_id)
  and exists (
    select 1 from cases c
    where c.id = case_id and c.cancelled_at is null and c.status <> 'closed'
      and (c.created_by = (select app.actor_id()) or c.contact_key = (select app.actor_email()))));
alter policy signing on notice_papers with check (
  (select app.actor_role()) = 'client' and signed_by = (select app.actor_id())
  and exists (
    select 1 from cases c
    where c.id = case_id and c.cancelled_at is null and c.status not in ('resolved', 'closed')
      and (c.created_by = (select app.actor_id()) or c.contact_key = (select app.actor_email()))));

create or replace function app.answer_offer(p_offer uuid, p_answer text, p_at timestamptz) returns boolean
language sql security definer set search_path = public, pg_catalog as $$
  with answered as (
    update offers o set status = p_answer, answered_at = p_at, answered_by = app.actor_id()
    from cases c
    where o.id = p_offer and o.status = 'open' and p_answer in ('accepted', 'declined') and c.id = o.case_id
      and app.actor_role() = 'client' and (c.created_by = app.actor_id() or c.contact_key = app.actor_email())
      and c.status <> 'closed' and c.cancelled_at is null
    returning 1)
  select exists (select 1 from answered)
$$;

-- Who sees a case is kept beside its progress (0059).
alter table case_progress add column case_contact_key text;
create or replace function app.start_progress() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  insert into case_progress (case_id, case_created_by, case_contact_key, case_attorney_id, progress, milestones) values (
    new.id, new.created_by, new.contact_key, new.attorney_id,
    '{"analyzed_at": null, "signed_at": null, "recovered_cents": 0, "open_offers": null, "accepted_offer": null, "replied_on": null, "unread_by_merchant": 0, "letters": null}',
    '{"replied_at": null, "unread_by_staff": 0, "untouched": true, "letters": [], "offers": [], "recoveries": [], "tranches": []}');
  return null;
end $$;
create or replace function app.keep_viewers() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update case_progress
  set case_created_by = new.created_by, case_contact_key = new.contact_key, case_attorney_id = new.attorney_id
  where case_id = new.id;
  return null;
end $$;
drop trigger keep_viewers on cases;
create trigger keep_viewers after update on cases for each row
  when ((old.created_by, old.contact_key, old.attorney_id) is distinct from (new.created_by, new.contact_key, new.attorney_id))
  execute function app.keep_viewers();
alter policy with_case on case_progress using (
  case_id = (select app.seen_case())
  or (select app.sees_all())
  or case_created_by = (select app.actor_id())
  or case_contact_key = (select app.actor_email())
  or case_attorney_id = (select app.attorney_id())
  or case_id = any ((select app.guest_cases())::uuid[]));
create or replace function app.wrong_progress() returns table (case_id uuid, kept json, computed json)
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then return; end if;
  return query
    select c.id,
      json_build_array(k.progress, k.milestones, json_build_array(k.case_created_by, k.case_contact_key, k.case_attorney_id)),
      json_build_array(p.progress, p.milestones, json_build_array(c.created_by, c.contact_key, c.attorney_id))
    from cases c
    join app.compute_progress(array(select id from cases)) p on p.case_id = c.id
    left join case_progress k on k.case_id = c.id
    where k.progress::jsonb is distinct from p.progress::jsonb
      or k.milestones::jsonb is distinct from p.milestones::jsonb
      or (k.case_created_by, k.case_contact_key, k.case_attorney_id)
        is distinct from (c.created_by, c.contact_key, c.attorney_id);
end $$;
alter table case_progress drop column case_email_key;

create or replace function app.case_progress(p_cases uuid[]) returns table (case_id uuid, progress json)
language plpgsql stable security definer rows 20 set search_path = public, pg_catalog as $$
begin
  return query select p.case_id, p.progress
  from app.compute_progress(array(
    select c.id from cases c
    where c.id = any (p_cases)
      and ((select app.sees_all()) or c.created_by = (select app.actor_id())
        or c.contact_key = (select app.actor_email()) or c.attorney_id = (select app.attorney_id())))) p;
end $$;

-- As in 0017; a case goes only to an account that its owner had let in.
create or replace function app.erasure_of(p_user uuid)
returns table (id uuid, case_number text, status text, legal_hold boolean, outcome text, holder uuid)
language sql stable security definer set search_path = public, pg_catalog as $$
  select c.id, c.case_number, c.status, c.legal_hold,
    case
      when c.legal_hold then 'legal_hold'
      when h.id is not null then 'handed_over'
      when not app.must_be_kept(c.id) then 'erased'
      when c.status in ('resolved', 'closed') then 'kept'
      else 'open'
    end,
    h.id
  from cases c
  left join lateral (
    select u.id
    from auth.users a
    join users u on u.id = a.id
    where a.email_verified and lower(a.email) = c.contact_key and u.id <> p_user and u.role = 'client'
    limit 1) h on true
  where c.created_by = p_user and app.sees_all()
  order by c.created_at, c.id
$$;

-- The cases that name the actor's proved address while their owners have not let it in: which there are, and nothing of them.
create function app.cases_naming_actor() returns table (case_id uuid, submitted_at timestamptz, asked_at timestamptz, refused_at timestamptz)
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return query
    select c.id, c.created_at, a.asked_at, a.refused_at
    from cases c
    left join contact_asks a on a.case_id = c.id
    where app.actor_role() = 'client' and c.email_key = app.actor_email() and c.contact_key is null
      and c.created_by <> app.actor_id()
    order by c.created_at desc, c.id
    limit 50;
end $$;

-- The owner's yes or no to the contact address of their case. False for anybody but the owner.
create function app.answer_contact(p_case uuid, p_let_in boolean, p_at timestamptz) returns boolean
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  update cases set contact_key = case when p_let_in then email_key end
  where id = p_case and created_by = app.actor_id() and app.actor_role() = 'client';
  if not found then return false; end if;
  update contact_asks set refused_at = case when not p_let_in then p_at end where case_id = p_case;
  return true;
end $$;

-- The yes was to that address, and so was the question. After guard_merchant_change, which knows nothing of it.
create function app.let_go_of_contact() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  new.contact_key := null;
  delete from contact_asks where case_id = new.id;
  return new;
end $$;
create trigger let_go_of_contact before update of email on cases for each row
  when (lower(old.email) is distinct from lower(new.email)) execute function app.let_go_of_contact();

revoke all on function
  app.cases_naming_actor(), app.answer_contact(uuid, boolean, timestamptz), app.let_go_of_contact()
from public;
grant execute on function app.cases_naming_actor(), app.answer_contact(uuid, boolean, timestamptz) to unhold_app;

-- Read by the case's owner; written by the program and by app.answer_contact.
alter table contact_asks enable row level security;
create policy with_case on contact_asks for select to unhold_app
  using ((select app.sees_all()) or app.owns_case(case_id));
create policy asking on contact_asks for insert to unhold_app with check ((select app.sees_all()));
grant select, insert on contact_asks to unhold_app;

create trigger record_new after insert or delete on contact_asks
  for each row execute function app.record_row_change('case', 'all');
create trigger record_update after update on contact_asks
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('case', 'all');

create or replace function app.forget_guest() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update case_guests set email = 'erased@erased.invalid', name = '', ended_at = coalesce(ended_at, now())
  where user_id = new.id;
  update case_guests set invited_by_name = 'Erased' where invited_by = new.id;
  delete from contact_asks where user_id = new.id;
  return null;
end $$;

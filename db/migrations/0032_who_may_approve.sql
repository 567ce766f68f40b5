-- Who may approve a letter: attorneys appointed by two, licensed, who have seen the very PDF and prove that it is them (decision 62).

-- Appointments.

-- An attorney is appointed with the very details that they sign with; other details need another appointment. Proposed by a member of
-- staff and confirmed by another, or made by the operator: then `proposed_by` and `confirmed_by` are null.
create table appointments (
  id uuid primary key,
  user_id uuid not null references users,
  full_name text not null,
  title text not null,
  bar_number text not null,
  bar_state text not null,
  firm_name text not null,
  firm_lines text[] not null,
  proposed_by uuid references users,
  proposed_by_name text not null,
  proposed_at timestamptz not null,
  confirmed_by uuid references users,
  confirmed_by_name text,
  confirmed_at timestamptz,
  ended_by uuid references users,
  ended_by_name text,
  ended_at timestamptz,
  ended_because text check (ended_because in ('declined', 'replaced', 'left')),
  constraint nobody_appoints_themselves check (proposed_by <> user_id and confirmed_by <> user_id),
  constraint appointed_by_two check (confirmed_by <> proposed_by),
  check ((proposed_by is null) = (confirmed_by is null) or confirmed_at is null),
  check (proposed_by is not null or confirmed_at is not null),
  check ((confirmed_at is null) = (confirmed_by_name is null)),
  check ((ended_at is null) = (ended_because is null))
);
create index on appointments (user_id, proposed_at desc);
create unique index one_open_proposal on appointments (user_id) where confirmed_at is null and ended_at is null;
create unique index one_appointment on appointments (user_id) where confirmed_at is not null and ended_at is null;

-- A row is confirmed once and ended once; nothing else of it changes, whoever writes.
create function app.guard_appointment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (to_jsonb(old) - array['confirmed_by', 'confirmed_by_name', 'confirmed_at', 'ended_by', 'ended_by_name', 'ended_at', 'ended_because'])
      <> (to_jsonb(new) - array['confirmed_by', 'confirmed_by_name', 'confirmed_at', 'ended_by', 'ended_by_name', 'ended_at', 'ended_because'])
    or (old.confirmed_at is not null and (old.confirmed_by, old.confirmed_by_name, old.confirmed_at)
      is distinct from (new.confirmed_by, new.confirmed_by_name, new.confirmed_at))
    or old.ended_at is not null
  then
    raise exception 'appointments are append-only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger append_only before update or delete on appointments for each row execute function app.guard_appointment();

-- Attorneys on file count as appointed by the operator.
insert into appointments (id, user_id, full_name, title, bar_number, bar_state, firm_name, firm_lines,
  proposed_by_name, proposed_at, confirmed_by_name, confirmed_at)
select gen_random_uuid(), a.user_id, a.full_name, a.title, a.bar_number, a.bar_state, a.firm_name, a.firm_lines,
  'Operator', now(), 'Operator', now()
from attorneys a join users u on u.id = a.user_id
where u.role = 'attorney' and u.erased_at is null;

alter table appointments enable row level security;
create policy reading on appointments for select to unhold_app
  using ((select app.sees_all()) or user_id = (select app.attorney_id()));
create policy proposing on appointments for insert to unhold_app
  with check (
    ended_at is null
    and ((app.actor_role() = 'admin' and proposed_by = app.actor_id() and confirmed_at is null)
      or (app.actor_role() = 'system' and proposed_by is null)));
grant select, insert on appointments to unhold_app;

-- Whether the attorney signs with exactly what they were appointed with.
create function app.is_appointed(p_user uuid) returns boolean
language sql stable security definer set search_path = public, pg_catalog as $$
  select exists (
    select 1 from users u join attorneys a on a.user_id = u.id join appointments p on p.user_id = u.id
    where u.id = p_user and u.role = 'attorney' and u.erased_at is null
      and p.confirmed_at is not null and p.ended_at is null
      and (p.full_name, p.title, p.bar_number, p.bar_state, p.firm_name, p.firm_lines)
        = (a.full_name, a.title, a.bar_number, a.bar_state, a.firm_name, a.firm_lines))
$$;

-- Why this member of staff may not confirm: `self`, `proposer`, or `fresh`, when one of the two gave the other access within a week. Null
-- when they may.
create function app.confirming_barred_by(p_appointment uuid, p_staff uuid) returns text
language sql stable security definer set search_path = public, pg_catalog as $$
  select case
    when p.user_id = p_staff then 'self'
    when p.proposed_by = p_staff then 'proposer'
    when exists (
      select 1 from access_log l
      where l.what in ('admin_granted', 'role_changed') and coalesce(l.to_value, 'admin') = 'admin'
        and l.at > now() - interval '7 days'
        and ((l.subject_id = p_staff and l.actor_id = p.proposed_by) or (l.subject_id = p.proposed_by and l.actor_id = p_staff))
    ) then 'fresh'
  end
  from appointments p where p.id = p_appointment and app.sees_all()
$$;

-- Confirms an open proposal as the actor: its details become what the attorney signs with, and an earlier appointment ends.
create function app.confirm_appointment(p_appointment uuid, p_at timestamptz) returns void
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
declare
  p appointments;
  v_name text;
begin
  select display_name into v_name from profiles join users u on u.id = user_id
  where user_id = app.actor_id() and u.role = 'admin' and app.actor_role() = 'admin';
  select * into p from appointments where id = p_appointment for update;
  if v_name is null or app.confirming_barred_by(p_appointment, app.actor_id()) is not null then
    raise exception 'an appointment is confirmed by a second member of staff' using errcode = 'insufficient_privilege';
  end if;
  if p.confirmed_at is not null or p.ended_at is not null
    or not exists (select 1 from users where id = p.user_id and role = 'attorney' and erased_at is null)
  then
    raise exception 'this proposal is not open' using errcode = 'restrict_violation';
  end if;
  update appointments set ended_at = p_at, ended_by = app.actor_id(), ended_by_name = v_name, ended_because = 'replaced'
  where user_id = p.user_id and confirmed_at is not null and ended_at is null;
  update appointments set confirmed_by = app.actor_id(), confirmed_by_name = v_name, confirmed_at = p_at where id = p.id;
  update attorneys set (full_name, title, bar_number, bar_state, firm_name, firm_lines)
    = (p.full_name, p.title, p.bar_number, p.bar_state, p.firm_name, p.firm_lines)
  where user_id = p.user_id;
end $$;

-- Ends an open proposal or an appointment. For staff and the program.
create function app.end_appointment(p_appointment uuid, p_name text, p_because text, p_at timestamptz) returns boolean
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then
    raise exception 'only staff end an appointment' using errcode = 'insufficient_privilege';
  end if;
  update appointments
  set ended_at = p_at, ended_by = app.actor_id(), ended_by_name = p_name, ended_because = p_because
  where id = p_appointment and ended_at is null;
  return found;
end $$;

-- Whoever stops being an attorney is no longer appointed, by whatever way the role went.
create function app.end_appointments() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update appointments set ended_at = now(), ended_by = app.actor_id(), ended_by_name = 'Role left', ended_because = 'left'
  where user_id = new.id and ended_at is null;
  return null;
end $$;
create trigger appointments_end after update of role, erased_at on users
  for each row when (old.role = 'attorney' and (new.role <> 'attorney' or new.erased_at is not null))
  execute function app.end_appointments();

revoke all on function
  app.is_appointed(uuid), app.confirming_barred_by(uuid, uuid), app.confirm_appointment(uuid, timestamptz),
  app.end_appointment(uuid, text, text, timestamptz), app.end_appointments()
from public;
grant execute on function
  app.is_appointed(uuid), app.confirming_barred_by(uuid, uuid), app.confirm_appointment(uuid, timestamptz),
  app.end_appointment(uuid, text, text, timestamptz)
to unhold_app;


-- Licenses: several an attorney, each looked up now and then; the newest look-up counts.

create table licenses (
  id uuid primary key,
  attorney_id uuid not null references attorneys,
  state text not null check (state ~ '^[A-Z]{2}$'),
  number text not null check (btrim(number) <> '' and length(number) <= 60),
  added_by uuid references users,
  added_by_name text not null,
  added_at timestamptz not null,
  unique (attorney_id, state, number)
);

create table license_checks (
  id uuid primary key,
  license_id uuid not null references licenses,
  status text not null check (status in ('active', 'inactive', 'suspended')),
  checked_on date not null,
  -- The bar's page that shows it, or where the certificate is filed.
  proof text not null check (btrim(proof) <> '' and length(proof) <= 500),
  checked_by uuid references users,
  checked_by_name text not null,
  recorded_at timestamptz not null
);
create index on license_checks (license_id, checked_on desc, recorded_at desc);

create trigger append_only before update or delete on licenses for each row execute function app.refuse_change();
create trigger append_only before update or delete on license_checks for each row execute function app.refuse_change();

-- Whether a license of this attorney was found active in the 90 days before p_day.
create function app.is_licensed(p_license uuid, p_attorney uuid, p_day date) returns boolean
language sql stable security definer set search_path = public, pg_catalog as $$
  select coalesce((
    select c.status = 'active' and c.checked_on >= p_day - 90
    from licenses l join license_checks c on c.license_id = l.id
    where l.id = p_license and l.attorney_id = p_attorney
    order by c.checked_on desc, c.recorded_at desc limit 1), false)
$$;
revoke all on function app.is_licensed(uuid, uuid, date) from public;
grant execute on function app.is_licensed(uuid, uuid, date) to unhold_app;

alter table licenses enable row level security;
create policy reading on licenses for select to unhold_app
  using ((select app.sees_all()) or attorney_id = (select app.attorney_id()));
create policy adding on licenses for insert to unhold_app
  with check (
    (app.actor_role() = 'admin' and added_by = app.actor_id() and attorney_id <> app.actor_id())
    or (app.actor_role() = 'system' and added_by is null));
grant select, insert on licenses to unhold_app;

alter table license_checks enable row level security;
create policy reading on license_checks for select to unhold_app
  using (exists (select 1 from licenses l where l.id = license_id));
create policy checking on license_checks for insert to unhold_app
  with check (
    exists (select 1 from licenses l where l.id = license_id and l.attorney_id is distinct from app.actor_id())
    and ((app.actor_role() = 'admin' and checked_by = app.actor_id())
      or (app.actor_role() = 'system' and checked_by is null)));
grant select, insert on license_checks to unhold_app;


-- What the approval rests on besides: the PDF seen, and a second factor within five minutes.

create table letter_views (
  id uuid primary key,
  letter_id uuid not null references letters on delete cascade,
  case_id uuid not null references cases on delete cascade,
  version integer not null,
  sha256 text not null,
  attorney_id uuid not null references attorneys,
  viewed_at timestamptz not null,
  foreign key (letter_id, version) references letter_versions (letter_id, version) on delete cascade
);
create index on letter_views (letter_id, version, attorney_id);
create index on letter_views (case_id);
create trigger append_only before update or delete on letter_views for each row execute function app.refuse_change();

alter table letter_views enable row level security;
create policy desk on letter_views for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy own_insert on letter_views for insert to unhold_app
  with check (
    attorney_id = (select app.attorney_id())
    and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
grant select, insert on letter_views to unhold_app;

alter table auth.sessions
  add column second_factor_at timestamptz,
  add column password_at timestamptz;

-- When the actor last proved in this session that it is them, and how. The password counts only for an account without a second factor,
-- which works as attorney in the demo alone.
create function app.proved_in(p_session uuid)
returns table (how text, at timestamptz, has_codes boolean, has_passkey boolean)
language plpgsql stable security definer rows 1 set search_path = public, pg_catalog as $$
begin
  return query
    select case when f.has_codes or f.has_passkey then 'second_factor' else 'password' end,
      case when f.has_codes or f.has_passkey then s.second_factor_at else s.password_at end,
      f.has_codes, f.has_passkey
    from auth.sessions s, lateral (
      select a.two_factor_enabled as has_codes, exists (select 1 from auth.passkeys k where k.user_id = a.id) as has_passkey
      from auth.users a where a.id = s.user_id) f
    where s.id = p_session and s.user_id = app.actor_id() and s.expires_at > now();
end $$;
revoke all on function app.proved_in(uuid) from public;
grant execute on function app.proved_in(uuid) to unhold_app;


-- The approval itself.

-- Null in approvals from before this migration.
alter table letter_approvals
  add column attorney_name text,
  add column bar_number text,
  add column bar_state text,
  add column firm_name text,
  add column license_id uuid references licenses,
  add column license_state text,
  add column license_number text,
  add column license_reason text,
  add column attestation text,
  add column seen_at timestamptz,
  add column proved_by text check (proved_by in ('second_factor', 'password')),
  add column proved_at timestamptz;

drop policy desk_insert on letter_approvals;
revoke insert on letter_approvals from unhold_app;

-- `sha256` stays what the attorney named, the version's own PDF; `signed_pdf_sha256` is of the file that is mailed,
-- emailed and shown. An approval from before has none, and none is made without one since.
alter table letter_approvals
  add column signed_pdf_key text,
  add column signed_pdf_sha256 text check (signed_pdf_sha256 ~ '^[0-9a-f]{64}$'),
  add column before_signing boolean not null default true;
alter table letter_approvals
  alter column before_signing set default false,
  add check (
    (signed_pdf_key is null) = (signed_pdf_sha256 is null) and before_signing = (signed_pdf_key is null));


-- The only way to an approval. Refuses whoever is not the appointed, licensed attorney of the case, who has opened this version's PDF and
-- proved within five minutes that it is them. p_at is the approval's moment by the program's clock; the proof's age is by the database's.
create function app.approve_letter(
  p_letter uuid, p_sha256 text, p_book uuid, p_book_sha256 text, p_signed_key text, p_signed_sha256 text,
  p_session uuid, p_license uuid, p_license_reason text,
  p_attestation text, p_at timestamptz
) returns uuid
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
declare
  l record;
  a attorneys;
  v_license licenses;
  v_proof record;
  v_seen timestamptz;
  v_id uuid := gen_random_uuid();
begin
  select t.id, t.case_id, t.version, t.status, v.pdf_sha256, v.fact_sheet #>> '{situation,law}' as law,
    v.fact_sheet #>> '{situation,merchantState}' as state
  into l
  from letters t join cases c on c.id = t.case_id join letter_versions v on v.letter_id = t.id and v.version = t.version
  where t.id = p_letter and c.attorney_id = app.attorney_id()
  for update of t;
  if not found then
    raise exception 'only the attorney of the case approves its letter' using errcode = 'insufficient_privilege';
  end if;
  if not app.is_appointed(app.actor_id()) then
    raise exception 'this attorney is not appointed' using errcode = 'insufficient_privilege';
  end if;
  if not app.is_licensed(p_license, app.actor_id(), p_at::date) then
    raise exception 'this attorney has no active license that was checked within 90 days' using errcode = 'insufficient_privilege';
  end if;
  select * into v_license from licenses where id = p_license;
  if coalesce(v_license.state in (l.law, l.state), false) is not true and btrim(coalesce(p_license_reason, '')) = '' then
    raise exception 'the license fits neither the merchant nor the law of the agreement, and no reason is given'
      using errcode = 'restrict_violation';
  end if;
  if l.status <> 'in_review' or l.pdf_sha256 <> p_sha256 then
    raise exception 'this is not the letter in review' using errcode = 'restrict_violation';
  end if;
  if (p_book is null and p_book_sha256 is not null) or (p_book is not null and not exists (
    select 1 from exhibit_books b where b.id = p_book and b.letter_id = p_letter and b.pdf_sha256 is not distinct from p_book_sha256))
  then
    raise exception 'this is not the exhibit book of the letter' using errcode = 'restrict_violation';
  end if;
  select max(viewed_at) into v_seen from letter_views
  where letter_id = p_letter and version = l.version and attorney_id = app.actor_id() and sha256 = p_sha256;
  if v_seen is null then
    raise exception 'the attorney has not opened the PDF of this version' using errcode = 'restrict_violation';
  end if;
  select * into v_proof from app.proved_in(p_session);
  if v_proof.at is null or v_proof.at <= now() - interval '5 minutes' then
    raise exception 'no second factor within five minutes' using errcode = 'insufficient_privilege';
  end if;
  select * into a from attorneys where user_id = app.actor_id();
  insert into letter_approvals (id, letter_id, case_id, version, sha256, exhibit_book_id, exhibit_book_sha256, signed_pdf_key, signed_pdf_sha256,
    attorney_id, approved_at,
    attorney_name, bar_number, bar_state, firm_name, license_id, license_state, license_number, license_reason, attestation, seen_at,
    proved_by, proved_at)
  values (v_id, p_letter, l.case_id, l.version, p_sha256, p_book, p_book_sha256, p_signed_key, p_signed_sha256,
    a.user_id, p_at,
    a.full_name, a.bar_number, a.bar_state, a.firm_name, p_license, v_license.state, v_license.number, nullif(btrim(p_license_reason), ''),
    p_attestation, v_seen, v_proof.how, v_proof.at);
  return v_id;
end $$;
revoke all on function app.approve_letter(uuid, text, uuid, text, text, text, uuid, uuid, text, text, timestamptz) from public;
grant execute on function app.approve_letter(uuid, text, uuid, text, text, text, uuid, uuid, text, text, timestamptz) to unhold_app;


-- Amber findings are confirmed one by one: no two in one transaction. Those from before may have been confirmed together.
alter table finding_confirmations add column alone boolean not null default true;
update finding_confirmations set alone = false;
create unique index one_by_one on finding_confirmations (letter_id, attorney_id, confirmed_at) where alone;
create policy one_by_one on finding_confirmations as restrictive for insert to unhold_app
  with check (alone and confirmed_at = now());


-- Conflicts of interest: searched before a case is given to an attorney, and decided by a person where something was found.

-- Parties the firm knows from elsewhere: it acts or acted against them (`adverse`), or for them (`client`).
create table known_parties (
  id uuid primary key,
  name text not null check (btrim(name) <> '' and length(name) <= 300),
  kind text not null check (kind in ('adverse', 'client')),
  note text not null default '' check (length(note) <= 1000),
  added_by uuid not null references users,
  added_by_name text not null,
  added_at timestamptz not null,
  removed_by uuid references users,
  removed_by_name text,
  removed_at timestamptz
);
create index on known_parties (lower(name)) where removed_at is null;
alter table known_parties enable row level security;
create policy staff on known_parties for select to unhold_app using ((select app.sees_all()));
create policy adding on known_parties for insert to unhold_app
  with check ((select app.sees_all()) and added_by = (select app.actor_id()) and removed_at is null);
create policy removing on known_parties for update to unhold_app
  using ((select app.sees_all()) and removed_at is null)
  with check ((select app.sees_all()) and removed_by = (select app.actor_id()));
grant select, insert, update (removed_by, removed_by_name, removed_at) on known_parties to unhold_app;

-- What was searched for, what was found, and what was decided on it. The newest counts.
create table conflict_decisions (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  outcome text not null check (outcome in ('nothing_found', 'no_conflict', 'waived', 'conflict')),
  reason text not null default '' check (length(reason) <= 2000),
  names text[] not null,
  adverse text[] not null,
  hits jsonb not null,
  -- Null: the program, which found nothing.
  decided_by uuid references users,
  decided_by_name text not null,
  decided_at timestamptz not null,
  check ((outcome = 'nothing_found') = (hits = '[]'::jsonb)),
  check (outcome = 'nothing_found' or decided_by is not null),
  check (outcome <> 'waived' or btrim(reason) <> '')
);
create index on conflict_decisions (case_id, decided_at desc, id desc);
create trigger append_only before update or delete on conflict_decisions
  for each row execute function app.refuse_change();
alter table conflict_decisions enable row level security;
create policy staff on conflict_decisions for select to unhold_app using ((select app.sees_all()));
create policy deciding on conflict_decisions for insert to unhold_app
  with check ((select app.sees_all()) and decided_by is not distinct from (select app.actor_id()));
grant select, insert on conflict_decisions to unhold_app;

-- Whether the newest decision on a case lets it be given to an attorney under this name. Null: none was made.
create function app.conflict_cleared(p_case uuid, p_name text) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return (
    select d.outcome <> 'conflict' and p_name = any (d.names)
    from conflict_decisions d where d.case_id = p_case order by d.decided_at desc, d.id desc limit 1);
end $$;

-- Whoever serves requests gives no case to an attorney without it.
create function app.require_conflict_decision() returns trigger language plpgsql as $$
begin
  if current_user = 'unhold_app' and new.attorney_id is not null
    and (tg_op = 'INSERT' or new.attorney_id is distinct from old.attorney_id)
    and not coalesce(app.conflict_cleared(new.id, new.legal_business_name), false)
  then
    raise exception 'no decision on conflicts of interest lets this case be given to an attorney' using errcode = 'UH032';
  end if;
  return new;
end $$;
create trigger conflicts_decided before insert or update of attorney_id on cases
  for each row execute function app.require_conflict_decision();

-- Clients of other merchants' cases whose name may be one of these: found by trigrams, judged by the program (domain/conflicts).
create index cases_by_client_name on cases
  using gin (lower(legal_business_name || E'\n' || coalesce(dba_name, '')) gin_trgm_ops) with (fastupdate = off);
create function app.clients_like(p_case uuid, p_names text[])
returns table (case_number text, name text)
language plpgsql stable security definer rows 20 set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then return; end if;
  return query
    select distinct c.case_number, n.name
    from cases me, unnest(p_names) as p, cases c, unnest(array[c.legal_business_name, c.dba_name]) as n (name)
    where me.id = p_case and lower(p) <% lower(c.legal_business_name || E'\n' || coalesce(c.dba_name, ''))
      and c.id <> me.id and c.created_by <> me.created_by and c.org_id <> me.org_id and n.name is not null
    limit 200;
end $$;
revoke all on function
  app.conflict_cleared(uuid, text), app.clients_like(uuid, text[])
from public;
grant execute on function
  app.conflict_cleared(uuid, text), app.clients_like(uuid, text[])
to unhold_app;

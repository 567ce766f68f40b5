-- Approving a letter: license, appointment, the reading, and the signature.

-- The attorney whom a case's merchant is asked to authorize, for those who may see the case: the paper names them.
create or replace function app.counsel_of(p_case uuid)
returns table (attorney_id uuid, full_name text, firm_name text, bar_number text, bar_state text, states text[])
language plpgsql stable security definer rows 1 set search_path = public, pg_catalog as $$
begin
  return query
    select a.user_id, a.full_name, a.firm_name, a.bar_number, a.bar_state,
      array(select distinct l.state from licenses l where l.attorney_id = a.user_id order by l.state)
    from cases c join attorneys a on a.user_id = c.attorney_id
    where c.id = p_case and app.sees_case(p_case);
end $$;

-- Who handles a case, by name, and the telephone of its attorney, for those who may see the case; null where it is not on file. A name that is an
-- address is none.
create or replace function app.people_of(p_case uuid) returns table (handler text, counsel_phone text)
language plpgsql stable security definer rows 1 set search_path = public, pg_catalog as $$
begin
  return query
    select case when h.display_name like '%@%' then null else nullif(btrim(h.display_name), '') end,
      coalesce(nullif(btrim(p.phone), ''), nullif(btrim(u.phone), ''))
    from cases c left join profiles h on h.user_id = c.owner_id
      left join users u on u.id = c.attorney_id left join profiles p on p.user_id = c.attorney_id
    where c.id = p_case and app.sees_case(p_case);
end $$;

-- Whether the case's merchant and this attorney both signed the same text of an engagement, whatever became of it.
create or replace function app.engagement_signed(p_case uuid, p_attorney uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return exists (
    select 1 from paper_signatures m join paper_signatures c
      on c.case_id = m.case_id and c.kind = m.kind and c.attorney_id = m.attorney_id and c.text_sha256 = m.text_sha256
    where m.case_id = p_case and m.kind = 'engagement' and m.attorney_id = p_attorney
      and m.party = 'merchant' and c.party = 'counsel');
end $$;

-- Whether this attorney is engaged by the case's merchant at p_at: both signed, and it has not ended.
create or replace function app.is_engaged(p_case uuid, p_attorney uuid, p_at timestamptz default now()) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return app.engagement_signed(p_case, p_attorney)
    and not exists (
      select 1 from engagement_endings e
      where e.case_id = p_case and e.attorney_id = p_attorney
        and (e.last_on is null or e.last_on < (p_at at time zone 'America/New_York')::date));
end $$;

-- Open cases whose attorney cannot act any more, and since when: nobody appoints them, or each of their licenses was last found not active.
-- A check of a license that is too old is no loss: it bars approvals until staff look again. For the program.
create or replace function app.cases_without_counsel() returns table (case_id uuid, attorney_id uuid, since timestamptz)
language plpgsql stable security definer rows 10 set search_path = public, pg_catalog as $$
begin
  if not app.sees_all() then return; end if;
  return query
    select c.id, c.attorney_id, coalesce(
      case when not app.is_appointed(c.attorney_id) then (
        select max(p.ended_at) from appointments p where p.user_id = c.attorney_id) end,
      l.since, c.created_at)
    from cases c, lateral (
      select bool_or(n.status = 'active') as active, max(n.recorded_at) as since
      from licenses h cross join lateral (
        select k.status, k.recorded_at from license_checks k
        where k.license_id = h.id order by k.checked_on desc, k.recorded_at desc limit 1) n
      where h.attorney_id = c.attorney_id) l
    where c.attorney_id is not null and c.status in ('intake', 'under_review', 'in_progress') and c.cancelled_at is null
      and (l.active is false or not app.is_appointed(c.attorney_id));
end $$;

-- Closing statements that are owed, to the program each and to an attorney theirs: of cases that have ended with money back, and none signed since the
-- money came. `last`: the newest money.
create or replace function app.owed_statements() returns table (case_id uuid, attorney_id uuid, last uuid, since timestamptz)
language plpgsql stable security definer rows 20 set search_path = public, pg_catalog as $$
begin
  return query
    select c.id, c.attorney_id, m.last, greatest(m.at, c.closed_at)
    from cases c
    cross join lateral (
      select max(r.created_at) as at, (array_agg(r.id order by r.created_at desc, r.id))[1] as last
      from recoveries r where r.case_id = c.id) m
    where c.status in ('resolved', 'closed') and m.last is not null
      and (app.actor_role() = 'system' or c.attorney_id = app.attorney_id())
      and app.engagement_signed(c.id, c.attorney_id)
      and not exists (
        select 1 from paper_signatures p
        where p.case_id = c.id and p.kind = 'closing_statement' and p.attorney_id = c.attorney_id and p.signed_at >= m.at);
end $$;

-- What the attorney who asks owes to their clients: advice on an open offer, and the closing letter of an engagement that ends.
create or replace function app.owed_by_counsel()
returns table (case_id uuid, case_number text, business text, what text, offer_id uuid, since timestamptz)
language plpgsql stable security definer rows 20 set search_path = public, pg_catalog as $$
begin
  return query
    select c.id, c.case_number, c.legal_business_name, 'advice', o.id, o.created_at
    from offers o join cases c on c.id = o.case_id
    where c.attorney_id = app.attorney_id() and o.status = 'open'
      and not exists (select 1 from offer_advice a where a.offer_id = o.id)
    union all
    select c.id, c.case_number, c.legal_business_name, 'closing_letter', null,
      coalesce(e.at, c.closed_at, c.cancelled_at, c.updated_at)
    from cases c, lateral (
      select min(n.recorded_at) as at from engagement_endings n
      where n.case_id = c.id and n.attorney_id = c.attorney_id) e
    where c.attorney_id = app.attorney_id() and app.engagement_signed(c.id, c.attorney_id)
      and (e.at is not null or c.status in ('resolved', 'closed') or c.cancelled_at is not null)
      and not exists (
        select 1 from paper_signatures p
        where p.case_id = c.id and p.kind = 'closing_letter' and p.attorney_id = c.attorney_id)
    union all
    select c.id, c.case_number, c.legal_business_name, 'closing_statement', null, s.since
    from app.owed_statements() s join cases c on c.id = s.case_id;
end $$;

-- Open offers on which counsel has not advised, for the program, which may not read the advice.
create or replace function app.offers_without_advice() returns table (offer_id uuid, since timestamptz)
language plpgsql stable security definer rows 20 set search_path = public, pg_catalog as $$
begin
  if app.actor_role() <> 'system' then return; end if;
  return query
    select o.id, o.created_at from offers o join cases c on c.id = o.case_id
    where o.status = 'open' and c.attorney_id is not null
      and not exists (select 1 from offer_advice a where a.offer_id = o.id);
end $$;

-- The firm engaged last by the case's merchant, ended since or not, and since when, for those who may see the case; none before both signed.
create or replace function app.engaged_firm_of(p_case uuid) returns table (firm text, at timestamptz)
language plpgsql stable security definer rows 1 set search_path = public, pg_catalog as $$
begin
  return query
    select a.firm_name, p.signed_at
    from paper_signatures p join attorneys a on a.user_id = p.attorney_id
    where p.case_id = p_case and p.kind = 'engagement' and p.party = 'counsel'
      and app.engagement_signed(p_case, p.attorney_id)
      and (app.sees_case(p_case) or p_case = any ((select app.guest_cases())::uuid[]))
    order by p.signed_at desc limit 1;
end $$;

-- Where that attorney's firm is, as recorded, for those who may see the case: originals are mailed there. Null without an attorney.
create or replace function app.firm_lines_of(p_case uuid) returns text[]
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return (
    select array_prepend(a.firm_name, a.firm_lines)
    from cases c join attorneys a on a.user_id = c.attorney_id
    where c.id = p_case and app.sees_case(p_case));
end $$;

-- A row is confirmed once and ended once; no writer can change anything else of it.
create or replace function app.guard_appointment() returns trigger language plpgsql as $$
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

-- Whether the attorney signs now with exactly what a confirmed appointment says. PL/pgSQL, so that it is planned once
-- per connection: policies and triggers call it.
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

-- Why this member of staff may not confirm: `self`, `proposer`, or `fresh`, when one of the two gave the other access
-- within the last week. Null when they may.
create or replace function app.confirming_barred_by(p_appointment uuid, p_staff uuid) returns table (who text, why text, until timestamptz)
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

-- Confirms an open proposal as the actor: its details become what the attorney signs with, and an earlier appointment ends.
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

-- Ends an open proposal or an appointment. For staff and the program.
create or replace function app.end_appointment(p_appointment uuid, p_name text, p_because text, p_at timestamptz) returns boolean
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

-- A user who stops being an attorney is no longer appointed, no matter how the role was lost.
create or replace function app.end_appointments() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update appointments set ended_at = now(), ended_by = app.actor_id(), ended_by_name = 'Role left', ended_because = 'left'
  where user_id = new.id and ended_at is null;
  return null;
end $$;

-- Whether a license of this attorney was found active in the 90 days before p_day.
create or replace function app.is_licensed(p_license uuid, p_attorney uuid, p_day date) returns boolean
language sql stable security definer set search_path = public, pg_catalog as $$
  select coalesce((
    select c.status = 'active' and c.checked_on >= p_day - 90
    from licenses l join license_checks c on c.license_id = l.id
    where l.id = p_license and l.attorney_id = p_attorney
    order by c.checked_on desc, c.recorded_at desc limit 1), false)
$$;

-- When and how the actor last proved their identity in this session. The password counts only for an account without a
-- second factor, and such an account can act as attorney only in the demo.
create or replace function app.proved_in(p_session uuid)
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

-- The only way to an approval. Refuses anyone but the appointed, licensed attorney of the case who has opened this
-- version's PDF, seen it with their signature (p_shown_sha256), and proved their identity within the last five minutes.
-- p_at is the moment of the approval by the program's clock; the age of the proof is measured by the database's.
create or replace function app.approve_letter(
  p_letter uuid, p_sha256 text, p_book uuid, p_book_sha256 text, p_signature text, p_shown_sha256 text,
  p_signed_key text, p_signed_sha256 text,
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
  if not app.is_engaged(l.case_id, app.actor_id(), p_at) then
    raise exception 'no engagement of this attorney is in force' using errcode = 'insufficient_privilege';
  end if;
  if not app.is_licensed(p_license, app.actor_id(), (p_at at time zone 'America/New_York')::date) then
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
  if p_signature is null or p_shown_sha256 is null or not exists (
    select 1 from letter_views
    where letter_id = p_letter and version = l.version and attorney_id = app.actor_id() and sha256 = p_shown_sha256)
  then
    raise exception 'the attorney has not seen the letter with this signature' using errcode = 'restrict_violation';
  end if;
  select * into v_proof from app.proved_in(p_session);
  if v_proof.at is null or v_proof.at <= now() - interval '5 minutes' then
    raise exception 'no second factor within five minutes' using errcode = 'insufficient_privilege';
  end if;
  select * into a from attorneys where user_id = app.actor_id();
  insert into letter_approvals (id, letter_id, case_id, version, sha256, exhibit_book_id, exhibit_book_sha256, signature, shown_sha256,
    signed_pdf_key, signed_pdf_sha256,
    attorney_id, approved_at,
    attorney_name, bar_number, bar_state, firm_name, license_id, license_state, license_number, license_reason, attestation, seen_at,
    proved_by, proved_at)
  values (v_id, p_letter, l.case_id, l.version, p_sha256, p_book, p_book_sha256, p_signature, p_shown_sha256, p_signed_key, p_signed_sha256,
    a.user_id, p_at,
    a.full_name, a.bar_number, a.bar_state, a.firm_name, p_license, v_license.state, v_license.number, nullif(btrim(p_license_reason), ''),
    p_attestation, v_seen, v_proof.how, v_proof.at);
  return v_id;
end $$;

-- The file that is sent for a letter's current version, for those who may read that version: that of the last approval,
-- while it is valid.
create or replace function app.signed_letter(p_letter uuid)
returns table (pdf_key text, pdf_sha256 text)
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return query
    select a.signed_pdf_key, a.signed_pdf_sha256
    from letters l
    join letter_approvals a on a.letter_id = l.id and a.version = l.version
    join cases c on c.id = l.case_id
    where l.id = p_letter and app.letter_is(l.status, 'approved') and a.signed_pdf_key is not null
      and (app.sees_all() or c.attorney_id = app.attorney_id()
        or (app.sees_case(c.id) and app.letter_is(l.status, 'sent')))
    order by a.approved_at desc
    limit 1;
end $$;

-- Nothing is approved that its attorney has not read in full: exactly these bytes of the letter and of its exhibits.
create or replace function app.require_letter_read() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if not exists (
    select 1 from letter_readings r
    where r.letter_id = new.letter_id and r.version = new.version and r.attorney_id = new.attorney_id
      and r.sha256 = new.sha256 and r.exhibits_sha256 is not distinct from new.exhibit_book_sha256)
  then
    raise exception 'the attorney has not read this version whole' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

revoke all on function
  app.counsel_of(uuid), app.people_of(uuid), app.engagement_signed(uuid, uuid), app.is_engaged(uuid, uuid, timestamptz), app.engaged_firm_of(uuid),
  app.cases_without_counsel(), app.owed_by_counsel(), app.owed_statements(), app.offers_without_advice(), app.firm_lines_of(uuid), app.is_appointed(uuid), app.confirming_barred_by(uuid, uuid),
  app.confirm_appointment(uuid, timestamptz), app.end_appointment(uuid, text, text, timestamptz),
  app.end_appointments(), app.is_licensed(uuid, uuid, date), app.proved_in(uuid),
  app.approve_letter(uuid, text, uuid, text, text, text, text, text, uuid, uuid, text, text, timestamptz), app.signed_letter(uuid),
  app.require_letter_read()
from public;
grant execute on function
  app.counsel_of(uuid), app.people_of(uuid), app.engagement_signed(uuid, uuid), app.is_engaged(uuid, uuid, timestamptz), app.engaged_firm_of(uuid),
  app.cases_without_counsel(), app.owed_by_counsel(), app.owed_statements(), app.offers_without_advice(), app.firm_lines_of(uuid), app.is_appointed(uuid), app.confirming_barred_by(uuid, uuid),
  app.confirm_appointment(uuid, timestamptz), app.end_appointment(uuid, text, text, timestamptz),
  app.is_licensed(uuid, uuid, date), app.proved_in(uuid),
  app.approve_letter(uuid, text, uuid, text, text, text, text, text, uuid, uuid, text, text, timestamptz), app.signed_letter(uuid)
to unhold_app;

create trigger append_only before update or delete on letter_approvals
  for each row execute function app.refuse_change();
-- The milestones of a case hold the newest approval. An approval alone changes no row of its letter when the letter is approved already.
create trigger record_new after insert on letter_approvals
  for each row execute function app.record_row_change('letters', 'internal');
-- After the row's own checks. Approvals from before letters were signed are kept as they were made.
create trigger require_letter_read after insert on letter_approvals
  for each row when (not new.before_signing) execute function app.require_letter_read();

-- A confirmed finding is work on the letter, after which its merchant may no longer complete the case.
create trigger record_new after insert on finding_confirmations
  for each row execute function app.record_row_change('letters', 'internal');
create trigger second_confirms after insert on finding_confirmations
  for each row when (new.key like 'fact:own-%') execute function app.second_confirms_fact();

create trigger append_only before update or delete on appointments for each row execute function app.guard_appointment();
create trigger two_accounts before insert on appointments
  for each row when (new.proposed_by is not null) execute function app.guard_proposal();

create trigger append_only before update or delete on licenses for each row execute function app.refuse_change();

create trigger append_only before update or delete on license_checks for each row execute function app.refuse_change();

create trigger append_only before update or delete on letter_views for each row execute function app.refuse_change();

create trigger append_only before update or delete on letter_readings for each row execute function app.refuse_change();

create policy desk on letter_approvals for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));

create policy desk on finding_confirmations for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy desk_insert on finding_confirmations for insert to unhold_app
  with check (
    (select app.sees_all())
    or (attorney_id = (select app.attorney_id())
      and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))));
create policy one_by_one on finding_confirmations as restrictive for insert to unhold_app
  with check ((alone or reason is not null) and confirmed_at = now());

create policy proposing on appointments for insert to unhold_app
  with check (
    ended_at is null
    and ((app.actor_role() = 'admin' and proposed_by = app.actor_id() and confirmed_at is null)
      or (app.actor_role() = 'system' and proposed_by is null)));
create policy reading on appointments for select to unhold_app
  using ((select app.sees_all()) or user_id = (select app.attorney_id()));

create policy adding on licenses for insert to unhold_app
  with check (
    (app.actor_role() = 'admin' and added_by = app.actor_id() and app.same_as_actor(attorney_id) is null)
    or (app.actor_role() = 'system' and added_by is null));
create policy reading on licenses for select to unhold_app
  using ((select app.sees_all()) or attorney_id = (select app.attorney_id()));

create policy checking on license_checks for insert to unhold_app
  with check (
    (app.actor_role() = 'admin' and checked_by = app.actor_id()
      and exists (select 1 from licenses l where l.id = license_id and app.same_as_actor(l.attorney_id) is null))
    or (app.actor_role() = 'system' and checked_by is null and exists (select 1 from licenses l where l.id = license_id)));
create policy reading on license_checks for select to unhold_app
  using (exists (select 1 from licenses l where l.id = license_id));

create policy desk on letter_views for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy own_insert on letter_views for insert to unhold_app
  with check (
    attorney_id = (select app.attorney_id())
    and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));

create policy program on signing_certificates for all to unhold_app
  using ((select app.actor_role()) = 'system')
  with check ((select app.actor_role()) = 'system');

create policy desk on letter_readings for select to unhold_app
  using ((select app.sees_all()) or app.attends_case(case_id));
create policy own_attorney on letter_readings for insert to unhold_app
  with check (attorney_id = (select app.attorney_id()) and app.attends_case(case_id));

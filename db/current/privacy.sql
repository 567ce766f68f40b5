-- Erasing: what must be kept of a case, and what is taken out of one that is.

-- A letter has left or is leaving, or money has moved: the record of that is kept for 7 years after closure.
create or replace function app.must_be_kept(p_case uuid) returns boolean
language sql stable security definer set search_path = public, pg_catalog as $$
  select exists (
      select 1 from letters
      where case_id = p_case
        and (sent_at is not null or app.letter_is(status, 'out')))
    or exists (
      select 1 from outbox
      where case_id = p_case and template = 'demand-letter'
        and status in ('sending', 'sent', 'uncertain', 'to_print', 'to_email'))
    or exists (select 1 from recoveries where case_id = p_case)
    or exists (select 1 from fee_payments where case_id = p_case)
$$;

-- Locks the case, opens its append-only rows and returns its number. Refuses all but staff and the program, and a
-- case under legal hold.
create or replace function app.take_for_erasing(p_case uuid) returns text
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  c cases;
begin
  if not app.sees_all() then
    raise exception 'only staff and the program erase' using errcode = 'insufficient_privilege';
  end if;
  select * into c from cases where id = p_case for update;
  if not found then
    raise exception 'there is no such case' using errcode = 'no_data_found';
  end if;
  if c.legal_hold then
    raise exception 'case % is under legal hold', c.case_number using errcode = 'restrict_violation';
  end if;
  insert into app.erasing (case_id, transaction) values (p_case, pg_current_xact_id());
  return c.case_number;
end $$;

-- Erasing a case also erases its signed letters; for a case that must be kept, only those that were never sent.
create or replace function app.delete_case(p_case uuid) returns text[]
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  keys text[];
begin
  select coalesce(array_agg(key), '{}') into keys from (
    select storage_key as key from case_files where case_id = p_case
    union
    select storage_key from uploads where case_id = p_case or for_case = p_case
    union
    select b.storage_key from sealed_bytes b join sealed_files s on s.id = b.file_id where s.case_id = p_case
    union
    select pdf_key from letter_versions where case_id = p_case
    union
    select signed_pdf_key from letter_approvals where case_id = p_case and signed_pdf_key is not null
    union
    select pdf_key from exhibit_books where case_id = p_case and pdf_key is not null
    union
    select pdf_key from paper_signatures where case_id = p_case and pdf_key is not null
    union
    select email_key from outbox where case_id = p_case and email_key is not null
    union
    select 'mail-jobs/' || id || '/' from outbox where case_id = p_case and channel = 'certified_mail') as stored;
  delete from letter_approvals where case_id = p_case;
  delete from recoveries where case_id = p_case;
  delete from uploads where case_id = p_case or for_case = p_case;
  delete from idempotency_keys where response ->> 'case_id' = p_case::text;
  delete from cases where id = p_case;
  delete from app.erasing where case_id = p_case;
  return keys;
end $$;

-- A case without a duty to retain it.
create or replace function app.erase_case(p_case uuid) returns text[]
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  number text := app.take_for_erasing(p_case);
begin
  if app.must_be_kept(p_case) then
    raise exception 'case % must be kept', number using errcode = 'restrict_violation';
  end if;
  insert into erasures_log (what, subject_id, case_number, actor_id)
  values ('case_erased', p_case, number, app.actor_id());
  return app.delete_case(p_case);
end $$;

-- A case whose retention has ended: closed 7 years before p_now or earlier.
create or replace function app.purge_case(p_case uuid, p_now timestamptz) returns text[]
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  number text := app.take_for_erasing(p_case);
begin
  if not exists (
    select 1 from cases
    where id = p_case and status in ('resolved', 'closed') and closed_at <= p_now - interval '7 years'
  ) then
    raise exception 'case % is not due', number using errcode = 'restrict_violation';
  end if;
  insert into erasures_log (what, subject_id, case_number, actor_id)
  values ('case_purged', p_case, number, app.actor_id());
  return app.delete_case(p_case);
end $$;

-- Reduces a case that must be kept to its record. It loses contact, tax id, owners, files, messages, narrative, guests
-- and what they added, and letters that were never sent. The parties, the amounts, the letters as sent with their
-- exhibit books, the agreement, the ledger and the history stay; of each reply its kind, its day and what it released
-- stay.
create or replace function app.reduce_case(p_case uuid) returns text[]
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  number text := app.take_for_erasing(p_case);
  keys text[];
  books text[];
begin
  if exists (select 1 from cases where id = p_case and status not in ('resolved', 'closed')) then
    raise exception 'case % is open', number using errcode = 'restrict_violation';
  end if;
  select coalesce(array_agg(pdf_key), '{}') into books
  from exhibit_books where case_id = p_case and pdf_key is not null;
  select coalesce(array_agg(key), '{}') into keys from (
    select storage_key as key from case_files where case_id = p_case
    union
    select storage_key from uploads where case_id = p_case or for_case = p_case
    union
    select b.storage_key from sealed_bytes b join sealed_files s on s.id = b.file_id where s.case_id = p_case
    union
    select pdf_key from letter_versions
    where case_id = p_case and not exists (
      select 1 from letters l
      where l.id = letter_id and l.version = letter_versions.version
        and app.letter_is(l.status, 'out'))
    union
    select signed_pdf_key from letter_approvals
    where case_id = p_case and signed_pdf_key is not null and not exists (
      select 1 from letters l
      where l.id = letter_id and l.version = letter_approvals.version
        and app.letter_is(l.status, 'out'))) as stored;

  delete from account_proofs where case_id = p_case;
  delete from case_files where case_id = p_case;
  delete from sealed_files where case_id = p_case;
  delete from explained_records where case_id = p_case;
  delete from uploads where case_id = p_case or for_case = p_case;
  delete from business_owners where case_id = p_case;
  delete from previous_processors where case_id = p_case;
  delete from messages where case_id = p_case;
  delete from counsel_messages where case_id = p_case;
  delete from offer_advice where case_id = p_case;
  delete from case_tasks where case_id = p_case;
  delete from case_guests where case_id = p_case;
  delete from case_events where case_id = p_case;
  delete from model_readings where case_id = p_case;
  delete from case_harms where case_id = p_case;
  delete from idempotency_keys where response ->> 'case_id' = p_case::text;
  delete from letter_approvals a
  where case_id = p_case and not exists (
    select 1 from letters l
    where l.id = a.letter_id and l.version = a.version
      and app.letter_is(l.status, 'out'));
  delete from letter_suggestions where case_id = p_case;
  delete from paragraph_comments where case_id = p_case;
  -- What the merchant confirmed in their own words, and the names that a search for conflicts was made with.
  delete from fact_entries where case_id = p_case;
  delete from letter_facts where case_id = p_case;
  delete from conflict_decisions where case_id = p_case;
  delete from party_clearances where case_id = p_case;
  delete from desk_leavings where case_id = p_case;
  delete from own_facts where case_id = p_case;
  delete from letter_versions v
  where case_id = p_case and not exists (
    select 1 from letters l
    where l.id = v.letter_id and l.version = v.version
      and app.letter_is(l.status, 'out'));
  delete from letters
  where case_id = p_case and not app.letter_is(status, 'out');
  -- The books that were approved went out with their letters.
  delete from exhibit_books b
  where case_id = p_case and not exists (select 1 from letter_approvals a where a.exhibit_book_id = b.id);
  -- An offer is part of the ledger, whatever became of it, and so is the reply that made it.
  delete from processor_replies r
  where case_id = p_case and withdrawn_at is not null and not exists (select 1 from offers o where o.reply_id = r.id);
  update processor_replies set words = null, file_id = null where case_id = p_case;
  delete from outbox where case_id = p_case and template <> 'demand-letter';
  execute (
    select format(
      'update cases set email = %L, %s, version = version + 1, updated_at = now() where id = $1',
      'erased@erased.invalid', string_agg(format('%I = default', name), ', '))
    from app.case_columns where not kept and name <> 'email') using p_case;
  delete from app.erasing where case_id = p_case;

  insert into erasures_log (what, subject_id, case_number, actor_id)
  values ('case_reduced', p_case, number, app.actor_id());
  return keys || array(
    select key from unnest(books) as key
    where not exists (select 1 from exhibit_books b where b.case_id = p_case and b.pdf_key = key));
end $$;

-- What erasing a merchant would do to each case that they submitted. `holder`: another account that has verified the
-- case's email address and was let in by the owner; it takes the case over.
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

-- Erasing a user also erases emails to others about them, and invitations to their address (docs/decisions/0154).
create or replace function app.erase_user(p_user uuid) returns text[]
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  each record;
  keys text[];
  address text;
  proved boolean;
begin
  if not app.sees_all() then
    raise exception 'only staff and the program erase' using errcode = 'insufficient_privilege';
  end if;
  perform 1 from users where id = p_user and role = 'client' and erased_at is null for update;
  if not found then
    raise exception 'this user cannot be erased' using errcode = 'restrict_violation';
  end if;
  -- So that no case is made, and none comes under hold, between looking and erasing.
  perform 1 from cases where created_by = p_user order by id for update;
  if exists (select 1 from app.erasure_of(p_user) e where e.outcome in ('legal_hold', 'open')) then
    raise exception 'a case stands in the way' using errcode = 'restrict_violation';
  end if;
  select a.email, a.email_verified into address, proved from auth.users a where a.id = p_user;
  select coalesce(array_agg(storage_key), '{}') into keys from uploads where user_id = p_user and case_id is null;

  for each in select * from app.erasure_of(p_user) loop
    case each.outcome
      when 'erased' then keys := keys || app.erase_case(each.id);
      when 'kept' then keys := keys || app.reduce_case(each.id);
      else
        update cases set
          created_by = each.holder, org_id = (select org_id from users where id = each.holder), version = version + 1
        where id = each.id;
        insert into erasures_log (what, subject_id, case_number, actor_id)
        values ('case_handed_over', each.id, each.case_number, app.actor_id());
    end case;
  end loop;

  -- Files that went to somebody else's case belong to that case now.
  delete from uploads where user_id = p_user and case_id is null;
  update messages set author_name = 'Erased' where author_id = p_user;
  update counsel_messages set author_name = 'Erased' where author_id = p_user;
  delete from application_drafts where user_id = p_user;
  delete from idempotency_keys where user_id = p_user;
  delete from email_preferences where user_id = p_user;
  delete from profiles where user_id = p_user;
  if proved then
    delete from newsletter_subscriptions where lower(email) = lower(address);
    delete from contact_messages where lower(email) = lower(address);
  end if;
  -- In a case of somebody else's, too: whom that merchant had invited.
  delete from outbox where lower(recipient) = lower(address) and template <> 'demand-letter';
  -- To others, about them: a contact form's text goes to staff. An address that nobody proved may be somebody else's.
  delete from outbox
  where case_id is null and position(lower(address) in lower(payload::text)) > 0
    and (proved or template <> 'contact-message');
  delete from outbox
  where template = 'case-invitation'
    and payload ->> 'invitation_id' in (select g.id::text from case_guests g where g.invited_by = p_user or g.user_id = p_user);
  if proved then
    update case_guests set email = 'erased@erased.invalid', name = '', ended_at = coalesce(ended_at, now())
    where email_key = lower(address);
  end if;
  delete from auth.verifications
  where value = p_user::text
    or position(lower(address) in lower(identifier)) > 0
    or position(lower(address) in lower(value)) > 0
    or position(p_user::text in value) > 0;
  delete from auth.users where id = p_user;

  update erasure_requests set note = '' where user_id = p_user;
  update users set email = 'erased+' || p_user || '@erased.invalid', phone = null, erased_at = now() where id = p_user;
  -- Their former organizations are named after them too.
  update orgs set name = 'Erased'
  where kind = 'merchant'
    and (id = (select org_id from users where id = p_user) or id in (
      select from_value::uuid from access_log where subject_id = p_user and what = 'organization_changed'))
    and not exists (select 1 from users u where u.org_id = orgs.id and u.erased_at is null);
  insert into erasures_log (what, subject_id, actor_id) values ('user_erased', p_user, app.actor_id());
  return keys;
end $$;

-- Refuses the write of a request that is still running when its user is erased: the foreign key to the user's row makes
-- it wait for the erasure. The trigger's argument is the column with the user's id.
create or replace function app.refuse_erased() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if exists (select 1 from users where id = (to_jsonb(new) ->> tg_argv[0])::uuid and erased_at is not null) then
    raise exception 'this user has been erased' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

-- What sign-in holds about the caller, for the export of their own data. Never a secret, never another user's.
create or replace function app.own_sign_in() returns jsonb
language sql stable security definer set search_path = public, pg_catalog as $$
  select jsonb_build_object(
    'email', a.email, 'email_verified', a.email_verified, 'name', a.name, 'first_name', a.first_name,
    'last_name', a.last_name, 'display_name', a.display_name, 'phone', a.phone, 'company_name', a.company_name,
    'created_at', a.created_at, 'updated_at', a.updated_at, 'two_factor_enabled', a.two_factor_enabled,
    'signs_in_with', (
      select coalesce(jsonb_agg(distinct c.provider_id), '[]') from auth.accounts c where c.user_id = a.id),
    'passkeys', (
      select coalesce(
        jsonb_agg(jsonb_build_object('name', k.name, 'created_at', k.created_at) order by k.created_at), '[]')
      from auth.passkeys k where k.user_id = a.id),
    'sessions', (
      select coalesce(
        jsonb_agg(jsonb_build_object(
          'created_at', s.created_at, 'expires_at', s.expires_at, 'ip_address', s.ip_address,
          'user_agent', s.user_agent) order by s.created_at), '[]')
      from auth.sessions s where s.user_id = a.id))
  from auth.users a
  where a.id = app.actor_id()
$$;

-- Deletes the emails that answered erasure requests, because their addresses must no longer be stored.
create or replace function app.forget_erasure_emails() returns void
language sql security definer set search_path = public, pg_catalog as $$
  delete from outbox where template = 'erasure-decided' and status in ('sent', 'failed') and app.sees_all()
$$;

revoke all on function
  app.must_be_kept(uuid), app.take_for_erasing(uuid), app.delete_case(uuid), app.erase_case(uuid),
  app.purge_case(uuid, timestamptz), app.reduce_case(uuid), app.erasure_of(uuid), app.erase_user(uuid),
  app.refuse_erased(), app.own_sign_in(), app.forget_erasure_emails()
from public;
grant execute on function
  app.purge_case(uuid, timestamptz), app.erasure_of(uuid), app.erase_user(uuid), app.own_sign_in(),
  app.forget_erasure_emails()
to unhold_app;

create trigger append_only before update or delete on erasures_log
  for each row execute function app.refuse_change();

create policy asking on erasure_requests for insert to unhold_app
  with check (user_id = (select app.actor_id()) and status = 'requested');
-- Nobody decides in another user's name.
create policy deciding on erasure_requests for update to unhold_app
  using ((select app.sees_all()) and status = 'requested')
  with check ((select app.sees_all()) and decided_by = (select app.actor_id()));
create policy reading on erasure_requests for select to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()));
create policy withdrawing on erasure_requests for update to unhold_app
  using (user_id = (select app.actor_id()) and status = 'requested')
  with check (user_id = (select app.actor_id()) and status = 'withdrawn');

create policy reading on erasures_log for select to unhold_app using ((select app.sees_all()));

-- Accountants and partners whom a merchant invites to one case: they read what the case stands at and add files
-- (docs/decisions/0128). A guest sees nothing of a case unless a transaction names it as shared with them, so that a use
-- case that does not is closed to guests, and whoever reads their own case pays nothing.

-- One row an invitation, from its email to its end. `accepted_at`: since when it is access.
create table case_guests (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  email text not null check (length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored,
  name text not null default '' check (length(name) <= 100),
  -- Of the token in the email, which is stored nowhere.
  token_hash text not null unique check (length(token_hash) = 43),
  invited_by uuid not null references users,
  invited_by_name text not null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  -- Who accepted: the account that had proved this very address.
  user_id uuid references users,
  accepted_at timestamptz,
  -- Taken back, removed, or left by the guest.
  ended_at timestamptz,
  check ((user_id is null) = (accepted_at is null)),
  check (expires_at > invited_at)
);
create unique index on case_guests (case_id, email_key) where ended_at is null;
create index on case_guests (case_id);
create index on case_guests (user_id) where ended_at is null;
create index on case_guests (invited_by);

-- The cases that this transaction reads as their guest; null in every other.
create function app.guest_cases() returns uuid[] language sql stable as $$
  select nullif(current_setting('app.guest_cases', true), '')::uuid[]
$$;

-- Names a case as shared with the actor, or without p_case all of them, for this transaction. False when there is none.
create function app.enter_shared(p_case uuid) returns boolean
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
declare
  shared uuid[];
begin
  select array_agg(g.case_id) into shared
  from case_guests g
  where g.user_id = app.actor_id() and g.ended_at is null and app.actor_role() = 'client'
    and (p_case is null or g.case_id = p_case);
  perform set_config('app.guest_cases', coalesce(shared::text, ''), true);
  return shared is not null;
end $$;

-- Accepts the invitation of this token for the actor, who has proved its address. Gives its case; null when it is open to
-- nobody, or not to them. Of two at once one accepts.
create function app.accept_invitation(p_token_hash text, p_at timestamptz) returns uuid
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
declare
  found_case uuid;
begin
  update case_guests g set user_id = app.actor_id(), accepted_at = p_at
  where g.token_hash = p_token_hash and g.user_id is null and g.ended_at is null and g.expires_at > p_at
    and g.email_key = app.actor_email() and app.actor_role() = 'client' and not app.owns_case(g.case_id)
  returning g.case_id into found_case;
  return found_case;
end $$;

-- What guests have added to a case, for those who see who its guests are. The uploads themselves are only their own.
create function app.files_of_guests(p_case uuid) returns table (guest_id uuid, filename text, added_at timestamptz)
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  if not (app.sees_all() or app.owns_case(p_case) or app.attends_case(p_case)) then return; end if;
  return query
    select distinct on (f.id) g.id, f.filename, f.created_at
    from case_guests g
    join uploads u on u.user_id = g.user_id
    join case_files f on f.id = u.id and f.case_id = g.case_id
    where g.case_id = p_case
    order by f.id, g.accepted_at desc;
end $$;

revoke all on function
  app.enter_shared(uuid), app.accept_invitation(text, timestamptz), app.files_of_guests(uuid)
from public;
grant execute on function
  app.enter_shared(uuid), app.accept_invitation(text, timestamptz), app.files_of_guests(uuid)
to unhold_app;

-- The merchant of the case invites and ends; a guest sees and ends their own.
alter table case_guests enable row level security;
create policy reading on case_guests for select to unhold_app
  using (
    (select app.sees_all()) or user_id = (select app.actor_id()) or app.owns_case(case_id) or app.attends_case(case_id));
create policy inviting on case_guests for insert to unhold_app
  with check (
    (select app.actor_role()) = 'client' and invited_by = (select app.actor_id()) and user_id is null
    and app.owns_case(case_id));
create policy ending on case_guests for update to unhold_app
  using (ended_at is null and (user_id = (select app.actor_id()) or app.owns_case(case_id)))
  with check (ended_at is not null);
grant select, insert on case_guests to unhold_app;
grant update (ended_at) on case_guests to unhold_app;

create trigger record_new after insert or delete on case_guests
  for each row execute function app.record_row_change('case', 'all');
create trigger record_update after update on case_guests
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('case', 'all');

-- What a guest reads, each as the last arm of its policy: it is asked of a row that nobody else may see.
alter policy seen on cases using (
  (select app.sees_all())
  or created_by = (select app.actor_id())
  or email_key = (select app.actor_email())
  or attorney_id = (select app.attorney_id())
  or id = any ((select app.guest_cases())::uuid[]));
alter policy with_case on case_files using (
  case_id = (select app.seen_case()) or (select app.sees_all()) or app.sees_case(case_id)
  or case_id = any ((select app.guest_cases())::uuid[]));
alter policy with_case on letters using (
  case_id = (select app.seen_case()) or (select app.sees_all()) or app.sees_case(case_id)
  or case_id = any ((select app.guest_cases())::uuid[]));
alter policy with_case on fee_terms using (
  case_id = (select app.seen_case()) or (select app.sees_all()) or app.sees_case(case_id)
  or case_id = any ((select app.guest_cases())::uuid[]));

-- A guest adds files of their own, while the case is open, and never the desk's files.
alter policy for_own_case on uploads
  with check (
    (select app.sees_all()) or for_case is null or app.owns_case(for_case) or app.attends_case(for_case)
    or for_case = any ((select app.guest_cases())::uuid[]));
create policy guest_insert on case_files for insert to unhold_app
  with check (
    case_id = any ((select app.guest_cases())::uuid[])
    and document_type not in ('mail_receipt', 'processor_reply')
    and exists (select 1 from uploads u where u.id = case_files.id and u.user_id = (select app.actor_id()))
    and exists (
      select 1 from cases c
      where c.id = case_id and c.status in ('intake', 'under_review', 'in_progress') and c.cancelled_at is null));

-- An erased user is no guest any more, and their name stands in no invitation.
create function app.forget_guest() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update case_guests set email = 'erased@erased.invalid', name = '', ended_at = coalesce(ended_at, now())
  where user_id = new.id;
  update case_guests set invited_by_name = 'Erased' where invited_by = new.id;
  return null;
end $$;
revoke all on function app.forget_guest() from public;
create trigger forget_guest after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.forget_guest();

-- As in 0052; whom the merchant invited goes with what they added.
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
    select pdf_key from letter_versions
    where case_id = p_case and not exists (
      select 1 from letters l
      where l.id = letter_id and l.version = letter_versions.version
        and l.status in ('sending', 'sent', 'delivered', 'returned_to_sender'))
    union
    select signed_pdf_key from letter_approvals
    where case_id = p_case and signed_pdf_key is not null and not exists (
      select 1 from letters l
      where l.id = letter_id and l.version = letter_approvals.version
        and l.status in ('sending', 'sent', 'delivered', 'returned_to_sender'))) as stored;

  delete from case_files where case_id = p_case;
  delete from uploads where case_id = p_case or for_case = p_case;
  delete from business_owners where case_id = p_case;
  delete from previous_processors where case_id = p_case;
  delete from messages where case_id = p_case;
  delete from case_tasks where case_id = p_case;
  delete from case_guests where case_id = p_case;
  delete from idempotency_keys where response ->> 'case_id' = p_case::text;
  delete from letter_approvals a
  where case_id = p_case and not exists (
    select 1 from letters l
    where l.id = a.letter_id and l.version = a.version
      and l.status in ('sending', 'sent', 'delivered', 'returned_to_sender'));
  delete from letter_suggestions where case_id = p_case;
  -- What the merchant confirmed in their own words, and the names that a search for conflicts was made with.
  delete from fact_entries where case_id = p_case;
  delete from letter_facts where case_id = p_case;
  delete from conflict_decisions where case_id = p_case;
  delete from own_facts where case_id = p_case;
  delete from letter_versions v
  where case_id = p_case and not exists (
    select 1 from letters l
    where l.id = v.letter_id and l.version = v.version
      and l.status in ('sending', 'sent', 'delivered', 'returned_to_sender'));
  delete from letters
  where case_id = p_case and status not in ('sending', 'sent', 'delivered', 'returned_to_sender');
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

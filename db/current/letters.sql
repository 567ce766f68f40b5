-- Letters: where a case's letters stand, what the merchant reads of them, and their walls. The states are app.letter_is (0077).

-- Nobody has worked on the letter: there is none yet, or only the program's first draft, not edited, confirmed,
-- returned or approved.
create or replace function app.letter_untouched(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return not exists (
      select 1 from letters
      where case_id = p_case
        and (origin is distinct from 'initial:' || p_case or not app.letter_is(status, 'unapproved')))
    and not exists (select 1 from letter_approvals where case_id = p_case)
    and not exists (select 1 from finding_confirmations where case_id = p_case)
    and not exists (
      select 1 from case_history
      where case_id = p_case and what in ('letter_edited', 'letter_edited_approval_void', 'letter_returned'));
end $$;

create or replace function app.letter_is_out(p_case uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return exists (
    select 1 from letters
    where case_id = p_case and app.letter_is(status, 'out'));
end $$;

-- The book that went out with a letter: that of the last approval of the version that was sent.
create or replace function app.sent_book(p_letter uuid) returns uuid
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return (
    select a.exhibit_book_id
    from letter_approvals a
    join letters l on l.id = a.letter_id and l.version = a.version
    where a.letter_id = p_letter and app.letter_is(l.status, 'sent')
    order by a.approved_at desc
    limit 1);
end $$;

-- How many letters that have not left rest on a source, counted up to p_max.
create or replace function app.letters_citing(p_ref text, p_max integer) returns integer
language sql stable security definer set search_path = public, pg_catalog as $$
  select count(*)::integer from (
    select 1
    from letter_versions v
    join letters l on l.id = v.letter_id and l.version = v.version
    where v.cites @> array[p_ref] and app.letter_is(l.status, 'unsent')
      and (app.sees_all() or app.attorney_id() is not null)
    limit p_max) as found
$$;

-- The file that leaves with a letter's current version, for whoever may read that version: the last approval's, while it
-- counts.
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

-- Of the case's newest letter that has not left: how many facts wait for its merchant, and how many corrections for the desk.
create or replace function app.facts_waiting(p_case uuid) returns table (asked integer, corrected integer)
language plpgsql stable security definer rows 1 set search_path = public, pg_catalog as $$
begin
  return query
    select count(*) filter (where s.standing = 'asked')::integer, count(*) filter (where s.standing = 'corrected')::integer
    from (
      select app.fact_standing(f.case_id, f.fact, f.value_sha256) as standing
      from letter_facts f
      where (f.letter_id, f.version) = (
        select l.id, l.version from letters l
        where l.case_id = p_case and app.letter_is(l.status, 'unsent')
        order by l.created_at desc, l.id desc
        limit 1)) s;
end $$;

revoke all on function
  app.letter_untouched(uuid), app.letter_is_out(uuid), app.sent_book(uuid), app.letters_citing(text, integer), app.signed_letter(uuid),
  app.facts_waiting(uuid)
from public;
grant execute on function
  app.letter_untouched(uuid), app.letter_is_out(uuid), app.sent_book(uuid), app.letters_citing(text, integer), app.signed_letter(uuid)
to unhold_app;


-- A letter that was superseded stays as it is, and one that has left does not come back; which step follows which says
-- domain/letters/life.ts.
create or replace function app.keep_letter_life() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if old.status = 'superseded' then
    raise exception 'a superseded letter stays as it is' using errcode = 'check_violation';
  end if;
  if new.status = 'superseded' and not app.letter_is(old.status, 'unapproved') then
    raise exception 'a letter that is % is not superseded', old.status using errcode = 'check_violation';
  end if;
  if app.letter_is(old.status, 'sent') and not app.letter_is(new.status, 'sent') then
    raise exception 'a letter that has left does not come back' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- "Sent" means that the required channel has left.
create or replace function app.sent_when_required_left() returns trigger
language plpgsql set search_path = public, pg_catalog as $$
declare
  required text;
begin
  if current_user <> 'unhold_app' then return new; end if;
  select v.required_channel into required
  from letter_versions v where v.letter_id = new.id and v.version = new.version;
  if required is distinct from 'web' and not exists (
    select 1 from outbox o
    where o.letter_id = new.id and o.template = 'demand-letter' and o.channel = required and o.status = 'sent')
  then
    raise exception 'a letter is sent once it has left by its required channel' using errcode = 'check_violation';
  end if;
  return new;
end $$;
revoke all on function app.keep_letter_life(), app.sent_when_required_left() from public;


create trigger keep_letter_life before update on letters
  for each row when (old.status is distinct from new.status or old.version is distinct from new.version)
  execute function app.keep_letter_life();

create trigger sent_when_required_left before update of status on letters
  for each row when (app.letter_is(new.status, 'sent') and not app.letter_is(old.status, 'sent'))
  execute function app.sent_when_required_left();


-- The program and its staff begin a letter as a draft or in review, and so does its case's attorney.
create policy staff_inserts on letters for insert to unhold_app
  with check ((select app.sees_all()) and app.letter_is(status, 'unapproved'));

create policy desk_inserts on letters for insert to unhold_app
  with check (app.letter_is(status, 'unapproved') and app.attends_case(case_id));

-- Before a letter is sent its text is for staff and the case's attorney; a merchant reads it then.
create policy reading on letter_versions for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))
    or exists (
      select 1 from letters l
      where l.id = letter_id and l.version = letter_versions.version and app.letter_is(l.status, 'sent')));

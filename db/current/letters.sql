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

-- After the case (app.lock_case), its letters: everything that decides about both locks them in this order.
create or replace function app.lock_letters(p_case uuid) returns void
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  if app.sees_case(p_case) then perform 1 from letters where case_id = p_case order by id for update; end if;
end $$;

-- Takes a changed case's letter out of review while it is drafted again, so that nobody approves the old text. False
-- when somebody has worked on the letter already. The same applies when staff change the case.
create or replace function app.take_back_letter(p_case uuid) returns boolean
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  perform app.lock_letters(p_case);
  if not app.may_complete(p_case)
    and not (app.sees_all() and app.letter_untouched(p_case) and exists (
      select 1 from cases
      where id = p_case and status in ('intake', 'under_review', 'in_progress') and cancelled_at is null))
  then
    return false;
  end if;
  update letters set status = 'draft' where case_id = p_case and status = 'in_review';
  return true;
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

-- How many unsent letters rest on a source, counted up to p_max.
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

-- The merchant sees that a letter exists and where it stands; its text and versions are internal (docs/decisions/0008).
create or replace function app.record_letter_change() returns trigger language plpgsql as $$
declare
  shown boolean := true;
begin
  if tg_op = 'UPDATE' then
    shown := (old.status, old.tracking_number, old.sent_at, old.delivered_on, old.reply_due_on)
      is distinct from (new.status, new.tracking_number, new.sent_at, new.delivered_on, new.reply_due_on);
  end if;
  perform app.record_change(
    case tg_op when 'DELETE' then old.case_id else new.case_id end, 'letters',
    case when shown then 'all' else 'internal' end);
  return null;
end $$;

-- A superseded letter stays as it is, and a sent letter never becomes unsent again. domain/letters/life.ts says which
-- steps there are.
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

-- How a value stands: `asked`, `confirmed`, `corrected` or `waived`. An answered correction is asked again.
create or replace function app.fact_standing(p_case uuid, p_fact text, p_sha256 text) returns text
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return coalesce((
    select case e.kind when 'answered' then 'asked' else e.kind end
    from fact_entries e
    where e.case_id = p_case and e.fact = p_fact and e.value_sha256 = p_sha256
    order by e.entered_at desc, e.id desc
    limit 1), 'asked');
end $$;

-- For the case's newest unsent letter: how many facts wait for its merchant, and how many corrections for the desk.
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

-- The same counts, for policies and triggers, and for the program on behalf of those who may see the case.
create or replace function app.facts_of_case(p_case uuid) returns table (asked integer, corrected integer)
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  if not app.sees_case(p_case) and not app.sees_all() then return; end if;
  return query select w.asked, w.corrected from app.facts_waiting(p_case) w;
end $$;

create or replace function app.keep_facts() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform 1 from case_progress where case_id = new.case_id for update;
  update case_progress k set facts_asked = w.asked
  from app.facts_waiting(new.case_id) w
  where k.case_id = new.case_id and k.facts_asked <> w.asked;
  return null;
end $$;

create or replace function app.keep_lead() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if new.role <> 'admin' or new.erased_at is not null then
    new.is_lead := false;
  elsif new.is_lead is distinct from old.is_lead and app.actor_role() in ('admin', 'attorney', 'client')
    and not exists (select 1 from users u where u.id = app.actor_id() and u.is_lead and u.role = 'admin')
  then
    raise exception 'only a lead of staff names another' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- Nobody may accept their own suggestion; withdrawing one is recorded as a rejection. What a model wrote is nobody's own.
create or replace function app.check_suggestion_decision() returns trigger
language plpgsql set search_path = public, pg_catalog as $$
begin
  if new.outcome = 'accepted' and exists (
    select 1 from letter_suggestions s where s.id = new.suggestion_id and s.suggested_by = new.decided_by and s.model is null)
  then
    raise exception 'nobody accepts their own suggestion' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function app.open_suggestions(p_letter uuid) returns integer
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  return (
    select count(*)::integer
    from letter_suggestions s
    join letter_suggestion_parts p on p.suggestion_id = s.id
    where s.letter_id = p_letter and app.sees_case(s.case_id) and not exists (
      select 1 from letter_suggestion_decisions d where d.suggestion_id = p.suggestion_id and d.part = p.part));
end $$;

-- A letter counts as sent once it was sent by the required channel.
create or replace function app.sent_when_required_left() returns trigger
language plpgsql set search_path = public, pg_catalog as $$
declare
  required text;
  asked text;
begin
  if current_user <> 'unhold_app' then return new; end if;
  select v.required_channel, v.fact_sheet #>> '{packet,email}' into required, asked
  from letter_versions v where v.letter_id = new.id and v.version = new.version;
  if required is distinct from 'web' and not exists (
    select 1 from outbox o
    where o.letter_id = new.id and o.template = 'demand-letter' and o.channel = required and o.status = 'sent'
      -- The copy of a notice that went to the processor's lawyer is not the notice.
      and (required <> 'email' or lower(o.recipient) = lower(asked)))
  then
    raise exception 'a letter is sent once it has left by its required channel' using errcode = 'check_violation';
  end if;
  return new;
end $$;

revoke all on function
  app.letter_untouched(uuid), app.letter_is_out(uuid), app.lock_letters(uuid), app.take_back_letter(uuid),
  app.sent_book(uuid), app.letters_citing(text, integer), app.keep_letter_life(), app.fact_standing(uuid, text, text),
  app.facts_waiting(uuid), app.facts_of_case(uuid), app.keep_facts(), app.keep_lead(), app.open_suggestions(uuid),
  app.sent_when_required_left()
from public;
grant execute on function
  app.letter_untouched(uuid), app.letter_is_out(uuid), app.lock_letters(uuid), app.take_back_letter(uuid),
  app.sent_book(uuid), app.letters_citing(text, integer), app.facts_of_case(uuid), app.open_suggestions(uuid)
to unhold_app;

create trigger keep_letter_life before update on letters
  for each row when (old.status is distinct from new.status or old.version is distinct from new.version)
  execute function app.keep_letter_life();
create constraint trigger leaves_as_required after update on letters deferrable initially deferred
  for each row when (new.status = 'sending' and old.status is distinct from 'sending')
  execute function app.leaves_as_required();
create trigger record_new after insert or delete on letters
  for each row execute function app.record_letter_change();
create trigger record_update after update on letters
  for each row when (old.* is distinct from new.*) execute function app.record_letter_change();
create trigger sent_when_required_left before update of status on letters
  for each row when (app.letter_is(new.status, 'sent') and not app.letter_is(old.status, 'sent'))
  execute function app.sent_when_required_left();

create trigger append_only before update or delete on letter_versions
  for each row execute function app.refuse_change();

create trigger append_only before update or delete on exhibit_books
  for each row execute function app.refuse_change();
-- The attorney's page shows a book as soon as it is bound.
create trigger record_new after insert on exhibit_books
  for each row execute function app.record_row_change('letters', 'internal');

create trigger append_only before update or delete on letter_facts
  for each row execute function app.refuse_change();
-- Live changes: a version's facts come with its letter; an entry is shown to everybody who may see the case.
create trigger record_new after insert or delete on letter_facts
  for each row execute function app.record_row_change('agreement', 'all');

create trigger append_only before update or delete on fact_entries
  for each row execute function app.refuse_change();
create trigger record_new after insert or delete on fact_entries
  for each row execute function app.record_row_change('agreement', 'all');

create trigger append_only before update or delete on letter_suggestions
  for each row execute function app.refuse_change();
create trigger record_new after insert on letter_suggestions
  for each row execute function app.record_row_change('letters', 'internal');

create trigger append_only before update or delete on letter_suggestion_parts
  for each row execute function app.refuse_change();

create trigger append_only before update or delete on letter_suggestion_decisions
  for each row execute function app.refuse_change();
create trigger not_by_oneself before insert on letter_suggestion_decisions
  for each row execute function app.check_suggestion_decision();
create trigger record_new after insert on letter_suggestion_decisions
  for each row execute function app.record_row_change('letters', 'internal');

create trigger append_only before update or delete on letter_suggestion_comments
  for each row execute function app.refuse_change();
create trigger record_new after insert on letter_suggestion_comments
  for each row execute function app.record_row_change('letters', 'internal');

create trigger record_new after insert or update on paragraph_comments
  for each row execute function app.record_row_change('letters', 'internal');

create policy desk_inserts on letters for insert to unhold_app
  with check (app.letter_is(status, 'unapproved') and app.attends_case(case_id));
create policy desk_update on letters for update to unhold_app
  using (exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())))
  with check (exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy staff_deletes on letters for delete to unhold_app using ((select app.sees_all()));
-- The program and its staff begin a letter as a draft or in review, and so does its case's attorney.
create policy staff_inserts on letters for insert to unhold_app
  with check ((select app.sees_all()) and app.letter_is(status, 'unapproved'));
create policy staff_updates on letters for update to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()));
create policy with_case on letters for select to unhold_app
  using (
  case_id = (select app.seen_case()) or (select app.sees_all()) or app.sees_case(case_id)
  or case_id = any ((select app.guest_cases())::uuid[]));

create policy desk_insert on letter_versions for insert to unhold_app
  with check (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
-- Before a letter is sent its text is for staff and the case's attorney; a merchant reads it then.
create policy reading on letter_versions for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))
    or exists (
      select 1 from letters l
      where l.id = letter_id and l.version = letter_versions.version and app.letter_is(l.status, 'sent')));

create policy reading on exhibit_books for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))
    -- The merchant reads what went out with a letter of their case.
    or (id = app.sent_book(letter_id) and exists (select 1 from letters l where l.id = letter_id)));
create policy system_insert on exhibit_books for insert to unhold_app with check ((select app.sees_all()));

create policy staff on model_calls for select to unhold_app using ((select app.sees_all()));
create policy system_writes on model_calls for insert to unhold_app with check ((select app.actor_role()) = 'system');

create policy desk_insert on letter_facts for insert to unhold_app with check (app.works_on_case(case_id));
create policy with_case on letter_facts for select to unhold_app
  using ((select app.sees_all()) or app.sees_case(case_id));

create policy attorney_waiver on fact_entries for insert to unhold_app
  with check (
    kind = 'waived' and entered_by = (select app.attorney_id())
    and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy desk_answer on fact_entries for insert to unhold_app
  with check (kind = 'answered' and entered_by = (select app.actor_id()) and app.works_on_case(case_id));
create policy own_answer on fact_entries for insert to unhold_app
  with check (
    kind in ('confirmed', 'corrected')
    and (select app.actor_role()) = 'client' and entered_by = (select app.actor_id()) and app.owns_case(case_id));
create policy with_case on fact_entries for select to unhold_app
  using ((select app.sees_all()) or app.sees_case(case_id));

create policy desk on letter_suggestions for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy desk_insert on letter_suggestions for insert to unhold_app
  with check (suggested_by = (select app.actor_id()) and (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))));

create policy desk on paragraph_comments for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy desk_insert on paragraph_comments for insert to unhold_app
  with check (made_by = (select app.actor_id()) and resolved_at is null and (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))));
-- Whoever is at the desk resolves a comment, once, and by their own name.
create policy desk_resolve on paragraph_comments for update to unhold_app
  using (resolved_at is null and (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))))
  with check (resolved_by = (select app.actor_id()));

create policy desk on letter_suggestion_parts for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy desk_insert on letter_suggestion_parts for insert to unhold_app
  with check ((
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))));

create policy desk on letter_suggestion_decisions for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy desk_insert on letter_suggestion_decisions for insert to unhold_app
  with check (decided_by = (select app.actor_id()) and (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))));

create policy desk on letter_suggestion_comments for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy desk_insert on letter_suggestion_comments for insert to unhold_app
  with check (made_by = (select app.actor_id()) and (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))));

create policy own_firm on saved_texts for all to unhold_app
  using ((select app.sees_all()) and org_id in (select u.org_id from users u where u.id = (select app.actor_id())))
  with check ((select app.sees_all()) and org_id in (select u.org_id from users u where u.id = (select app.actor_id())));

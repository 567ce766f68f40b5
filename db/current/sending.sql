-- The outbox, and how a letter leaves: addresses, links, reports of the mailhouse.

-- What may have arrived never leaves again by itself, and what one try has handed over no other takes up.
create or replace function app.keep_sent_once() returns trigger language plpgsql set search_path = public, pg_catalog as $$
begin
  if old.status = 'uncertain' and new.status in ('queued', 'sending')
    and coalesce(app.actor_role() not in ('admin', 'attorney'), true)
  then
    raise exception 'an email that may have arrived leaves again only when staff or its attorney say so'
      using errcode = 'check_violation';
  end if;
  if old.status = 'sending' and new.attempt is distinct from old.attempt then
    raise exception 'another try has handed this email over' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- A letter that is released for sending goes by its required channel, to the address that the agreement names.
create or replace function app.leaves_as_required() returns trigger
language plpgsql set search_path = public, pg_catalog as $$
declare
  required text;
  asked text;
begin
  if current_user <> 'unhold_app' then return null; end if;
  select v.required_channel, v.fact_sheet #>> '{packet,email}' into required, asked
  from letter_versions v where v.letter_id = new.id and v.version = new.version;
  if required is distinct from 'web' and not exists (
    select 1 from outbox o
    where o.letter_id = new.id and o.template = 'demand-letter' and o.channel = required
      and (required <> 'email' or lower(o.recipient) = lower(asked)))
  then
    raise exception 'this letter leaves by another channel' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace function app.keep_address() returns trigger language plpgsql set search_path = public, pg_catalog as $$
begin
  if (new.processor, new.entity, new.channel, new.lines, new.purpose, new.origin, new.source, new.seen_on, new.added_by, new.added_at)
    is distinct from
    (old.processor, old.entity, old.channel, old.lines, old.purpose, old.origin, old.source, old.seen_on, old.added_by, old.added_at)
    or old.retired_at is not null
    or (old.confirmed_at is not null and new.confirmed_by is distinct from old.confirmed_by)
  then
    raise exception 'an address of the book is only confirmed or taken out' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- A user who confirms or retires an address does so in their own name.
create or replace function app.sign_address() returns trigger language plpgsql set search_path = public, pg_catalog as $$
begin
  if current_user = 'unhold_app'
    and ((new.confirmed_by is distinct from old.confirmed_by and new.confirmed_by is distinct from app.actor_id())
      or (new.retired_by is distinct from old.retired_by and new.retired_by is distinct from app.actor_id()))
  then
    raise exception 'an address is confirmed and taken out in one''s own name' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- The address book's entry for a letter's destination, which is the lines below the name or an email address. `usable`:
-- the agreement names it, or a second person has confirmed it.
create or replace function app.book_address(p_processor text, p_channel text, p_address text)
returns table (id uuid, usable boolean, added_by uuid, added_by_name text)
language plpgsql stable set search_path = public, pg_catalog as $$
begin
  return query
    select a.id, a.origin = 'agreement' or a.confirmed_at is not null, a.added_by, a.added_by_name
    from processor_addresses a
    where a.processor = p_processor and a.channel = p_channel and a.retired_at is null
      and a.key = app.address_key(p_channel, p_address);
end $$;

-- A letter only goes to a usable address, no matter who writes the row.
create or replace function app.goes_by_the_book() returns trigger language plpgsql set search_path = public, pg_catalog as $$
begin
  -- Any other writer is refused by the policies.
  if current_user <> 'unhold_app' or coalesce(app.actor_role() not in ('admin', 'attorney', 'system'), true) then
    return new;
  end if;
  if not exists (
    select 1 from cases c
      cross join app.book_address(c.processor, new.channel,
        case new.channel when 'email' then new.recipient
        else substr(new.recipient, position(E'\n' in new.recipient) + 1) end) b
    where c.id = new.case_id and b.usable)
    and not app.is_opposing_counsel(new.case_id, new.channel,
      case new.channel when 'email' then new.recipient
      else substr(new.recipient, position(E'\n' in new.recipient) + 1) end)
  then
    raise exception 'this address is not one of the book that can be used' using errcode = 'check_violation';
  end if;
  return new;
end $$;

revoke all on function
  app.keep_sent_once(), app.leaves_as_required(), app.keep_address(), app.sign_address(), app.goes_by_the_book()
from public;

create trigger goes_by_the_book before insert or update of recipient on outbox
  for each row when (new.template = 'demand-letter')
  execute function app.goes_by_the_book();
-- What a mailhouse may have taken is never handed to it again by itself once its idempotency key has run out.
create trigger keep_mailed_once before update on outbox
  for each row when (old.channel = 'certified_mail' and old.template = 'demand-letter')
  execute function app.keep_sent_once();
create trigger keep_sent_once before update on outbox
  for each row when (old.channel = 'email' and old.template = 'demand-letter')
  execute function app.keep_sent_once();
create trigger record_update after update on outbox
  for each row when (
    new.case_id is not null and new.template = 'demand-letter'
    and (old.status, old.waits_since, old.receipt_file_id, old.mailhouse_state)
      is distinct from (new.status, new.waits_since, new.receipt_file_id, new.mailhouse_state))
  execute function app.record_row_change('letters', 'internal');

create trigger append_only before update or delete on letter_departures
  for each row execute function app.refuse_change();

create trigger keep_address before update on processor_addresses for each row execute function app.keep_address();
create trigger second_confirms before update of confirmed_by on processor_addresses
  for each row when (new.confirmed_by is not null and new.confirmed_by is distinct from old.confirmed_by)
  execute function app.second_confirms_address();
create trigger sign_address before update on processor_addresses for each row execute function app.sign_address();

create trigger append_only before update or delete on mailhouse_reports
  for each row execute function app.refuse_change();

create trigger record_update after update on letter_links
  for each row execute function app.record_row_change('letters', 'internal');

create trigger append_only before update or delete on letter_link_opens
  for each row execute function app.refuse_change();
create trigger record_new after insert on letter_link_opens
  for each row execute function app.record_row_change('letters', 'internal');

-- A merchant's submission queues an email about the case; only its attorney or staff queue a letter.
create policy queueing on outbox for insert to unhold_app
  with check (
    (select app.sees_all())
    or (status = 'queued' and letter_id is null and channel = 'email' and template <> 'demand-letter'
      and exists (select 1 from cases c where c.id = case_id))
    or (status in ('queued', 'to_email')
      and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))));
create policy reading on outbox for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy system_writes on outbox for update to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));

create policy own on email_preferences for all to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()))
  with check ((select app.sees_all()) or user_id = (select app.actor_id()));

create policy desk on letter_departures for select to unhold_app
  using ((select app.sees_all()) or app.attends_case(case_id));
create policy own_attorney on letter_departures for insert to unhold_app
  with check (attorney_id = (select app.attorney_id()) and app.attends_case(case_id));

-- Somebody enters an address in their own name, and not as confirmed; only the program takes it from an agreement.
create policy adding on processor_addresses for insert to unhold_app
  with check (
    confirmed_at is null and retired_at is null
    and case origin
      when 'agreement' then (select app.actor_role()) = 'system'
      else (select app.actor_role()) in ('admin', 'attorney') and added_by = (select app.actor_id()) end);
create policy reading on processor_addresses for select to unhold_app
  using ((select app.sees_all()) or (select app.attorney_id()) is not null);
-- A second person confirms.
create policy settling on processor_addresses for update to unhold_app
  using ((select app.sees_all()) or (select app.attorney_id()) is not null)
  with check (
    (select app.actor_role()) in ('admin', 'attorney')
    and (confirmed_by is null or confirmed_by is distinct from added_by));

create policy staff on mailhouse_reports for select to unhold_app using ((select app.sees_all()));
create policy system_insert on mailhouse_reports for insert to unhold_app
  with check ((select app.actor_role()) = 'system');

create policy desk on letter_links for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy desk_insert on letter_links for insert to unhold_app
  with check (app.works_on_case(case_id) and revoked_at is null);
create policy revoking on letter_links for update to unhold_app
  using (app.works_on_case(case_id))
  with check (revoked_by = (select app.actor_id()));

create policy desk on letter_link_opens for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy system_insert on letter_link_opens for insert to unhold_app
  with check ((select app.actor_role()) = 'system');

-- Sending (docs/decisions/0064): the required channel, the address book, what is posted on paper or by a mailhouse, and secure links.
-- The rules below hold for the program; the owner of the database is bound by them as little as by row-level security.


-- The required channel.

-- How a letter of these facts must leave: as drafting/packet/required-channel.ts decides it.
create function app.required_channel(p_fact_sheet jsonb) returns text
language sql immutable parallel safe set search_path = pg_catalog as $$
  select case
    when not coalesce(p_fact_sheet #> '{situation,flags}' ? 'notice', false) then 'certified_mail'
    when p_fact_sheet #>> '{packet,channel}' = 'email' then 'email'
    when p_fact_sheet #>> '{packet,channel}' in ('webform', 'contact_page') then 'web'
    else 'certified_mail' end
$$;
alter table letter_versions
  add column required_channel text not null generated always as (app.required_channel(fact_sheet)) stored;

-- "Sent" means that the required channel has left.
create function app.sent_when_required_left() returns trigger
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
revoke all on function app.sent_when_required_left() from public;
create trigger sent_when_required_left before update of status on letters
  for each row when (
    new.status in ('sent', 'delivered', 'returned_to_sender')
    and old.status not in ('sent', 'delivered', 'returned_to_sender'))
  execute function app.sent_when_required_left();

-- What is released for sending goes by its required channel, to the address that the agreement names.
create function app.leaves_as_required() returns trigger
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
revoke all on function app.leaves_as_required() from public;
create constraint trigger leaves_as_required after update on letters deferrable initially deferred
  for each row when (new.status = 'sending' and old.status is distinct from 'sending')
  execute function app.leaves_as_required();


-- The address book.

-- What two spellings of an address share.
create function app.address_key(p_channel text, p_address text) returns text
language sql immutable parallel safe set search_path = pg_catalog as $$
  select case p_channel
    when 'email' then lower(btrim(p_address))
    else btrim(regexp_replace(replace(lower(p_address), '.', ''), '[^[:alnum:]]+', ' ', 'g')) end
$$;
create function app.address_key(p_channel text, p_lines text[]) returns text
language sql immutable parallel safe set search_path = pg_catalog as $$
  select app.address_key(p_channel, array_to_string(p_lines, ' '))
$$;

-- Never changed but to confirm it or to take it out.
create table processor_addresses (
  id uuid primary key,
  processor text not null check (processor ~ '^[a-z][a-z_]{0,39}$'),
  -- Who is addressed there.
  entity text not null check (length(btrim(entity)) between 1 and 300),
  channel text not null check (channel in ('email', 'certified_mail')),
  -- Of a mailing address the lines below the name, at least two; of email the address alone.
  lines text[] not null check (cardinality(lines) between 1 and 8 and (channel = 'email') = (cardinality(lines) = 1)),
  purpose text not null check (purpose in ('notice', 'legal', 'general')),
  -- `agreement`: its own words name it, quoted in `source`; that is its proof. `person`: somebody entered it.
  origin text not null check (origin in ('agreement', 'person')),
  source text not null check (length(btrim(source)) between 3 and 2000),
  seen_on date not null,
  added_by uuid references users,
  added_by_name text not null,
  added_at timestamptz not null,
  confirmed_by uuid references users,
  confirmed_by_name text,
  confirmed_at timestamptz,
  retired_by uuid references users,
  retired_by_name text,
  retired_at timestamptz,
  key text not null generated always as (app.address_key(channel, lines)) stored,
  check ((origin = 'agreement') = (added_by is null)),
  check (confirmed_by <> added_by),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check ((retired_by is null) = (retired_at is null))
);
create unique index on processor_addresses (processor, channel, key) where retired_at is null;
create index on processor_addresses (added_by);
create index on processor_addresses (confirmed_by);
create index on processor_addresses (retired_by);

create function app.keep_address() returns trigger language plpgsql set search_path = public, pg_catalog as $$
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
revoke all on function app.keep_address() from public;
create trigger keep_address before update on processor_addresses for each row execute function app.keep_address();

alter table processor_addresses enable row level security;
create policy reading on processor_addresses for select to unhold_app
  using ((select app.sees_all()) or (select app.attorney_id()) is not null);
-- Somebody enters an address in their own name, and not as confirmed; only the program takes it from an agreement.
create policy adding on processor_addresses for insert to unhold_app
  with check (
    confirmed_at is null and retired_at is null
    and case origin
      when 'agreement' then (select app.actor_role()) = 'system'
      else (select app.actor_role()) in ('admin', 'attorney') and added_by = (select app.actor_id()) end);
-- A second person confirms.
create policy settling on processor_addresses for update to unhold_app
  using ((select app.sees_all()) or (select app.attorney_id()) is not null)
  with check (
    (select app.actor_role()) in ('admin', 'attorney')
    and (confirmed_by is null or confirmed_by is distinct from added_by));
grant select, insert, update (confirmed_by, confirmed_by_name, confirmed_at, retired_by, retired_by_name, retired_at)
  on processor_addresses to unhold_app;

-- Whoever confirms or takes out an address signs with their own name.
create function app.sign_address() returns trigger language plpgsql set search_path = public, pg_catalog as $$
begin
  if current_user = 'unhold_app'
    and ((new.confirmed_by is distinct from old.confirmed_by and new.confirmed_by is distinct from app.actor_id())
      or (new.retired_by is distinct from old.retired_by and new.retired_by is distinct from app.actor_id()))
  then
    raise exception 'an address is confirmed and taken out in one''s own name' using errcode = 'check_violation';
  end if;
  return new;
end $$;
revoke all on function app.sign_address() from public;
create trigger sign_address before update on processor_addresses for each row execute function app.sign_address();

-- The book's entry for where a letter goes: the lines below the name, or an email address. `usable`: the agreement names it, or a second
-- person has confirmed it.
create function app.book_address(p_processor text, p_channel text, p_address text)
returns table (id uuid, usable boolean, added_by uuid, added_by_name text)
language plpgsql stable set search_path = public, pg_catalog as $$
begin
  return query
    select a.id, a.origin = 'agreement' or a.confirmed_at is not null, a.added_by, a.added_by_name
    from processor_addresses a
    where a.processor = p_processor and a.channel = p_channel and a.retired_at is null
      and a.key = app.address_key(p_channel, p_address);
end $$;

-- A letter goes to an address that can be used, whoever writes the row.
create function app.goes_by_the_book() returns trigger language plpgsql set search_path = public, pg_catalog as $$
begin
  -- Whoever else writes it, the policies refuse.
  if current_user <> 'unhold_app' or coalesce(app.actor_role() not in ('admin', 'attorney', 'system'), true) then
    return new;
  end if;
  if not exists (
    select 1 from cases c
      cross join app.book_address(c.processor, new.channel,
        case new.channel when 'email' then new.recipient
        else substr(new.recipient, position(E'\n' in new.recipient) + 1) end) b
    where c.id = new.case_id and b.usable)
  then
    raise exception 'this address is not one of the book that can be used' using errcode = 'check_violation';
  end if;
  return new;
end $$;
revoke all on function app.goes_by_the_book() from public;
create trigger goes_by_the_book before insert or update of recipient on outbox
  for each row when (new.template = 'demand-letter')
  execute function app.goes_by_the_book();


-- What is posted.

alter table outbox
  -- On paper: by when somebody posts it, and the postmarked receipt once it was posted.
  add column post_by date,
  add column receipt_file_id uuid references case_files on delete set null,
  -- By a mailhouse: when it was first asked, its number of the piece of mail, and what it last said of it.
  add column handed_over_at timestamptz,
  add column mailhouse_id text unique,
  add column mailhouse_state text;
create index outbox_to_post on outbox (post_by) where channel = 'certified_mail' and status = 'to_print';
create index on outbox (receipt_file_id);
create index outbox_at_mailhouse on outbox (id) where mailhouse_id is not null;
update outbox set post_by = (created_at at time zone 'UTC')::date + 1
where channel = 'certified_mail' and status = 'to_print';

-- What a mailhouse may have taken is never handed to it again by itself once its idempotency key has run out.
create trigger keep_mailed_once before update on outbox
  for each row when (old.channel = 'certified_mail' and old.template = 'demand-letter')
  execute function app.keep_sent_once();

-- Open pages show at once that an envelope is to be posted, was posted, or waits for a decision.
drop trigger record_update on outbox;
create trigger record_update after update on outbox
  for each row when (
    new.case_id is not null and new.template = 'demand-letter'
    and (old.status, old.waits_since, old.receipt_file_id, old.mailhouse_state)
      is distinct from (new.status, new.waits_since, new.receipt_file_id, new.mailhouse_state))
  execute function app.record_row_change('letters', 'internal');

-- What a mailhouse reported, each report once however often it comes.
create table mailhouse_reports (
  id text primary key check (length(id) between 1 and 200),
  mailhouse_id text not null check (length(mailhouse_id) between 1 and 200),
  kind text not null check (length(kind) between 1 and 200),
  happened_at timestamptz not null,
  received_at timestamptz not null
);
create index on mailhouse_reports (mailhouse_id, happened_at);
create trigger append_only before update or delete on mailhouse_reports
  for each row execute function app.refuse_change();
alter table mailhouse_reports enable row level security;
create policy staff on mailhouse_reports for select to unhold_app using ((select app.sees_all()));
create policy system_insert on mailhouse_reports for insert to unhold_app
  with check ((select app.actor_role()) = 'system');
grant select, insert on mailhouse_reports to unhold_app;


-- Secure links: the letter in a browser, beside its PDF in the email.

create table letter_links (
  id uuid primary key,
  letter_id uuid not null references letters on delete cascade,
  case_id uuid not null references cases on delete cascade,
  version integer not null,
  -- SHA-256 of the token, which is nowhere stored.
  token_hash text not null unique check (length(token_hash) = 43),
  recipient text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz,
  revoked_by uuid references users,
  revoked_by_name text,
  foreign key (letter_id, version) references letter_versions (letter_id, version),
  check ((revoked_at is null) = (revoked_by is null))
);
create index on letter_links (letter_id);
create index on letter_links (case_id);
create index on letter_links (revoked_by);

create table letter_link_opens (
  id uuid primary key,
  link_id uuid not null references letter_links on delete cascade,
  case_id uuid not null references cases on delete cascade,
  opened_at timestamptz not null,
  address text not null,
  user_agent text not null
);
create index on letter_link_opens (link_id, opened_at);
create index on letter_link_opens (case_id);
create trigger append_only before update or delete on letter_link_opens
  for each row execute function app.refuse_change();

alter table letter_links enable row level security;
create policy desk on letter_links for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy desk_insert on letter_links for insert to unhold_app
  with check (app.works_on_case(case_id) and revoked_at is null);
create policy revoking on letter_links for update to unhold_app
  using (app.works_on_case(case_id))
  with check (revoked_by = (select app.actor_id()));
grant select, insert, update (revoked_at, revoked_by, revoked_by_name) on letter_links to unhold_app;

alter table letter_link_opens enable row level security;
create policy desk on letter_link_opens for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy system_insert on letter_link_opens for insert to unhold_app
  with check ((select app.actor_role()) = 'system');
grant select, insert on letter_link_opens to unhold_app;

create trigger record_new after insert on letter_link_opens
  for each row execute function app.record_row_change('letters', 'internal');
create trigger record_update after update on letter_links
  for each row execute function app.record_row_change('letters', 'internal');

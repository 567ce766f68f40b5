-- Outgoing email and certified mail, and which emails a user wants.

-- What must be sent, once each: a second attempt with the same `key` finds the first.
create table outbox (
  id uuid primary key,
  key text not null unique,
  channel text not null check (channel in ('email', 'certified_mail')),
  template text not null,
  case_id uuid references cases on delete cascade,
  letter_id uuid references letters on delete cascade,
  recipient text not null,
  payload jsonb not null,
  -- `unwanted`: the recipient declined emails of this kind; the unsent row is the count.
  status text not null default 'queued'
    check (status in ('queued', 'sending', 'sent', 'failed', 'uncertain', 'to_print', 'unwanted')),
  attempts integer not null default 0,
  error text,
  tracking_number text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index on outbox (case_id);
create index on outbox (letter_id);
-- The demo's outbox page: newest first, all or those of one address.
create index on outbox (created_at desc, id desc) where channel = 'email';
create index on outbox (lower(recipient), created_at desc, id desc) where channel = 'email';

-- Which nonessential emails a user wants; no row: all of them.
create table email_preferences (
  user_id uuid primary key references users on delete cascade,
  messages boolean not null default true,
  progress boolean not null default true,
  updated_at timestamptz not null default now()
);

alter table outbox enable row level security;
create policy reading on outbox for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
-- A merchant's submission queues an email about the case; only its attorney or staff queue a letter.
create policy queueing on outbox for insert to unhold_app
  with check (
    (select app.sees_all())
    or (status = 'queued' and letter_id is null and channel = 'email' and template <> 'demand-letter'
      and exists (select 1 from cases c where c.id = case_id))
    or (status = 'queued'
      and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))));
create policy system_writes on outbox for update to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
grant select, insert, update, delete on outbox to unhold_app;

alter table email_preferences enable row level security;
create policy own on email_preferences for all to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()))
  with check ((select app.sees_all()) or user_id = (select app.actor_id()));
grant select, insert, update, delete on email_preferences to unhold_app;

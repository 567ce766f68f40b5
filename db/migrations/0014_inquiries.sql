-- Submissions of the public forms, and how often each form was used within the hour.

create table contact_messages (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 3 and 254),
  phone text check (length(phone) between 1 and 40),
  message text not null check (length(message) between 1 and 5000),
  created_at timestamptz not null default now(),
  handled_by uuid references users,
  handled_at timestamptz,
  check ((handled_at is null) = (handled_by is null))
);
create index on contact_messages (created_at desc, id desc);
create index on contact_messages (created_at desc, id desc) where handled_at is null;

-- Double opt-in: nobody is subscribed before confirmed_at. Only the hash of the links' token is stored.
create table newsletter_subscriptions (
  id uuid primary key,
  email text not null check (length(email) between 3 and 254),
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  -- When an email last went out because this address was signed up.
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz
);
create unique index on newsletter_subscriptions (lower(email));
create index on newsletter_subscriptions (confirmed_at desc, id desc)
  where confirmed_at is not null and ended_at is null;
create index on newsletter_subscriptions (asked_at) where confirmed_at is null;

-- The program writes what a visitor sent; staff read it and mark it handled in their own name; nobody else sees that it
-- exists.
alter table contact_messages enable row level security;
create policy reading on contact_messages for select to unhold_app using ((select app.sees_all()));
create policy receiving on contact_messages for insert to unhold_app
  with check ((select app.actor_role()) = 'system' and handled_at is null);
create policy handling on contact_messages for update to unhold_app
  using ((select app.sees_all()))
  with check ((select app.sees_all()) and (handled_by is null or handled_by = (select app.actor_id())));
grant select, insert, update (handled_at, handled_by) on contact_messages to unhold_app;

alter table newsletter_subscriptions enable row level security;
create policy reading on newsletter_subscriptions for select to unhold_app using ((select app.sees_all()));
create policy system_writes on newsletter_subscriptions for all to unhold_app
  using ((select app.actor_role()) = 'system')
  with check ((select app.actor_role()) = 'system');
grant select, insert, update, delete on newsletter_subscriptions to unhold_app;

-- The wizard's draft, and the answers to requests that may be repeated.

create table application_drafts (
  user_id uuid primary key references users,
  version integer not null,
  step integer not null check (step between 0 and 8),
  answers jsonb not null,
  updated_at timestamptz not null default now()
);

create table idempotency_keys (
  user_id uuid not null references users,
  key text not null,
  request_hash text not null,
  response jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

alter table application_drafts enable row level security;
create policy own on application_drafts for all to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()))
  with check ((select app.sees_all()) or user_id = (select app.actor_id()));
grant select, insert, update, delete on application_drafts to unhold_app;

alter table idempotency_keys enable row level security;
create policy own on idempotency_keys for all to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()))
  with check ((select app.sees_all()) or user_id = (select app.actor_id()));
grant select, insert, update, delete on idempotency_keys to unhold_app;

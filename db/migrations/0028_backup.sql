-- What a restored database needs to know about itself.

-- A row: the database was restored, and nothing is sent until the operator releases it. Only the owner writes it.
create table app.outgoing_hold (
  one boolean primary key default true check (one),
  since timestamptz not null default now(),
  -- The moment that the restored state is of: what was sent after it is not known here.
  restored_to timestamptz not null
);
alter table app.outgoing_hold enable row level security;
create policy staff on app.outgoing_hold for select to unhold_app using ((select app.sees_all()));
grant select on app.outgoing_hold to unhold_app;

-- Tells the key that files and tax IDs were encrypted with from any other (server/kernel/key-check.ts).
create table app.key_check (
  one boolean primary key default true check (one),
  value text not null
);
alter table app.key_check enable row level security;

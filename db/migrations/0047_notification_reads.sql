-- What a merchant has looked at of what happened in their cases (domain/cases/notifications.ts); no row: not yet. What happened is computed
-- from the case, so that nobody is notified of anything they may not see.
create table notification_reads (
  user_id uuid not null references users on delete cascade,
  case_id uuid not null references cases on delete cascade,
  key text not null check (length(key) between 1 and 100),
  read_at timestamptz not null default now(),
  primary key (user_id, case_id, key)
);
create index on notification_reads (case_id);

-- Own rows only, of own cases only; staff have no use for them.
alter table notification_reads enable row level security;
create policy own on notification_reads for select to unhold_app
  using (user_id = (select app.actor_id()));
create policy reading on notification_reads for insert to unhold_app
  with check (user_id = (select app.actor_id()) and app.owns_case(case_id));
grant select, insert on notification_reads to unhold_app;

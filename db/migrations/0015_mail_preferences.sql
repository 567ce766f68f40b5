-- Which mails that are not essential a person wants; no row: all of them.
create table mail_preferences (
  user_id uuid primary key references users on delete cascade,
  messages boolean not null default true,
  progress boolean not null default true,
  updated_at timestamptz not null default now()
);
alter table mail_preferences enable row level security;
create policy own on mail_preferences for all to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id())) with check ((select app.sees_all()) or user_id = (select app.actor_id()));
grant select, insert, update, delete on mail_preferences to unhold_app;

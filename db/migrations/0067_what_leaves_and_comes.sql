-- What leaves and what comes from outside: emails without an answer, troubles of certified mail, days that move in a calendar feed.

-- Tries of an email that the mail server had and did not answer (docs/decisions/0153). While `queued`, `held_until` is when
-- its repeat is due.
alter table outbox add column unanswered smallint not null default 0 check (unanswered between 0 and 1);

-- What the carrier says of the trouble, in its words.
alter table mailhouse_reports add column description text check (length(description) between 1 and 500);

-- Null: the program asks for it.
alter table case_tasks alter column created_by drop not null;

-- A day as a person's calendar program last got it (RFC 5545, 3.8.7.2 and 3.8.7.4): a change counts up and has its moment.
create table calendar_days (
  user_id uuid not null references calendar_feeds on delete cascade,
  uid text not null check (length(uid) between 1 and 300),
  -- SHA-256 of what the event says.
  digest text not null check (length(digest) = 43),
  sequence integer not null default 0,
  changed_at timestamptz not null,
  primary key (user_id, uid)
);
alter table calendar_days enable row level security;
create policy own on calendar_days for all to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()))
  with check ((select app.sees_all()) or user_id = (select app.actor_id()));
grant select, insert, update on calendar_days to unhold_app;

-- The latest are looked at for kinds that the program does not know.
create index on mailhouse_reports (received_at);

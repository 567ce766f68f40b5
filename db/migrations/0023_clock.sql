-- The clock of a case: the days that its terms are counted from and that nothing else records, and each person's calendar feed.

-- A meeting held, an election notice received, the payments of a held part received: each on one day.
create table clock_days (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  what text not null check (what in ('conference_held', 'election_received', 'payment_received')),
  tranche_id uuid references held_tranches on delete cascade,
  on_day date not null,
  recorded_by uuid references users,
  recorded_at timestamptz not null,
  check ((what = 'payment_received') = (tranche_id is not null)),
  unique nulls not distinct (case_id, what, tranche_id)
);
create index on clock_days (tranche_id) where tranche_id is not null;

alter table clock_days enable row level security;
create policy with_case on clock_days for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
create policy desk_writes on clock_days for all to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())))
  with check (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
grant select, insert, update, delete on clock_days to unhold_app;

create trigger record_new after insert or delete on clock_days
  for each row execute function app.record_row_change('ledger', 'all');
create trigger record_update after update on clock_days
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('ledger', 'all');

-- One calendar feed a user. Whoever has the token may read it, so only its SHA-256 is stored; a new one replaces the old.
create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  token_hash text not null unique check (length(token_hash) = 43),
  created_at timestamptz not null
);

alter table calendar_feeds enable row level security;
create policy own on calendar_feeds for all to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()))
  with check ((select app.sees_all()) or user_id = (select app.actor_id()));
grant select, insert, update, delete on calendar_feeds to unhold_app;

create trigger refuse_erased after insert or update on calendar_feeds
  for each row execute function app.refuse_erased('user_id');

-- Who reads a feed is who its user is now; for the program alone. A user whose sign-in is gone has no verified address and so sees no case by it.
create function app.feed_reader(p_token_hash text)
returns table (id uuid, role text, email text, email_verified boolean, created_at timestamptz)
language sql stable security definer set search_path = public, pg_catalog as $$
  select u.id, u.role, u.email, coalesce(a.email_verified, false), f.created_at
  from calendar_feeds f
  join users u on u.id = f.user_id
  left join auth.users a on a.id = u.id
  where f.token_hash = p_token_hash and u.erased_at is null and app.sees_all()
$$;

-- An erased user keeps no link that works.
create function app.end_feed() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  delete from calendar_feeds where user_id = new.id;
  return null;
end $$;
create trigger end_feed after update of erased_at on users
  for each row when (new.erased_at is not null) execute function app.end_feed();

revoke all on function app.feed_reader(text), app.end_feed() from public;
grant execute on function app.feed_reader(text) to unhold_app;

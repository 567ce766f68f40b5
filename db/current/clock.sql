-- Days that count: the firm's day, holidays, pauses and the calendar feeds.

-- Who reads a feed is who its user is now; for the program alone. A user whose sign-in is gone has no verified address and so sees no case by it.
create or replace function app.feed_reader(p_token_hash text)
returns table (id uuid, role text, email text, email_verified boolean, created_at timestamptz)
language sql stable security definer set search_path = public, pg_catalog as $$
  select u.id, u.role, u.email, coalesce(a.email_verified, false), f.created_at
  from calendar_feeds f
  join users u on u.id = f.user_id
  left join auth.users a on a.id = u.id
  where f.token_hash = p_token_hash and u.erased_at is null and app.sees_all()
$$;

-- Removes an erased user's calendar feed, so that its link no longer works.
create or replace function app.end_feed() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  delete from calendar_feeds where user_id = new.id;
  return null;
end $$;

revoke all on function app.feed_reader(text), app.end_feed() from public;
grant execute on function app.feed_reader(text) to unhold_app;

create trigger record_new after insert or delete on clock_days
  for each row execute function app.record_row_change('ledger', 'all');
create trigger record_update after update on clock_days
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('ledger', 'all');

create trigger refuse_erased after insert or update on calendar_feeds
  for each row execute function app.refuse_erased('user_id');

create trigger append_only before update or delete on clock_pauses
  for each row execute function app.refuse_change();
create trigger record_new after insert or delete on clock_pauses
  for each row execute function app.record_row_change('ledger', 'all');

create policy desk_writes on clock_days for all to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())))
  with check (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy with_case on clock_days for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

create policy own on calendar_feeds for all to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()))
  with check ((select app.sees_all()) or user_id = (select app.actor_id()));

create policy desk_insert on clock_pauses for insert to unhold_app
  with check (paused_by = (select app.actor_id()) and app.works_on_case(case_id));
create policy with_case on clock_pauses for select to unhold_app
  using ((select app.sees_all()) or app.sees_case(case_id));

create policy own on calendar_days for all to unhold_app
  using ((select app.sees_all()) or user_id = (select app.actor_id()))
  with check ((select app.sees_all()) or user_id = (select app.actor_id()));

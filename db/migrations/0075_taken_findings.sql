-- A red finding that counsel takes by name has the reason; one that was settled by reading an authority or a fact has none.
alter table finding_confirmations add column reason text check (btrim(reason) <> '' and length(reason) <= 1000);
-- Several are taken with one reason; what is confirmed because it was read is confirmed by itself.
drop policy one_by_one on finding_confirmations;
create policy one_by_one on finding_confirmations as restrictive for insert to unhold_app
  with check ((alone or reason is not null) and confirmed_at = now());

-- The first member of staff takes the cases that nobody has; more than these wait for the next act on them, so that no grant takes minutes.
drop trigger assign_unowned_cases on users;
drop function app.assign_unowned_cases();
create function app.take_unowned_cases() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update cases set owner_id = app.staff_for(id) where id in (
    select id from cases
    where owner_id is null and status in ('intake', 'under_review', 'in_progress')
    order by next_action_on, id
    limit 500
    for update skip locked);
  return null;
end $$;
create trigger take_unowned_cases after update of role on users
  for each row when (new.role = 'admin' and old.role <> 'admin') execute function app.take_unowned_cases();
revoke all on function app.take_unowned_cases() from public;

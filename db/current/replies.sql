-- What a processor replied.

-- Only money of the same case can be what a reply announced.
create or replace function app.check_announced() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if not exists (
    select 1 from processor_replies r
    where r.id = new.reply_id and r.case_id = new.case_id and r.kind in ('release', 'partial_release')
  ) then
    raise exception 'no release was announced by this reply' using errcode = 'check_violation';
  end if;
  return new;
end $$;

revoke all on function app.check_announced() from public;

create trigger close_offer after update of withdrawn_at on processor_replies
  for each row when (old.withdrawn_at is null and new.withdrawn_at is not null) execute function app.close_offer();
create trigger open_offer after insert on processor_replies
  for each row when (new.kind = 'offer' and new.withdrawn_at is null) execute function app.open_offer();
create trigger record_new after insert or delete on processor_replies
  for each row execute function app.record_row_change('letters', 'internal');
create trigger record_update after update on processor_replies
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('letters', 'internal');

create policy desk on processor_replies for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy entering on processor_replies for insert to unhold_app
  with check (
    entered_by = (select app.actor_id()) and withdrawn_at is null
    and ((select app.sees_all())
      or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))));
create policy withdrawing on processor_replies for update to unhold_app
  using (
    withdrawn_at is null
    and ((select app.sees_all())
      or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id()))))
  with check (withdrawn_by = (select app.actor_id()));

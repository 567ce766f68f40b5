-- The history of a case: appended to, chained by hashes, never changed.

create or replace function app.history_hash(p_prev text, h case_history) returns text
language plpgsql stable set search_path = pg_catalog as $$
begin
  return encode(sha256(convert_to(jsonb_build_array(
    p_prev, h.case_id, h.seq, extract(epoch from h.at), h.actor_id, h.actor_name, h.what, h.field, h.old_value, h.new_value
  )::text, 'UTF8')), 'hex');
end $$;

create or replace function app.chain_history() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  last record;
begin
  -- Two writers of one case take turns; writers of different cases never wait for each other.
  perform pg_advisory_xact_lock(hashtextextended(new.case_id::text, 7));
  select seq, hash into last from case_history where case_id = new.case_id order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.prev_hash := coalesce(last.hash, '');
  new.hash := app.history_hash(new.prev_hash, new);
  return new;
end $$;

revoke all on function app.chain_history() from public;

create trigger append_only before update or delete on case_history
  for each row execute function app.refuse_change();
create trigger chain before insert on case_history
  for each row execute function app.chain_history();

create policy appending on case_history for insert to unhold_app
  with check (
    (select app.sees_all())
    or (actor_id = (select app.actor_id()) and exists (select 1 from cases c where c.id = case_id)));
create policy reading on case_history for select to unhold_app
  using (
    (select app.sees_all())
    or exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));

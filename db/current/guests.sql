-- Guests of a case: who was invited, and what a guest sees.

-- The cases that this transaction reads as their guest; null in every other.
create or replace function app.guest_cases() returns uuid[] language sql stable as $$
  select nullif(current_setting('app.guest_cases', true), '')::uuid[]
$$;

-- Opens for this transaction the case that is shared with the actor or, without p_case, all such cases. False when
-- there is none.
create or replace function app.enter_shared(p_case uuid) returns boolean
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
declare
  shared uuid[];
begin
  select array_agg(g.case_id) into shared
  from case_guests g
  where g.user_id = app.actor_id() and g.ended_at is null and app.actor_role() = 'client'
    and (p_case is null or g.case_id = p_case);
  perform set_config('app.guest_cases', coalesce(shared::text, ''), true);
  return shared is not null;
end $$;

-- Accepts the invitation with this token for the actor, who has proved its address. Returns its case; null when the
-- invitation is no longer open, or is not for this actor. Of two concurrent calls only one accepts.
create or replace function app.accept_invitation(p_token_hash text, p_at timestamptz) returns uuid
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
declare
  found_case uuid;
begin
  update case_guests g set user_id = app.actor_id(), accepted_at = p_at
  where g.token_hash = p_token_hash and g.user_id is null and g.ended_at is null and g.expires_at > p_at
    and g.email_key = app.actor_email() and app.actor_role() = 'client' and not app.owns_case(g.case_id)
  returning g.case_id into found_case;
  return found_case;
end $$;

-- The files that guests have added to a case, for those who may see who its guests are. Only the guests themselves see
-- their uploads.
create or replace function app.files_of_guests(p_case uuid) returns table (guest_id uuid, filename text, added_at timestamptz)
language plpgsql stable security definer set search_path = public, pg_catalog as $$
begin
  if not (app.sees_all() or app.owns_case(p_case) or app.attends_case(p_case)) then return; end if;
  return query
    select distinct on (f.id) g.id, f.filename, f.created_at
    from case_guests g
    join uploads u on u.user_id = g.user_id
    join case_files f on f.id = u.id and f.case_id = g.case_id
    where g.case_id = p_case
    order by f.id, g.accepted_at desc;
end $$;

-- An erased user is no longer a guest of any case, and no invitation holds their name.
create or replace function app.forget_guest() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update case_guests set email = 'erased@erased.invalid', name = '', ended_at = coalesce(ended_at, now())
  where user_id = new.id;
  update case_guests set invited_by_name = 'Erased' where invited_by = new.id;
  delete from contact_asks where user_id = new.id;
  return null;
end $$;

revoke all on function
  app.enter_shared(uuid), app.accept_invitation(text, timestamptz), app.files_of_guests(uuid), app.forget_guest()
from public;
grant execute on function
  app.enter_shared(uuid), app.accept_invitation(text, timestamptz), app.files_of_guests(uuid)
to unhold_app;

create trigger record_new after insert or delete on case_guests
  for each row execute function app.record_row_change('case', 'all');
create trigger record_update after update on case_guests
  for each row when (old.* is distinct from new.*) execute function app.record_row_change('case', 'all');

create policy ending on case_guests for update to unhold_app
  using (ended_at is null and (user_id = (select app.actor_id()) or app.owns_case(case_id)))
  with check (ended_at is not null);
create policy inviting on case_guests for insert to unhold_app
  with check (
    (select app.actor_role()) = 'client' and invited_by = (select app.actor_id()) and user_id is null
    and app.owns_case(case_id));
create policy reading on case_guests for select to unhold_app
  using (
    (select app.sees_all()) or user_id = (select app.actor_id()) or app.owns_case(case_id) or app.attends_case(case_id));

-- Whom an email of a case is written to: the account that owns it, and its contact address once the owner has let it in
-- (docs/decisions/0151). No row for an actor who does not see the case, and for a case whose owner is erased.
create function app.case_recipients(p_case uuid) returns table (owner text, contact text)
language plpgsql stable security definer rows 1 set search_path = public, pg_catalog as $$
begin
  if not app.sees_case(p_case) then return; end if;
  return query
    select u.email, case when c.contact_key <> lower(u.email) then c.email end
    from cases c
    join users u on u.id = c.created_by
    where c.id = p_case and u.erased_at is null;
end $$;
revoke all on function app.case_recipients(uuid) from public;
grant execute on function app.case_recipients(uuid) to unhold_app;

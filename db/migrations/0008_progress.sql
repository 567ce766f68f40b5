-- Whether a case has been analysed, without showing the analysis: the stage says so to the merchant, the message itself is internal.
create function app.is_analysed(p_case uuid) returns boolean language sql stable security definer set search_path = public, pg_catalog as $$
  select exists (select 1 from messages where case_id = p_case and message_type = 'ai_analysis')
$$;
revoke all on function app.is_analysed(uuid) from public;
grant execute on function app.is_analysed(uuid) to unhold_app;
create index on messages (case_id) where message_type = 'ai_analysis';

-- Two calls that a list of one's own cases paid for: of a function that sets a search path, once a request, and of one a case.

-- In SQL it becomes part of the query that asks; it names nothing that a search path could turn.
create or replace function app.session_lives(p_role text, p_created_at timestamptz, p_seen_at timestamptz) returns boolean
language sql stable as $$
  select coalesce(p_role, 'client') = 'client'
    or (p_created_at > now() - interval '12 hours' and p_seen_at > now() - interval '30 minutes')
$$;
alter function app.session_lives(text, timestamptz, timestamptz) reset search_path;

-- Whoever sees the case sees its progress: the policy of cases says who, on the one row that the index finds.
alter policy with_case on case_progress using (
  case_id = (select app.seen_case()) or (select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

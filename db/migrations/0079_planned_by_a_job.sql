-- Until a job has planned a case that a transaction left: the day on which the action that stood was due, for one that still stands.
-- next_action_on is then the day of leaving, from which the plan counts. Null once it is planned.
alter table cases add column next_action_was_on date;

-- Leaves a case to be planned, written by the user who changed it: merchants and attorneys may not otherwise update a case. False for one that
-- has ended. What staff typed is kept, because it stands unless the stage has changed; otherwise plan_case says to look at the case again.
create function app.leave_for_planning(p_case uuid, p_today date) returns boolean
language plpgsql volatile security definer set search_path = public, pg_catalog as $$
begin
  update cases set
    next_action = case when next_action_for like 'hand:%' then next_action end,
    next_action_on = p_today,
    next_action_was_on = coalesce(next_action_was_on, next_action_on)
  where id = p_case and app.sees_case(p_case) and status in ('intake', 'under_review', 'in_progress');
  return found;
end $$;
revoke all on function app.leave_for_planning(uuid, date) from public;
grant execute on function app.leave_for_planning(uuid, date) to unhold_app;

drop function app.plan_next_action(uuid, text, text, text, date);

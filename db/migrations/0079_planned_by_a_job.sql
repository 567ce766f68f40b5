-- Until a job has planned a case that a transaction left: the day on which the action that stood was due, for one that still stands.
-- next_action_on is then the day of leaving, from which the plan counts. Null once it is planned.
alter table cases add column next_action_was_on date;

drop function app.plan_next_action(uuid, text, text, text, date);

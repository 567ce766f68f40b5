-- What the last search for conflicts of interest left open on a case: names that nobody has decided on, or a conflict that was found.
alter table cases add column conflict text check (conflict in ('undecided', 'conflict'));
update cases c set conflict = 'conflict'
from (select distinct on (case_id) case_id, outcome from conflict_decisions order by case_id, decided_at desc, id desc) d
where d.case_id = c.id and d.outcome = 'conflict';
create index cases_with_open_conflict on cases (id) where conflict is not null;
-- app.conflict_bar says which it is.
drop function app.conflict_cleared(uuid, text);

-- A mention is work until its addressee has answered it or ticked it off; opening the messages only shows it to them.
alter table message_mentions add column done_at timestamptz;
update message_mentions set done_at = seen_at where seen_at is not null;
drop index message_mentions_user_id_mentioned_at_idx;
create index on message_mentions (user_id, mentioned_at) where done_at is null;
grant update (done_at) on message_mentions to unhold_app;

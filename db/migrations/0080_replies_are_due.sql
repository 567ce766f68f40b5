-- A processor replies; an answer is what a merchant enters. The kept progress of a case names the day, too.
alter table letters rename column answer_due_on to reply_due_on;
update case_progress set progress = replace(progress::text, '"answer_due_on"', '"reply_due_on"')::json
where strpos(progress::text, '"answer_due_on"') > 0;

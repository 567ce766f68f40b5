-- The fee agreement may be signed by hand as well. Path data in a box of 600 by 200, as in notice_papers; null for a name that was only typed.
alter table agreements add column drawn text check (length(drawn) <= 20000);

-- The milestones of a case hold the newest approval. An approval alone changes no row of its letter when the letter is approved already.
create trigger record_new after insert on letter_approvals
  for each row execute function app.record_row_change('letters', 'internal');

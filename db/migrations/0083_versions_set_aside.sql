-- An attorney sets a version aside: the row names it here and chooses none. Without it, a row without a version takes a choice back.
alter table version_choices add column set_aside text;
alter table version_choices add constraint version_choices_set_aside_check check (set_aside is null or agreement is null);

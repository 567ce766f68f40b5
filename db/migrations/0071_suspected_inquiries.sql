-- A message whose hidden field was filled in is kept: a program did that, or the browser of somebody who means it. Staff get no email of it.
alter table contact_messages add column suspected boolean not null default false;

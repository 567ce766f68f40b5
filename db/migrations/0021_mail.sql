-- A mail of a kind that its reader declined is kept here, unsent: its row is the count.
alter table outbox drop constraint outbox_status_check,
  add constraint outbox_status_check check (status in ('queued', 'sending', 'sent', 'failed', 'uncertain', 'to_print', 'unwanted'));
-- Whose preferences hold is asked by address.
create index on users (lower(email));
-- The demo's outbox page: newest first, all or those of one address.
create index on outbox (created_at desc, id desc) where channel = 'email';
create index on outbox (lower(recipient), created_at desc, id desc) where channel = 'email';

-- How a contractual notice leaves, and what proves that it arrived.

-- `to_email`: counsel sends it from their own account; the email as it was sent is kept.
alter table outbox drop constraint outbox_status_check;
alter table outbox
  add constraint outbox_status_check
    check (status in ('queued', 'sending', 'sent', 'failed', 'uncertain', 'to_print', 'to_email', 'unwanted')),
  add column email_key text,
  add column email_sha256 text check (email_sha256 ~ '^[0-9a-f]{64}$'),
  add check ((email_key is null) = (email_sha256 is null));
create index outbox_to_email on outbox (id) where status = 'to_email';

-- What proves the receipt of a letter that has `delivered_on`; null for one from before, which the carrier delivered. An acceptance by the
-- addressee's mail server is provisional, and its `delivered_on` is the later, safe day.
alter table letters
  add column receipt text check (receipt in ('delivery', 'answer', 'acceptance', 'confirmation')),
  add check (receipt is null or delivered_on is not null);

-- The confirmation of a form that was submitted on the web: its number or words, or a file of the case. Without one it has not left.
alter table notice_forms
  add column confirmation text check (length(btrim(confirmation)) between 1 and 1000),
  add column confirmation_file_id uuid references case_files on delete cascade;
create index on notice_forms (confirmation_file_id);

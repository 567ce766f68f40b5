-- Certified letters that the mailhouse was asked to take and of which nothing is known (server/letters/watch-mailhouse.ts).
create index outbox_asked_in_vain on outbox (handed_over_at)
  where channel = 'certified_mail' and status = 'sending' and mailhouse_id is null and waits_since is null;

import type pg from 'pg';

/**
 * Holds outgoing work after a restore: no email or letter is sent by itself (server/kernel/job-queue.ts). Emails that
 * may be sent only once may have left after `restoredTo`, so staff or the attorney decide about each. The client is an
 * owner's login.
 */
export async function holdOutgoing(
  client: pg.Client,
  restoredTo: Date,
  onceTemplates: readonly string[],
): Promise<void> {
  await client.query(
    'insert into app.outgoing_hold (restored_to) values ($1) on conflict (one) do update set since = now(), restored_to = excluded.restored_to',
    [restoredTo],
  );
  await client.query(
    `insert into public.checkups (name, at, figures) values ('restore', now(), jsonb_build_object('restored_to', $1::timestamptz))
     on conflict (name) do update set at = excluded.at, figures = excluded.figures`,
    [restoredTo],
  );
  await client.query(
    `update public.outbox set status = 'uncertain', error = $1, waits_since = now()
     where channel = 'email' and status in ('queued', 'sending') and template = any($2::text[])`,
    [
      `The system was restored to its state of ${restoredTo.toISOString()}, and this email may have left after that. Check whether it arrived before sending again.`,
      onceTemplates,
    ],
  );
}

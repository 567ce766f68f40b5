import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { EmailRegistry } from '../email/template.ts';

/** `next`: what can be done about it (contract/system.ts). */
type StoppedSending = {
  id: string;
  channel: 'email' | 'certified_mail';
  template: string;
  recipient: string;
  status: 'failed' | 'uncertain';
  error: string | null;
  created_at: Date;
  case_id: string | null;
  next: 'retry' | 'decide' | 'expired';
};

/**
 * The newest emails and certified letters of the last 90 days that were not, or may not have been, sent; and their
 * number.
 */
export async function readStoppedSendings(
  db: Db,
  emails: EmailRegistry,
  max: number,
): Promise<{ rows: StoppedSending[]; total: number }> {
  const { rows } = await sql<Omit<StoppedSending, 'next'> & { total: number }>`
    select id, channel, template, recipient, status, error, created_at, case_id, count(*) over () as total
    from outbox where status in ('failed', 'uncertain') and created_at > now() - interval '90 days'
    order by created_at desc, id desc limit ${max}`.execute(db);
  return {
    rows: rows.map(({ total: _total, ...row }) => ({ ...row, next: nextOf(emails, row) })),
    total: rows[0]?.total ?? 0,
  };
}

/**
 * What can be done about a stopped sending. A letter may be sent only once, so the staff and attorney of its case
 * decide. Any other email may be sent again, except one whose link opens an account, which has expired by then.
 */
export function nextOf(
  emails: EmailRegistry,
  { channel, template }: Pick<StoppedSending, 'channel' | 'template'>,
): StoppedSending['next'] {
  const kind = emails.get(template);
  if (channel !== 'email' || !kind || kind.once) return 'decide';
  return kind.secret ? 'expired' : 'retry';
}

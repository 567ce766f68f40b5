import type { User } from '../kernel/user.ts';
import type { Config } from '../kernel/config.ts';

/** Whose emails the demo's outbox page shows: everybody's, or those to one address. */
export type OutboxAccess = { recipient: string | null };

/**
 * Who may see the demo's outbox (docs/decisions/0021). Null: the page does not exist for them. It exists only in a demo
 * without a mail server, where confirmation links could reach nobody otherwise. `onThisMachine`: the request comes from
 * the machine that the demo runs on, where the emails are readable files anyway.
 */
export function outboxAccess(
  { demo, smtpUrl }: Pick<Config, 'demo' | 'smtpUrl'>,
  user: User | null,
  onThisMachine: boolean,
): OutboxAccess | null {
  if (!demo || smtpUrl !== null) return null;
  if (onThisMachine || user?.role === 'admin') return { recipient: null };
  // An unconfirmed address shows nothing: its confirmation link would confirm it to the wrong user.
  return user?.emailVerified ? { recipient: user.email } : null;
}

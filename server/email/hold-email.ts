import { sql } from 'kysely';
import type { Actor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { ClaimedEmail } from './claim-email.ts';

/** After so many seconds without a sign of life a worker counts as dead (watch-sending.ts). */
const heldSeconds = 20;
const signEveryMs = 5_000;
const held = sql<Date>`now() + make_interval(secs => ${heldSeconds})`;

/** Another try has taken this email up, or its row is gone, so this try hands nothing over. */
export class EmailTakenOver extends Error {
  override name = 'EmailTakenOver';
}

/** The time between handing a message over and knowing what became of it. */
export type Hold = {
  /** Whether the message was handed over. */
  readonly begun: boolean;
  /** Commits that the message is being handed over, and keeps giving signs of life. Throws EmailTakenOver. */
  begin(): Promise<void>;
  end(): void;
};

export function holdOf(services: Services, actor: Actor, { id, attempt }: ClaimedEmail): Hold {
  let signs: NodeJS.Timeout | undefined;
  let begun = false;
  const update = (from: 'queued' | 'sending') =>
    services.database.as(actor, (db) =>
      db
        .updateTable('outbox')
        .set({ status: 'sending', held_until: held })
        .where('id', '=', id)
        .where('attempt', '=', attempt)
        .where('status', '=', from)
        .executeTakeFirstOrThrow(),
    );
  const sign = () => {
    update('sending').catch((error: unknown) => services.log.warn({ err: error, outbox_id: id }, 'no sign of life'));
  };
  return {
    get begun() {
      return begun;
    },
    async begin() {
      if ((await update('queued')).numUpdatedRows === 0n) throw new EmailTakenOver('another try has this email');
      begun = true;
      signs = setInterval(sign, signEveryMs);
    },
    end: () => clearInterval(signs),
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { archiveState, commitsWait, letCommitsWait } from '../../../db/embedded/standby.ts';
import type { Log } from '../../kernel/log.ts';
import type { WalReceiver } from './receive-wal.ts';

type InStep = {
  /** The superuser's login of the embedded database. */
  url: string;
  receiver: Pick<WalReceiver, 'behindMs'>;
  log: Log;
  /** Called once commits wait. */
  joined: () => void;
};

/** How long a commit waits for an archive that has stopped, such as a disk that hangs. */
const patienceMs = 5_000;
/** An archive that is behind by no more than this has caught up. */
const inStepMs = 500;
const lookMs = 250;

/**
 * Makes commits wait for the archive while it keeps up, until `stopped`; then none waits. If the program stopped
 * working because its backup does, more would be lost than a backup can save: so commits are let go after 5 seconds,
 * and wait again once the archive has caught up.
 */
export async function keepInStep({ url, receiver, log, joined }: InStep, stopped: AbortSignal): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Reported by the query that runs.
  client.on('error', () => {});
  await client.connect();
  try {
    while (!stopped.aborted) {
      const [wait, behind] = [await commitsWait(client), receiver.behindMs()];
      if (wait && behind > patienceMs) {
        await letCommitsWait(client, false);
        log.error(
          { behind_ms: behind },
          'the archive in BACKUP_DIR has stopped: changes are answered before they are in it',
        );
      } else if (!wait && behind < inStepMs && (await archiveState(client)) === 'streaming') {
        await letCommitsWait(client, true);
        log.info('each change is in the archive before it is answered');
      }
      if (wait) joined();
      await sleep(lookMs, undefined, { signal: stopped }).catch(() => undefined);
    }
  } finally {
    await letCommitsWait(client, false).catch(() => {});
    await client.end().catch(() => {});
  }
}

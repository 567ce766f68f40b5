import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import { TextMessageUnavailable, type TextMessageSender } from './text-messages.ts';

/** Writes each text message to `<directory>/<UTC timestamp>-text-to-<end of the number>.txt`: for a demo and for development. */
export function createFileTextMessages(directory: string, clock: Clock): TextMessageSender {
  return {
    send: async (to, body) => {
      const name = `${clock.now().toISOString().replaceAll(/[-:.]/g, '')}-text-to-${to.slice(-4)}.txt`;
      try {
        await mkdir(directory, { recursive: true });
        await writeFile(join(directory, name), `${body}\n`, { mode: 0o600 });
      } catch (cause) {
        throw new TextMessageUnavailable('the text could not be written to the outbox', { cause });
      }
    },
  };
}

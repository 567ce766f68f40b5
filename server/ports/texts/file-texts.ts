import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import { TextUnavailable, type TextSender } from './texts.ts';

/** Writes each text to `<directory>/<UTC timestamp>-text-to-<end of the number>.txt`: for a demo and for development. */
export function createFileTexts(directory: string, clock: Clock): TextSender {
  return {
    send: async (to, body) => {
      const name = `${clock.now().toISOString().replaceAll(/[-:.]/g, '')}-text-to-${to.slice(-4)}.txt`;
      try {
        await mkdir(directory, { recursive: true });
        await writeFile(join(directory, name), `${body}\n`, { mode: 0o600 });
      } catch (cause) {
        throw new TextUnavailable('the text could not be written to the outbox', { cause });
      }
    },
  };
}

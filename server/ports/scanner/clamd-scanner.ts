// Without a package: it is one command of one protocol.

import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { ScannerUnavailable, type Scanner, type ScanResult } from './scanner.ts';

interface ClamdOptions {
  host: string;
  port: number;
  /** How long the daemon may stay silent, in milliseconds. */
  timeout_ms?: number;
}

/** Scans with a ClamAV daemon over TCP (its INSTREAM command). Throws ScannerUnavailable without a clear verdict. */
export function createClamdScanner({ host, port, timeout_ms = 30_000 }: ClamdOptions): Scanner {
  return {
    name: 'ClamAV',
    scan: async (content) => {
      const source = typeof content === 'string' ? createReadStream(content) : content;
      const socket = connect({ host, port });
      socket.setTimeout(timeout_ms, () => socket.destroy(new Error('no answer in time')));
      try {
        return verdict(await converse(socket, source));
      } catch (cause) {
        if (cause instanceof ScannerUnavailable) throw cause;
        throw new ScannerUnavailable('the scanner could not be reached', { cause });
      } finally {
        socket.destroy();
        source.destroy();
      }
    },
  };
}

async function converse(socket: Socket, source: Readable): Promise<string> {
  const answer = text(socket);
  // The daemon may answer and close before it has read everything (file too large): use its answer, not the broken
  // pipe.
  const sent = pipeline(Readable.from(frames(source)), socket, { end: false }).then(() => answer);
  return Promise.race([answer, sent]);
}

/** The command, then each chunk after its length (4 bytes, big-endian), then a length of zero. */
async function* frames(source: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of source) {
    const bytes = Buffer.from(piece);
    if (bytes.length > 0) yield Buffer.concat([length(bytes.length), bytes]);
  }
  yield length(0);
}

function length(count: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
}

function verdict(answer: string): ScanResult {
  const line = answer.replace(/\0.*$/s, '').trim();
  if (line === 'stream: OK') return { clean: true };
  const [, malware] = /^stream: (.+) FOUND$/.exec(line) ?? [];
  if (malware !== undefined) return { clean: false, reason: malware };
  throw new ScannerUnavailable(`the scanner answered: ${line.slice(0, 200) || 'nothing'}`);
}

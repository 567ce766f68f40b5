import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { answerAsClamd } from '../../../testing/app/small-clamd.ts';
import { createClamdScanner } from './clamd-scanner.ts';
import { noScanner } from './scanner.ts';
import { ScannerUnavailable, type Scanner } from './scanner.ts';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** A scanner connected to a daemon that behaves as `onConnection` says. */
async function scannerAsking(onConnection: (socket: Socket) => void): Promise<Scanner> {
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return createClamdScanner({
    host: '127.0.0.1',
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    timeout_ms: 300,
  });
}

describe('clamd', () => {
  test('clamd passes a clean stream and names what it finds, across chunks', async () => {
    const scanner = await scannerAsking(answerAsClamd);
    expect(await scanner.scan(Readable.from([Buffer.alloc(200_000), Buffer.from('fine')]))).toEqual({ clean: true });
    expect(await scanner.scan(Readable.from([Buffer.from('..EIC'), Buffer.from('AR..')]))).toEqual({
      clean: false,
      reason: 'Eicar-Test-Signature',
    });
  });

  test('clamd scans a path', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scan-'));
    await writeFile(join(folder, 'a.bin'), 'EICAR');
    const scanner = await scannerAsking(answerAsClamd);
    expect((await scanner.scan(join(folder, 'a.bin'))).clean).toBe(false);
    await expect(scanner.scan(join(folder, 'none.bin'))).rejects.toThrow(ScannerUnavailable);
    await rm(folder, { recursive: true });
  });

  test.each<[string, (socket: Socket) => void]>([
    ['an error', (socket) => void socket.end('INSTREAM size limit exceeded. ERROR\0')],
    ['nothing', (socket) => void socket.end()],
    ['a cut connection', (socket) => void socket.destroy()],
    ['silence', () => undefined],
    ['nonsense', (socket) => void socket.end('stream: OK FOUND maybe')],
  ])('%s is no verdict', async (_, behavior) => {
    const scanner = await scannerAsking(behavior);
    await expect(scanner.scan(Readable.from([Buffer.alloc(5_000_000)]))).rejects.toThrow(ScannerUnavailable);
  });

  test('an unreachable daemon is no verdict', async () => {
    await expect(createClamdScanner({ host: '127.0.0.1', port: 1 }).scan(Readable.from(['x']))).rejects.toThrow(
      ScannerUnavailable,
    );
  });

  test('an upload that breaks off is no verdict', async () => {
    const scanner = await scannerAsking(answerAsClamd);
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(10);
        throw new Error('connection lost');
      })(),
    );
    await expect(scanner.scan(broken)).rejects.toThrow(ScannerUnavailable);
  });
});

test('without a scanner the verdict says not scanned', async () => {
  expect(await noScanner.scan('/any/path')).toEqual({ clean: true, reason: 'not_scanned' });
});

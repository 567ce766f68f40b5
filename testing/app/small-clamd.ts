import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export type SmallClamd = {
  /** For CLAMD_URL. */
  url: string;
  /** `cut`: each connection ends at once; `hang`: none is answered. */
  fault: 'cut' | 'hang' | null;
  /** How many files it was asked about without answering. */
  failed: number;
  /** Cuts off those that hang. */
  dropHanging(): void;
  close(): Promise<void>;
};

/** A scanner that finds only the test string, and fails as `fault` says. */
export async function openSmallClamd(): Promise<SmallClamd> {
  const sockets = new Set<Socket>();
  const hanging = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket) && hanging.delete(socket));
    if (clamd.fault === null) return answerAsClamd(socket);
    clamd.failed += 1;
    if (clamd.fault === 'cut') socket.destroy();
    else hanging.add(socket.resume());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const clamd: SmallClamd = {
    url: `tcp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    fault: null,
    failed: 0,
    dropHanging: () => {
      for (const socket of hanging) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return clamd;
}

/** Speaks the real protocol: reads the chunks up to the zero length, looks for the test string, answers, closes. */
export function answerAsClamd(socket: Socket): void {
  let bytes = Buffer.alloc(0);
  socket.on('data', (piece: Buffer) => {
    bytes = Buffer.concat([bytes, piece]);
    const command = Buffer.from('zINSTREAM\0');
    if (!bytes.subarray(0, command.length).equals(command)) return;
    const parts: Buffer[] = [];
    for (let at = command.length; at + 4 <= bytes.length;) {
      const size = bytes.readUInt32BE(at);
      if (size === 0)
        return void socket.end(
          Buffer.concat(parts).includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0',
        );
      parts.push(bytes.subarray(at + 4, at + 4 + size));
      at += 4 + size;
    }
  });
}

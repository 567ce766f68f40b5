import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { writeWhole } from './files.ts';
import type { Place } from './place.ts';

/** Listens for a moment on a port of 127.0.0.1 (0: any free one). Returns the port, or null when it is taken. */
function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen({ host: '127.0.0.1', port }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}

/** The port this cluster had before if it is free, else a new one, which is stored. */
export async function choosePort({ home }: Place): Promise<number> {
  const path = join(home, 'port');
  const before = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
  const previous = before > 0 ? await tryPort(before) : null;
  if (previous !== null) return previous;
  const port = await tryPort(0);
  if (port === null) throw new Error('no port of 127.0.0.1 is free for the database');
  writeWhole(path, `${port}\n`);
  return port;
}

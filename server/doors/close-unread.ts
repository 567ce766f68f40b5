import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Bytes of a refused body that are still read, so that the client reads the answer before its connection closes. */
export const maxUnreadBytes = 256 * 1_024;
/** For how many milliseconds the rest of a refused body is still awaited. */
const lingerMs = 500;

/**
 * Closes the connection of a request that was answered before all of its body was read. Node would read the rest, however
 * long it is, to keep the connection.
 */
export function closeUnread(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (hasBody(request)) response.once('finish', () => linger(request, response));
    listener(request, response);
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

function linger(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  const close = () => socket.destroy();
  const timer = setTimeout(close, lingerMs);
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxUnreadBytes || request.complete) close();
  });
  socket.once('close', () => clearTimeout(timer));
  // Nothing follows on this connection.
  response.shouldKeepAlive = false;
  socket.end();
}

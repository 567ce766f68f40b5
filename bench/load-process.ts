/**
 * A load generator in its own process: keep-alive connections on bare sockets, one request in flight on each. Bare, because a client
 * that costs as much as the server would measure itself. Takes one `Load` by IPC, answers one `LoadResult`, and ends.
 */
import { connect, type Socket } from 'node:net';

export type Load = {
  port: number;
  connections: number;
  /** Whole HTTP/1.1 requests as text, taken in turn; with `once` each is sent a single time and then the load ends. */
  requests: string[];
  once: boolean;
  /** Ends after this long at the latest. */
  milliseconds: number;
  expectedStatus: number;
  /** Milliseconds, on average, that whoever is behind a connection takes before asking again: 0 or none at all asks at once, which shows how much the server can do, and not how long one waits for it. */
  thinks?: number;
};
/** Answers of each connection that are not counted: it opens meanwhile. */
const warmUp = 1;

/** `answered` and `seconds` are of the time after every connection was warm. */
export type LoadResult = {
  total: number;
  answered: number;
  seconds: number;
  latencies: number[];
  errors: number;
  firstError: string;
};

class Run {
  readonly result: LoadResult = { total: 0, answered: 0, seconds: 0, latencies: [], errors: 0, firstError: '' };
  private next = 0;
  private readonly load: Load;
  private readonly started = performance.now();
  private warmSince = Number.NaN;
  private warm = 0;
  private lastAnswer = 0;

  constructor(load: Load) {
    this.load = load;
  }

  take(): string | null {
    if (performance.now() - this.started > this.load.milliseconds) return null;
    if (this.load.once && this.next >= this.load.requests.length) return null;
    return this.load.requests[this.next++ % this.load.requests.length] ?? null;
  }

  /** `nth` counts the connection's answers from 1. */
  count(latency: number, response: string, nth: number): void {
    this.result.total += 1;
    if (nth === warmUp && ++this.warm === this.load.connections) this.warmSince = performance.now();
    else if (this.warm === this.load.connections) {
      this.lastAnswer = performance.now();
      this.result.answered += 1;
      this.result.latencies.push(latency);
    }
    if (Number(response.slice(9, 12)) !== this.load.expectedStatus) this.fail(response);
  }

  fail(why: string): void {
    this.result.errors += 1;
    this.result.firstError ||= why.slice(0, 1_500);
  }

  end(): LoadResult {
    return { ...this.result, seconds: (this.lastAnswer - this.warmSince) / 1_000 };
  }
}

/** Length of the first whole response in `text`, or 0 when more must come. Latin-1 text: one character a byte. */
function responseLength(text: string): number {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return 0;
  if (text.startsWith('304', 'HTTP/1.1 '.length)) return head + 4;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head + 2));
  if (length) return head + 4 + Number(length[1]) <= text.length ? head + 4 + Number(length[1]) : 0;
  const end = text.indexOf('0\r\n\r\n', head + 4);
  return end < 0 ? 0 : end + 5;
}

function drive(run: Run, { port, thinks = 0 }: Load): Promise<void> {
  return new Promise((resolve) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let sent = 0;
    let answers = 0;
    let received = '';
    const send = () => {
      const request = run.take();
      if (request === null) return void socket.end();
      sent = performance.now();
      socket.write(request);
    };
    socket.setEncoding('latin1');
    socket.on('connect', send);
    socket.on('data', (chunk: string) => {
      received += chunk;
      const length = responseLength(received);
      if (length === 0) return;
      run.count(performance.now() - sent, received, (answers += 1));
      received = received.slice(length);
      // From half to one and a half of it, or all would ask in the same moment.
      if (thinks > 0) setTimeout(send, thinks * (0.5 + Math.random()));
      else send();
    });
    socket.on('error', (error) => run.fail(error.message));
    socket.on('close', () => resolve());
  });
}

process.once('message', async (load: Load) => {
  const run = new Run(load);
  await Promise.all(Array.from({ length: load.connections }, () => drive(run, load)));
  process.send?.(run.end(), () => process.exit(0));
});

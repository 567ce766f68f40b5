/**
 * A load generator in its own process: keep-alive connections on raw sockets, one request in flight on each, because an HTTP client
 * would cost as much as the server. Receives one `Load` by IPC, replies with one `LoadResult` and exits.
 */
import { connect, type Socket } from 'node:net';

export type Load = {
  port: number;
  connections: number;
  /** Complete HTTP/1.1 requests, sent in turn; with `once`, each is sent once and then the load ends. */
  requests: string[];
  once: boolean;
  /** Maximum duration. */
  milliseconds: number;
  expectedStatus: number;
  /** Mean think time in milliseconds per connection. Without it, the load measures throughput rather than latency. */
  thinks?: number;
  /** 503 is counted by itself, and its connection sends again after the seconds that Retry-After says. */
  shed?: boolean;
};
/** Warm-up responses per connection that are not counted. */
const warmUp = 1;

/** `answered` and `seconds` cover the time after every connection is warm. */
export type LoadResult = {
  total: number;
  answered: number;
  seconds: number;
  latencies: number[];
  /** Milliseconds until each connection's first answer of any kind, including the wait until it was accepted. */
  first: number[];
  errors: number;
  firstError: string;
  /** Answers of 503 with `shed`, and those of them that did not say when to come again. */
  shed: number;
  shedWithoutWait: number;
};

class Run {
  readonly result: LoadResult = {
    total: 0,
    answered: 0,
    seconds: 0,
    latencies: [],
    first: [],
    errors: 0,
    firstError: '',
    shed: 0,
    shedWithoutWait: 0,
  };
  private next = 0;
  private readonly load: Load;
  private readonly started = performance.now();
  private warmSince = Number.NaN;
  private warm = 0;
  private lastReply = 0;

  constructor(load: Load) {
    this.load = load;
  }

  take(): string | null {
    if (performance.now() - this.started > this.load.milliseconds) return null;
    if (this.load.once && this.next >= this.load.requests.length) return null;
    return this.load.requests[this.next++ % this.load.requests.length] ?? null;
  }

  /** How long to wait after an answer that shed the request, in milliseconds; null for any other answer. */
  shedFor(response: string): number | null {
    if (!this.load.shed || !response.startsWith('503', 'HTTP/1.1 '.length)) return null;
    const wait = /\r\nretry-after: (\d+)/i.exec(response)?.[1];
    this.result.shed += 1;
    this.result.shedWithoutWait += wait === undefined ? 1 : 0;
    return Number(wait ?? 1) * 1_000;
  }

  /** `nth`: the connection's response number, from 1. */
  count(latency: number, response: string, nth: number): void {
    this.result.total += 1;
    if (this.load.shed) this.warmSince ||= performance.now();
    else if (nth === warmUp && ++this.warm === this.load.connections) this.warmSince = performance.now();
    if (this.load.shed || (this.warm === this.load.connections && nth !== warmUp)) {
      this.lastReply = performance.now();
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
    return { ...this.result, seconds: (this.lastReply - this.warmSince) / 1_000 };
  }
}

/** Length of the first complete response in `text`, or 0 if incomplete. Latin-1: one character per byte. */
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
    let first = true;
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
      const latency = performance.now() - sent;
      if (first) run.result.first.push(latency);
      const shedFor = run.shedFor(received);
      if (shedFor === null) run.count(latency, received, (answers += 1));
      first = false;
      received = received.slice(length);
      // Somewhat later than Retry-After says, or all would come at once again.
      if (shedFor !== null) return void setTimeout(send, shedFor * (1 + Math.random()));
      // Vary by half either way, or all connections would ask at once.
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

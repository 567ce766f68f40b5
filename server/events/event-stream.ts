// By hand: no helper for server-sent events bounds what a slow reader leaves unread.

import type { User } from '../kernel/user.ts';

const encoder = new TextEncoder();
/** So many unread events, and the reader is too slow to be of use; it comes again and reads everything again. */
const maxUnread = 64;

/** One open stream of server-sent events: whose it is, and what its session cookie was. */
export class EventStream {
  readonly cookie: string | null;
  readonly body: ReadableStream<Uint8Array>;
  /** As the session was read last. */
  user: User;
  /** Something was not sent because the database was away: a resync is owed. */
  owed = false;
  /** Milliseconds of the process's clock at which the next heartbeat is due. */
  beatAt: number;
  private controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  private readonly onClosed: (stream: EventStream) => void;

  constructor(user: User, cookie: string | null, beatAt: number, onClosed: (stream: EventStream) => void) {
    [this.user, this.cookie, this.beatAt, this.onClosed] = [user, cookie, beatAt, onClosed];
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      this.controller = controller;
    };
    this.body = new ReadableStream<Uint8Array>(
      { start, cancel: () => this.forget() },
      new CountQueuingStrategy({ highWaterMark: maxUnread }),
    );
  }

  get open(): boolean {
    return this.controller !== null;
  }

  /** An event with its data, or a comment. A reader who does not keep up is cut off. */
  send(event: 'change' | 'resync' | 'ended', data: object = {}): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  write(text: string): void {
    const { controller } = this;
    if (!controller) return;
    if ((controller.desiredSize ?? 0) <= 0) {
      this.forget();
      controller.error(new Error('the reader of the event stream is too slow'));
      return;
    }
    controller.enqueue(encoder.encode(text));
  }

  /** Ends after what is still unread. */
  end(): void {
    const { controller } = this;
    this.forget();
    controller?.close();
  }

  private forget(): void {
    if (!this.controller) return;
    this.controller = null;
    this.onClosed(this);
  }
}

// By hand: no package for server-sent events limits what a slow client leaves unread.

import type { User } from '../kernel/user.ts';

const encoder = new TextEncoder();
/** Beyond this many unread events the client is too slow to serve; it reconnects and reloads everything. */
const maxUnread = 64;

/** One open stream of server-sent events, with its user and session cookie. */
export class EventStream {
  readonly cookie: string | null;
  readonly body: ReadableStream<Uint8Array>;
  /** As of the last session check. */
  user: User;
  /** Something was not sent because the database was down: a resync is due. */
  owed = false;
  /** When the next heartbeat is due, in milliseconds of the process's clock. */
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

  /** Sends an event with its data, or a comment. Closes the stream of a client that does not keep up. */
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

  /** Closes once everything unread has been sent. */
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

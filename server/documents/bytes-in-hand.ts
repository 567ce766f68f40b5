/** The body of one request, `stream` in place of it. */
export type CountedBody = {
  stream: ReadableStream<Uint8Array>;
  /** So many bytes of it are no longer in memory. */
  passed(bytes: number): void;
  /** The request is over: what it still holds no longer counts. */
  end(): void;
};

/**
 * Bytes of all bodies together that were read from their connections and are not on the disk yet. When they are `max`, no
 * body is read on until some have passed, and their senders wait. It is bytes that count and not bodies: a sender who is
 * slow has next to none in hand, and so cannot keep others out.
 */
export class BytesInHand {
  readonly #max: number;
  #held = 0;
  #waiting: (() => void)[] = [];

  constructor(max: number) {
    this.#max = max;
  }

  /** At most `max`, and of each body the chunk that was read when the last of the room was taken. */
  get held(): number {
    return this.#held;
  }

  /** Reads a body chunk by chunk, each when it is asked for and there is room. */
  count(body: ReadableStream<Uint8Array>): CountedBody {
    const reader = body.getReader();
    let [own, over] = [0, false];
    const change = (bytes: number) => {
      own += bytes;
      this.#change(bytes);
    };
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      await this.#room();
      const { done, value } = await reader.read();
      if (done) return controller.close();
      if (!over) change(value.length);
      controller.enqueue(value);
    };
    return {
      stream: new ReadableStream({ pull, cancel: (reason) => reader.cancel(reason) }, { highWaterMark: 0 }),
      passed: (bytes) => {
        if (!over) change(-bytes);
      },
      end: () => {
        over = true;
        change(-own);
      },
    };
  }

  async #room(): Promise<void> {
    while (this.#held >= this.#max) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #change(bytes: number): void {
    this.#held += bytes;
    // All of them: one whose sender brings nothing takes no room from the others.
    if (this.#held < this.#max) for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/** The counted body of one request; `stream` replaces the original. */
export type CountedBody = {
  stream: ReadableStream<Uint8Array>;
  /** So many bytes of it are no longer in memory. */
  passed(bytes: number): void;
  /** The request is over: bytes that it still holds no longer count. */
  end(): void;
};

/**
 * Counts the bytes of all bodies together that were read from their connections and are not on the disk yet. At `max`,
 * no body is read any further until some bytes have passed, and the senders wait. Bytes are counted and not bodies,
 * because a slow sender holds hardly any bytes and so cannot keep others out.
 */
export class BytesInHand {
  readonly #max: number;
  #held = 0;
  #waiting: (() => void)[] = [];

  constructor(max: number) {
    this.#max = max;
  }

  /** At most `max`, plus one chunk of each body that was being read when the room ran out. */
  get held(): number {
    return this.#held;
  }

  /** Reads a body chunk by chunk, each once it is asked for and there is room. */
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
    // All may go on: a body whose sender sends nothing takes no room from the others.
    if (this.#held < this.#max) for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

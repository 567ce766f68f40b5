import type { TestUser } from './test-user.ts';

type StreamEvent = { event: string; data: { case_id?: string; what?: string } };

/** A page's event stream in a test: the events so far, and whether it has ended. */
export class OpenStream {
  readonly status: number;
  readonly headers: Headers;
  readonly events: StreamEvent[] = [];
  comments = 0;
  ended = false;
  private readonly reader: ReadableStreamDefaultReader<Uint8Array> | null;
  private text = '';

  private constructor(response: Response) {
    this.status = response.status;
    this.headers = response.headers;
    this.reader = response.status === 200 && response.body ? response.body.getReader() : null;
    if (this.reader) void this.read(this.reader);
  }

  /** `query` includes its question mark. */
  static async of(user: TestUser, query = ''): Promise<OpenStream> {
    return new OpenStream(await user.raw('GET', `/api/events${query}`));
  }

  /** Waits until `found` returns true; after 10 seconds fails with the events received. */
  async until(found: (stream: OpenStream) => boolean): Promise<void> {
    const deadline = Date.now() + 10_000;
    while (!found(this)) {
      if (Date.now() > deadline)
        throw new Error(
          `the stream had only: ${JSON.stringify(this.events)}, comments ${this.comments}, ended ${this.ended}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  changes(caseId: string): (string | undefined)[] {
    return this.events.flatMap(({ event, data }) => (event === 'change' && data.case_id === caseId ? [data.what] : []));
  }

  async close(): Promise<void> {
    await this.reader?.cancel();
  }

  private async read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      this.text += decoder.decode(next.value, { stream: true });
      const parts = this.text.split('\n\n');
      this.text = parts.pop() ?? '';
      for (const part of parts) this.take(part);
    }
    this.ended = true;
  }

  private take(part: string): void {
    if (part.startsWith(':')) this.comments += 1;
    const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
    if (event && data !== undefined) this.events.push({ event, data: JSON.parse(data) as StreamEvent['data'] });
  }
}

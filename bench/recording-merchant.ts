/** A merchant of a bench who applies, uploads and writes without pause, and keeps what was acknowledged. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { BenchUser } from './bench-user.ts';
import type { Key } from './check-cases.ts';

export const filesEach = 2;
/** How long a merchant retries a request while the installation does not answer. */
const patienceMs = 150_000;
/** As many as server/messages/post.ts lets one user write. */
const messagesAnHour = 60;

export type Acknowledged = {
  keys: Key[];
  /** Ids of files. */
  files: string[];
  messages: { id: string; caseId: string; body: string }[];
  /** Outcomes that a merchant would not accept, in words. */
  troubles: string[];
  /** Milliseconds from the first try of a request until it was acknowledged. */
  waits: number[];
};

export const nothingAcknowledged = (): Acknowledged => ({ keys: [], files: [], messages: [], troubles: [], waits: [] });

export class RecordingMerchant {
  readonly user: BenchUser;
  private readonly record: Acknowledged;
  private written = 0;

  constructor(url: string, name: string, record: Acknowledged) {
    this.user = new BenchUser(url, `${name}@bench.example`, patienceMs);
    this.record = record;
  }

  /** One case after the other until `stopped`; the one under way is finished. */
  async work(stopped: AbortSignal): Promise<void> {
    for (let number = 0; !stopped.aborted; number += 1) {
      try {
        await this.oneCase(`${this.user.email}-${number}`);
      } catch (error) {
        this.record.troubles.push(`${this.user.email}: ${error instanceof Error ? error.message : String(error)}`);
      }
      await sleep(500 + Math.random() * 1_000);
    }
  }

  private async oneCase(name: string): Promise<void> {
    const files: string[] = [];
    for (let index = 0; index < filesEach; index += 1)
      files.push(await this.timed(() => this.user.upload(`document-${index}.pdf`)));
    this.record.files.push(...files);
    const version = await this.timed(() => this.user.saveDraft(files));
    const key: Key = { key: `${name}-${randomUUID()}`, email: this.user.email, answer: null };
    this.record.keys.push(key);
    key.answer = await this.timed(() => this.user.submit(version, key.key));
    const caseId = key.answer.case_id;
    for (let count = 0; count < 3 && this.written < messagesAnHour; count += 1) {
      this.written += 1;
      const [id, body] = [randomUUID(), `Message ${count} of ${name}`];
      await this.timed(() => this.user.call('POST', `/api/cases/${caseId}/messages`, 200, { message_id: id, body }));
      this.record.messages.push({ id, caseId, body });
    }
  }

  private async timed<T>(thing: () => Promise<T>): Promise<T> {
    const began = Date.now();
    const done = await thing();
    this.record.waits.push(Date.now() - began);
    return done;
  }
}

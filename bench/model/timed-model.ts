import type { Ask, Request } from '../../drafting/model/ask.ts';
import type { LanguageModel } from '../../server/ports/ai/ai.ts';

/** What calls of one kind took: milliseconds each, tokens in and out, and how many gave no answer. */
export type Calls = { ms: number[]; input: number; output: number; failed: number };

/** A model whose calls are counted by kind. */
export class TimedModel {
  readonly calls = new Map<string, Calls>();
  readonly #model: LanguageModel;
  readonly #timeoutMs: number;

  constructor(model: LanguageModel, timeoutMs: number) {
    [this.#model, this.#timeoutMs] = [model, timeoutMs];
  }

  /** As drafting/model asks: undefined where the model gave no answer. */
  ask(kind: string): Ask {
    return (request) => this.#write(kind, request);
  }

  async #write(kind: string, request: Request): Promise<unknown> {
    const calls = this.calls.get(kind) ?? { ms: [], input: 0, output: 0, failed: 0 };
    this.calls.set(kind, calls);
    const start = performance.now();
    try {
      const signal = new AbortController().signal;
      const answer = await this.#model.write({ ...request, signal, timeoutMs: this.#timeoutMs });
      calls.input += answer.inputTokens;
      calls.output += answer.outputTokens;
      return answer.output;
    } catch (error) {
      calls.failed += 1;
      console.error(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    } finally {
      calls.ms.push(performance.now() - start);
    }
  }
}

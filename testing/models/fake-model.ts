import { faithfulAnswer, templatesIn } from './fake-outputs.ts';
import type { LanguageModel, ModelRequest } from '../../server/ports/ai/ai.ts';

export type Answering = (request: ModelRequest, turn: number) => unknown;

/** A language model for tests: gives canned answers and records its prompts. If `answering` throws, so does it. */
export class FakeModel implements LanguageModel {
  readonly provider = 'compatible';
  readonly model = 'small';
  readonly asked: ModelRequest[] = [];
  answering: Answering;

  constructor(answering: Answering) {
    this.answering = answering;
  }

  async write(request: ModelRequest) {
    this.asked.push(request);
    const output = await this.answering(request, this.asked.length);
    return { output, inputTokens: 1_000, outputTokens: 500 };
  }

  answers(): Promise<boolean> {
    return Promise.resolve(true);
  }
}

/** A well-behaved model's response. */
export const faithful: Answering = ({ prompt }) => faithfulAnswer(templatesIn(prompt));

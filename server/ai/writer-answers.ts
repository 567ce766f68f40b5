import type { Services } from '../kernel/context.ts';

/** Milliseconds: staff wait for this test before each analysis. */
const timeoutMs = 5_000;

/** Whether the configured writer answers a question that has nothing of any case; null: none is configured. */
export const writerAnswers = async ({ models }: Services): Promise<boolean | null> =>
  models && models.writer.answers(AbortSignal.timeout(timeoutMs));

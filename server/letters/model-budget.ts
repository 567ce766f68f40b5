import { v7 as uuidv7 } from 'uuid';
import { systemActor } from '../../db/actor.ts';
import type { LanguageModel } from '../ports/ai/ai.ts';
import type { Services } from '../kernel/context.ts';
import { dayOf } from '../../domain/calendar/utc.ts';

type Usage = { inputTokens: number; outputTokens: number };
type ModelOutcome = 'written' | 'refused' | 'failed' | 'cancelled';

/** Whether today's tokens (UTC) are used up. Calls in progress are not counted, so a day may end a few over. */
export async function isBudgetSpent(services: Services): Promise<boolean> {
  const {
    config: { ai },
    clock,
    database,
  } = services;
  if (!ai) return true;
  const day = dayOf(clock.now());
  const row = await database.as(systemActor, (db) =>
    db
      .selectFrom('model_calls')
      .select((eb) => eb.fn.sum<string | null>(eb('input_tokens', '+', eb.ref('output_tokens'))).as('tokens'))
      .where('at', '>=', new Date(`${day}T00:00:00Z`))
      .executeTakeFirst(),
  );
  return Number(row?.tokens ?? 0) >= ai.dailyTokens;
}

/** Records what a call cost, whatever its outcome; never throws, so that it fails nothing else. */
export async function recordModelCall(
  services: Services,
  { provider, model }: Pick<LanguageModel, 'provider' | 'model'>,
  { inputTokens, outputTokens }: Usage,
  outcome: ModelOutcome,
): Promise<void> {
  const { clock, database, log } = services;
  try {
    await database.as(systemActor, (db) =>
      db
        .insertInto('model_calls')
        .values({
          id: uuidv7(),
          at: clock.now(),
          provider,
          model,
          input_tokens: inputTokens,
          output_tokens: outputTokens,
          outcome,
        })
        .execute(),
    );
  } catch (error) {
    log.warn({ err: error }, 'the use of the language model could not be recorded');
  }
}

import { v7 as uuidv7 } from 'uuid';
import { systemActor, type Db } from '../../db/actor.ts';
import type { AiPurpose } from '../../domain/ai/purposes.ts';
import { dayOf } from '../../domain/calendar/utc.ts';
import type { AiConfig, ModelConfig } from '../kernel/ai-config.ts';
import type { Services } from '../kernel/context.ts';

/** Tokens, in and out, of today (UTC) and of a case. */
export type Spent = { day: number; case: number };

/** `caseId` null: of no case. Calls in progress are not counted, so a budget may end a call or its answer over. */
export async function spentOf(db: Db, now: Date, caseId: string | null): Promise<Spent> {
  const calls = db
    .selectFrom('model_calls')
    .select((eb) => eb.fn.sum<string | null>(eb('input_tokens', '+', eb.ref('output_tokens'))).as('tokens'));
  const [day, ofCase] = await Promise.all([
    calls.where('at', '>=', new Date(`${dayOf(now)}T00:00:00Z`)).executeTakeFirst(),
    caseId === null ? undefined : calls.where('case_id', '=', caseId).executeTakeFirst(),
  ]);
  return { day: Number(day?.tokens ?? 0), case: Number(ofCase?.tokens ?? 0) };
}

/** Which budget does not hold a request of about so many tokens any more; that of the case first. */
export function budgetSpent(
  { dailyTokens, caseTokens }: AiConfig,
  spent: Spent,
  request = 0,
): 'case_budget_spent' | 'day_budget_spent' | null {
  const more = Math.max(1, request);
  if (spent.case + more > caseTokens) return 'case_budget_spent';
  return spent.day + more > dailyTokens ? 'day_budget_spent' : null;
}

/** `answered_by`: the model's name by its provider; null: none answered. `refused`: it declined, or its answer had another shape. */
export type ModelCall = {
  case_id: string;
  purpose: AiPurpose;
  asked: ModelConfig;
  answered_by: string | null;
  inputTokens: number;
  outputTokens: number;
  outcome: 'written' | 'refused' | 'failed' | 'cancelled';
};

/** Records what a call cost, whatever its outcome; never throws, so that it fails nothing else. */
export async function recordModelCall(services: Services, call: ModelCall): Promise<void> {
  const { clock, database, log } = services;
  const { case_id, purpose, asked, answered_by, inputTokens, outputTokens, outcome } = call;
  try {
    await database.as(systemActor, (db) =>
      db
        .insertInto('model_calls')
        .values({
          id: uuidv7(),
          at: clock.now(),
          case_id,
          purpose,
          provider: asked.name,
          model: asked.model,
          answered_by: answered_by?.slice(0, 200) ?? null,
          input_tokens: inputTokens,
          output_tokens: outputTokens,
          // Dollars for a million tokens are millionths of a dollar for one.
          cost_micros: asked.prices && Math.ceil(inputTokens * asked.prices.input + outputTokens * asked.prices.output),
          outcome,
        })
        .execute(),
    );
  } catch (error) {
    log.warn({ err: error }, 'the use of the language model could not be recorded');
  }
}

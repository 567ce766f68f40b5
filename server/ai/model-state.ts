import { sql } from 'kysely';
import type { SystemState } from '../../contract/system.ts';
import type { Db } from '../../db/actor.ts';
import { aiPurposeKeys, aiPurposeOf } from '../../domain/ai/purposes.ts';
import type { Services } from '../kernel/context.ts';
import { spentOf } from './budget.ts';

const days = 30;

/** Who is asked here, what is left of today, and what the calls of the last 30 days cost; null: no model is configured. */
export async function modelState(
  { config }: Pick<Services, 'config'>,
  db: Db,
  now: Date,
): Promise<SystemState['model']> {
  const { ai } = config;
  if (ai === null) return null;
  const since = new Date(now.getTime() - days * 86_400_000);
  const [spent, calls, overall] = await Promise.all([
    spentOf(db, now, null),
    callsSince(db, since),
    overallSince(db, since, ai.caseTokens),
  ]);
  return {
    writer: { name: ai.writer.name, model: ai.writer.model },
    judge: ai.judge && { name: ai.judge.name, model: ai.judge.model },
    sends: ai.sends,
    has_prices: ai.writer.prices !== null && (ai.judge === null || ai.judge.prices !== null),
    today: { tokens: spent.day, max: ai.dailyTokens },
    cases: { asked: overall.cases, max_tokens: ai.caseTokens, spent: overall.spent, cost_micros: overall.cost },
    calls: calls.map(({ purpose, ...call }) => ({ ...call, purpose: labelOf(purpose) })),
  };
}

const labelOf = (stored: string): string => {
  const purpose = aiPurposeKeys.find((each) => each === stored);
  return purpose ? aiPurposeOf(purpose).label : stored;
};

async function callsSince(db: Db, since: Date) {
  return db
    .selectFrom('model_calls')
    .select(['purpose', 'provider as recipient', 'answered_by'])
    .select([
      sql<number>`count(*)::int`.as('calls'),
      sql<number>`(count(*) filter (where outcome <> 'written'))::int`.as('without_answer'),
      sql<number>`sum(input_tokens + output_tokens)::bigint`.as('tokens'),
      sql<number | null>`sum(cost_micros)::bigint`.as('cost_micros'),
    ])
    .where('at', '>=', since)
    .groupBy(['purpose', 'provider', 'answered_by'])
    .orderBy('tokens', 'desc')
    .limit(50)
    .execute();
}

/** Cases that a model was asked about, what that cost, and how many have used up what a case may use. */
async function overallSince(db: Db, since: Date, caseTokens: number) {
  const { rows } = await sql<{ cases: number; spent: number; cost: number | null }>`
    select count(*)::int as cases, (count(*) filter (where tokens >= ${caseTokens}))::int as spent, sum(cost)::bigint as cost
    from (
      select sum(input_tokens + output_tokens) as tokens, sum(cost_micros) filter (where at >= ${since}) as cost
      from model_calls where case_id is not null group by case_id having max(at) >= ${since}) of_cases`.execute(db);
  return rows[0] ?? { cases: 0, spent: 0, cost: null };
}

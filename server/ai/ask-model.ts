import type { z } from 'zod';
import { systemActor, type Db } from '../../db/actor.ts';
import { covers } from '../../domain/ai/disclosure.ts';
import { aiPurposeOf, type AiPurpose } from '../../domain/ai/purposes.ts';
import { maskerOf } from '../../domain/privacy/mask.ts';
import { aiUses, type AiConfig, type ModelConfig } from '../kernel/ai-config.ts';
import type { Services } from '../kernel/context.ts';
import { ModelFailed, type LanguageModel, type ModelAnswer } from '../ports/ai/ai.ts';
import { budgetSpent, recordModelCall, spentOf, type ModelCall } from './budget.ts';
import { keptNames, knownValues } from './known-values.ts';
import { consentOf } from './queries.ts';

/**
 * `prompt` and `system` are masked here; ids in them are short or UUIDs, and sums have their sign ("$45,000.00"), so that
 * neither looks like an account's number. `signal`: the requester left.
 */
export type ModelAsk<Answer> = {
  caseId: string;
  purpose: AiPurpose;
  request: { system: string; prompt: string; schema: z.ZodType<Answer> };
  signal: AbortSignal;
};

/** An estimate, before anything is sent. */
const charactersAToken = 4;

const reasons = {
  no_model: 'No language model is configured.',
  not_asked: 'This installation does not ask a language model for this.',
  no_consent: 'The merchant has not allowed that facts of this case are sent to this provider.',
  case_budget_spent: 'What this case may use of a language model does not hold this request any more.',
  day_budget_spent: 'What this installation may use of a language model today does not hold this request any more.',
  cancelled: 'It was cancelled.',
  wrong_answer: 'The language model was asked, and its answer did not have the form that was asked for.',
} as const;

/** `reason`: a sentence for users, without anything of the case. */
export type ModelRefusal = { ok: false; why: keyof typeof reasons | 'failed'; reason: string };
export type ModelResult<Answer> = { ok: true; answer: Answer; provider: string; model: string } | ModelRefusal;

const refused = (why: keyof typeof reasons): ModelRefusal => ({ ok: false, why, reason: reasons[why] });

/**
 * The one way to a language model. Whatever it lacks or does is a result: no model, no consent of the merchant to this
 * provider by name, a purpose that this installation does not ask for, a spent budget, a model that fails (after at most two
 * requests). What is known of the case and what looks like somebody's number or contact is masked in the prompt. What it
 * cost is recorded, and neither prompt nor answer. Not to be called within a transaction.
 */
export async function askModel<Answer>(services: Services, ask: ModelAsk<Answer>): Promise<ModelResult<Answer>> {
  const { caseId, purpose, request } = ask;
  const found = await whoMayBeAsked(services, {
    caseId,
    purpose,
    length: request.system.length + request.prompt.length,
  });
  if ('ok' in found) return found;
  if (ask.signal.aborted) return refused('cancelled');
  return call(services, found.ai, ask, found);
}

/** How texts of a case are masked, a character for a character, so that a place in one is the same place in the other. */
export const maskOfCase = (services: Services, caseId: string): Promise<Mask> =>
  services.database.as(systemActor, (db) => maskOf(services, db, { caseId, needs: 'texts' }));

async function maskOf(
  services: Services,
  db: Db,
  { caseId, needs }: { caseId: string; needs: 'facts' | 'texts' },
): Promise<Mask> {
  return maskerOf(await knownValues(services, db, caseId), needs, await keptNames(db, caseId));
}

/** Why this could not be asked now, before anything is; null where it could. */
export async function refusalToAsk(
  services: Services,
  caseId: string,
  purpose: AiPurpose,
): Promise<ModelRefusal | null> {
  const found = await whoMayBeAsked(services, { caseId, purpose, length: 0 });
  return 'ok' in found ? found : null;
}

/** `length`: of what would be sent, in characters. */
type Question = Pick<ModelAsk<unknown>, 'caseId' | 'purpose'> & { length: number };

async function whoMayBeAsked(
  services: Services,
  question: Question,
): Promise<ModelRefusal | { ai: AiConfig; asked: ModelConfig; model: LanguageModel; mask: Mask }> {
  const {
    config: { ai },
    models,
  } = services;
  if (ai === null || models === null) return refused('no_model');
  if (!aiUses(services.config).includes(question.purpose)) return refused('not_asked');
  const { who, needs } = aiPurposeOf(question.purpose);
  const [asked, model] = who === 'judge' && ai.judge ? [ai.judge, models.judge] : [ai.writer, models.writer];
  const mask = await whatIsAllowed(services, ai, question, { asked, needs });
  return typeof mask === 'string' ? refused(mask) : { ai, asked, model, mask };
}

type Mask = ReturnType<typeof maskerOf>;

/** How the prompt is masked; or what forbids the call. */
function whatIsAllowed(
  services: Services,
  ai: AiConfig,
  { caseId, length }: Question,
  { asked, needs }: { asked: ModelConfig; needs: 'facts' | 'texts' },
): Promise<Mask | keyof typeof reasons> {
  return services.database.as(systemActor, async (db) => {
    const consent = await consentOf(db, caseId);
    if (consent === null || !covers(consent, [asked.name], needs)) return 'no_consent';
    const tokens = Math.ceil(length / charactersAToken);
    const spent = budgetSpent(ai, await spentOf(db, services.clock.now(), caseId), tokens);
    return spent ?? maskOf(services, db, { caseId, needs });
  });
}

async function call<Answer>(
  services: Services,
  { timeoutSeconds }: AiConfig,
  { caseId, purpose, request, signal }: ModelAsk<Answer>,
  { asked, model, mask }: { asked: ModelConfig; model: LanguageModel; mask: Mask },
): Promise<ModelResult<Answer>> {
  const record = (outcome: ModelCall['outcome'], used: Partial<ModelAnswer>) =>
    recordModelCall(services, {
      case_id: caseId,
      purpose,
      asked,
      answered_by: used.model ?? null,
      inputTokens: used.inputTokens ?? 0,
      outputTokens: used.outputTokens ?? 0,
      outcome,
    });
  try {
    const { schema } = request;
    const [system, prompt] = [mask(request.system), mask(request.prompt)];
    const answer = await model.write({ system, prompt, schema, signal, timeoutMs: timeoutSeconds * 1_000 });
    const read = schema.safeParse(answer.output);
    if (signal.aborted) {
      await record('cancelled', answer);
      return refused('cancelled');
    }
    await record(read.success ? 'written' : 'refused', answer);
    if (!read.success) return refused('wrong_answer');
    return { ok: true, answer: read.data, provider: asked.name, model: answer.model };
  } catch (error) {
    const failed = error instanceof ModelFailed ? error : null;
    if (failed === null) services.log.error({ err: error, purpose }, 'a call of the language model broke');
    await record(outcomeOf(failed), failed?.spent ?? {});
    if (failed?.fault === 'cancelled') return refused('cancelled');
    const what = failed?.message ?? 'something went wrong';
    services.log.warn({ purpose, fault: failed?.fault }, 'the language model gave no answer');
    return { ok: false, why: 'failed', reason: `The language model of ${asked.name} was asked, and ${what}.` };
  }
}

function outcomeOf(failed: ModelFailed | null): ModelCall['outcome'] {
  if (failed?.fault === 'cancelled') return 'cancelled';
  return failed?.fault === 'declined' ? 'refused' : 'failed';
}

/** Milliseconds: staff wait for this test before each analysis. */
const testMs = 5_000;

/** Whether the configured writer answers a question that has nothing of any case; null: none is configured. */
export const writerAnswers = async ({ models }: Services): Promise<boolean | null> =>
  models && models.writer.answers(AbortSignal.timeout(testMs));

import { z } from 'zod';
import { factStandings, factToConfirm } from '../domain/letters/fact-to-confirm.ts';
import { allow } from './policy.ts';
import { id, timestamp } from './shapes.ts';

const caseId = { id };
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const factKey = z.string().max(40);
const by = { by: z.string(), at: timestamp };

/**
 * The facts of the merchant that the unsent letter states, one question each. `sha256` is of the value shown, and an
 * answer names it. `correction`: what the merchant last said was right instead; `answer`: the desk's reason to keep its
 * value, after which the merchant is asked again; `settled`: confirmed by the merchant, or waived by the attorney with
 * a reason.
 */
const factsView = z.object({
  case_id: id,
  /** Null while no letter waits. */
  letter_id: id.nullable(),
  facts: z.array(
    factToConfirm.extend({
      sha256,
      standing: z.enum(factStandings),
      correction: z.object({ value: z.string(), note: z.string().nullable(), ...by }).nullable(),
      answer: z.object({ reason: z.string(), ...by }).nullable(),
      settled: z.object({ reason: z.string().nullable(), ...by }).nullable(),
    }),
  ),
  may: z.object({ answer: z.boolean(), answer_corrections: z.boolean(), waive: z.boolean() }),
});
export type FactsView = z.infer<typeof factsView>;
export type FactView = FactsView['facts'][number];

const reason = z.string().trim().min(3, 'Enter a reason.').max(2_000);

const tooLong = 'Shorten it to 2,000 characters or fewer.';

export const facts = {
  getFacts: allow('signed-in')
    .route({ method: 'GET', path: '/cases/{id}/facts', tags: ['letters'] })
    .input(z.strictObject(caseId))
    .output(factsView),
  /**
   * The merchant confirms or corrects facts as shown. 409 VERSION_MISMATCH when one has changed, in which case nothing
   * is stored.
   */
  answerFacts: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/facts', tags: ['letters'] })
    .input(
      z.strictObject({
        ...caseId,
        answers: z
          .array(
            z.strictObject({
              fact: factKey,
              sha256,
              /** What is right instead; null when the fact is right. */
              correction: z
                .strictObject({
                  value: z.string().trim().min(1, 'Enter what is right.').max(2_000, tooLong),
                  note: z.string().trim().max(2_000, tooLong).nullable(),
                })
                .nullable(),
            }),
          )
          .min(1)
          .max(12),
      }),
    )
    .output(factsView),
  /** Staff or the case's attorney answer a correction with a reason; the merchant is asked again. */
  answerCorrection: allow('desk')
    .route({ method: 'POST', path: '/cases/{id}/facts/{fact}/answer', tags: ['letters'] })
    .input(z.strictObject({ ...caseId, fact: factKey, sha256, reason }))
    .output(factsView),
  /** The case's attorney goes on without confirmation of the open facts; this holds only for their present values. */
  waiveFacts: allow('attorney')
    .route({ method: 'POST', path: '/cases/{id}/facts/waive', tags: ['letters'] })
    .input(z.strictObject({ ...caseId, reason }))
    .output(factsView),
};

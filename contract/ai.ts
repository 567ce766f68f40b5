import { z } from 'zod';
import { allow } from './policy.ts';
import { id, timestamp } from './shapes.ts';

const sends = z.enum(['facts', 'texts']);
/** To whom what may be sent to help to draft; `judge`: null where it is the writer. */
export const aiDisclosureShape = z.object({ writer: z.string(), judge: z.string().nullable(), sends });
/** What a merchant ticked: the recipients that they read, and what these are given. */
export const aiConsentShape = z.strictObject({ providers: z.array(z.string().max(200)).min(1).max(2), sends });

const consent = z.object({
  case_id: id,
  /** Null: nothing of a case leaves this installation for a language model, and nobody is asked. */
  disclosure: aiDisclosureShape.nullable(),
  /** Since when the merchant allows just that; null: they do not. */
  given_at: timestamp.nullable(),
  /** Whom they allowed before, where that does not cover what is asked now. */
  before: z.array(z.string()),
  may_decide: z.boolean(),
});
export type AiConsentView = z.infer<typeof consent>;

/** Whether facts of a case may be sent to language models. */
export const ai = {
  getConsent: allow('signed-in')
    .route({ method: 'GET', path: '/cases/{id}/ai-consent', tags: ['cases'] })
    .input(z.strictObject({ id }))
    .output(consent),
  /**
   * The merchant allows it, or takes it back (null). Idempotent. 403 for everybody else, 409 VERSION_MISMATCH where
   * recipients or what they are given are others than those that were shown.
   */
  decideConsent: allow('signed-in')
    .route({ method: 'PUT', path: '/cases/{id}/ai-consent', tags: ['cases'] })
    .input(z.strictObject({ id, consent: aiConsentShape.nullable() }))
    .output(consent),
};

import { z } from 'zod';
import { comparedFacts } from '../domain/letters/records-against.ts';
import { letterTypes } from '../domain/letters/letter.ts';
import { allow } from './policy.ts';
import { calendarDate, email, id, timestamp } from './shapes.ts';

const text = (min: number, max: number, message: string) => z.string().trim().min(min, message).max(max);
const reason = text(3, 1000, 'Say why in a few words.');

/** A lawyer who answers for the processor, or did; `confirmed_by`: the attorney of the case. */
const counsel = z.object({
  id,
  name: z.string(),
  firm: z.string(),
  email: z.string(),
  address_lines: z.array(z.string()),
  acting_since: calendarDate,
  entered_by: z.string(),
  entered_at: timestamp,
  confirmed_by: z.string().nullable(),
  ended: z.object({ by: z.string(), at: timestamp, reason: z.string() }).nullable(),
});

export const sealedDecisions = ['returned', 'destroyed', 'unsealed'] as const;
/** A file that came by mistake: what is known of it, never what it holds. */
const sealedFile = z.object({
  id,
  filename: z.string(),
  came: z.string(),
  sealed_by: z.string(),
  sealed_at: timestamp,
  decided: z
    .object({
      decision: z.enum(sealedDecisions),
      reason: z.string(),
      notified_on: calendarDate.nullable(),
      notice: z.string().nullable(),
      by: z.string(),
      at: timestamp,
    })
    .nullable(),
});

/** A record that contradicts a letter already sent; `correction`: the sentence by which the next letter corrects it. */
const record = z.object({
  letter_id: id,
  letter_type: z.enum(letterTypes),
  dated: calendarDate,
  fact: z.enum(comparedFacts),
  label: z.string(),
  stated: z.string(),
  recorded: z.string(),
  correction: z.string(),
  explained: z.object({ reason: z.string(), by: z.string(), at: timestamp }).nullable(),
});

const view = z.object({
  case_id: id,
  /** Newest first; one that has not ended acts, or waits to be confirmed. */
  counsel: z.array(counsel),
  sealed: z.array(sealedFile),
  records: z.array(record),
  /** Files of the case that can be sealed, and the attorney of the case decides. */
  files: z.array(z.object({ id, filename: z.string() })),
  may_decide: z.boolean(),
});
export type OpponentView = z.infer<typeof view>;

/** The opponent's side of a case: for staff and its attorney. */
export const opponent = {
  getOpponent: allow('desk')
    .route({ method: 'GET', path: '/cases/{id}/opponent', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(view),
  /**
   * Records that a lawyer answers for the processor. Letters go to them once the attorney of the case has confirmed it, and nothing leaves
   * before; an entry of the attorney's own is confirmed. Idempotent by `entry_id`. 409 CONFLICT while another acts.
   */
  recordOpposingCounsel: allow('desk')
    .route({ method: 'POST', path: '/cases/{id}/opposing-counsel', tags: ['letters'] })
    .input(
      z.strictObject({
        id,
        entry_id: id,
        name: text(2, 120, 'Enter the name of the lawyer.'),
        firm: text(2, 160, 'Enter the firm.'),
        email,
        address: text(5, 500, 'Enter the postal address.').refine(
          (address) => address.split('\n').length <= 5,
          'At most 5 lines.',
        ),
        acting_since: calendarDate,
      }),
    )
    .output(view),
  confirmOpposingCounsel: allow('attorney')
    .route({ method: 'POST', path: '/cases/{id}/opposing-counsel/{entry_id}/confirm', tags: ['letters'] })
    .input(z.strictObject({ id, entry_id: id }))
    .output(view),
  /** The lawyer no longer acts, or never did. By the attorney of the case. Idempotent. */
  endOpposingCounsel: allow('attorney')
    .route({ method: 'POST', path: '/cases/{id}/opposing-counsel/{entry_id}/end', tags: ['letters'] })
    .input(z.strictObject({ id, entry_id: id, reason }))
    .output(view),
  /**
   * Seals a file of the case unread: nobody opens, searches, reads or exports it, and no letter rests on it, until the attorney of the case
   * decides. Idempotent. 409 CONFLICT for a file that is a paper of ours.
   */
  sealFile: allow('desk')
    .route({ method: 'POST', path: '/cases/{id}/files/{file_id}/seal', tags: ['letters'] })
    .input(z.strictObject({ id, file_id: id, came: text(3, 1000, 'Say from whom and how it came.') }))
    .output(view),
  /**
   * By the attorney of the case, once: a returned or destroyed file is gone, and its sender was notified; an unsealed one is a file of the
   * case again. 409 CONFLICT when it was decided, and for the removal of a file of a case on legal hold.
   */
  decideSealedFile: allow('attorney')
    .route({ method: 'POST', path: '/cases/{id}/sealed-files/{file_id}/decide', tags: ['letters'] })
    .input(
      z.strictObject({
        id,
        file_id: id,
        decision: z.enum(sealedDecisions),
        reason,
        notified_on: calendarDate.nullable(),
        notice: text(3, 1000, 'Say how its sender was notified.').nullable(),
      }),
    )
    .output(view),
  /** The attorney of the case says why a letter needs no correction although a record contradicts it. Idempotent. */
  explainRecord: allow('attorney')
    .route({ method: 'POST', path: '/cases/{id}/contradicting-records/explain', tags: ['letters'] })
    .input(
      z.strictObject({
        id,
        letter_id: id,
        fact: z.enum(comparedFacts),
        stated: z.string().max(200),
        recorded: z.string().max(200),
        reason,
      }),
    )
    .output(view),
};

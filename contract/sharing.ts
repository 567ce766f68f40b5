import { z } from 'zod';
import { processors } from '../domain/processors.ts';
import { contactStates } from '../domain/sharing/contact.ts';
import { guestStates } from '../domain/sharing/guest.ts';
import { unwritable, unwritableMessage } from '../domain/unwritable.ts';
import { ledger } from './money.ts';
import { allow } from './policy.ts';
import { calendarDate, caseDetail, caseFile, cents, email, id, late, stageView, status, timestamp } from './shapes.ts';

/** A guest whom the merchant invited and who has not been removed. `files`: what they have added. */
const guest = z.object({
  id,
  email: z.string(),
  name: z.string(),
  state: z.enum(guestStates),
  invited_at: timestamp,
  expires_at: timestamp,
  accepted_at: timestamp.nullable(),
  files: z.array(z.object({ filename: z.string(), added_at: timestamp })),
});
/**
 * The contact address of a case and whether its account was let in; null for everybody but the case's owner, and when
 * the address is theirs.
 */
const contact = z.object({ email: z.string(), state: z.enum(contactStates), asked_at: timestamp.nullable() });
const guests = z.object({ items: z.array(guest), may_invite: z.boolean(), contact: contact.nullable() });

/** A case that names the caller's confirmed address as its contact, until its owner lets them in: no number, business or sums. */
const namedCase = z.object({
  id,
  submitted_on: calendarDate,
  state: z.enum(contactStates),
  asked_at: timestamp.nullable(),
});
const namedCases = z.object({ items: z.array(namedCase) });

const token = z.string().min(1).max(100);

/** What an invitation shows to a user who has its link. */
const invitation = z.object({
  state: z.enum(guestStates),
  email: z.string(),
  invited_by: z.string(),
  legal_business_name: z.string(),
  expires_at: timestamp,
});

/** One case as a list shows it to its guest. */
const listed = z.object({
  id,
  case_number: z.string(),
  processor: z.enum(processors),
  other_processor: z.string().nullable(),
  legal_business_name: z.string(),
  held_amount_cents: cents.nullable(),
  status,
  stage: stageView,
  late: late.nullable(),
  created_at: timestamp,
  shared_by: z.string(),
  shared_since: timestamp,
});

/** Files without what was extracted from them. `mine`: the guest added it and may open it. */
const file = caseFile.omit({ ai_summary: true }).extend({ mine: z.boolean() });

/** Status, timeline, money and files: no answers, no messages, no letters, nothing to sign. */
const sharedCase = listed.extend({
  hold_started_on: calendarDate.nullable(),
  timeline: caseDetail.shape.timeline,
  ledger,
  files: z.array(file),
  may: z.object({ add_files: z.boolean() }),
});

export const sharing = {
  /** The guests of a case and the open invitations, for its merchant, staff and its attorney. */
  listGuests: allow('signed-in')
    .route({ method: 'GET', path: '/cases/{id}/guests', tags: ['cases'] })
    .input(z.strictObject({ id }))
    .output(guests),
  /**
   * The merchant invites somebody to read the case and add files; their email has a link for 14 days. An open invitation
   * of the same address ends. 409 CONFLICT beyond 5, for somebody who has access, and until the merchant's own address is
   * confirmed.
   */
  invite: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/guests', tags: ['cases'] })
    .input(
      z.strictObject({
        id,
        email,
        name: z
          .string()
          .trim()
          .max(100, { error: 'Shorten it to 100 characters or fewer.', abort: true })
          .refine((text) => !unwritable.test(text), unwritableMessage)
          .default(''),
      }),
    )
    .output(guests),
  /**
   * The merchant takes an invitation back or removes a guest's access, with effect from the guest's next request.
   * Idempotent.
   */
  removeGuest: allow('signed-in')
    .route({ method: 'DELETE', path: '/cases/{id}/guests/{guest_id}', tags: ['cases'] })
    .input(z.strictObject({ id, guest_id: id }))
    .output(guests),
  /** What an invitation shows to a user who has its link; 404 for an unknown token. */
  readInvitation: allow('public')
    .route({ method: 'POST', path: '/invitations/read', tags: ['cases'] })
    .input(z.strictObject({ token }))
    .output(invitation),
  /**
   * The caller accepts an invitation to an address that they have confirmed; this works once, and a repeat returns the
   * case again. 409 CONFLICT, in a sentence, for an invitation that is not open to them.
   */
  acceptInvitation: allow('signed-in')
    .route({ method: 'POST', path: '/invitations/accept', tags: ['cases'] })
    .input(z.strictObject({ token }))
    .output(z.object({ case_id: id })),
  /**
   * The owner lets the account of the case's contact address in, or keeps it out, with effect from that account's next
   * request. 403 for any other user, 409 when the address is the owner's own.
   */
  answerContact: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/contact', tags: ['cases'] })
    .input(z.strictObject({ id, let_in: z.boolean() }))
    .output(guests),
  /** The cases that name the caller's confirmed address as their contact and are not open to them, at most 50. */
  listNamed: allow('signed-in')
    .route({ method: 'GET', path: '/named-cases', tags: ['cases'] })
    .output(namedCases),
  /**
   * The caller asks the owner of one of those cases to be let in: one email, once. Idempotent; 404 for any other case.
   */
  askToSee: allow('signed-in')
    .route({ method: 'POST', path: '/named-cases/{id}/ask', tags: ['cases'] })
    .input(z.strictObject({ id }))
    .output(namedCases),
  /** The cases that are shared with the caller, the newest share first. */
  list: allow('signed-in')
    .route({ method: 'GET', path: '/shared-cases', tags: ['cases'] })
    .output(z.object({ items: z.array(listed) })),
  /** One shared case; 404 for any other case. */
  get: allow('signed-in')
    .route({ method: 'GET', path: '/shared-cases/{id}', tags: ['cases'] })
    .input(z.strictObject({ id }))
    .output(sharedCase),
  /** The guest gives up their access. */
  leave: allow('signed-in')
    .route({ method: 'POST', path: '/shared-cases/{id}/leave', tags: ['cases'] })
    .input(z.strictObject({ id }))
    .output(z.object({ left: z.literal(true) })),
};

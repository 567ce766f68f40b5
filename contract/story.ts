import { z } from 'zod';
import { actKeys, actors } from '../domain/cases/story/acts.ts';
import { eventSources, eventStates, maxAbout, precisions } from '../domain/cases/story/case-event.ts';
import { harmKinds, maxHarmWords } from '../domain/cases/story/harm.ts';
import { notQuotedReasons } from '../domain/cases/story/not-quoted.ts';
import { unwritable, unwritableMessage } from '../domain/unwritable.ts';
import { allow } from './policy.ts';
import { calendarDate, cents, id } from './shapes.ts';

/** What a merchant says in a line of their own, kept as it was typed. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Shorten it to ${max} characters or fewer.`)
    .refine((text) => !unwritable.test(text), unwritableMessage);
const key = z.string().min(1).max(64);
const said = {
  who: z.enum(actors),
  act: z.enum(actKeys),
  day: calendarDate,
  precision: z.enum(precisions),
  due_on: calendarDate.nullable(),
};

export const lettersWaiting = ['none', 'drafted_again', 'worked_on'] as const;
export type LetterWaiting = (typeof lettersWaiting)[number];

/** `key`: of a row its id, of what the rules propose a hash of its words. `source_name`: the file that it is from. */
const event = z.object({
  key,
  ...said,
  about: z.string().nullable(),
  proof: z.object({ file_id: id, filename: z.string() }).nullable(),
  state: z.enum(eventStates),
  source: z.enum(eventSources),
  source_name: z.string().nullable(),
  page: z.number().int().nullable(),
  quote: z.string().nullable(),
  /** Why the letter does not quote `about`; null where it does. */
  not_quoted: z.enum(notQuotedReasons).nullable(),
});
const harm = z.object({ kind: z.enum(harmKinds), amount_cents: cents.nullable(), on_day: calendarDate.nullable() });

const storyView = z.object({
  case_id: id,
  today: calendarDate,
  /** Proposed and confirmed, by their day; a guest is shown confirmed ones without the words of their source. */
  events: z.array(event),
  /** What its merchant rejected or took back; for the merchant alone. */
  left_out: z.array(event),
  harm: z.object({
    harms: z.array(harm),
    words: z.string().nullable(),
    /** Why the letter does not quote `words`. */
    not_quoted: z.enum(notQuotedReasons).nullable(),
  }),
  /** The letter that has not left: none, drafted again from each change, or one that somebody at the desk worked on. */
  letter: z.enum(lettersWaiting),
  /** Files of the case that can be named as proof. */
  files: z.array(z.object({ id, filename: z.string() })),
  may: z.object({ decide: z.boolean(), propose: z.boolean() }),
});
export type StoryView = z.infer<typeof storyView>;
export type EventView = StoryView['events'][number];
export type HarmView = Omit<StoryView['harm'], 'not_quoted'>;

const amount = cents.positive('Enter an amount above zero.').max(100_000_000_000, 'This amount is too large.');

/** What happened, and what the hold does to the business. */
export const story = {
  get: allow('signed-in')
    .route({ method: 'GET', path: '/cases/{id}/story', tags: ['cases'] })
    .input(z.strictObject({ id }))
    .output(storyView),
  /**
   * The merchant adds an event, or confirms one by its `key`, as it is or corrected; staff and the case's attorney
   * propose one. Idempotent by `event_id`. 409 CONFLICT for a key that is no longer there, and once the case has ended.
   */
  addEvent: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/story/events', tags: ['cases'] })
    .input(
      z.strictObject({
        id,
        event_id: id,
        key: key.nullable(),
        ...said,
        about: line(maxAbout).nullable(),
        proof_file_id: id.nullable(),
      }),
    )
    .output(storyView),
  /** The merchant rejects what is proposed, or takes back what they confirmed. Idempotent. */
  rejectEvent: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/story/reject', tags: ['cases'] })
    .input(z.strictObject({ id, key }))
    .output(storyView),
  /** The merchant is asked again about what they rejected or took back, by its key of then or its id. Idempotent. */
  restoreEvent: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/story/restore', tags: ['cases'] })
    .input(z.strictObject({ id, key }))
    .output(storyView),
  /** The merchant reports what the hold does to the business; the report takes the place of the one before. */
  reportHarm: allow('signed-in')
    .route({ method: 'PUT', path: '/cases/{id}/story/harm', tags: ['cases'] })
    .input(
      z.strictObject({
        id,
        harms: z
          .array(
            z.strictObject({
              kind: z.enum(harmKinds),
              amount_cents: amount.nullable(),
              on_day: calendarDate.nullable(),
            }),
          )
          .max(harmKinds.length)
          .refine((each) => new Set(each.map(({ kind }) => kind)).size === each.length, 'Name each once.'),
        words: line(maxHarmWords).nullable(),
      }),
    )
    .output(storyView),
};

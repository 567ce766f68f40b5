import { z } from 'zod';
import { ownAuthorityKinds, ownFactKinds, sourceStandings } from '../domain/letters/own-source.ts';
import { allow } from './policy.ts';
import { calendarDate, id, timestamp } from './shapes.ts';

const text = (min: number, max: number, message: string) => z.string().trim().min(min, message).max(max);

/**
 * What an attorney added, and its standing. `sentence`: a paragraph that says exactly what was recorded, to put into
 * the letter with the id as reference. `proven`: it may stand in this letter; otherwise it is a red finding until
 * another attorney confirms it.
 */
const added = {
  id: z.string(),
  added_by_name: z.string(),
  added_at: timestamp,
  standing: z.enum(sourceStandings),
  /** Why it was withdrawn or retired. */
  withdrawn_reason: z.string().nullable(),
  proven: z.boolean(),
  sentence: z.string(),
  may_withdraw: z.boolean(),
};

const ownSourcesView = z.object({
  letter_id: id,
  /** Added for the installation, so for every case. */
  authorities: z.array(
    z.object({
      ...added,
      kind: z.enum(ownAuthorityKinds),
      citation: z.string(),
      title: z.string(),
      proposition: z.string(),
      quote: z.string(),
      court: z.string(),
      year: z.number().int(),
      read_at: z.string(),
      read_on: calendarDate,
    }),
  ),
  /** Added for this case only. */
  facts: z.array(
    z.object({
      ...added,
      uuid: id,
      label: z.string(),
      display: z.string(),
      source: z.string(),
      file_id: id.nullable(),
      page: z.number().int().nullable(),
    }),
  ),
  may_add: z.boolean(),
});
export type OwnSourcesView = z.infer<typeof ownSourcesView>;
export type OwnAuthorityView = OwnSourcesView['authorities'][number];
export type OwnFactView = OwnSourcesView['facts'][number];

const label = text(3, 120, 'Enter what this is.');
const factSource = {
  /** Where the fact is from, in words; may be empty when a file's page is named. */
  source: z.string().trim().max(1_500),
  file_id: id.nullable(),
  page: z.number().int().min(1).max(9_999).nullable(),
};

export const ownSources = {
  /** Authorities and facts that attorneys added, for this letter, the newest first; withdrawn ones last. */
  listSources: allow('desk')
    .route({ method: 'GET', path: '/letters/{id}/sources', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(ownSourcesView),
  /**
   * The case's attorney adds an authority in their own name, for the installation. 409 CONFLICT when it was added
   * already, 422 INVALID_INPUT with the reason for one that must not be cited or that the knowledge already has.
   */
  addAuthority: allow('attorney')
    .route({ method: 'POST', path: '/letters/{id}/sources/authorities', tags: ['letters'] })
    .input(
      z.strictObject({
        id,
        kind: z.enum(ownAuthorityKinds),
        citation: text(6, 300, 'Enter the citation as a letter prints it.'),
        title: text(3, 300, 'Enter the title, of a case its parties.'),
        proposition: text(10, 2_000, 'Enter what it stands for, in a sentence.'),
        quote: text(10, 600, 'Enter the words that you read.'),
        court: text(2, 200, 'Enter the court, or who issued it.'),
        year: z.number().int().min(1600).max(2200),
        read_at: text(3, 2_000, 'Enter where you read it.'),
        read_on: calendarDate,
      }),
    )
    .output(ownSourcesView),
  /** The case's attorney adds a fact to the case in their own name, with its source: an upload's page, or words. */
  addFact: allow('attorney')
    .route({ method: 'POST', path: '/letters/{id}/sources/facts', tags: ['letters'] })
    .input(
      z.strictObject({
        id,
        label,
        ...factSource,
        value: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal(ownFactKinds[0]), text: text(1, 600, 'Enter what is so.') }),
          z.strictObject({ kind: z.literal(ownFactKinds[1]), cents: z.number().int().min(1).max(100_000_000_000) }),
          z.strictObject({ kind: z.literal(ownFactKinds[2]), day: calendarDate }),
        ]),
      }),
    )
    .output(ownSourcesView),
  /** The attorney who added a fact withdraws it: it stays on record, and no letter may state it. Idempotent. */
  withdrawFact: allow('attorney')
    .route({ method: 'POST', path: '/letters/{id}/sources/facts/{fact_id}/withdraw', tags: ['letters'] })
    .input(z.strictObject({ id, fact_id: id, reason: text(3, 2_000, 'Enter a reason.') }))
    .output(ownSourcesView),
};

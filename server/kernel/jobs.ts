import { z } from 'zod';
import type { Db } from '../../db/actor.ts';

/** Every job with its payload. Handlers are in each subject's jobs.ts and may run twice for one job. */
export const jobDefinitions = {
  'analyze-case': z.strictObject({ case_id: z.uuid() }),
  'draft-letter': z.strictObject({ case_id: z.uuid() }),
  'plan-next-action': z.strictObject({ case_id: z.uuid() }),
  'search-conflicts': z.strictObject({ case_id: z.uuid() }),
  'search-all-conflicts': z.strictObject({}),
  'bind-exhibits': z.strictObject({ letter_id: z.uuid() }),
  'redraft-letter': z.strictObject({ case_id: z.uuid() }),
  'notify-staff': z.strictObject({ message_id: z.uuid() }),
  'notify-accepted': z.strictObject({ offer_id: z.uuid() }),
  'notify-counsel-of-answer': z.strictObject({ offer_id: z.uuid() }),
  'notify-mentioned': z.strictObject({ message_id: z.uuid() }),
  // The program cannot read the message itself.
  'notify-other-of-two': z.strictObject({
    case_id: z.uuid(),
    message_id: z.uuid(),
    by: z.enum(['merchant', 'attorney']),
  }),
  'follow-ending': z.strictObject({ ending_id: z.uuid() }),
  'replace-counsel': z.strictObject({}),
  'send-email': z.strictObject({ outbox_id: z.uuid() }),
  'print-letter': z.strictObject({ outbox_id: z.uuid() }),
  'reconcile-mail': z.strictObject({}),
  'hand-over-cases': z.strictObject({
    user_id: z.uuid(),
    by: z.strictObject({ id: z.uuid().nullable(), name: z.string() }),
  }),
  'erase-files': z.strictObject({ keys: z.array(z.string().min(1).max(501)).max(200) }),
  'purge-cases': z.strictObject({}),
  'make-report': z.strictObject({}),
  'purge-security-log': z.strictObject({}),
  'anchor-history': z.strictObject({}),
  'remind-of-days': z.strictObject({}),
  'remind-of-licenses': z.strictObject({}),
  'remind-of-statements': z.strictObject({}),
  'remind-of-advice': z.strictObject({}),
  'remind-of-drafts': z.strictObject({}),
  'remind-of-case': z.strictObject({ case_id: z.uuid() }),
  'read-document': z.strictObject({ file_id: z.uuid() }),
  'read-with-model': z.strictObject({}),
  'derive-account-proof': z.strictObject({ case_id: z.uuid() }),
  'derive-draft-proof': z.strictObject({ user_id: z.uuid() }),
  'sweep-uploads': z.strictObject({}),
  'verify-history': z.strictObject({}),
  'scrub-files': z.strictObject({}),
  'fold-send-journal': z.strictObject({}),
  // Queues of installations hold these two names, which are older than the word text message.
  'queue-texts': z.strictObject({}),
  'send-text': z.strictObject({ text_id: z.uuid() }),
} as const;
/** Scheduled jobs: cron, in UTC. One that fell due while no worker ran runs once when one starts. */
export const jobSchedules: Partial<Record<keyof typeof jobDefinitions, string>> = {
  'purge-cases': '17 3 * * *',
  'purge-security-log': '27 3 * * *',
  'make-report': '7 * * * *',
  'anchor-history': '37 2 * * *',
  'reconcile-mail': '23 4 * * *',
  'replace-counsel': '13 * * * *',
  'remind-of-advice': '19 * * * *',
  'sweep-uploads': '52 * * * *',
  'read-with-model': '*/5 * * * *',
  // After the day's anchor.
  'verify-history': '7 4 * * *',
  'scrub-files': '47 4 * * *',
  'fold-send-journal': '57 3 * * *',
  // Before the working day of the United States begins.
  'remind-of-days': '41 10 * * *',
  'remind-of-licenses': '47 10 * * *',
  'remind-of-statements': '51 10 * * *',
  // Every hour, so that the reminder comes at the time of day at which the merchant last typed.
  'remind-of-drafts': '33 * * * *',
  // Past eight in the morning on Hawaii, and afternoon on the East Coast (domain/people/text-messages.ts).
  'queue-texts': '11 18 * * *',
};

/** Jobs that take a core for long: for one key, one runs at a time, in whichever process; the next finds its work done. */
export const jobKeys: { [Name in JobName]?: (data: JobData<Name>) => string } = {
  'derive-account-proof': ({ case_id }) => case_id,
  'derive-draft-proof': ({ user_id }) => user_id,
};

/** Jobs that send something to others. After a restore they wait until the operator releases them. */
export const outgoingJobs: readonly (keyof typeof jobDefinitions)[] = ['send-email', 'print-letter', 'send-text'];

export const jobNames = z.object(jobDefinitions).keyof().options;
export type JobName = keyof typeof jobDefinitions;
export type JobData<Name extends JobName> = z.infer<(typeof jobDefinitions)[Name]>;

/** A handler's result is ignored; an error makes the queue retry. */
export type JobHandlers = { [Name in JobName]: (data: JobData<Name>) => Promise<unknown> };
/** The handlers of one subject. */
export type SubjectJobs = Partial<JobHandlers>;

export type Jobs = {
  /** Adds jobs of one name in the caller's transaction, in one statement: they exist if and only if that commits. */
  enqueue<Name extends JobName>(db: Db, name: Name, ...jobs: JobData<Name>[]): Promise<void>;
  /** Tries a job that was given up once more. False when it is not given up any more. */
  retry(name: string, id: string): Promise<boolean>;
};

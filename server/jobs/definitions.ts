import { z } from 'zod';
import type { Db } from '../../db/actor.ts';

/** Every job: its name and what it carries. Handlers are in handlers/, one file each, and may run twice for one job. */
export const jobDefinitions = {
  'analyse-case': z.strictObject({ case_id: z.uuid() }),
  'draft-letter': z.strictObject({ case_id: z.uuid() }),
  'send-mail': z.strictObject({ outbox_id: z.uuid() }),
  'print-letter': z.strictObject({ outbox_id: z.uuid() }),
} as const;
export type JobName = keyof typeof jobDefinitions;
export type JobData<Name extends JobName> = z.infer<(typeof jobDefinitions)[Name]>;

export type Jobs = {
  /** Adds a job inside the caller's transaction: it exists if and only if that commits. */
  enqueue<Name extends JobName>(db: Db, name: Name, data: JobData<Name>): Promise<void>;
};

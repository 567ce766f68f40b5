import { z } from 'zod';
import { aiSends } from '../domain/ai/disclosure.ts';
import { allow } from './policy.ts';
import { calendarDate, hold, id, timestamp } from './shapes.ts';

const seconds = z.number().nonnegative();
/**
 * One kind of job. `failing`: to be tried again; `dead`: given up after the last try. `oldest_seconds`: the age of the
 * job that has been due longest.
 */
const jobKind = z.object({
  name: z.string(),
  label: z.string(),
  waiting: z.number().int(),
  running: z.number().int(),
  failing: z.number().int(),
  dead: z.number().int(),
  oldest_seconds: seconds.nullable(),
});

/** A job that was given up. `reason`: a sentence, never a stack. */
const deadJob = z.object({
  id,
  name: z.string(),
  label: z.string(),
  case_id: id.nullable(),
  failed_at: timestamp,
  tries: z.number().int(),
  reason: z.string(),
});

/**
 * An email or certified letter that did not leave (`failed`), or may have (`uncertain`). `next`: it can be sent again
 * here, is decided about on the page of its case, or is useless because its link has expired.
 */
const stoppedSending = z.object({
  id,
  channel: z.enum(['email', 'certified_mail']),
  template: z.string(),
  recipient: z.string(),
  status: z.enum(['failed', 'uncertain']),
  error: z.string().nullable(),
  created_at: timestamp,
  case_id: id.nullable(),
  next: z.enum(['retry', 'decide', 'expired']),
});

/** The last result of a check. `problems`: one sentence each. */
const checkup = z.object({ at: timestamp, problems: z.array(z.string()), said: z.string().nullable() });

const asked = z.object({ name: z.string(), model: z.string() });
const micros = z.number().int().nullable();

/**
 * Whom this installation asks and what it lets leave; figures are of the last 30 days but for `today` (UTC). Costs are
 * millionths of a dollar by the prices that are set; null: none are. `judge` null: the writer judges.
 */
const languageModels = z.object({
  writer: asked,
  judge: asked.nullable(),
  sends: z.enum(aiSends),
  has_prices: z.boolean(),
  today: z.object({ tokens: z.number().int(), max: z.number().int() }),
  /** `spent`: of those asked about, how many have used up what a case may use. */
  cases: z.object({
    asked: z.number().int(),
    spent: z.number().int(),
    max_tokens: z.number().int(),
    cost_micros: micros,
  }),
  calls: z.array(
    z.object({
      purpose: z.string(),
      recipient: z.string(),
      answered_by: z.string().nullable(),
      calls: z.number().int(),
      without_answer: z.number().int(),
      tokens: z.number().int(),
      cost_micros: micros,
    }),
  ),
});

const systemState = z.object({
  /** When this was read. */
  at: timestamp,
  alarms: z.array(z.object({ id, kind: z.string(), title: z.string(), problem: z.string(), began_at: timestamp })),
  /** Licenses to look up again, and the last day on which each counts. */
  licenses: z.array(z.object({ id, user_id: id, attorney: z.string(), state: z.string(), until: calendarDate })),
  /** The address that they are emailed to; null when there is none. */
  alarm_email: z.string().nullable(),
  held: hold.nullable(),
  jobs: z.array(jobKind),
  /** The newest 50 of `dead_jobs_total`. */
  dead_jobs: z.array(deadJob),
  dead_jobs_total: z.number().int(),
  /** The newest 50 of `stopped_total`, of the last 90 days. */
  stopped: z.array(stoppedSending),
  stopped_total: z.number().int(),
  outbox: z.object({ ok: z.boolean(), oldest_seconds: seconds.nullable() }),
  storage: z.object({ kind: z.enum(['folder', 's3']), ok: z.boolean() }),
  disk: z.object({ ok: z.boolean(), free_bytes: z.number().nullable() }),
  scanner: z.object({ name: z.string().nullable(), ok: z.boolean().nullable() }),
  /** The language models that are set up. Null: none is. */
  model: languageModels.nullable(),
  /** Who charges the client and who pays whom. Null: not decided, and nobody can be engaged. */
  arrangement: z
    .object({
      kind: z.enum(['firm_charges', 'service_charges']),
      sample: z.boolean(),
      firms: z.array(z.string()),
      /** Each ethics opinion that is filed: its lawyer, day and states. */
      opinions: z.array(z.object({ lawyer: z.string(), dated: calendarDate, states: z.string() })),
    })
    .nullable(),
  /**
   * What public pages claim: in a demo the specification's samples, elsewhere the figures that CLAIMS measured, and the
   * attorneys and stories that `content/` has.
   */
  public_words: z.object({
    samples: z.boolean(),
    measured: z.number().int(),
    measurable: z.number().int(),
    people: z.number().int(),
    stories: z.number().int(),
  }),
  /** `in_step`: each change is written to BACKUP_DIR before the request is answered. */
  backup: z.object({
    folder: z.boolean(),
    in_step: z.boolean(),
    last: timestamp.nullable(),
    last_restore: timestamp.nullable(),
  }),
  history: z.object({ last_anchor: timestamp.nullable(), verified: checkup.nullable() }),
  files: z.object({
    checked: checkup.nullable(),
    damaged: z.array(z.object({ key: z.string(), problem: z.string() })),
  }),
  versions: z.object({ app: z.string(), node: z.string(), postgres: z.string(), migration: z.string() }),
  /** Processes that gave a sign of life within the last day; `alive`: within two minutes. */
  processes: z.array(
    z.object({
      id,
      role: z.enum(['all', 'web', 'worker']),
      version: z.string(),
      host: z.string(),
      started_at: timestamp,
      beat_at: timestamp,
      alive: z.boolean(),
    }),
  ),
});
export type SystemState = z.infer<typeof systemState>;

export const system = {
  health: allow('public')
    .route({ method: 'GET', path: '/health', tags: ['system'] })
    .output(z.object({ ok: z.boolean(), database: z.boolean(), version: z.string() })),
  /** What a sign-in page needs before anyone has signed in. `filling`: sample cases so far, while a demo is filled. */
  signInOptions: allow('public')
    .route({ method: 'GET', path: '/sign-in-options', tags: ['system'] })
    .output(
      z.object({
        google: z.boolean(),
        demo: z.boolean(),
        email: z.boolean(),
        filling: z.object({ done: z.number().int(), of: z.number().int() }).nullable(),
      }),
    ),
  /** Whether emails and letters are held back since a restore, and the moment of the restored state. */
  outgoing: allow('staff')
    .route({ method: 'GET', path: '/outgoing', tags: ['system'] })
    .output(z.object({ held: hold.nullable() })),
  /** The state of the installation: work, sending, storage, checks, versions, processes. */
  getState: allow('staff')
    .route({ method: 'GET', path: '/admin/system', tags: ['admin'] })
    .output(systemState),
  /**
   * Tries a job that was given up once more. `retried` is false when it is no longer given up. 404 for an unknown job.
   */
  retryJob: allow('staff')
    .route({ method: 'POST', path: '/admin/system/jobs/{id}/retry', tags: ['admin'] })
    .input(z.strictObject({ id }))
    .output(z.object({ retried: z.boolean() })),
  /**
   * Queues a failed email once more. `retried` is false when it is no longer failed. 409 CONFLICT for a letter, which
   * is decided about on the page of its case, and for a link that has expired.
   */
  retryEmail: allow('staff')
    .route({ method: 'POST', path: '/admin/system/emails/{id}/retry', tags: ['admin'] })
    .input(z.strictObject({ id }))
    .output(z.object({ retried: z.boolean() })),
};

import { z } from 'zod';
import { meaningOf, stageOf } from './lob-stages.ts';
import {
  MailhouseUnavailable,
  type MailJob,
  type MailJobRecord,
  type Mailhouse,
  type RemoteMailhouse,
} from './mailhouse.ts';
import { descriptionOf, lobTrackingEvents } from './lob-tracking.ts';
import { postalAddress, type PostalAddress } from './postal-address.ts';
import { checkJob } from './print-mailhouse.ts';

type Settings = { apiKey: string; url: string; timeoutMs: number };

/** Lob recognizes an idempotency key for 24 hours; four of them are a safety margin. */
const keyLastsMs = 20 * 3_600_000;

const verification = z.object({ deliverability: z.string() });
const mailed = z.object({ id: z.string().max(200), tracking_number: z.string().max(40).nullish() });
const tracked = z.object({
  tracking_number: z.string().max(40).nullish(),
  date_created: z.coerce.date(),
  deleted: z.boolean().optional(),
  tracking_events: lobTrackingEvents.default([]),
});

/**
 * Certified mail by Lob's API. A letter that Lob cannot or may not take, such as one to an undeliverable address,
 * becomes a task for staff (`paper`), with the reason. A job that Lob may have taken is only ever sent again under its
 * own key.
 */
export function createLobMailhouse(settings: Settings, paper: Mailhouse): Mailhouse {
  const call = caller(settings);
  const byHand = async (job: MailJob, problem: string): Promise<MailJobRecord> => ({
    ...(await paper.byHand(job)),
    problem,
  });
  return {
    byHand: paper.byHand,
    send: async (job) => {
      checkJob(job);
      const [to, from] = [postalAddress(job.recipient), postalAddress(job.sender)];
      if (to === null || from === null) return byHand(job, 'the address does not fit its form');
      // Its letters are one file, and ours are mailed as they were approved.
      if (job.exhibits !== null) return byHand(job, 'the letter has exhibits, which go as documents of their own');
      // What may be on its way is not looked at again.
      const undeliverable = job.again ? null : await obstacleTo(call, to);
      if (undeliverable !== null) return byHand(job, undeliverable);
      const answer = await call('/v1/letters', { body: letterForm(job, to, from), key: job.key });
      if (!answer.ok) return byHand(job, `it refused the letter: ${answer.problem}`);
      const { id, tracking_number } = mailed.parse(answer.body);
      return {
        provider: 'lob',
        job_id: id,
        status: 'accepted',
        print_files: null,
        staff_task: null,
        certified_mail_number: tracking_number ?? null,
        problem: null,
      };
    },
    remote: { keyLastsMs, track: (id) => track(call, id) },
  };
}

async function obstacleTo(call: Call, to: PostalAddress): Promise<string | null> {
  const answer = await call('/v1/us_verifications', {
    body: form({
      ...to.street,
      city: to.address_city,
      state: to.address_state,
      zip_code: to.address_zip,
    }),
  });
  if (!answer.ok) return `it could not check the address: ${answer.problem}`;
  const { deliverability } = verification.parse(answer.body);
  return deliverability === 'deliverable' || deliverability === 'deliverable_unnecessary_unit'
    ? null
    : `it finds the address ${deliverability.replaceAll('_', ' ')}`;
}

function letterForm(job: MailJob, to: PostalAddress, from: PostalAddress): FormData {
  const data = form({
    description: `${job.case_number}: ${job.letter_title}`.slice(0, 255),
    ...nested('to', to),
    ...nested('from', from),
    color: 'false',
    double_sided: 'false',
    // The approved pages stay as they are: the address is on a page of its own.
    address_placement: 'insert_blank_page',
    mail_type: 'usps_first_class',
    extra_service: 'certified_return_receipt',
    use_type: 'operational',
    'metadata[key]': job.key,
    'metadata[sha256]': job.sha256,
  });
  data.set('file', new Blob([new Uint8Array(job.pdf)], { type: 'application/pdf' }), 'letter.pdf');
  return data;
}

const nested = (name: string, { street: _street, ...address }: PostalAddress): Record<string, string> =>
  Object.fromEntries(Object.entries(address).map(([part, value]) => [`${name}[${part}]`, value]));

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

async function track(call: Call, id: string): ReturnType<RemoteMailhouse['track']> {
  const answer = await call(`/v1/letters/${encodeURIComponent(id)}`, {});
  if (!answer.ok) throw new MailhouseUnavailable(`the mailhouse does not say what became of it: ${answer.problem}`);
  const { tracking_number = null, date_created, deleted, tracking_events } = tracked.parse(answer.body);
  const troubles = tracking_events
    .filter(({ name }) => meaningOf(name) === 'trouble')
    .map((event) => ({ description: descriptionOf(event), at: event.time }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  if (deleted) return { stage: 'lost', at: date_created, tracking_number, troubles };
  const steps = tracking_events.flatMap(({ name, time }) => {
    const stage = stageOf(name);
    return stage === null ? [] : [{ stage, at: time }];
  });
  const latest = steps.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1);
  return { stage: latest?.stage ?? 'accepted', at: latest?.at ?? date_created, tracking_number, troubles };
}

/** Lob's answer: a body, or why it refused the request for good. */
type Answer = { ok: true; body: unknown } | { ok: false; problem: string };
type Call = (path: string, request: { body?: FormData; key?: string }) => Promise<Answer>;

const refusal = z.object({ error: z.object({ message: z.string() }) });
/** Refused for good; anything else may succeed later, or may have succeeded. */
const final = [400, 404, 409, 413, 422];

/** Throws MailhouseUnavailable on silence, a broken answer, or one that does not settle what became of the request. */
function caller({ apiKey, url, timeoutMs }: Settings): Call {
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;
  return async (path, { body, key }) => {
    const response = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(key === undefined ? {} : { 'idempotency-key': key }) },
      ...(body && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (given) => ({ status: given.status, body: (await given.json()) as unknown }))
      .catch((cause: unknown) => {
        throw new MailhouseUnavailable('the mailhouse did not answer', { cause });
      });
    const problem = refusal.safeParse(response.body).data?.error.message ?? `status ${response.status}`;
    if (final.includes(response.status)) return { ok: false, problem: problem.slice(0, 300) };
    if (response.status < 200 || response.status > 299)
      throw new MailhouseUnavailable(`the mailhouse failed: ${problem.slice(0, 300)}`);
    return { ok: true, body: response.body };
  };
}

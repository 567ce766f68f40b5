/** Which request or job each line of the log belongs to, without passing that along. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

type LogContext = { request_id: string } | { job: string; job_id: string };

const current = new AsyncLocalStorage<LogContext>();

/** The fields that belong on a line that is logged now. */
export const logContext = (): LogContext | undefined => current.getStore();

/** Runs `work` so that each line it logs names the job. */
export const inJob = <T>(job: string, jobId: string, work: () => T): T => current.run({ job, job_id: jobId }, work);

/** What a proxy in front may call a request: nothing that could break out of a log line or a header. */
const acceptable = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,63}$/;

/** 16 hexadecimal digits, cut from a UUID because Node buffers random bytes only for UUIDs. */
const newId = (): string => randomUUID().slice(19).replace('-', '');

/**
 * Runs a request under its id: the one it is under already, or `given` by the proxy in front (X-Request-Id) when that is
 * acceptable, or a new one.
 */
export function inRequest<T>(given: string | undefined, work: (id: string) => T): T {
  const known = requestId();
  if (known !== null) return work(known);
  const id = given !== undefined && acceptable.test(given) ? given : newId();
  return current.run({ request_id: id }, () => work(id));
}

/** The id of the request that is being answered; null outside of one. */
export function requestId(): string | null {
  const context = logContext();
  return context && 'request_id' in context ? context.request_id : null;
}

/** The request id that the answer to an error of ours adds to its message, to name when asking about it. */
export function reference(status: number): { reference?: string } {
  const id = status >= 500 ? requestId() : null;
  return id === null ? {} : { reference: id };
}

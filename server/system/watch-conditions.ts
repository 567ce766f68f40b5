import type { Services } from '../kernel/context.ts';
import { repeat } from '../kernel/repeat.ts';
import { updateAlarms } from './alarms.ts';

const everyMs = 60_000;
/** First come jobs that waited while no process ran, so that they raise no alarm. */
const firstMs = 30_000;

/**
 * Checks every condition each minute, until the returned function is called. It is a timer and not a job, because it
 * must also notice that jobs are stuck.
 */
export const watchConditions = (services: Services): (() => Promise<void>) =>
  repeat(services, { firstMs, everyMs, failed: 'looking for what is wrong failed' }, () => updateAlarms(services));

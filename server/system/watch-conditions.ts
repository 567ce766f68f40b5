import type { Services } from '../kernel/context.ts';
import { repeat } from '../kernel/repeat.ts';
import { updateAlarms } from './alarms.ts';

const everyMs = 60_000;
/** What waited while no process ran is worked off first. */
const firstMs = 30_000;

/**
 * Looks for what is wrong each minute, until the returned function is called. A timer and no job: that work is stuck must be noticed all the
 * same.
 */
export const watchConditions = (services: Services): (() => Promise<void>) =>
  repeat(services, { firstMs, everyMs, failed: 'looking for what is wrong failed' }, () => updateAlarms(services));

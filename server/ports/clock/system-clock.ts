import type { Clock } from './clock.ts';

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };

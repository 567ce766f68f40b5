/** The only source of the current time. Everything that needs the time takes a `Clock` or a `Date`. */
export interface Clock {
  /** The current instant; a new Date each time, so that callers may mutate theirs. */
  now(): Date;
}

/** The machine's time. */
export const systemClock: Clock = { now: () => new Date() };

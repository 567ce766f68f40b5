/** The only source of the present. Everything that needs the time takes a `Clock` or a `Date`. */
export interface Clock {
  /** The present instant; a new Date each time, so that a caller may change its own. */
  now(): Date;
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };

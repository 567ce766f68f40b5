import type { Clock } from './clock.ts';

/** A clock that stands still until it is moved; for tests and for replaying a day. */
interface FixedClock extends Clock {
  /** Sets the clock to `instant`. */
  set(instant: Date | string): void;
  /** Moves by `milliseconds`, backwards when negative. */
  advance(milliseconds: number): void;
}

/** A clock standing at `instant` (a Date or an ISO 8601 text). Throws RangeError for an invalid one. */
export function fixedClock(instant: Date | string): FixedClock {
  let at = epochOf(instant);
  return {
    now: () => new Date(at),
    set: (next) => {
      at = epochOf(next);
    },
    advance: (milliseconds) => {
      at += milliseconds;
    },
  };
}

function epochOf(instant: Date | string): number {
  const epoch = new Date(instant).getTime();
  if (Number.isNaN(epoch)) throw new RangeError('a clock needs a valid instant');
  return epoch;
}

import type { Person } from './person.ts';

/** The live streams of this process. */
export type Events = {
  /**
   * A stream of what this person may see, as bytes of `text/event-stream`. It begins with what changed in the last `recall` milliseconds:
   * since the page read what it shows. Throws RATE_LIMITED when they, or all together, have too many.
   */
  open(person: Person, cookie: string | null, recall?: number): ReadableStream<Uint8Array>;
  count(): number;
  /** Somebody's access has just changed: their streams here are asked after now, not at their next heartbeat. Never throws. */
  recheck(personId: string): void;
  /** Ends every stream, and takes no more. */
  end(): void;
};

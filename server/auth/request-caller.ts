import type { Person } from '../kernel/person.ts';

/** Who made a request when it came in, and when that was: its answer may have given them another session, or none. */
export type Caller = { person: Person | null; came: Date };

const callers = new WeakMap<Request, Caller>();

export function rememberCaller(request: Request, caller: Caller): void {
  callers.set(request, caller);
}

export function callerOf(request: Request): Caller | null {
  return callers.get(request) ?? null;
}

/** What changed in a case; the stream carries no content, which is refetched through the API. */
export const changeKinds = ['case', 'letters', 'messages', 'files', 'ledger', 'agreement', 'counsel'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Data of an `event: change`. */
export type LiveChange = { case_id: string; what: ChangeKind };

/** Stream constants (spec, section 9), in milliseconds: heartbeat interval and reconnect delays. */
export const heartbeatEvery = 25_000;
export const reconnectAfter = [1_000, 2_000, 5_000, 10_000] as const;

/** Reconnect delay after this many consecutive failures, starting at 0; the last one repeats. */
export const waitAfter = (failures: number): number =>
  reconnectAfter[Math.min(failures, reconnectAfter.length - 1)] ?? 10_000;

/** How far back a stream can replay changes, in milliseconds; clients with older data refetch. */
export const recalledFor = 10_000;

/** What of a case has changed, as the live stream names it; the content is read again through the API. */
export const changeKinds = ['case', 'letters', 'messages', 'files', 'ledger', 'agreement'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The data of an `event: change`. */
export type LiveChange = { case_id: string; what: ChangeKind };

/** The stream's constants (spec, section 9), in milliseconds: a heartbeat each 25 s, and how long to wait before each next try. */
export const heartbeatEvery = 25_000;
export const reconnectAfter = [1_000, 2_000, 5_000, 10_000] as const;

/** How long to wait after so many failures in a row, the first being 0; it stays at the last. */
export const waitAfter = (failures: number): number =>
  reconnectAfter[Math.min(failures, reconnectAfter.length - 1)] ?? 10_000;

/** How long ago a change may have been for a stream still to begin with it, in milliseconds: whoever read earlier than that reads again. */
export const recalledFor = 10_000;

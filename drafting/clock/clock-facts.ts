/** A letter that was, or brought, a complete notice of dispute. Days are `YYYY-MM-DD`; `received_on` is null until a receipt is recorded. */
export type NoticeGiven = {
  sent_on: string;
  received_on: string | null;
  /** Its receipt is known from the addressee's mail server alone. */
  provisional?: boolean;
  /** The day of filing that the notice names, where the agreement asks for one. */
  filing_on: string | null;
};

/** Steps between the notice and a filing, as staff recorded them; null until each is taken. */
export type StepsTaken = { conference_on: string | null; election_received_on: string | null };

/**
 * A part of the held money, with the day on which the processor received its payments; null where that is not on file.
 */
export type HeldPayment = { id: string; label: string; received_on: string | null };

/** Everything that the clock of a case is computed from, apart from the governing versions. */
export type ClockFacts = {
  hold_started_on: string | null;
  account_opened_on: string | null;
  notice: NoticeGiven | null;
  taken: StepsTaken;
  /** Parts that are still held. */
  payments: readonly HeldPayment[];
  /** What the law sets where the agreement sets no limitation. */
  limitation: { date: string; basis: string } | null;
};

export const noStepTaken: StepsTaken = { conference_on: null, election_received_on: null };

/** The notice that counts: of several complete ones, the first that was received, else the first sent. */
export function firstNotice(notices: readonly NoticeGiven[]): NoticeGiven | null {
  const received = notices.filter((each) => each.received_on !== null);
  const [first = null] = (received.length > 0 ? received : notices).toSorted((a, b) =>
    (a.received_on ?? a.sent_on).localeCompare(b.received_on ?? b.sent_on),
  );
  return first;
}

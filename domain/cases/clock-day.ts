/** Days from which the agreement counts a term and that no other record of a case holds. */
export const clockDays = ['conference_held', 'election_received', 'payment_received'] as const;
export type ClockDay = (typeof clockDays)[number];

export const clockDayLabels: Record<ClockDay, string> = {
  conference_held: 'Meeting with the processor held',
  election_received: 'Election notice received by the processor',
  payment_received: 'Payments of this part received by the processor',
};

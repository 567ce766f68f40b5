import { addDays } from '../../domain/calendar/business-days.ts';
import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { holdClocks, type HoldClock } from '../../knowledge/processors/clock.ts';
import type { ClockFacts, HeldPayment } from './clock-facts.ts';
import { dayOf, holdUnknown, type ClockRow } from './clock-row.ts';

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function holdRow(
  clock: HoldClock,
  key: string,
  start: { on: string | null; why: string; missing: string },
  payment: HeldPayment | null,
): ClockRow {
  const ends = start.on === null ? null : addDays(start.on, clock.days);
  return {
    key,
    kind: 'hold',
    what: `${sentence(clock.term)}: up to ${clock.days} days`,
    about: payment && (payment.label || 'One part of the money'),
    clause: clock.clause,
    starts_on: start.on,
    starts_why: start.why,
    ends_on: ends,
    opens_on: ends === null ? null : addDays(ends, 1),
    missing: start.on === null ? start.missing : null,
    note: `Condition: ${clock.conditions}.`,
  };
}

/**
 * A term that runs for each payment: one row per part of the money. Where no part has its day on file, one row for the
 * last payment there can be.
 */
function paymentRows(clock: HoldClock, key: string, { hold_started_on: held, payments }: ClockFacts): ClockRow[] {
  if (payments.every(({ received_on: day }) => day === null))
    return [
      holdRow(
        clock,
        key,
        {
          on: dayOf(held),
          why: 'Counted from the day the hold began, the latest for every payment received by then.',
          missing: holdUnknown,
        },
        null,
      ),
    ];
  return payments.map((payment) =>
    holdRow(
      clock,
      `${key}:${payment.id}`,
      {
        on: dayOf(payment.received_on),
        why: 'Counted from the day the payment was received.',
        missing: 'The day on which this payment was received is not on file.',
      },
      payment,
    ),
  );
}

/** The terms on the hold itself, each as it runs in the case. */
export function holdRows(agreement: Agreement, facts: ClockFacts): ClockRow[] {
  return holdClocks(agreement).flatMap((clock, index) => {
    const key = `hold:${index}`;
    switch (clock.counts) {
      case 'payment':
        return paymentRows(clock, key, facts);
      case 'limitation':
        return holdRow(
          clock,
          key,
          {
            on: dayOf(facts.hold_started_on),
            why: 'Counted from the day the hold began; the text does not name the day.',
            missing: holdUnknown,
          },
          null,
        );
      case 'remittance':
        return holdRow(
          clock,
          key,
          {
            on: null,
            why: '',
            missing: 'It is counted from a day in the processor’s own books, which is not on file.',
          },
          null,
        );
    }
  });
}

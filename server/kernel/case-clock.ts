import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { firmTimeZone } from '../../domain/calendar/firm-day.ts';
import { isProvisional } from '../../domain/letters/receipt.ts';
import { isIsoDate } from '../../domain/calendar/business-days.ts';
import { clockOf } from '../../drafting/clock/clock.ts';
import type { ClockRow } from '../../drafting/clock/clock-row.ts';
import { firstNotice, noStepTaken, type ClockFacts, type NoticeGiven } from '../../drafting/clock/clock-facts.ts';
import { contractSteps, type ContractStep } from '../../drafting/clock/steps.ts';
import { governingOf } from '../../drafting/facts/agreement.ts';
import { limitationOf } from '../../drafting/facts/limitation.ts';
import { asVersionChosen, versionChoices } from './version-choice.ts';
import type { Governing } from '../../knowledge/processors/version.ts';

/** The clock of one case: the versions that govern, their terms, the steps they name. */
export type CaseClock = { governing: Governing; facts: ClockFacts; rows: ClockRow[]; steps: ContractStep[] };

/**
 * The clocks of the cases that the actor may see, by id. `today` is `YYYY-MM-DD`; recorded days after it are ignored.
 */
export async function clocksOf(db: Db, caseIds: readonly string[], today: string): Promise<Map<string, CaseClock>> {
  if (caseIds.length === 0) return new Map();
  const [cases, letters, payments, days, choices] = await Promise.all([
    casesIn(db, caseIds),
    lettersIn(db, caseIds),
    paymentsIn(db, caseIds),
    daysIn(db, caseIds),
    versionChoices(db, caseIds),
  ]);
  return new Map(
    cases.map((row) => {
      const own = letters.filter(({ case_id }) => case_id === row.id);
      const recorded = days.filter(({ case_id, on_day }) => case_id === row.id && on_day <= today);
      const firstSent = own.find(({ demand_type }) => demand_type === 'initial')?.sent_on;
      const governing = governingOf(row, firstSent ?? today, asVersionChosen(choices.get(row.id) ?? null));
      const facts: ClockFacts = {
        hold_started_on: row.hold_started_on !== null && row.hold_started_on <= today ? row.hold_started_on : null,
        account_opened_on: row.account_opened_on,
        notice: firstNotice(own.flatMap((letter) => noticeIn(letter, today))),
        taken: {
          ...noStepTaken,
          conference_on: recorded.find(({ what }) => what === 'conference_held')?.on_day ?? null,
          election_received_on: recorded.find(({ what }) => what === 'election_received')?.on_day ?? null,
        },
        payments: payments
          .filter(({ case_id }) => case_id === row.id)
          .map(({ id, label }) => ({
            id,
            label,
            received_on: recorded.find(({ tranche_id }) => tranche_id === id)?.on_day ?? null,
          })),
        limitation: limitationOf(row, row.hold_started_on),
      };
      const { agreement } = governing.procedure;
      const steps = agreement ? contractSteps(agreement, facts) : [];
      return [row.id, { governing, facts, rows: clockOf(governing, facts), steps }];
    }),
  );
}

const casesIn = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('cases')
    .select(['id', 'processor', 'account_opened_on', 'account_last_used_on', 'hold_started_on', 'business_address'])
    .where('id', 'in', ids)
    .execute();

type SentLetter = Awaited<ReturnType<typeof lettersIn>>[number];

/** Letters that were sent, oldest first, with what the facts of their standing version say about a notice. */
const lettersIn = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('letters')
    .innerJoin('letter_versions as v', (join) =>
      join.onRef('v.letter_id', '=', 'letters.id').onRef('v.version', '=', 'letters.version'),
    )
    .select([
      'letters.case_id',
      'letters.demand_type',
      'letters.delivered_on',
      'letters.receipt',
      'v.required_channel',
      // The firm's day, as `delivered_on` is: an evening in New York is the next day in UTC.
      sql<string>`to_char(letters.sent_at at time zone ${firmTimeZone}, 'YYYY-MM-DD')`.as('sent_on'),
      sql<boolean>`coalesce(v.fact_sheet #> '{situation,flags}' ? 'notice', false)`.as('notice'),
      sql<string | null>`v.fact_sheet #>> '{facts,filing_day,value}'`.as('filing_on'),
    ])
    .where('letters.case_id', 'in', ids)
    .where('letters.sent_at', 'is not', null)
    .orderBy('letters.sent_at')
    .execute();

function noticeIn(
  { notice, sent_on, delivered_on, receipt, required_channel, filing_on }: SentLetter,
  today: string,
): NoticeGiven[] {
  if (!notice) return [];
  // From before proofs were told apart: of a notice that went otherwise the carrier delivered a copy.
  const isOwn = receipt !== null || required_channel === 'certified_mail';
  const counts = isOwn && delivered_on !== null && delivered_on >= sent_on && delivered_on <= today;
  return [
    {
      sent_on,
      received_on: counts ? delivered_on : null,
      provisional: counts && isProvisional(receipt),
      filing_on: filing_on !== null && isIsoDate(filing_on) ? filing_on : null,
    },
  ];
}

const paymentsIn = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('held_tranches')
    .select(['id', 'case_id', 'label'])
    .where('case_id', 'in', ids)
    .where('released_on', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

const daysIn = (db: Db, ids: readonly string[]) =>
  db.selectFrom('clock_days').select(['case_id', 'what', 'tranche_id', 'on_day']).where('case_id', 'in', ids).execute();

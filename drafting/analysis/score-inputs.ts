import { daysBetween } from '../../domain/calendar/business-days.ts';
import { isHeldByLaw } from '../../knowledge/reasons/reasons.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { pastLastDay, pastRiskHold } from '../facts/stated-periods.ts';
import type { CaseFile } from '../facts/case-file.ts';
import type { FactSheet } from '../facts/fact.ts';
import { illustratedSmall } from './loss-words.ts';
import { reportedChargebacks, whatFilesSay, type ReportedChargebacks } from './what-files-say.ts';
import { allAdverse, allMerits, type Adverse, type Merit, type ScoreInputs } from './scorecard.ts';

const nearInDays = 90;
const ended = /\b(terminat|clos|fraud|chargeback|dispute|risk|violat|limit)/i;
const nothing = /^\s*(none|no|n\/a|nil|none known)\.?\s*$/i;

/** The report's own figure against the amount held, both in cents; it replaces the illustration. */
function weighed(report: ReportedChargebacks | null, held: number | null): 'small' | 'large' | 'between' | null {
  if (!report || !held) return null;
  if (report.cents * 2 <= held) return 'small';
  return report.cents > held ? 'large' : 'between';
}
type Weighed = ReturnType<typeof weighed>;

function meritsOf(sheet: FactSheet, report: Weighed): Merit[] {
  const { facts, situation } = sheet;
  const is: Partial<Record<Merit, boolean>> = {
    amount_known: facts['held_amount'] !== undefined,
    start_known: facts['hold_started'] !== undefined,
    account_known: facts['account_id'] !== undefined,
    reason_known: situation.reason !== 'none',
    past_last_day: pastLastDay(situation),
    past_risk_hold: pastRiskHold(situation),
    window_closed: situation.flags.includes('window_closed'),
    exposure_small: report === null && illustratedSmall(situation.flags),
    loss_small: situation.flags.includes('exposure_recorded'),
    chargebacks_small: report === 'small',
    unreserved_part: situation.flags.includes('split_reserve') || situation.flags.includes('no_reserve'),
  };
  return allMerits.filter((id) => is[id]);
}

function adverseOf(caseFile: CaseFile, sheet: FactSheet, report: Weighed): Adverse[] {
  const { reason, processor, law, holdType } = sheet.situation;
  const signed = profiles[processor].adverse_terms;
  const limitation = sheet.facts['limitation_date']?.value;
  const left = typeof limitation === 'string' ? daysBetween(sheet.dated, limitation) : null;
  const litigation = caseFile.fields.litigation_history;
  const is: Record<Adverse, boolean> = {
    legal_block: isHeldByLaw(reason),
    limitation_passed: left !== null && left < 0,
    limitation_near: left !== null && left >= 0 && left < nearInDays,
    forfeiture: reason === 'forfeiture',
    prohibited_business: reason === 'prohibited_business',
    aml: reason === 'aml',
    chargebacks: reason === 'chargebacks',
    chargebacks_large: report === 'large',
    fraud_risk: reason === 'fraud_risk',
    account_closed: holdType === 'termination',
    gateway: profiles[processor].kind === 'gateway',
    law_unknown: law === 'open',
    signed_discretion: true,
    signed_no_interest: signed.includes('no_interest_in_reserve'),
    signed_short_limit: signed.includes('short_limit'),
    earlier_termination: caseFile.previous_processors.some((each) => ended.test(each.termination_reason ?? '')),
    litigation: litigation !== null && litigation.trim() !== '' && !nothing.test(litigation),
  };
  return allAdverse.filter((id) => is[id]);
}

/** What counts for and against the case, from its fields, its facts and what was read in its files. */
export function scoreInputsOf(caseFile: CaseFile, sheet: FactSheet): ScoreInputs {
  const { read, silent } = whatFilesSay(caseFile);
  const report = weighed(reportedChargebacks(caseFile), caseFile.fields.held_amount_cents);
  return { evidence: read, silent, merits: meritsOf(sheet, report), adverse: adverseOf(caseFile, sheet, report) };
}

import { daysBetween } from '../domain/business-days.ts';
import type { DocumentKind } from '../domain/case.ts';
import type { CaseFile } from './case-file.ts';
import type { FactSheet } from './fact.ts';
import type { Adverse, Merit, ScoreInputs } from './scorecard.ts';

const nearInDays = 90;
const ended = /\b(terminat|clos|fraud|chargeback|dispute|risk|violat|limit)/i;
const nothing = /^\s*(none|no|n\/a|nil|none known)\.?\s*$/i;

function meritsOf(sheet: FactSheet): Merit[] {
  const { facts, situation } = sheet;
  const paypal = situation.processor === 'paypal';
  const is: Partial<Record<Merit, boolean>> = {
    amount_known: facts['held_amount'] !== undefined,
    start_known: facts['hold_started'] !== undefined,
    account_known: facts['account_id'] !== undefined,
    reason_known: situation.reason !== 'none',
    past_last_day: paypal && situation.flags.includes('past_180'),
    past_risk_hold: paypal && situation.holdType === 'payment_hold' && situation.flags.includes('past_21'),
    window_closed: situation.flags.includes('window_closed'),
    exposure_small: situation.flags.includes('exposure_small'),
    unreserved_part: situation.flags.includes('split_reserve') || situation.flags.includes('no_reserve'),
  };
  return (Object.keys(is) as Merit[]).filter((id) => is[id]);
}

function adverseOf(caseFile: CaseFile, sheet: FactSheet): Adverse[] {
  const { reason, processor, law, holdType } = sheet.situation;
  const limitation = sheet.facts['limitation_date']?.value;
  const left = typeof limitation === 'string' ? daysBetween(sheet.dated, limitation) : null;
  const litigation = caseFile.fields.litigation_history;
  const is: Record<Adverse, boolean> = {
    legal_block: reason === 'legal_block',
    limitation_passed: left !== null && left < 0,
    limitation_near: left !== null && left >= 0 && left < nearInDays,
    forfeiture: reason === 'forfeiture',
    prohibited_business: reason === 'prohibited_business',
    aml: reason === 'aml',
    chargebacks: reason === 'chargebacks',
    fraud_risk: reason === 'fraud_risk',
    account_closed: holdType === 'termination',
    gateway: processor === 'authorize_net',
    law_unknown: law === 'open',
    signed_discretion: true,
    signed_no_interest: processor === 'stripe',
    signed_short_limit: processor === 'square',
    earlier_termination: caseFile.previous_processors.some((each) => ended.test(each.termination_reason ?? '')),
    litigation: litigation !== null && litigation.trim() !== '' && !nothing.test(litigation),
  };
  return (Object.keys(is) as Adverse[]).filter((id) => is[id]);
}

/** The scorecard's inputs, from the case file and its facts alone. */
export function scoreInputsOf(caseFile: CaseFile, sheet: FactSheet): ScoreInputs {
  const evidence = caseFile.files
    .map((file) => file.document_type)
    .filter((kind): kind is DocumentKind => kind !== 'application_document');
  return { evidence: [...new Set(evidence)], merits: meritsOf(sheet), adverse: adverseOf(caseFile, sheet) };
}

import { documentKindLabels, documentKinds, type DocumentKind } from '../domain/case.ts';

/** What speaks for the merchant, and what against; each counts once. */
export type Merit = keyof typeof meritPoints;
export type Adverse = keyof typeof adversePoints;
export type ScoreInputs = { evidence: readonly DocumentKind[]; merits: readonly Merit[]; adverse: readonly Adverse[] };
export type ScoreFactor = { factor: string; points: number; why: string };
export type Score = { percent: number; factors: ScoreFactor[] };

const start = 35;
const lowest = 5;
const highest = 90;

const evidencePoints: Record<DocumentKind, number> = {
  hold_notice: 6,
  merchant_statements: 5,
  bank_statements: 2,
  chargeback_report: 5,
  ein_letter: 1,
  formation_document: 1,
  refund_policy: 2,
  proof_of_fulfillment: 7,
};

const meritPoints = {
  amount_known: [2, 'The amount withheld is stated'],
  start_known: [2, 'The day on which the hold began is stated'],
  account_known: [1, 'The merchant account is identified'],
  reason_known: [1, 'The stated reason is on file and can be answered'],
  past_last_day: [10, 'The last day stated by the agreement has passed'],
  past_risk_hold: [5, 'The stated length of a risk hold has passed'],
  window_closed: [8, 'The ordinary dispute window has closed for sales made before the hold'],
  exposure_small: [5, 'The sum is at least twice the exposure illustrated from the merchant’s averages'],
  unreserved_part: [3, 'Part of the sum stands outside any reserve'],
} as const satisfies Record<string, readonly [number, string]>;

const adversePoints = {
  legal_block: [-25, 'The reason speaks of an order, levy, sanctions or tax withholding'],
  limitation_passed: [-30, 'The earliest limitation date has passed'],
  limitation_near: [-5, 'The earliest limitation date is less than ninety days away'],
  forfeiture: [-12, 'The processor claims to keep the money as damages'],
  prohibited_business: [-10, 'The reason speaks of prohibited goods or services'],
  aml: [-8, 'The processor may be barred from explaining'],
  chargebacks: [-5, 'The reason is chargebacks, which only figures can answer'],
  fraud_risk: [-4, 'The reason is fraud or risk'],
  account_closed: [-4, 'The account is closed, so there is no continuing relationship to preserve'],
  gateway: [-6, 'The named processor is usually a gateway and may not hold the funds'],
  law_unknown: [-2, 'The governing law is not known to the library'],
  signed_discretion: [-3, 'The merchant signed a term that leaves holds to the processor’s judgment'],
  signed_no_interest: [-3, 'The merchant signed a term that denies any interest in a reserve'],
  signed_short_limit: [-3, 'The merchant signed a one-year limit and a liability cap'],
  earlier_termination: [-5, 'An earlier processor ended the relationship'],
  litigation: [-2, 'There is a litigation history to be read'],
} as const satisfies Record<string, readonly [number, string]>;

export const allMerits = Object.keys(meritPoints) as Merit[];
export const allAdverse = Object.keys(adversePoints) as Adverse[];

function evidenceFactors(evidence: readonly DocumentKind[]): ScoreFactor[] {
  return documentKinds.map((kind) => ({
    factor: documentKindLabels[kind],
    points: evidence.includes(kind) ? evidencePoints[kind] : 0,
    why: evidence.includes(kind) ? 'Uploaded' : `Not uploaded; worth ${evidencePoints[kind]} when it is`,
  }));
}

/**
 * The published scorecard: a sum of fixed points, kept between 5 and 90. An estimate, made of nothing but these factors.
 * Monotone: evidence and merits never lower it, an adverse factor never raises it.
 */
export function scoreOf({ evidence, merits, adverse }: ScoreInputs): Score {
  const named = (entry: readonly [number, string], id: string): ScoreFactor => ({
    factor: id.replace(/_/g, ' '),
    points: entry[0],
    why: entry[1],
  });
  const factors: ScoreFactor[] = [
    { factor: 'starting point', points: start, why: 'Every case starts here; not a success rate' },
    ...evidenceFactors(evidence),
    ...allMerits.filter((id) => merits.includes(id)).map((id) => named(meritPoints[id], id)),
    ...allAdverse.filter((id) => adverse.includes(id)).map((id) => named(adversePoints[id], id)),
  ];
  const sum = factors.reduce((total, each) => total + each.points, 0);
  return { percent: Math.min(highest, Math.max(lowest, sum)), factors };
}

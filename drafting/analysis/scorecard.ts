import { documentKindLabels, documentKinds, type DocumentKind } from '../../domain/documents/document-kind.ts';

/** Factors for and against the merchant; each counts once. */
export type Merit = keyof typeof meritPoints;
export type Adverse = keyof typeof adversePoints;
/**
 * `evidence`: documents whose extraction says something. `silent`: on file, but not read or saying nothing; they earn
 * no points.
 */
export type ScoreInputs = {
  evidence: readonly DocumentKind[];
  silent: readonly DocumentKind[];
  merits: readonly Merit[];
  adverse: readonly Adverse[];
};
type ScoreFactor = { factor: string; points: number; why: string };
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

/** What has to be read in a document for its points, as published. */
const evidenceWhy: Record<DocumentKind, string> = {
  hold_notice: 'Read: it states an amount or a date of the hold',
  merchant_statements: 'Read: they state sales',
  bank_statements: 'Read: they state balances or deposits',
  chargeback_report: 'Read: it states the chargebacks',
  ein_letter: 'Read, and found to be one',
  formation_document: 'Read, and found to be one',
  refund_policy: 'Read, and found to be one',
  proof_of_fulfillment: 'Read: it states a shipment, a delivery or an invoice',
};

const meritPoints = {
  amount_known: [2, 'The amount withheld is stated'],
  start_known: [2, 'The date the hold began is stated'],
  account_known: [1, 'The merchant account is identified'],
  reason_known: [1, 'The stated reason is on file, so that the letter can answer it'],
  past_last_day: [10, 'The maximum hold stated by the agreement, counted from the start of the hold, has expired'],
  past_risk_hold: [5, 'The stated length of a risk hold has expired'],
  window_closed: [8, 'The ordinary dispute window has closed for pre-hold sales'],
  exposure_small: [5, 'The amount is at least twice the illustrative exposure from the merchant’s averages'],
  loss_small: [5, 'The amount is at least twice the loss that the processor’s own records lead to expect'],
  chargebacks_small: [5, 'The chargebacks that the report states are at most half of the amount withheld'],
  unreserved_part: [3, 'Part of the amount is outside any reserve'],
} as const satisfies Record<string, readonly [number, string]>;

const adversePoints = {
  legal_block: [-25, 'The stated reason refers to an order, levy, sanctions or tax withholding'],
  limitation_passed: [-30, 'The earliest limitations date has passed'],
  limitation_near: [-5, 'The earliest limitations date is less than ninety days away'],
  forfeiture: [-12, 'The processor claims to retain the funds as liquidated damages'],
  prohibited_business: [-10, 'The stated reason refers to prohibited goods or services'],
  aml: [-8, 'The processor may be barred from explaining'],
  chargebacks: [-5, 'The stated reason is chargebacks, which only figures can rebut'],
  chargebacks_large: [-6, 'The chargebacks that the report states exceed the amount withheld'],
  fraud_risk: [-4, 'The stated reason is fraud or risk'],
  account_closed: [-4, 'The account is closed, so there is no continuing relationship to preserve'],
  gateway: [-6, 'The named processor is usually a gateway and may not hold the funds'],
  law_unknown: [-2, 'The governing law is not known'],
  signed_discretion: [-3, 'The merchant accepted a term that leaves holds to the processor’s judgment'],
  signed_no_interest: [-3, 'The merchant accepted a term that disclaims any interest in a reserve'],
  signed_short_limit: [-3, 'The merchant accepted a one-year limitations period and a liability cap'],
  earlier_termination: [-5, 'An earlier processor terminated the merchant'],
  litigation: [-2, 'There is a litigation history to review'],
} as const satisfies Record<string, readonly [number, string]>;

/** The source of each factor, published with it (docs/scorecard.md). */
const sources: Readonly<Record<string, string>> = {
  amount_known: 'application, amount held',
  start_known: 'application, start of the hold',
  account_known: 'application, merchant account',
  reason_known: 'application, reason given',
  past_last_day: 'PayPal User Agreement, the term on limitations, and the start of the hold',
  past_risk_hold: 'PayPal User Agreement, the term on risk holds, and the start of the hold',
  window_closed: 'network dispute rules, start of the hold and average delivery',
  exposure_small: 'amount held, average volume and the network listing ratio, as an illustration',
  loss_small: 'processor’s own exports, confirmed by the merchant, and amount held',
  chargebacks_small: 'chargeback report, as read, and amount held',
  unreserved_part: 'application, amount held and rolling reserve',
  legal_block: 'reason given',
  limitation_passed: 'table of limitations periods and the start of the hold',
  limitation_near: 'table of limitations periods and the start of the hold',
  forfeiture: 'reason given',
  prohibited_business: 'reason given',
  aml: 'reason given',
  chargebacks: 'reason given',
  chargebacks_large: 'chargeback report, as read, and amount held',
  fraud_risk: 'reason given',
  account_closed: 'reason given, type of hold',
  gateway: 'processor',
  law_unknown: 'table of processors, governing law',
  signed_discretion: 'every processor agreement on file',
  signed_no_interest: 'Stripe Services Agreement, the term on reserves',
  signed_short_limit: 'Square General Terms of Service, limitations and liability cap',
  earlier_termination: 'application, previous processors',
  litigation: 'application, litigation history',
} satisfies Record<Merit | Adverse, string>;

/** The whole scorecard as published in docs/scorecard.md, in source order. */
export function publishedScorecard(): { factor: string; points: number; why: string; source: string }[] {
  const rows = (points: Record<string, readonly [number, string]>) =>
    Object.entries(points).map(([id, [value, why]]) => ({
      factor: id.replace(/_/g, ' '),
      points: value,
      why,
      source: sources[id] ?? '',
    }));
  return [
    {
      factor: 'starting point',
      points: start,
      why: 'The starting point of every case; not a success rate',
      source: 'a judgment, not a measurement',
    },
    ...documentKinds.map((kind) => ({
      factor: documentKindLabels[kind],
      points: evidencePoints[kind],
      why: evidenceWhy[kind],
      source: 'readings of the files',
    })),
    ...rows(meritPoints),
    ...rows(adversePoints),
  ];
}
export const scoreBounds = { lowest, highest } as const;

export const allMerits = Object.keys(meritPoints) as Merit[];
export const allAdverse = Object.keys(adversePoints) as Adverse[];

function evidenceFactors({ evidence, silent }: ScoreInputs): ScoreFactor[] {
  return documentKinds.map((kind) => {
    const factor = documentKindLabels[kind];
    const worth = evidencePoints[kind];
    if (evidence.includes(kind)) return { factor, points: worth, why: evidenceWhy[kind] };
    const state = silent.includes(kind) ? 'On file, but nothing that counts was read from it' : 'Not uploaded';
    return { factor, points: 0, why: `${state}; worth ${worth} once it is read` };
  });
}

/**
 * The published scorecard: a sum of fixed points, clamped to 5 through 90.
 * Monotone: evidence and merits never lower it, an adverse factor never raises it.
 */
export function scoreOf(inputs: ScoreInputs): Score {
  const { merits, adverse } = inputs;
  const named = (entry: readonly [number, string], id: string): ScoreFactor => ({
    factor: id.replace(/_/g, ' '),
    points: entry[0],
    why: entry[1],
  });
  const factors: ScoreFactor[] = [
    { factor: 'starting point', points: start, why: 'The starting point of every case; not a success rate' },
    ...evidenceFactors(inputs),
    ...allMerits.filter((id) => merits.includes(id)).map((id) => named(meritPoints[id], id)),
    ...allAdverse.filter((id) => adverse.includes(id)).map((id) => named(adversePoints[id], id)),
  ];
  const sum = factors.reduce((total, each) => total + each.points, 0);
  return { percent: Math.min(highest, Math.max(lowest, sum)), factors };
}

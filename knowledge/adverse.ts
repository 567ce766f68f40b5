/**
 * What the processor's counsel will cite, for the analysis alone: a letter never cites it. `weakens` names the ground that it touches, `answer` how the
 * letter meets it. All given lines must fit; inside a line one of the values is enough. Each entry is checked against the library in adverse.test.ts.
 */
import type { Processor } from '../domain/case.ts';

export type Adverse = {
  authority_id: string;
  processors?: readonly Processor[];
  laws?: readonly string[];
  reasons?: readonly string[];
  states?: readonly string[];
  weakens: string;
  answer: string;
};

export const adverse: readonly Adverse[] = [
  {
    authority_id: 'nemec-v-shrader',
    laws: ['DE'],
    weakens: 'the good-faith ground',
    answer:
      'The letter adds no term to the bargain. It asks how a discretion that the agreement itself grants was used, and it leads with the period and purpose in the term.',
  },
  {
    authority_id: 'kuroda-v-spjs',
    laws: ['DE'],
    weakens: 'any claim in conversion, and a covenant claim that only repeats an express term',
    answer: 'No conversion is claimed. The covenant is pleaded to the measure of the hold, the contract to its period.',
  },
  {
    authority_id: 'zepeda-v-paypal-2011',
    processors: ['paypal'],
    weakens: 'a general complaint about holds without explanation',
    answer: 'Plead what was missing there: the term, the day and the sum.',
  },
  {
    authority_id: 'cheng-v-paypal',
    processors: ['paypal'],
    weakens: 'any suit before arbitration, with costs at stake',
    answer: 'Nobody sues first: Notice of Dispute, the informal period, then individual arbitration or small claims.',
  },
  {
    authority_id: 'evans-v-paypal',
    processors: ['paypal'],
    reasons: ['forfeiture', 'prohibited_business'],
    weakens: 'the hope of a court on money kept as damages',
    answer:
      'The ruling is on the forum. Whether the damages term stands was not decided and is open before an arbitrator.',
  },
  {
    authority_id: 'concepcion',
    processors: ['paypal', 'stripe', 'square'],
    weakens: 'relief for a class, and reliance on older rulings against such clauses',
    answer: 'The claim is individual and the letter shows readiness to arbitrate.',
  },
  {
    authority_id: 'third-story-v-waits',
    laws: ['CA'],
    weakens: 'the good-faith ground where discretion is express',
    answer:
      'The reserve term has a standard of its own, a reasonable determination of potential loss. The claim measures the reserve by that standard first.',
  },
  {
    authority_id: 'guz-v-bechtel',
    laws: ['CA'],
    weakens: 'a duty to pay out earlier than the agreement says',
    answer: 'No earlier day is claimed than the one on which the potential loss that the term speaks of has passed.',
  },
  {
    authority_id: 'voris-v-lampert',
    laws: ['CA'],
    weakens: 'any claim in conversion',
    answer: 'The letter claims in contract. Keep conversion out unless a specific, segregated sum can be shown.',
  },
  {
    authority_id: 'shierkatz-v-square',
    processors: ['square'],
    weakens: 'a suit in court, and a court’s say on arbitrability',
    answer: 'Follow the procedure: the seller’s own Notice, the conference, the election notice.',
  },
  {
    authority_id: 'square-gt-24',
    processors: ['square'],
    weakens: 'time and amount: a short limit and a cap on liability',
    answer:
      'Calendar the limit from the start of the hold. The claim is for payment of the merchant’s own settlement; the attorney has to argue that a cap on damages does not reach it.',
  },
  {
    authority_id: 'clark-fitzpatrick',
    states: ['NY'],
    laws: ['open'],
    weakens: 'restitution beside the agreement, if New York law governs',
    answer: 'No restitution is claimed beside the agreement.',
  },
  {
    authority_id: 'ftc-v-wv-universal',
    reasons: ['fraud_risk', 'prohibited_business'],
    weakens: 'the complaint that the processor is too cautious',
    answer: 'Meet it with the merchant’s own record: deliveries, refunds, disputes, and what is sold.',
  },
  {
    authority_id: 'bsa-sar-5318g',
    reasons: ['aml', 'fraud_risk'],
    weakens: 'the demand to be told why',
    answer:
      'The letter asks for the contractual ground and the sum, not for what may not be disclosed; silence about a report does not itself authorise keeping the funds.',
  },
  {
    authority_id: 'ofac-501',
    reasons: ['legal_block'],
    weakens: 'the demand itself, if the property is blocked',
    answer:
      'Identify the block and use its own procedure for a licence or release; demand only what it does not reach.',
  },
];

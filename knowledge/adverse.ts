/**
 * What the processor's counsel will cite, for the analysis alone: a letter never cites it. `weakens` names the ground that it touches, `answer` how the
 * letter meets it. All given lines must fit; inside a line one of the values is enough. Each entry is checked against the library in adverse.test.ts.
 */
import { processors } from '../domain/processors.ts';
import { adverseTopics, type Adverse } from './processors/profile.ts';
import { processorsWhere, profiles } from './processors/profiles.ts';

const general: readonly Adverse[] = [
  {
    authority_id: 'nemec-v-shrader',
    topic: 'covenant',
    laws: ['DE'],
    weakens: 'the good-faith ground',
    answer:
      'The letter adds no term to the bargain. It asks how a discretion that the agreement itself grants was used, and it leads with the period and purpose in the term.',
  },
  {
    authority_id: 'kuroda-v-spjs',
    topic: 'covenant',
    laws: ['DE'],
    weakens: 'any claim in conversion, and a covenant claim that only repeats an express term',
    answer: 'No conversion is claimed. The covenant is pleaded to the measure of the hold, the contract to its period.',
  },
  {
    authority_id: 'concepcion',
    topic: 'forum',
    processors: processorsWhere(({ agreements: [current] }) =>
      current.clauses.some((each) => each.topic === 'arbitration'),
    ),
    weakens: 'relief for a class, and reliance on older rulings against such clauses',
    answer: 'The claim is individual and the letter shows readiness to arbitrate.',
  },
  {
    authority_id: 'third-story-v-waits',
    topic: 'discretion',
    laws: ['CA'],
    weakens: 'the good-faith ground where discretion is express',
    answer:
      'The reserve term has a standard of its own, a reasonable determination of potential loss. The claim measures the reserve by that standard first.',
  },
  {
    authority_id: 'guz-v-bechtel',
    topic: 'discretion',
    laws: ['CA'],
    weakens: 'a duty to pay out earlier than the agreement says',
    answer: 'No earlier day is claimed than the one on which the potential loss that the term speaks of has passed.',
  },
  {
    authority_id: 'voris-v-lampert',
    topic: 'discretion',
    laws: ['CA'],
    weakens: 'any claim in conversion',
    answer: 'The letter claims in contract. Keep conversion out unless a specific, segregated sum can be shown.',
  },
  {
    authority_id: 'clark-fitzpatrick',
    topic: 'procedure',
    states: ['NY'],
    laws: ['open'],
    weakens: 'restitution beside the agreement, if New York law governs',
    answer: 'No restitution is claimed beside the agreement.',
  },
  {
    authority_id: 'ftc-v-wv-universal',
    topic: 'reason',
    reasons: ['fraud_risk', 'prohibited_business'],
    weakens: 'the complaint that the processor is too cautious',
    answer: 'Meet it with the merchant’s own record: deliveries, refunds, disputes, and what is sold.',
  },
  {
    authority_id: 'bsa-sar-5318g',
    topic: 'reason',
    reasons: ['aml', 'fraud_risk'],
    weakens: 'the demand to be told why',
    answer:
      'The letter asks for the contractual ground and the sum, not for what may not be disclosed; silence about a report does not itself authorize keeping the funds.',
  },
  {
    authority_id: 'ofac-501',
    topic: 'reason',
    reasons: ['legal_block'],
    weakens: 'the demand itself, if the property is blocked',
    answer:
      'Identify the block and use its own procedure for a license or release; demand only what it does not reach.',
  },
];

const own: readonly Adverse[] = processors.flatMap((key) =>
  profiles[key].adverse.map((each) => ({ ...each, processors: [key] })),
);

export const adverse: readonly Adverse[] = adverseTopics.flatMap((topic) =>
  [...own, ...general].filter((each) => each.topic === topic),
);

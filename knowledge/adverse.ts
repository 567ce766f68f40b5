/**
 * Authorities the processor's counsel will cite: for the analysis only, never cited in a letter. `weakens` names the ground affected,
 * `answer` how the letter meets it, `beside` the authorities that stand against it. Every condition given must hold; within a condition, any value matches.
 */
import { processors } from '../domain/processors.ts';
import { adverseTopics, type Adverse } from './processors/profile.ts';
import { processorsWhere, profiles } from './processors/profiles.ts';

const general: readonly Adverse[] = [
  {
    authority_id: 'glaxo-v-drit',
    topic: 'covenant',
    laws: ['DE'],
    weakens: 'the implied-covenant claim wherever the power to hold is express',
    answer:
      'The right there was unqualified. Where the term here states a purpose, a period or a standard, the claim measures the hold against those first, and relies on the covenant only for the discretion that they leave.',
    beside: ['dunlap-v-state-farm', 'airborne-v-squid-soap'],
  },
  {
    authority_id: 'nemec-v-shrader',
    topic: 'covenant',
    laws: ['DE'],
    weakens: 'the implied-covenant claim',
    answer:
      'The letter adds no term to the bargain. It challenges how a discretion conferred by the agreement was exercised, and leads with the period and purpose stated in the term.',
  },
  {
    authority_id: 'oxbow-v-crestview',
    topic: 'covenant',
    laws: ['DE'],
    weakens: 'the implied-covenant claim where the parties could have foreseen the situation',
    answer:
      'The letter asks for no added term: it asks that the discretion the agreement does grant be exercised on facts.',
    beside: ['airborne-v-squid-soap'],
  },
  {
    authority_id: 'kuroda-v-spjs',
    topic: 'covenant',
    laws: ['DE'],
    weakens: 'any conversion claim, and an implied-covenant claim that merely restates an express term',
    answer:
      'The letter asserts no conversion claim. Breach of contract goes to the length of the hold; the implied covenant goes to its size.',
  },
  {
    authority_id: 'concepcion',
    topic: 'unpleaded',
    processors: processorsWhere(({ cited }) => cited.some((each) => each.topic === 'arbitration')),
    weakens: 'class relief, and reliance on earlier decisions refusing to enforce such clauses',
    answer: 'The claim is individual, and the letter shows that the merchant is ready to arbitrate.',
  },
  {
    authority_id: 'wolf-v-disney',
    topic: 'covenant',
    laws: ['CA'],
    weakens: 'the implied-covenant claim where the discretion to hold is express and unrestricted',
    answer:
      'A power that its own words tie to a risk of loss is not unrestricted. The claim goes to what is held beyond that risk.',
    beside: ['carma-v-marathon', 'locke-v-warner'],
  },
  {
    authority_id: 'storek-v-citicorp',
    topic: 'covenant',
    laws: ['CA'],
    weakens: 'any claim that withholding under an express condition is itself bad faith',
    answer:
      'The processor must show the condition: its judgment of it has to be objectively reasonable, and the letter asks for the calculation.',
    beside: ['locke-v-warner'],
  },
  {
    authority_id: 'badgett-v-security-state-bank',
    topic: 'covenant',
    laws: ['WA'],
    weakens: 'any duty of good faith apart from a term of the agreement',
    answer:
      'The claim names the term: good faith is owed in the discretion that it gives over the amount and the length of the hold, and no change of the agreement is asked.',
    beside: ['rekhter-v-dshs', 'olympus-hills-v-smiths'],
  },
  {
    authority_id: 'third-story-v-waits',
    topic: 'discretion',
    laws: ['CA'],
    weakens: 'the implied-covenant claim where the discretion is express',
    answer:
      'The reserve term carries its own standard: a reasonable determination of potential loss. The claim measures the reserve against that standard first.',
  },
  {
    authority_id: 'guz-v-bechtel',
    topic: 'discretion',
    laws: ['CA'],
    weakens: 'any claimed duty to pay earlier than the agreement requires',
    answer:
      'The letter claims no date earlier than the one on which the potential loss contemplated by the term has passed.',
  },
  {
    authority_id: 'voris-v-lampert',
    topic: 'unpleaded',
    laws: ['CA'],
    weakens: 'any conversion claim',
    answer: 'The letter sounds in contract. Do not assert conversion unless a specific, segregated sum can be shown.',
  },
  {
    authority_id: 'clark-fitzpatrick',
    topic: 'unpleaded',
    states: ['NY'],
    laws: ['open'],
    weakens: 'quasi-contractual recovery alongside the agreement, if New York law governs',
    answer: 'The letter seeks no restitution alongside the agreement.',
  },
  {
    authority_id: 'ftc-v-wv-universal',
    topic: 'reason',
    reasons: ['fraud_risk', 'prohibited_business'],
    weakens: 'the argument that the processor is overly cautious',
    answer: 'Answer with the merchant’s own record: deliveries, refunds, disputes, and the goods or services sold.',
  },
  {
    authority_id: 'bsa-sar-5318g',
    topic: 'reason',
    reasons: ['aml', 'fraud_risk'],
    weakens: 'the demand for an explanation',
    answer:
      'The letter asks for the contractual ground and the amount, not for anything that may not be disclosed; the confidentiality of a suspicious activity report does not by itself authorize retaining the funds.',
  },
  {
    authority_id: 'ofac-501',
    topic: 'reason',
    reasons: ['legal_block'],
    weakens: 'the demand itself, if the property is blocked',
    answer:
      'Identify the block and follow the OFAC license or unblocking procedure; demand only the funds the block does not reach.',
  },
];

const own: readonly Adverse[] = processors.flatMap((key) =>
  profiles[key].adverse.map((each) => ({ ...each, processors: [key] })),
);

export const adverse: readonly Adverse[] = adverseTopics.flatMap((topic) =>
  [...own, ...general].filter((each) => each.topic === topic),
);

import { profiles } from './processors/folders.ts';
import type { Disclosure } from './processors/profile.ts';

export const disclosures: readonly Disclosure[] = [
  {
    authority_id: 'airborne-v-squid-soap',
    words: /went against/i,
    why: 'Judgment went against the party invoking the covenant; disclose the outcome.',
  },
  {
    authority_id: 'carma-v-marathon',
    words: /expressly permit/i,
    why: 'The case also holds that expressly permitted conduct is not a breach; do not cite only the favorable half.',
  },
  { authority_id: 'delaware-bay-v-swier', words: /upheld/i, why: 'The clause was upheld; disclose the outcome.' },
  { authority_id: 'best-beach-v-tsys', words: /mixed|both sides/i, why: 'The outcome was mixed; disclose it.' },
  {
    authority_id: 'schnuck-v-first-data',
    words: /negotiated|data breach/i,
    why: 'The contract was negotiated and the dispute arose from a data breach; disclose both.',
  },
  {
    authority_id: 'dalton-v-ets',
    words: /consideration in good faith|good-faith consideration/i,
    why: 'The remedy was good-faith consideration, not payment; disclose it.',
  },
  ...Object.values(profiles).flatMap((profile) => profile.disclosures ?? []),
];

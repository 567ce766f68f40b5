/** Authorities whose outcome or limit has to be told when they are cited (their `weakens` and `verify_note`). `words`: one of them must stand in the letter. */
export type Disclosure = { authority_id: string; words: RegExp; why: string };

export const disclosures: readonly Disclosure[] = [
  {
    authority_id: 'airborne-v-squid-soap',
    words: /went against/i,
    why: 'Judgment there went against the party invoking the covenant; say so.',
  },
  {
    authority_id: 'carma-v-marathon',
    words: /expressly permit/i,
    why: 'The case also holds that expressly permitted conduct is no breach; do not cite only the favorable half.',
  },
  { authority_id: 'delaware-bay-v-swier', words: /upheld/i, why: 'The clause was upheld there; say so.' },
  { authority_id: 'best-beach-v-tsys', words: /mixed|both sides/i, why: 'The outcome was mixed; say so.' },
  {
    authority_id: 'schnuck-v-first-data',
    words: /negotiated|data breach/i,
    why: 'A negotiated contract and a data breach; say so.',
  },
  {
    authority_id: 'dalton-v-ets',
    words: /consideration in good faith|good-faith consideration/i,
    why: 'The remedy was good-faith consideration, not payment; say so.',
  },
  {
    authority_id: 'shopify-reserves-help',
    words: /not the contract/i,
    why: 'A help page is not the contract; say so.',
  },
];

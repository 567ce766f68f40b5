import type { Wordings } from './wording.ts';

/** Other wordings of sentences of the exposure. */
export const exposureWordings: readonly Wordings[] = [
  {
    of: 'The outer limit of {fact:term_dispute_limit} concerns later delivery; please identify any sale to which it applies.',
    so: [
      'Later delivery is what the outer limit of {fact:term_dispute_limit} concerns; please identify any sale to which it applies.',
      'An outer limit of {fact:term_dispute_limit} exists for later delivery; please identify any sale to which it applies.',
      'Please identify any sale to which the outer limit of {fact:term_dispute_limit} applies; that limit concerns later delivery.',
      'The {fact:term_dispute_limit} outer limit relates to later delivery; if any sale falls within it, please identify that sale.',
      'The outer limit of {fact:term_dispute_limit} governs later delivery; please identify any sale that falls under it.',
      'The outer limit of {fact:term_dispute_limit} addresses later delivery; please point to any sale to which it applies.',
      'If {fact:processor} contends that the outer limit of {fact:term_dispute_limit}, which concerns later delivery, applies to any sale, please identify it.',
    ],
  },
  {
    of: 'Sales made before the hold, with an average delivery time of {fact:delivery_days}, left that window by {date:passed_window_end}, and the ordinary exposure on them is nil.',
    so: [
      'By {date:passed_window_end}, sales made before the hold, with an average delivery time of {fact:delivery_days}, had left that window, and the ordinary exposure on them is nil.',
      'The window had closed by {date:passed_window_end} for sales made before the hold, with an average delivery time of {fact:delivery_days}, and the ordinary exposure on them is nil.',
      'That window had run by {date:passed_window_end} for sales made before the hold, given an average delivery time of {fact:delivery_days}; their ordinary exposure is nil.',
    ],
  },
  {
    of: "If claims of buyers under {fact:processor}'s own program are relied on as well, please name for each the payment, its sum and the last day on which such a claim can still be opened.",
    so: [
      "For each claim of a buyer under {fact:processor}'s own program that is relied on as well, please name the payment, its sum and the last day on which such a claim can still be opened.",
    ],
  },
  {
    of: 'A hold that secures this exposure should shrink with it.',
    so: [
      'As this exposure shrinks, so should a hold that secures it.',
      'A hold that secures this exposure should become smaller as it does.',
      'If a hold secures this exposure, it should shrink as the exposure does.',
      'If the hold secures this exposure, it should be reduced in step with it.',
    ],
  },
  {
    of: 'Whoever decides will want to know what can still be lost.',
    so: [
      'The decision-maker will want to know what can still be lost.',
      'The decision-maker will want to know what loss is still possible.',
      'For whoever decides, the question will be what can still be lost.',
    ],
  },
];

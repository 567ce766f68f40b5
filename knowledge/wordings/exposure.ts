import type { Wordings } from '../clause.ts';

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
  {
    of: 'The last sales made before the hold, with an average delivery time of {fact:delivery_days}, leave that window on {date:window_end}, and earlier ones leave it day by day.',
    so: [
      'On {date:window_end} the last sales made before the hold, delivered in {fact:delivery_days} on average, leave that window, and earlier ones do so day by day.',
      'That window closes on {date:window_end} for the last sales made before the hold, with an average delivery time of {fact:delivery_days}, and day by day for earlier ones.',
    ],
  },
  {
    of: 'The exposure on past sales shrinks day by day, and a hold that secures it should shrink with it.',
    so: ['Exposure on past sales gets smaller every day, and a hold that secures it should shrink with it.'],
  },
  {
    of: 'Please state the exposure that the hold is meant to cover, with the sales, the period and the dispute rate used to compute it.',
    so: [
      'Please tell us the exposure that the hold is intended to cover, and the sales, period and dispute rate from which it was computed.',
    ],
  },
  {
    of: 'Card disputes must as a rule be raised within {fact:term_dispute_window} of processing or of expected receipt ({authority:visa-dispute-120-540}; {authority:mc-chargeback-120-540}).',
    so: [
      'The rule is that card disputes must be raised within {fact:term_dispute_window} of processing or of expected receipt ({authority:visa-dispute-120-540}; {authority:mc-chargeback-120-540}).',
      'Cardholders must as a rule raise disputes within {fact:term_dispute_window} of processing or of expected receipt ({authority:visa-dispute-120-540}; {authority:mc-chargeback-120-540}).',
      'The card networks as a rule require disputes to be raised within {fact:term_dispute_window} of processing or of expected receipt ({authority:visa-dispute-120-540}; {authority:mc-chargeback-120-540}).',
    ],
  },
  {
    of: 'Card disputes must as a rule be raised within {fact:term_dispute_window} of settlement or of expected delivery ({authority:mc-chargeback-120-540}).',
    so: [
      'The rule is that card disputes must be raised within {fact:term_dispute_window} of settlement or of expected delivery ({authority:mc-chargeback-120-540}).',
      'Cardholders must as a rule raise disputes within {fact:term_dispute_window} of settlement or of expected delivery ({authority:mc-chargeback-120-540}).',
    ],
  },
  {
    of: "The window for card disputes, {fact:term_dispute_window} from settlement or expected delivery ({authority:mc-chargeback-120-540}), closed on {date:passed_window_end} for what was sold before the hold, on the Merchant's dates, and none of that exposure is left.",
    so: [
      "For what was sold before the hold, the window for card disputes, {fact:term_dispute_window} from settlement or expected delivery ({authority:mc-chargeback-120-540}), closed on {date:passed_window_end} on the Merchant's dates; nothing of that exposure remains.",
      "What was sold before the hold left the window for card disputes, {fact:term_dispute_window} from settlement or expected delivery ({authority:mc-chargeback-120-540}), on {date:passed_window_end}, on the Merchant's dates, and no part of that exposure is left.",
    ],
  },
];

import { processorsWhere } from '../processors/profiles.ts';
import type { ClauseFamily } from '../clause.ts';
import { ownClauses } from './own-clauses.ts';

const withBuyerClaims = processorsWhere(({ buyer_claims }) => buyer_claims === true);
const initial = ['initial'] as const;
const followUp = ['follow_up'] as const;
const final = ['final'] as const;
const escalation = ['escalation'] as const;

/**
 * Loss and refunds by the records: the sales counted, the rate, and what it makes of the open sales. Refunds stand beside
 * the loss: whose cost they are, no record says.
 */
const recordedSteps: readonly (readonly string[])[] = [
  ['Step', 'Figure'],
  ['Sales at least {fact:records_ripe} old', '{fact:records_sales}'],
  ['Of these, disputed', '{fact:records_disputes}[[, {fact:records_disputed}]]'],
  ['By amount', '{fact:records_rate_sum} of {fact:records_rate_gross}'],
  ['Of these, refunded', '{fact:records_refunds}[[, {fact:records_refunded}]]'],
  [
    'Refunded, of {fact:records_refund_sales} at least {fact:records_refund_ripe} old',
    '{fact:records_refunds_older}[[, {fact:records_refunded}]]',
  ],
  ['By amount', '{fact:records_refund_rate_sum} of {fact:records_refund_rate_gross}'],
  ['Neither refunded nor disputed, within {fact:records_window} on {date:records_day}', '{fact:records_open}'],
  ['Loss at {fact:records_rate}, {fact:records_rate_is} (rounded up)', '{fact:exposure}'],
  [
    'Refunds, beside it, at {fact:records_refund_rate}, {fact:records_refund_rate_is}',
    '{fact:records_refunds_expected}',
  ],
  ['Both together', '{fact:loss_and_refunds}'],
  ['Withheld', '{fact:claimed}'],
];

export const exposure: ClauseFamily = {
  family: 'exposure',
  about:
    "Remaining chargeback exposure: the dispute window, from the merchant's own dates and averages. Omitted where it would not help.",
  clauses: [
    { id: 'exposure.heading', kind: 'heading', text: 'Exposure' },
    {
      id: 'exposure.window-recorded-program',
      kind: 'paragraph',
      group: 'window',
      when: { letters: initial, flags: ['exposure_recorded', 'records_program'] },
      text: "Card disputes must as a rule be raised within {fact:term_dispute_window} of processing or of expected receipt ({authority:visa-dispute-120-540}; {authority:mc-chargeback-120-540}). Below, {fact:records_window} are counted from each sale, the longer time of {fact:processor}'s own program.",
    },
    {
      id: 'exposure.window-recorded-delivery',
      kind: 'paragraph',
      group: 'window',
      when: { letters: initial, flags: ['exposure_recorded'] },
      text: 'Card disputes must as a rule be raised within {fact:term_dispute_window} of processing or of expected receipt ({authority:visa-dispute-120-540}; {authority:mc-chargeback-120-540}). Below, {fact:records_window} run from each sale: {fact:records_rule_days} and the average delivery time of {fact:records_delivery}.',
    },
    {
      id: 'exposure.window-recorded',
      kind: 'paragraph',
      group: 'window',
      when: { letters: initial, flags: ['exposure_recorded'] },
      text: 'Card disputes must as a rule be raised within {fact:term_dispute_window} of processing or of expected receipt ({authority:visa-dispute-120-540}; {authority:mc-chargeback-120-540}). Below, {fact:records_window} run from each sale: the records have no day of receipt.',
    },
    {
      id: 'exposure.window-closed',
      kind: 'paragraph',
      group: 'window',
      when: { letters: initial, flags: ['window_closed'] },
      text: 'Card disputes must as a rule be raised within {fact:term_dispute_window} of processing or of expected receipt ({authority:visa-dispute-120-540}; {authority:mc-chargeback-120-540}). Sales made before the hold[[, with an average delivery time of {fact:delivery_days},]] left that window by {date:passed_window_end}. What can remain is a dispute already open, a sale made since, or one delivered so late that the outer limit of {fact:term_dispute_limit} governs; please name each, with its sum.',
    },
    {
      id: 'exposure.window-closing',
      kind: 'paragraph',
      group: 'window',
      when: { letters: initial, flags: ['window_over'] },
      text: 'Card disputes must as a rule be raised within {fact:term_dispute_window} of processing or of expected receipt ({authority:visa-dispute-120-540}; {authority:mc-chargeback-120-540}). The last sales made before the hold[[, with an average delivery time of {fact:delivery_days},]] leave that window on {date:window_end}, no later than the day set in this letter. What can remain then is a dispute already open, a sale made since the hold, or one delivered so late that the outer limit of {fact:term_dispute_limit} governs; please name each, with its sum.',
    },
    {
      id: 'exposure.window-open',
      kind: 'paragraph',
      group: 'window',
      when: { letters: initial },
      text: 'Card disputes must as a rule be raised within {fact:term_dispute_window} of processing or of expected receipt ({authority:visa-dispute-120-540}; {authority:mc-chargeback-120-540}). The last sales made before the hold[[, with an average delivery time of {fact:delivery_days},]] leave that window on {date:window_end}, and earlier ones leave it day by day. A hold that secures this exposure should shrink with it. The outer limit of {fact:term_dispute_limit} concerns later delivery; please identify any sale to which it applies.',
    },
    {
      id: 'exposure.window-undated',
      kind: 'paragraph',
      group: 'window',
      when: { letters: initial },
      text: 'Card disputes must as a rule be raised within {fact:term_dispute_window} of processing or of expected receipt ({authority:visa-dispute-120-540}; {authority:mc-chargeback-120-540}). The exposure on past sales shrinks day by day, and a hold that secures it should shrink with it.',
    },
    {
      id: 'exposure.later-closed',
      kind: 'paragraph',
      group: 'window',
      when: { letters: followUp, flags: ['window_closed'] },
      text: "Card disputes must as a rule be raised within {fact:term_dispute_window} of settlement or of expected delivery (for instance {authority:mc-chargeback-120-540}). On the Merchant's dates, sales made before the hold left that window on {date:passed_window_end}, and only a dispute already open can be left of them. Please identify each, any sale made since, and any to which the outer limit of {fact:term_dispute_limit} applies.",
    },
    {
      id: 'exposure.later-closing',
      kind: 'paragraph',
      group: 'window',
      when: { letters: followUp, flags: ['window_over'] },
      text: "Card disputes must as a rule be raised within {fact:term_dispute_window} of settlement or of expected delivery (for instance {authority:mc-chargeback-120-540}). On the Merchant's dates, the last sales made before the hold leave that window on {date:window_end}, no later than the day set below; only a dispute already open can be left of them then. Please identify each, any sale made since, and any to which the outer limit of {fact:term_dispute_limit} applies.",
    },
    {
      id: 'exposure.later-open',
      kind: 'paragraph',
      group: 'window',
      when: { letters: followUp },
      text: "Card disputes must as a rule be raised within {fact:term_dispute_window} of settlement or of expected delivery (for instance {authority:mc-chargeback-120-540}). On the Merchant's dates, the last sales made before the hold leave that window on {date:window_end}, and earlier ones leave it day by day. Please identify any sale to which the outer limit of {fact:term_dispute_limit} applies.",
    },
    {
      id: 'exposure.later-undated',
      kind: 'paragraph',
      group: 'window',
      when: { letters: followUp },
      text: 'Card disputes must as a rule be raised within {fact:term_dispute_window} of settlement or of expected delivery (for instance {authority:mc-chargeback-120-540}). The exposure on past sales shrinks day by day.',
    },
    {
      id: 'exposure.final-closed',
      kind: 'paragraph',
      group: 'window',
      when: { letters: final, flags: ['window_closed'] },
      text: "The window for card disputes, {fact:term_dispute_window} from settlement or expected delivery (for instance {authority:mc-chargeback-120-540}), closed on {date:passed_window_end} for what was sold before the hold, on the Merchant's dates. Disputes still open from that time, later sales, and those for which the outer limit of {fact:term_dispute_limit} is relied on, have to be named.",
    },
    {
      id: 'exposure.final-closing',
      kind: 'paragraph',
      group: 'window',
      when: { letters: final, flags: ['window_over'] },
      text: "The window for card disputes, {fact:term_dispute_window} from settlement or expected delivery (for instance {authority:mc-chargeback-120-540}), closes on {date:window_end} for the last sales made before the hold, on the Merchant's dates: no later than the day by which payment is demanded. If the outer limit of {fact:term_dispute_limit} is relied on, please say for which sale.",
    },
    {
      id: 'exposure.final-open',
      kind: 'paragraph',
      group: 'window',
      when: { letters: final },
      text: "The window for card disputes, {fact:term_dispute_window} from settlement or expected delivery (for instance {authority:mc-chargeback-120-540}), closes on {date:window_end} for the last sales made before the hold, on the Merchant's dates; for all others it closes before that day. If the outer limit of {fact:term_dispute_limit} is relied on, please say for which sale.",
    },
    {
      id: 'exposure.final-undated',
      kind: 'paragraph',
      group: 'window',
      when: { letters: final },
      text: 'The window for card disputes is {fact:term_dispute_window} from settlement or expected delivery (for instance {authority:mc-chargeback-120-540}). With each day fewer of the past sales are inside it.',
    },
    {
      id: 'exposure.escalation-closed',
      kind: 'paragraph',
      group: 'window',
      when: { letters: escalation, flags: ['window_closed'] },
      text: "As a rule a card sale can be disputed for {fact:term_dispute_window} from settlement or expected delivery (for instance {authority:mc-chargeback-120-540}); on the Merchant's dates that time was over on {date:passed_window_end} for the sales made before the hold. Any dispute still open, any later sale, and any to which the outer limit of {fact:term_dispute_limit} applies, should be named in the decision.",
    },
    {
      id: 'exposure.escalation-closing',
      kind: 'paragraph',
      group: 'window',
      when: { letters: escalation, flags: ['window_over'] },
      text: "As a rule a card sale can be disputed for {fact:term_dispute_window} from settlement or expected delivery (for instance {authority:mc-chargeback-120-540}); on the Merchant's dates that time is over on {date:window_end} for the last sale made before the hold, no later than the day on which we ask for a decision. Any sale to which the outer limit of {fact:term_dispute_limit} applies should be named in the decision.",
    },
    {
      id: 'exposure.escalation-open',
      kind: 'paragraph',
      group: 'window',
      when: { letters: escalation },
      text: "As a rule a card sale can be disputed for {fact:term_dispute_window} from settlement or expected delivery (for instance {authority:mc-chargeback-120-540}); on the Merchant's dates that time is over on {date:window_end} for the last sale made before the hold. Any sale to which the outer limit of {fact:term_dispute_limit} applies should be named in the decision.",
    },
    {
      id: 'exposure.escalation-undated',
      kind: 'paragraph',
      group: 'window',
      when: { letters: escalation },
      text: 'As a rule a card sale can be disputed for {fact:term_dispute_window} from settlement or expected delivery (for instance {authority:mc-chargeback-120-540}), so that the risk in past sales runs out.',
    },
    ...ownClauses('exposure'),
    {
      id: 'exposure.buyer-claims',
      kind: 'paragraph',
      group: 'program',
      when: { letters: initial, processors: withBuyerClaims, not: ['records_program'] },
      text: "If claims of buyers under {fact:processor}'s own program are relied on as well, please name each, with its sum and the last day on which it can still be opened.",
    },
    {
      id: 'exposure.gap-volume',
      kind: 'paragraph',
      when: { flags: ['no_volume'] },
      text: 'Please state the exposure that the hold is meant to cover, with the sales, the period and the dispute rate used to compute it.',
    },
    {
      id: 'exposure.arithmetic',
      kind: 'table',
      when: { flags: ['exposure_illustrated'] },
      text: "The order of magnitude, on the Merchant's averages and a network's ratio in place of yours:",
      rows: [
        ['Step', 'Figure'],
        ['Average monthly volume', '{fact:volume_avg}'],
        [
          'Average sales in a dispute window of {fact:exposure_days} (months of {fact:month_days})',
          '{fact:window_sales}',
        ],
        [
          'Illustrative loss at {fact:match_ratio} of those sales, the ratio in the MATCH code for excessive chargebacks',
          '{fact:exposure}',
        ],
        ['Withheld', '{fact:claimed}'],
        [
          'Share of those sales that would have to be lost to exhaust the sum withheld, rounded down',
          '{fact:break_even}',
        ],
      ],
    },
    {
      id: 'exposure.records',
      kind: 'table',
      group: 'recorded',
      when: { letters: initial, flags: ['exposure_recorded'] },
      text: "By {fact:processor}'s own records (method: {fact:exhibit_account_proof}):",
      rows: recordedSteps,
    },
    {
      id: 'exposure.records-later',
      kind: 'table',
      group: 'recorded',
      when: { flags: ['exposure_recorded'] },
      text: "By {fact:processor}'s own records, {fact:records_window} counted from each sale[[, {fact:records_delivery} of delivery among them]] (method: {fact:exhibit_account_proof}):",
      rows: recordedSteps,
    },
    {
      id: 'exposure.records-single',
      kind: 'paragraph',
      when: { flags: ['exposure_recorded', 'records_single'] },
      text: 'The table counts all open sales. On the sales held alone that average is {fact:records_single_loss}; but no average is a ceiling for single sales: that is what can still be disputed of their price, {fact:records_single_open}. By {date:records_day} the records show none of them disputed.[[ That was {fact:records_single_days} after the last of these holds, too early to be conclusive.]]',
    },
    {
      id: 'exposure.records-closed',
      kind: 'paragraph',
      when: { flags: ['records_closed'] },
      text: "On {date:records_day} none of the {fact:records_sales} in {fact:processor}'s own records was still inside a dispute window of {fact:records_window} from the sale ({fact:exhibit_account_proof}).[[ The last of them, of {date:records_last_sale}, could be disputed until {date:records_last_closes}: by that count none can be newly disputed, and what can be left is a dispute opened by then and not yet debited.]] In all, {fact:records_disputes} were disputed[[, and {fact:records_disputed} debited for them]].",
    },
    {
      id: 'exposure.records-caveat-final',
      kind: 'paragraph',
      group: 'caveat',
      when: { letters: final, flags: ['exposure_recorded'] },
      text: '[[The sum withheld exceeds all of those sales together, by {fact:above_open}. ]]A higher loss would have to be shown from the same records.',
    },
    {
      id: 'exposure.records-caveat-escalation',
      kind: 'paragraph',
      group: 'caveat',
      when: { letters: escalation, flags: ['exposure_recorded'] },
      text: '[[The sum withheld is more than all of those sales together, by {fact:above_open}. ]]Each figure can be checked in the account itself.',
    },
    {
      id: 'exposure.records-caveat',
      kind: 'paragraph',
      group: 'caveat',
      when: { flags: ['exposure_recorded'] },
      text: 'If every one of those sales were lost, {fact:above_open} of the sum withheld would be left over.',
    },
    {
      id: 'exposure.caveat-final',
      kind: 'paragraph',
      group: 'caveat',
      when: { letters: final, flags: ['exposure_illustrated'] },
      text: 'The ratio stands in for yours, which has not been stated.',
    },
    {
      id: 'exposure.caveat-escalation',
      kind: 'paragraph',
      group: 'caveat',
      when: { letters: escalation, flags: ['exposure_illustrated'] },
      text: 'A published ratio is used for want of your own.',
    },
    {
      id: 'exposure.caveat',
      kind: 'paragraph',
      group: 'caveat',
      when: { flags: ['exposure_illustrated'] },
      text: 'That ratio only illustrates, as yours is not stated; please produce your figures.',
    },
  ],
};

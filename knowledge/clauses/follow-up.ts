import type { Clause, ClauseFamily } from '../clause.ts';
import { eventRows } from '../event-rows.ts';

const later = ['follow_up', 'final', 'escalation'] as const;

const client = '{fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant")';
const withheld = 'withheld from the Merchant[[ in merchant account {fact:account_id}]]';

/** How a letter names the client and the dispute, by what is known of it. Each type of letter has its own words. */
type Start = { known: string; unknown: string; noAmount: string; unnamed: string };

const starts: Record<(typeof later)[number], Start> = {
  follow_up: {
    known: `This firm represents ${client}, in its dispute with {fact:processor_entity} ("{fact:processor}") under the agreement between them (the "Agreement"), over {fact:claimed} ${withheld}.`,
    unknown: `This firm represents ${client}, in its dispute with {fact:processor} under the merchant agreement (the "Agreement"), over {fact:claimed} ${withheld}.`,
    noAmount: `This firm represents ${client}, in its dispute with {fact:processor} under the merchant agreement (the "Agreement"), over the funds ${withheld}.`,
    unnamed: `This firm represents the seller whose account is the subject of this letter (the "Merchant"), in its dispute with {fact:processor} under the merchant agreement (the "Agreement"), over the funds ${withheld}.`,
  },
  final: {
    known: `We write for ${client} about its claim against {fact:processor_entity} ("{fact:processor}") under the agreement between them (the "Agreement"). {fact:claimed} is still ${withheld}.`,
    unknown: `We write for ${client} about its claim against {fact:processor} under the merchant agreement (the "Agreement"). {fact:claimed} is still ${withheld}.`,
    noAmount: `We write for ${client} about its claim against {fact:processor} under the merchant agreement (the "Agreement"), for the funds still ${withheld}.`,
    unnamed: `We write for the seller whose account is the subject of this letter (the "Merchant") about its claim against {fact:processor} under the merchant agreement (the "Agreement"), for the funds still ${withheld}.`,
  },
  escalation: {
    known: `We refer to you for decision the claim of ${client} against {fact:processor_entity} ("{fact:processor}") under the agreement between them (the "Agreement"), for {fact:claimed} ${withheld}.`,
    unknown: `We refer to you for decision the claim of ${client} against {fact:processor} under the merchant agreement (the "Agreement"), for {fact:claimed} ${withheld}.`,
    noAmount: `We refer to you for decision the claim of ${client} against {fact:processor} under the merchant agreement (the "Agreement"), for the funds ${withheld}.`,
    unnamed: `We refer to you for decision the claim of the seller whose account is the subject of this letter (the "Merchant") against {fact:processor} under the merchant agreement (the "Agreement"), for the funds ${withheld}.`,
  },
};
const sent =
  'We sent {fact:last_letter_name} {fact:days_since_letter} ago, on {date:last_letter}[[, by certified mail number {fact:last_number}]][[; it was delivered on {date:last_delivered}]].';

/**
 * Variants of one opening: entity and amount known, entity unknown, amount unknown, no printable name. `flag`: where
 * this purpose replaces the plain one.
 */
function openings(letter: (typeof later)[number], purpose: string, flag?: 'law_holds'): Clause[] {
  const form = (ending: string, start: string): Clause => ({
    id: `later.${letter.replace('_', '-')}${flag ? '-law' : ''}${ending}`,
    kind: 'paragraph',
    group: 'later-opening',
    when: { letters: [letter], flags: flag ? ['prior_letter', flag] : ['prior_letter'] },
    text: `${start} ${sent} ${purpose}`,
  });
  const { known, unknown, noAmount, unnamed } = starts[letter];
  return [form('', known), form('-unknown-entity', unknown), form('-no-amount', noAmount), form('-unnamed', unnamed)];
}

export const followUpFamily: ClauseFamily = {
  family: 'later',
  about:
    'How a follow-up, final demand or escalation opens: the prior letter, how and when it was sent, and what has happened since.',
  clauses: [
    ...openings(
      'follow_up',
      'This letter says where the matter stands. It demands nothing that an order, a levy, a block or the tax law reaches; the answer, and what is left over, are due on or before **{date:deadline}**.',
      'law_holds',
    ),
    ...openings(
      'final',
      'This is our last letter before the next step under the Agreement. What an order, a levy, a block or the tax law reaches is not part of the demand; all else is due by **{date:deadline}**.',
      'law_holds',
    ),
    ...openings(
      'follow_up',
      'This letter says where the matter stands and renews the demand. Payment is demanded on or before **{date:deadline}**.',
    ),
    ...openings(
      'final',
      "This is the Merchant's final demand before the next step under the Agreement. Payment is due by **{date:deadline}**.",
    ),
    ...openings('escalation', 'Please place this letter before whoever in your legal department can decide it.'),
    { id: 'later.history-heading', kind: 'heading', when: { letters: later }, text: 'Where the matter stands' },
    {
      id: 'later.history',
      kind: 'table',
      when: { letters: later },
      text: 'The chronology is as follows.',
      by_date: true,
      rows: [
        ['Date', 'Event', 'Exhibit'],
        ['{date:hold_started}', 'The hold begins', '[[{fact:exhibit_hold_notice}]]'],
        ...eventRows,
        ['{date:passed_window_end}', 'Ordinary dispute window closes for sales made before the hold', ''],
        ['{date:passed_day_180}', '{fact:term_limitation} from the start of the hold', ''],
        [
          '{date:sent_initial}',
          '{fact:initial_name} sent[[, certified mail number {fact:number_initial}]][[; delivered {date:delivered_initial}]]',
          '',
        ],
        [
          '{date:sent_follow_up}',
          'Second letter sent[[, certified mail number {fact:number_follow_up}]][[; delivered {date:delivered_follow_up}]]',
          '',
        ],
        [
          '{date:sent_final}',
          'Final demand sent[[, certified mail number {fact:number_final}]][[; delivered {date:delivered_final}]]',
          '',
        ],
        [
          '{date:sent_escalation}',
          'Letter to the legal department sent[[, certified mail number {fact:number_escalation}]][[; delivered {date:delivered_escalation}]]',
          '',
        ],
        [
          '{date:sent_again}',
          'The last letter sent once more[[, certified mail number {fact:number_again}]][[; delivered {date:delivered_again}]]',
          '',
        ],
        ['{date:answer_1}', 'Answer received: {fact:answer_1_kind}[[, {fact:answer_1_released}]]', ''],
        ['{date:answer_2}', 'Answer received: {fact:answer_2_kind}[[, {fact:answer_2_released}]]', ''],
        ['{date:answer_3}', 'Answer received: {fact:answer_3_kind}[[, {fact:answer_3_released}]]', ''],
        ['{date:answer_4}', 'Answer received: {fact:answer_4_kind}[[, {fact:answer_4_released}]]', ''],
        [
          '{date:passed_informal_end}',
          'The waiting period of {fact:wait_days} ends, counted from receipt of the notice',
          '',
        ],
        ['{date:dated}', 'This letter[[; the hold has lasted {fact:days_held}]]', ''],
      ],
    },
  ],
};

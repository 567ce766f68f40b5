import type { Clause, ClauseFamily, When } from '../clause.ts';

/** The draft goes with the letters right before the step itself, and with none about money that is paid or settled. */
const when: When = {
  letters: ['final', 'escalation'],
  flags: ['step_drafted'],
  not: ['offer_accepted', 'nothing_left'],
};

type Part = Omit<Clause, 'id' | 'when' | 'enclosure'> & { id: string };
const enclosed = ({ id, ...part }: Part): Clause => ({ ...part, id: `draft-demand.${id}`, enclosure: true, when });

/** The sentences that call the draft enclosed, in each letter's own words. */
export const draftEnclosed: readonly Clause[] = [
  {
    id: 'closing.draft-final',
    kind: 'paragraph',
    group: 'draft-enclosed',
    when: { ...when, letters: ['final'] },
    text: 'A draft of the {fact:draft_name} is enclosed, unsigned and not filed.',
  },
  {
    id: 'closing.draft-escalation',
    kind: 'paragraph',
    group: 'draft-enclosed',
    when: { ...when, letters: ['escalation'] },
    text: 'For the decision, the draft {fact:draft_name} is enclosed; nothing has been filed.',
  },
];

export const draftDemand: ClauseFamily = {
  family: 'draft-demand',
  about:
    'The draft of the next step under the agreement, enclosed with a final demand and an escalation: parties, agreement and clause, facts by number, claim, sum and relief. Unsigned, and made of the same facts as the letter.',
  clauses: [
    enclosed({ id: 'heading', kind: 'heading', text: 'Enclosure: DRAFT of the {fact:draft_name}' }),
    enclosed({
      id: 'parties',
      kind: 'table',
      text: 'Unsigned draft for information. It is not filed, begins no proceeding and is itself no notice.',
      rows: [
        ['Point', 'Draft'],
        ['Claimant', '{fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]]'],
        ['Respondent', '{fact:processor_entity}'],
        ['Account', '{fact:account_id}'],
        ['Agreement and clause', '{fact:step_clause}[[, {fact:agreement_version}]]'],
        ['Step', '{fact:next_step}'],
        ['First possible day', '{date:next_step_open}[[; {fact:next_step_once}]]'],
        ['First possible day', '{date:next_step_from}[[; {fact:next_step_once}]]'],
        ['Sum claimed', '{fact:claimed}'],
      ],
    }),
    enclosed({
      id: 'facts',
      kind: 'list',
      text: 'Facts, by number:',
      items: [
        'The Claimant made sales under the Agreement, and their proceeds came to the Respondent.',
        'The hold began on {date:hold_started}[[ ({fact:exhibit_hold_notice} to the letter)]].',
        'The reason given, as the Claimant reports it, is: "{fact:stated_reason}."',
        '{fact:released} has been released since.',
        '{fact:claimed} remains withheld[[ after {fact:days_held}]].',
        'Notice of the dispute was given no later than {date:sent_initial}[[; the letter of counsel of that day was received on {date:delivered_initial}]].',
        'Counsel wrote again on {date:sent_follow_up}[[ and on {date:sent_final}]].',
      ],
    }),
    enclosed({
      id: 'claims',
      kind: 'list',
      text: 'Claims:',
      items: [
        'Breach of contract: the proceeds are withheld, and no term that reaches so far has been shown.',
        'Breach of the duty of good faith: a discretion over holds is to be measured against what can still be lost.',
      ],
    }),
    enclosed({
      id: 'relief',
      kind: 'list',
      text: 'Relief sought:',
      items: [
        'Payment of {fact:claimed}.',
        'Interest as the law allows[[, counted so far from {date:interest_from_term} at {fact:interest_per_day} a day]][[, counted so far from {date:interest_from_demand} at {fact:interest_per_day} a day]].',
        'Costs and fees so far as the Agreement or the law allows them.',
      ],
    }),
    enclosed({
      id: 'unsigned',
      kind: 'paragraph',
      text: '**DRAFT.** Not signed. The Claimant may change it before it is filed.',
    }),
  ],
};

import type { Clause, ClauseFamily } from '../clause.ts';
import { reasons } from '../reasons/reasons.ts';

const initial = ['initial'] as const;
const later = ['follow_up', 'final', 'escalation'] as const;

/** The answer to each reason of the table, in the words of a later letter first where it has any. */
const answers = Object.entries(reasons).flatMap(([key, { answer, later: again }]): Clause[] => {
  const name = key.replaceAll('_', '-');
  const clause = { kind: 'paragraph', group: 'answer' } as const;
  return [
    ...(again
      ? [{ ...clause, id: `reason.later-${name}`, when: { letters: later, reasons: [key] }, text: again }]
      : []),
    ...(answer ? [{ ...clause, id: `reason.${name}`, when: { reasons: [key] }, text: answer }] : []),
  ];
});

/** Reasons that papers can answer; of these, those whose answer asks already what was wrong with any paper sent. */
const ofPapers = [
  'identity',
  'none',
  ...Object.entries(reasons).flatMap(([key, { exhibits }]) => (exhibits ? [key] : [])),
];
const asking = ['verification', 'identity', 'sourcing', 'website'];
const sent = 'sent you documents on {date:argued_sent}[[ ({fact:argued_sent_exhibit})]]';
const papers: readonly (readonly [ending: string, text: string])[] = [
  ['-own', `You {fact:argued_asked_act} on {date:argued_asked}, and the Merchant reports that it ${sent}`],
  ['', `The Merchant reports that you asked for documents on {date:argued_asked}, and that it ${sent}`],
];

/** What happened, where it answers the reason; only while no reply has come that says something else. */
const happened: readonly Clause[] = [
  ...papers.flatMap(([ending, text]): Clause[] => {
    const clause = { kind: 'paragraph', group: 'papers' } as const;
    const when = { replies: ['none', 'automatic'], not: ['law_holds'] };
    return [
      { ...clause, id: `reason.papers-sent${ending}`, when: { ...when, reasons: asking }, text: `${text}.` },
      {
        ...clause,
        id: `reason.papers-open${ending}`,
        when: { ...when, reasons: ofPapers },
        text: `${text}; please name anything still missing.`,
      },
    ];
  }),
  {
    id: 'reason.verified',
    kind: 'paragraph',
    when: { replies: ['none', 'automatic'], reasons: ['verification', 'identity'] },
    text: 'The Merchant reports completing your verification on {date:argued_verified}[[ ({fact:argued_verified_exhibit})]].',
  },
  {
    id: 'reason.delivered',
    kind: 'paragraph',
    when: { reasons: ['delivery'] },
    text: 'The Merchant reports delivering orders to its customers on {date:argued_delivered} ({fact:argued_delivered_exhibit}); no hold for delivery can secure those.',
  },
  {
    id: 'reason.asked',
    kind: 'paragraph',
    when: { reasons: ['none', 'undisclosed'] },
    text: 'The Merchant reports asking you for the reason of the hold as early as {date:argued_reason}[[ ({fact:argued_reason_exhibit})]].',
  },
];

export const reason: ClauseFamily = {
  family: 'reason',
  about: 'The stated reason, quoted as the merchant typed it, and the response to it, from the table of reasons.',
  clauses: [
    { id: 'reason.heading', kind: 'heading', when: { letters: initial }, text: 'The stated reason' },
    {
      id: 'reason.quoted',
      kind: 'paragraph',
      group: 'reason',
      when: { letters: initial, flags: ['reason_quoted'], not: ['reason_in_part'] },
      text: 'The reason given, as the Merchant reports it, is: "{fact:stated_reason}."[[ The notice is {fact:exhibit_hold_notice}.]]',
    },
    {
      id: 'reason.quoted-in-part',
      kind: 'paragraph',
      group: 'reason',
      when: { letters: initial, flags: ['reason_quoted', 'reason_in_part'] },
      text: 'The reason given, as the Merchant reports it, is in part: "{fact:stated_reason}."[[ The notice is {fact:exhibit_hold_notice}.]]',
    },
    {
      id: 'reason.in-notice',
      kind: 'paragraph',
      group: 'reason',
      when: { letters: initial },
      text: 'Such reason as was given stands in the notice, {fact:exhibit_hold_notice}.',
    },
    {
      id: 'reason.unquoted',
      kind: 'paragraph',
      group: 'reason',
      when: { letters: initial, flags: ['reason_unquoted'] },
      text: 'We ask for the reason for the hold in writing, with its date and the facts behind it.',
    },
    {
      id: 'reason.none',
      kind: 'paragraph',
      group: 'reason',
      when: { letters: initial },
      text: 'No reason for the hold is on our file. We ask for one in writing, with the term and the facts on which it rests; if one was sent, we ask for it, with the date and address of sending.',
    },
    {
      id: 'reason.of-closing',
      kind: 'paragraph',
      group: 'answer',
      when: { reasons: ['unspecified'], holds: ['termination', 'match_listing'] },
      text: 'The closing of an account ends new sales, and with them new exposure. It does not turn the proceeds of the sales already made into security, and no listing that goes with it measures a loss. [[The average delivery time is {fact:delivery_days}. ]][[Proof of fulfillment is {fact:exhibit_proof_of_fulfillment}. ]][[The chargeback report is {fact:exhibit_chargeback_report}. ]][[At an average sale of {fact:ticket}, {fact:claimed} stands for about {fact:sales_held}; please name those in dispute. ]]We ask for the loss that is expected, sale by sale, and for the term that lets anything above it be kept.',
    },
    ...answers,
    ...happened,
  ],
};

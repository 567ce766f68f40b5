import { authorityOf } from '../../knowledge/load.ts';
import { isHeldByLaw } from '../../knowledge/reasons/reasons.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { processorNamed } from '../../domain/processors.ts';
import type { FactSheet } from '../facts/fact.ts';
import { typedProcessor } from '../facts/parties.ts';
import { openBoxes } from '../packet/packet.ts';
import { longDate } from '../text/display.ts';
import type { SaidKind } from '../../domain/letters/processor-reply.ts';

/** A fact the letter would have used. */
export type Missing = { fact: string; label: string; why: string };

const wanted: readonly Missing[] = [
  {
    fact: 'merchant_legal',
    label: 'Legal name of the merchant, in printable form',
    why: 'The letter does not name the client; check the name as typed and enter the legal name in the opening.',
  },
  {
    fact: 'held_amount',
    label: 'Amount withheld',
    why: 'The demand cannot state an amount; the letter asks the processor to state it.',
  },
  {
    fact: 'hold_started',
    label: 'Date the hold began',
    why: 'Without it there is no chronology, day count or limitations date.',
  },
  { fact: 'account_id', label: 'Merchant account', why: 'The processor must be able to identify the account.' },
  {
    fact: 'stated_reason',
    label: 'Reason given, in quotable form',
    why: 'The stated reason cannot be quoted and rebutted.',
  },
  { fact: 'exhibit_hold_notice', label: 'Hold notice', why: 'The first exhibit to every letter.' },
  {
    fact: 'exhibit_proof_of_fulfillment',
    label: 'Proof of fulfillment',
    why: 'Shows that past sales carry little risk.',
  },
  {
    fact: 'exhibit_chargeback_report',
    label: 'Chargeback summary report',
    why: 'Replaces the exposure illustration with actual figures.',
  },
  { fact: 'exhibit_merchant_statements', label: 'Merchant statements', why: 'They prove the amount withheld.' },
  { fact: 'volume_avg', label: 'Average monthly volume', why: 'The exposure calculation requires it.' },
  {
    fact: 'delivery_days',
    label: 'Average delivery time',
    why: 'Without it the dispute window is counted from processing only.',
  },
  {
    fact: 'mailing_address',
    label: 'Mailing address of the processor',
    why: 'No address may be pre-filled; the attorney enters it from the notice clause.',
  },
  {
    fact: 'processor_entity',
    label: 'Contracting entity',
    why: 'It is not known; take it from the signed agreement.',
  },
];

/** Facts the letter would have used but the file lacks. They are never filled in. */
export function missingFrom(sheet: FactSheet): Missing[] {
  const gaps = wanted.filter((each) => sheet.facts[each.fact] === undefined);
  const reserve = sheet.facts['reserve'] === undefined && !sheet.situation.flags.includes('no_reserve');
  return reserve
    ? [
        ...gaps,
        {
          fact: 'reserve',
          label: 'Rolling reserve, as a figure or zero',
          why: 'Without it the amount cannot be broken down and reconciled.',
        },
      ]
    : gaps;
}

const lastReply: Record<SaidKind | 'none', string> = {
  none: 'Confirm that no reply has been received since the last letter: this letter states that none is on file.',
  refusal: 'Compare the refusal as recorded with the original before quoting it back.',
  partial_release: 'Confirm that the amount on file predates the release, and that the release has reached the bank.',
  offer:
    'Convey the proposal to the merchant and obtain instructions; its terms may appear only in the compromise section.',
  request_for_documents:
    'Obtain the merchant’s consent to each enclosed document, especially bank, tax and formation documents.',
  release: 'Confirm that the release has reached the bank: ask whether this letter is still needed.',
  automatic: 'Read the reply itself: this letter characterizes it as a general reply.',
};

/** What the last reply asks for and the letter does not enclose: the merchant may have it. */
const requestCautions = ({ facts, situation }: FactSheet): string[] => [
  ...(['asked_missing', 'asked_identity'] as const).flatMap((id) =>
    facts[id]
      ? [`The reply asks for more than the letter encloses: ${facts[id].display}. Ask the merchant for it.`]
      : [],
  ),
  ...(situation.flags.includes('request_beyond')
    ? ['The reply asks for something that the letter does not name: read it beside the letter.']
    : []),
];

/** A later letter builds on what was sent and answered; the attorney can check each of these against the originals. */
function answerCautions(sheet: FactSheet): string[] {
  const { letter_type, facts, situation } = sheet;
  if (letter_type === 'initial') return [];
  const { flags, answer = 'none' } = situation;
  return [
    lastReply[answer],
    facts['last_delivered']
      ? ''
      : 'No delivery is recorded for the last letter: this letter states only that it was sent.',
    flags.includes('reply_unquoted')
      ? 'The reply cannot be quoted as recorded; read it and work it into the letter.'
      : '',
    flags.includes('release_unreconciled')
      ? 'The recorded releases do not reconcile with the amount on file: no amount is demanded until they do.'
      : '',
    flags.includes('nothing_left')
      ? 'According to the file, the full amount has been released: ask whether this letter is still needed.'
      : '',
    facts['informal_end'] ? 'The waiting period is still running: take no further step before it ends.' : '',
    facts['interest_per_day']
      ? `Interest is counted from ${(facts['interest_from_term'] ?? facts['interest_from_demand'])?.display}: confirm the day, the rate, and that no term of the agreement validly waives interest.`
      : '',
    facts['sent_initial'] ? '' : 'No first demand is recorded as sent.',
    ...requestCautions(sheet),
  ];
}

/** How a reader knows a version: by the day from which it is in force. */
function versionName(id: string): string {
  const found = Object.values(profiles).flatMap(({ agreements }) => agreements.filter((each) => each.id === id))[0];
  return found ? `the version of ${longDate(found.effective.from)}` : 'the version that governs';
}

/** Which version governs, what keeps the letter from being a notice, and what belongs to the packet beside it. */
function packetCautions({ packet, hold_terms: hold, situation: { flags } }: FactSheet): string[] {
  if (packet === undefined) return [];
  const { agreement, why, doubt, amber, steps } = packet;
  const open = openBoxes(packet);
  return [
    agreement === null
      ? ''
      : `Terms on disputes, ${versionName(agreement)}: ${why}${doubt === null ? '' : ` Confirm: ${doubt}.`}`,
    hold
      ? `Terms on the hold${hold.agreement === null ? ' not known' : `, ${versionName(hold.agreement)}`}: ${hold.why}`
      : '',
    amber.length > 0
      ? `The text of ${versionName(agreement ?? '')} on file is not the one that was read: compare ${amber.join(', ')}.`
      : '',
    open.length > 0 && !flags.includes('notice_given')
      ? `This letter is a demand and may not be called a notice of dispute. ${open.join(' ')}`
      : '',
    steps.length > 0 ? `For the notice: ${steps.join(' ')}` : '',
  ];
}

function documentsWorthAsking({ facts, situation: { processor, answer } }: FactSheet): string {
  if (answer !== 'request_for_documents' && facts['exhibit_proof_of_fulfillment']) return '';
  return `Documents that help with this processor: ${profiles[processor].helpful_documents.join('; ')}.`;
}

/**
 * The letter neither names nor asks about a law that nobody has read. What is believed about that law is for the
 * attorney only.
 */
const openLaw = (processor: FactSheet['situation']['processor']): string =>
  ['The governing law is not known: read the choice-of-law clause before approving.', profiles[processor].law_note]
    .filter(Boolean)
    .join(' ');

/** A note where the typed name is that of a listed processor, which has an agreement of its own to write by. */
function listedAfterAll(sheet: FactSheet): string {
  const typed = typedProcessor(sheet);
  return typed !== null && processorNamed(typed) !== null
    ? `The merchant chose “Other” and typed “${typed}”, which is in the list: if it is that company, choose it in the case and draft the letter again.`
    : '';
}

/** What the approving attorney must weigh before this letter goes out. */
export function cautionsFor(sheet: FactSheet): string[] {
  const { processor, reason, flags, law, holdType } = sheet.situation;
  const limitation = sheet.facts['limitation_date'];
  const cautions = [
    limitation && String(limitation.value) < sheet.dated
      ? `The earliest limitations date, ${limitation.display}, has passed: confirm governing law, accrual and tolling before anything is sent.`
      : '',
    ...answerCautions(sheet),
    listedAfterAll(sheet),
    sheet.situation.flags.includes('reason_unquoted')
      ? 'The stated reason cannot be quoted as typed; read it and work it into the letter.'
      : '',
    law === 'open' ? openLaw(processor) : '',
    holdType === 'unknown' ? 'The type of hold could not be determined from the file: take it from the notice.' : '',
    flags.includes('unreconciled_reserve')
      ? 'The reserve exceeds the amount held: reconcile with the merchant’s statements.'
      : '',
    isHeldByLaw(reason)
      ? 'A legal order, sanctions block or tax withholding may be involved: a demand letter may be the wrong tool.'
      : '',
    reason === 'aml'
      ? `The processor may be barred from explaining (${authorityOf('bsa-sar-5318g').citation}); do not demand an explanation.`
      : '',
    ...packetCautions(sheet),
    ...profiles[processor].cautions
      .filter(({ letters }) => letters?.includes(sheet.letter_type) ?? true)
      .map(({ text }) => text),
    sheet.facts['exhibit_chargeback_report'] ? 'Review the chargeback report before enclosing it.' : '',
    documentsWorthAsking(sheet),
    flags.includes('closed_account') ? 'Ask the merchant about any MATCH listing and other declined applications.' : '',
  ];
  return cautions.filter(Boolean);
}

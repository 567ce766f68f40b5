import { authorityOf } from '../../knowledge/load.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import type { FactSheet } from '../facts/fact.ts';
import type { AnswerKind } from '../../domain/letters/processor-reply.ts';

/** A fact that the letter would have used. */
export type Missing = { fact: string; label: string; why: string };

const wanted: readonly Missing[] = [
  {
    fact: 'merchant_legal',
    label: 'Legal name of the merchant, fit to be printed',
    why: 'The letter names nobody; read the name as typed and write the legal name into the opening.',
  },
  {
    fact: 'held_amount',
    label: 'Amount withheld',
    why: 'The demand cannot name a sum; the letter asks the processor to state it.',
  },
  {
    fact: 'hold_started',
    label: 'Date on which the hold began',
    why: 'No chronology, no day count, no limitation date.',
  },
  { fact: 'account_id', label: 'Merchant account', why: 'The processor must be able to find the account.' },
  {
    fact: 'stated_reason',
    label: 'Reason given, in words fit to quote',
    why: 'The stated reason cannot be quoted and answered.',
  },
  { fact: 'exhibit_hold_notice', label: 'Notice of the hold', why: 'The first exhibit of every letter.' },
  {
    fact: 'exhibit_proof_of_fulfillment',
    label: 'Proof of fulfillment',
    why: 'Shows that past sales carry little risk.',
  },
  {
    fact: 'exhibit_chargeback_report',
    label: 'Chargeback summary report',
    why: 'Replaces the illustration of exposure by real figures.',
  },
  { fact: 'exhibit_merchant_statements', label: 'Merchant statements', why: 'Prove the amount withheld.' },
  { fact: 'volume_avg', label: 'Average monthly volume', why: 'No exposure arithmetic without it.' },
  {
    fact: 'delivery_days',
    label: 'Average delivery time',
    why: 'The dispute window is then counted from processing only.',
  },
  {
    fact: 'mailing_address',
    label: 'Mailing address of the processor',
    why: 'The library has none that may be pre-filled; the attorney enters it from the notice clause.',
  },
  {
    fact: 'processor_entity',
    label: 'Contracting entity',
    why: 'The library does not know it; take it from the signed agreement.',
  },
];

/** What is not in the file and would have been used. Never filled in. */
export function missingFrom(sheet: FactSheet): Missing[] {
  const gaps = wanted.filter((each) => sheet.facts[each.fact] === undefined);
  const reserve = sheet.facts['reserve'] === undefined && !sheet.situation.flags.includes('no_reserve');
  return reserve
    ? [
        ...gaps,
        {
          fact: 'reserve',
          label: 'Rolling reserve, as a figure or zero',
          why: 'The sum cannot be split and reconciled.',
        },
      ]
    : gaps;
}

const lastAnswer: Record<AnswerKind | 'none', string> = {
  none: 'Confirm that no answer has come since the last letter: this letter says that there is none on file.',
  refusal: 'Compare the refusal as recorded with the paper itself before its words are quoted back.',
  partial_release:
    'Confirm that the sum on file is the one from before the release, and that the release has reached the bank.',
  offer: 'Put the proposal to the merchant and obtain instructions; its terms may stand in the compromise part only.',
  request_for_documents:
    'Obtain the merchant’s consent to each document enclosed, above all bank, tax and formation papers.',
  form_reply: 'Read the reply itself: this letter calls it a general one.',
};

/** A later letter builds on what was sent and answered; each of these the attorney can check against the paper. */
function answerCautions({ letter_type, facts, situation }: FactSheet): string[] {
  if (letter_type === 'initial') return [];
  const { flags, answer = 'none' } = situation;
  return [
    lastAnswer[answer],
    facts['last_delivered'] ? '' : 'No delivery is recorded for the last letter: this one says only that it was sent.',
    flags.includes('answer_unquoted')
      ? 'The answer is not fit to be quoted as recorded; read it and put it into the letter.'
      : '',
    flags.includes('release_unreconciled')
      ? 'The releases recorded do not reconcile with the sum on file: no sum is demanded until they do.'
      : '',
    flags.includes('nothing_left')
      ? 'By the file the whole sum has been released: ask whether this letter is still needed.'
      : '',
    facts['informal_end'] ? 'The informal period still runs: no election notice before its end.' : '',
    facts['sent_initial']
      ? ''
      : 'No demand and notice of dispute is recorded as sent: give notice before anything else.',
  ];
}

function documentsWorthAsking({ facts, situation: { processor, answer } }: FactSheet): string {
  if (answer !== 'request_for_documents' && facts['exhibit_proof_of_fulfillment']) return '';
  return `Documents that help with this processor: ${profiles[processor].helpful_documents.join('; ')}.`;
}

/** What the approving attorney has to weigh before this letter goes out. */
export function cautionsFor(sheet: FactSheet): string[] {
  const { processor, reason, flags, law, holdType } = sheet.situation;
  const limitation = sheet.facts['limitation_date'];
  const cautions = [
    limitation && String(limitation.value) < sheet.dated
      ? `The earliest limitation date, ${limitation.display}, has passed: confirm law, accrual and tolling before anything is sent.`
      : '',
    ...answerCautions(sheet),
    sheet.situation.flags.includes('reason_unquoted')
      ? 'The stated reason is not fit to be quoted as typed; read it and put it into the letter.'
      : '',
    flags.includes('resolution_full')
      ? ''
      : 'The compromise part makes an offer: obtain the merchant’s authority for its terms first.',
    law === 'open'
      ? 'The governing law is not known to the library: read the choice-of-law clause before approving.'
      : '',
    holdType === 'unknown' ? 'The kind of hold could not be read from the file: take it from the notice.' : '',
    flags.includes('unreconciled_reserve')
      ? 'Reserve exceeds the amount held: reconcile with the merchant’s statements.'
      : '',
    reason === 'legal_block'
      ? 'A legal order, sanctions block or tax withholding may be involved: a demand letter may be the wrong tool.'
      : '',
    reason === 'aml'
      ? `The processor may be barred from explaining (${authorityOf('bsa-sar-5318g').citation}); do not ask for it.`
      : '',
    ...profiles[processor].cautions
      .filter(({ letters }) => letters?.includes(sheet.letter_type) ?? true)
      .map(({ text }) => text),
    sheet.facts['exhibit_chargeback_report'] ? 'Read the chargeback report before enclosing it.' : '',
    documentsWorthAsking(sheet),
    flags.includes('closed_account') ? 'Ask the merchant about a MATCH listing and other refused applications.' : '',
  ];
  return cautions.filter(Boolean);
}

import type { PacketView } from '../../../contract/packet.ts';
import type { CasePapersView, PaperView } from '../../../contract/papers.ts';
import { paperKinds, paperRow, type PaperKind } from '../../../domain/papers/kinds.ts';
import { hasAttorney, hasEnded, type Given } from './given.ts';

type Standing = NonNullable<NonNullable<Given['papers']>[PaperKind]>;

export function papersOf(case_id: string, given: Given, at: Date): CasePapersView {
  const known: NonNullable<Given['papers']> = {
    fee_agreement: given.signed ? 'in_force' : 'owed',
    ...(hasAttorney(given) ? { engagement: given.toEngage ? 'owed' : 'in_force' } : {}),
    ...given.papers,
  };
  return {
    case_id,
    version: 1,
    items: paperKinds.flatMap((kind) => (known[kind] ? [paperOf(kind, known[kind], given, at)] : [])),
    answers: ['accountName', 'accountEmail', 'accountPhone'].map((name, index) => ({
      name,
      answer: index < (given.answersOpen ?? 0) ? '' : 'given',
    })),
    may_answer: !hasEnded(given),
    expected_names: ['Ada Byron'],
    inquiry: null,
    people: {
      handler: 'Robin Ward',
      attorney: !hasAttorney(given)
        ? null
        : {
            name: 'Jordan Avery',
            firm: 'Avery Sample Law, P.C.',
            bar_state: 'California',
            bar_number: 'SAMPLE-000000',
            phone: '(555) 555-0102',
          },
    },
    mail_to: [],
  };
}

function paperOf(kind: PaperKind, standing: Standing, given: Given, at: Date): PaperView {
  const byHand = kind === 'notice' || kind === 'authorization';
  const sign = standing === 'owed' && !hasEnded(given);
  return {
    kind,
    title: paperRow(kind).title,
    text: '',
    text_sha256: '0'.repeat(64),
    spanish: null,
    missing: [],
    signatures: sign
      ? []
      : [
          {
            id: kind,
            party: 'merchant',
            name: 'Ada Byron',
            at: at.toISOString(),
            address: '192.0.2.1',
            drawn: null,
            sha256: '1'.repeat(64),
            by_hand: null,
          },
        ],
    in_force: standing === 'in_force',
    stale: null,
    asked: !hasEnded(given),
    by_hand: byHand ? ['merchant'] : [],
    original_open: standing === 'to_mail' ? ['received'] : [],
    owed: sign && !paperRow(kind).optional,
    may: { sign, withdraw: false, record: null },
  };
}

/** Of the agreement with the processor, what the page of a case asks of its merchant. */
export const packetOf = (
  case_id: string,
  { documentsAsked = false, formAsked = false, ...given }: Given,
): PacketView => ({
  ...nothingKnown,
  case_id,
  open: !hasEnded(given),
  asks: documentsAsked ? [{ id: 'documents', says: 'A document.', who: 'merchant', met: false, turn: 'now' }] : [],
  form: formAsked
    ? { name: 'Notice of Dispute', link: '', needs: 'file', fields: [], recorded: null, blank: null, filled: null }
    : null,
  may: { ...nothingKnown.may, return_form: formAsked },
});

const nothingKnown: Omit<PacketView, 'case_id' | 'open' | 'asks' | 'form'> = {
  processor: 'paypal',
  processor_name: 'PayPal',
  version: null,
  why: '',
  doubt: null,
  hold_terms: { version: null, why: '' },
  choices: [],
  choice: null,
  confirmed: null,
  confirmed_today: false,
  is_notice: false,
  notice_given: false,
  sent_by: null,
  sent_to: [],
  waiting: null,
  clause: null,
  channel_clause: null,
  adverse: [],
  filing: null,
  offer_terms: null,
  agreement_files: [],
  may: {
    record_form: false,
    supply_form: false,
    fill_form: false,
    return_form: false,
    tick_form: false,
    set_filing_day: false,
    choose_version: false,
    confirm_version: false,
    set_aside_version: false,
    propose_offer: false,
  },
};

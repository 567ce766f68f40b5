import { expect, test } from 'vitest';
import type { PacketView } from '../../contract/packet.ts';
import { askText, papersToSign, sendingText, standingText, whoText } from './packet-text.ts';

const packet: PacketView = {
  case_id: '01900000-0000-7000-8000-000000000042',
  processor: 'paypal',
  processor_name: 'PayPal',
  version: {
    id: 'paypal/2026-05-19',
    title: 'PayPal User Agreement',
    from: '2026-05-19',
    source_url: 'https://www.paypal.com/',
  },
  why: 'It is the version in force when the notice is sent.',
  doubt: null,
  hold_terms: { version: null, why: 'Not known.' },
  choices: [],
  choice: null,
  confirmed: null,
  confirmed_today: false,
  asks: [{ id: 'notice', says: 'The merchant signs the notice in person.', who: 'merchant', met: false }],
  is_notice: false,
  notice_given: false,
  sent_by: 'by certified mail',
  sent_to: ['PayPal, Inc.', 'P.O. Box 45950'],
  waiting: '45 days from its receipt',
  clause: null,
  channel_clause: null,
  adverse: [],
  papers: [
    {
      kind: 'notice',
      title: 'Notice of Dispute',
      form: 'Notice of Dispute',
      text: '# Notice',
      text_sha256: '0'.repeat(64),
      missing: [],
      signed: null,
      stale: null,
    },
  ],
  form: null,
  filing: null,
  offer_terms: null,
  expected_names: ['Ada Byron'],
  agreement_files: [],
  form_files: [],
  may: {
    sign: true,
    record_form: false,
    set_filing_day: false,
    choose_version: false,
    confirm_version: false,
    set_aside_version: false,
    propose_offer: false,
  },
};

test('the standing is said for each reader, and never calls an open packet a notice', () => {
  expect(standingText(packet, 'merchant')).toBe(
    'Until everything below is done, your letter is a demand and no notice.',
  );
  expect(standingText({ ...packet, is_notice: true }, 'desk')).toBe(
    'Everything the agreement asks for is on file: the letter is, or brings, the notice.',
  );
  const choice = {
    version: null,
    set_aside: 'paypal/2026-05-19',
    reason: 'Other terms.',
    by: 'E. L.',
    at: '2026-11-23',
  };
  expect(standingText({ ...packet, version: null, choice }, 'merchant')).toBe(
    'The attorney set the version aside: your letter is a demand and no notice.',
  );
  expect(standingText({ ...packet, version: null }, 'desk')).toBe(
    'Until the version is known, the letter is a demand and no notice.',
  );
  expect(standingText({ ...packet, asks: [] }, 'desk')).toContain('says nothing of a notice');
  expect(standingText({ ...packet, notice_given: true }, 'merchant')).toContain('was given');
});

test('how it is sent names channel, place and waiting period, and nothing where no text says so', () => {
  expect(sendingText(packet)).toBe(
    'It goes by certified mail, to PayPal, Inc., P.O. Box 45950. After it the agreement has both sides wait 45 days from its receipt.',
  );
  expect(sendingText({ ...packet, sent_by: null })).toBeNull();
});

test('a paper can be signed by whoever may, when its text is complete and no notice was given', () => {
  const [paper] = packet.papers;
  if (!paper) throw new Error('expected a paper');
  expect(papersToSign(packet)).toHaveLength(1);
  expect(papersToSign({ ...packet, may: { ...packet.may, sign: false } })).toEqual([]);
  expect(papersToSign({ ...packet, notice_given: true })).toEqual([]);
  const offer = { ...paper, kind: 'offer' as const };
  expect(papersToSign({ ...packet, notice_given: true, papers: [paper, offer] })).toEqual([offer]);
  expect(papersToSign({ ...packet, papers: [{ ...paper, missing: ['the email'] }] })).toEqual([]);
});

test('who must do it is said to the merchant and to the desk in their own words', () => {
  const ask = packet.asks[0];
  if (!ask) throw new Error('expected an ask');
  expect([whoText(ask, 'merchant'), whoText(ask, 'desk')]).toEqual(['You', 'Merchant']);
  expect([askText(ask, 'merchant'), askText(ask, 'desk')]).toEqual(['You sign the notice in person.', ask.says]);
  expect([whoText({ ...ask, who: 'desk' }, 'merchant'), whoText({ ...ask, who: 'attorney' }, 'desk')]).toEqual([
    'Us',
    'Attorney',
  ]);
});

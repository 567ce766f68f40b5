import { expect, test } from 'vitest';
import type { PacketView } from '../../contract/packet.ts';
import { askText, sendingText, standingText, whoText } from './packet-text.ts';

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
  open: true,
  asks: [{ id: 'notice', says: 'The merchant signs the notice in person.', who: 'merchant', met: false, turn: 'now' }],
  is_notice: false,
  notice_given: false,
  sent_by: 'by certified mail',
  sent_to: ['PayPal, Inc.', 'P.O. Box 45950'],
  waiting: '45 days from its receipt',
  clause: null,
  channel_clause: null,
  adverse: [],
  form: null,
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

test('the standing is worded for each reader, and never calls an incomplete packet a notice', () => {
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

test('how it is sent includes the channel, the address and the waiting period, and is null if the agreement does not say', () => {
  expect(sendingText(packet)).toBe(
    'It goes by certified mail, to PayPal, Inc., P.O. Box 45950. After it the agreement has both sides wait 45 days from its receipt.',
  );
  expect(sendingText({ ...packet, sent_by: null })).toBeNull();
});

test('who must do it is said to the merchant and to the desk in their own words', () => {
  const ask = packet.asks[0];
  if (!ask) throw new Error('expected an ask');
  expect([whoText(ask, 'merchant'), whoText(ask, 'desk')]).toEqual(['You', 'Merchant']);
  const later = { ...ask, turn: 'later' as const };
  expect([whoText(later, 'merchant'), whoText({ ...later, met: true }, 'merchant')]).toEqual(['You, later', 'You']);
  expect([askText(ask, 'merchant'), askText(ask, 'desk')]).toEqual(['You sign the notice in person.', ask.says]);
  expect([whoText({ ...ask, who: 'desk' }, 'merchant'), whoText({ ...ask, who: 'attorney' }, 'desk')]).toEqual([
    'Us',
    'Attorney',
  ]);
});

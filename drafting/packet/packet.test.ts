import { expect, test } from 'vitest';
import { processors } from '../../domain/processors.ts';
import { noticeContents, type NoticeContent } from '../../knowledge/processors/agreement.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { drawFrom, seeded, type Draw } from '../../testing/cases/draw.ts';
import { openBoxes, packetFor, type Packet } from './packet.ts';

/** What an attorney checks off, written by hand from the agreements and not from the code: facts, channel, signer. */
type Checklist = {
  /** Each of these must be on file; of a list, one. */
  facts: readonly (string | readonly string[])[];
  channel: string;
  to: string;
  signer: 'merchant' | 'counsel';
};

const sum = 'claimed';
const signed = ['signed_by', 'signed_on'] as const;
const document = [
  'exhibit_hold_notice',
  'exhibit_merchant_statements',
  'exhibit_chargeback_report',
  'exhibit_proof_of_fulfillment',
  'exhibit_refund_policy',
] as const;
const omaha = 'PayPal, Inc. / Attn: Legal Specialists / Re: Notice of Dispute / P.O. Box 45950 / Omaha, NE 68145-0950';
const paypal: Checklist = {
  facts: ['form_completed_on', ...signed, 'account_email', 'account_phone', sum, document],
  channel: 'certified_mail',
  to: omaha,
  signer: 'merchant',
};
const stripe: Checklist = {
  facts: ['merchant_legal', 'merchant_email', 'merchant_address', 'hold_started', sum, 'authorized_on'],
  channel: 'email',
  to: 'notices@stripe.com',
  signer: 'counsel',
};
const ebayForm: Checklist = {
  facts: ['form_completed_on', ...signed, sum, 'account_name', 'account_email', 'account_phone'],
  channel: 'email',
  to: 'DisputeNotice@eBay.com',
  signer: 'merchant',
};
const amazon: Checklist = {
  facts: [sum, 'filing_day'],
  channel: 'mail',
  to: 'Amazon.com Services LLC / c/o CSC / 300 Deschutes Way SW, Suite 208 MC-CSC1 / Tumwater, WA 98501',
  signer: 'counsel',
};
const checklists: Readonly<Record<string, Checklist>> = {
  'paypal/2026-05-19': paypal,
  'paypal/2025-10-29': paypal,
  'venmo/2026-08-24': {
    ...paypal,
    facts: [...paypal.facts, 'authorized_on', ['unreserved', 'held_amount']],
  },
  'venmo/2025-11-17': paypal,
  'venmo/2025-10-07': paypal,
  'stripe/2026-09-28': stripe,
  'stripe/2025-11-18': stripe,
  'stripe/2024-11-11': { facts: ['filing_day'], channel: 'contact_page', to: '', signer: 'counsel' },
  'square/2023-12-06': {
    facts: [
      'merchant_legal',
      'merchant_address',
      'account_name',
      'account_email',
      'account_phone',
      'hold_started',
      sum,
      ...signed,
    ],
    channel: 'mail',
    to: 'Block, Inc. / Attn: Arbitration Agreement / 1955 Broadway, Suite 600 / Oakland, CA 94612',
    signer: 'merchant',
  },
  'ebay/2026-06-28': {
    facts: ['form_completed_on', sum, 'account_name', 'account_email', 'account_phone'],
    channel: 'webform',
    to: 'https://www.ebay.com/legalhelpcenter',
    signer: 'counsel',
  },
  'ebay/2026-02-20': ebayForm,
  'ebay/2025-08-28': ebayForm,
  'ebay/2025-05-16': ebayForm,
  'ebay/2024-07-26': {
    facts: ['form_completed_on', ...signed, sum, 'account_email', 'account_phone'],
    channel: 'certified_mail',
    to: 'eBay Inc. / Attn: Litigation Department / Re: Notice of Dispute / 583 W. eBay Way / Draper, UT 84020',
    signer: 'merchant',
  },
  'amazon/seen-2026-06-18': amazon,
  'amazon/seen-2024-04-15': amazon,
};

const factIds = [
  'merchant_legal',
  'merchant_address',
  'merchant_email',
  'account_id',
  'account_name',
  'account_email',
  'account_phone',
  'claimed',
  'held_amount',
  'hold_started',
  'unreserved',
  'reserve',
  'form_completed_on',
  ...signed,
  'authorized_on',
  'filing_day',
  ...document,
] as const;

/** A random set of facts: all of them, all but one, or any. */
function drawn({ chance, pick }: Draw): Record<string, object> {
  const missing = pick(factIds);
  const rare = chance(0.5);
  return Object.fromEntries(
    factIds.filter((id) => (rare ? id !== missing || chance(0.3) : chance(0.8))).map((id) => [id, { id }]),
  );
}

const goesTo = ({ address, email, link, channel }: Packet): string =>
  channel === 'webform' ? (link ?? '') : (address?.join(' / ') ?? email ?? '');

/** What the checklist finds missing. */
const lacking = ({ facts }: Checklist, have: Readonly<Record<string, object>>): string[] =>
  facts.flatMap((each) => {
    const any = typeof each === 'string' ? [each] : each;
    return any.some((id) => id in have) ? [] : [any.join(' or ')];
  });

const withPackets = processors.filter((key) => profiles[key].packet !== null);

test('the checklists cover every version that a notice may be given under', () => {
  const ids = withPackets.flatMap((key) => profiles[key].agreements.map(({ id }) => id));
  expect(Object.keys(checklists).toSorted()).toEqual(ids.toSorted());
});

test.each(withPackets)(
  'of 1,000 packets of %s none is called a notice with a box open, goes another way or is signed by the wrong party',
  (key) => {
    const draw = drawFrom(seeded(key.length * 7_919));
    const wrong: string[] = [];
    const seen = { notice: 0, demand: 0 };
    for (let count = 0; count < 1_000; count += 1) {
      const agreement = draw.pick(profiles[key].agreements);
      const have = drawn(draw);
      const packet = packetFor({ agreement, why: 'drawn', doubt: null }, profiles[key].packet, have);
      const asked = checklists[agreement.id];
      if (!asked) throw new Error(`no checklist for ${agreement.id}`);
      const open = lacking(asked, have);
      // The account ID counts only if there is one, and Square's calculation can be shown in two ways.
      if (packet.is_notice && open.length > 0) wrong.push(`${agreement.id} called a notice without ${open.join(', ')}`);
      if (!packet.is_notice && openBoxes(packet).length === 0)
        wrong.push(`${agreement.id} is no notice and says no reason`);
      if (packet.channel !== asked.channel || goesTo(packet) !== asked.to)
        wrong.push(`${agreement.id} goes to ${goesTo(packet)}`);
      if (packet.signer !== asked.signer) wrong.push(`${agreement.id} signed by ${packet.signer}`);
      seen[packet.is_notice ? 'notice' : 'demand'] += 1;
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(Math.min(seen.notice, seen.demand)).toBeGreaterThan(50);
  },
);

test.each(withPackets)('with every fact on file each version of %s gives a complete notice', (key) => {
  const all = Object.fromEntries(factIds.map((id) => [id, { id }]));
  for (const agreement of profiles[key].agreements)
    expect(
      openBoxes(packetFor({ agreement, why: 'all', doubt: null }, profiles[key].packet, all)),
      agreement.id,
    ).toEqual([]);
});

test('every content that a version may require appears in some packet', () => {
  const required = new Set<NoticeContent>(
    withPackets.flatMap((key) => profiles[key].agreements.flatMap(({ procedure }) => procedure.contents.value ?? [])),
  );
  expect(noticeContents.filter((each) => !required.has(each))).toEqual([]);
});

test('without a version there is no packet, and the reason is the version’s', () => {
  const packet = packetFor({ agreement: null, why: 'The day of last use is not on file.' }, profiles.stripe.packet, {});
  expect(packet).toMatchObject({ agreement: null, is_notice: false, channel: null, boxes: [] });
  expect(openBoxes(packet)).toEqual(['The day of last use is not on file.']);
});

test('a version with one changed word is no longer the one that was read, and turns its packet amber', () => {
  const [agreement] = profiles.stripe.agreements;
  if (!agreement || agreement.procedure.email.value === null) throw new Error('expected a Stripe version');
  const { email } = agreement.procedure;
  const bent = {
    ...agreement,
    procedure: { ...agreement.procedure, email: { ...email, quote: email.quote.replace('must', 'may') } },
  };
  expect(packetFor({ agreement, why: '', doubt: null }, profiles.stripe.packet, {}).amber).toEqual([]);
  expect(packetFor({ agreement: bent, why: '', doubt: null }, profiles.stripe.packet, {}).amber).toEqual([
    expect.stringMatching(/^its quotes with the text/),
  ]);
});

import { expect, test } from 'vitest';
import { packetRulesOf, everyAgreement } from '../../testing/agreements/every-agreement.ts';
import { smallLetter } from '../../testing/letters/small-letter.ts';
import { packetFor } from './packet.ts';
import { requiredChannel } from './required-channel.ts';

const letter = smallLetter();
const ownLines = [letter.addressee.name, ...letter.addressee.address_lines];
const notice = { flags: ['notice'] };

test('a notice goes by the channel of its agreement, to the address that the agreement names', () => {
  const ways = everyAgreement().map((agreement) => {
    const packet = packetFor({ agreement, why: 'It governs.', doubt: null }, packetRulesOf(agreement), {});
    const { channel, address, source } = requiredChannel(letter, { packet, situation: notice });
    expect(source, agreement.id).toBe(packet.agreement);
    return `${agreement.id}: ${channel} ${packet.channel === null ? 'our own' : address.at(-1)}`;
  });
  expect(ways).toMatchInlineSnapshot(`
    [
      "paypal/2026-05-19: certified_mail Omaha, NE 68145-0950",
      "paypal/2025-10-29: certified_mail Omaha, NE 68145-0950",
      "stripe/2026-09-28: email notices@stripe.com",
      "stripe/2025-11-18: email notices@stripe.com",
      "stripe/2024-11-11: web undefined",
      "square/2023-12-06: certified_mail Oakland, CA 94612",
      "shopify/2025-10-21: certified_mail our own",
      "venmo/2026-08-24: certified_mail Omaha, NE 68145-0950",
      "venmo/2025-11-17: certified_mail Omaha, NE 68145-0950",
      "venmo/2025-10-07: certified_mail Omaha, NE 68145-0950",
      "ebay/2026-06-28: web https://www.ebay.com/legalhelpcenter",
      "ebay/2026-02-20: email DisputeNotice@eBay.com",
      "ebay/2025-08-28: email DisputeNotice@eBay.com",
      "ebay/2025-05-16: email DisputeNotice@eBay.com",
      "ebay/2024-07-26: certified_mail Draper, UT 84020",
      "amazon/seen-2026-06-18: certified_mail Tumwater, WA 98501",
      "amazon/seen-2024-04-15: certified_mail Tumwater, WA 98501",
    ]
  `);
});

test('any other letter goes by certified mail to its addressee, whatever its agreement says about notices', () => {
  for (const agreement of everyAgreement()) {
    const packet = packetFor({ agreement, why: 'It governs.', doubt: null }, packetRulesOf(agreement), {});
    expect(requiredChannel(letter, { packet, situation: { flags: ['follow_up'] } })).toEqual({
      channel: 'certified_mail',
      address: ownLines,
      source: null,
    });
  }
  // Drafted before packets were kept.
  expect(requiredChannel(letter, { situation: notice }).channel).toBe('certified_mail');
});

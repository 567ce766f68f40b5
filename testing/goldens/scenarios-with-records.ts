import { caseWithRecords, exportsOf } from './accounts.ts';
import { before, dates, paypalRefusal } from './history.ts';
import { first, packet, unread, type Golden } from './scenario.ts';

/** Cases whose merchant confirmed what the processor's own export shows (accounts.ts). */
export const recorded: readonly Golden[] = [
  first('paypal', 'records-initial', 'a proven hold and a reserve that is overdue', {
    caseFile: await caseWithRecords('paypal', exportsOf.paypal, {
      answers: { 'begins:paypal': 'yes', 'reserve-days:paypal': '30' },
      fields: { account_opened_on: '2026-02-02' },
    }),
    packet,
  }),
  first('paypal', 'records-escalation', 'no sale in the records can be disputed any longer', {
    caseFile: await caseWithRecords('paypal', exportsOf.paypalClosed, {
      fields: { hold_started_on: '2026-05-11' },
    }),
    letterType: 'escalation',
    dated: dates.escalation,
    priorLetters: before.escalation,
    replies: [paypalRefusal],
    packet,
  }),
  first('stripe', 'records-initial', 'a reserve of which the export shows at least so much', {
    caseFile: await caseWithRecords('stripe', exportsOf.stripe),
    packet,
  }),
  unread('shopify', 'records-initial', 'a reserve in two rows of the export', {
    caseFile: await caseWithRecords('shopify', exportsOf.shopify),
  }),
  first('amazon', 'records-demand', 'a reserve that the settlement states itself', {
    caseFile: await caseWithRecords('amazon', exportsOf.amazon),
  }),
  first('ebay', 'records-follow-up', 'holds on two orders, and no answer', {
    caseFile: await caseWithRecords('ebay', exportsOf.ebay),
    letterType: 'follow_up',
    dated: dates.follow_up,
    priorLetters: before.follow_up,
    packet,
  }),
];

import { expect, test } from 'vitest';
import { sureEnough } from './finding-roles.ts';
import { findFacts } from './find-facts.ts';

/** The amounts and dates of a notice, as "held 9000.00"; "?" marks those that are not suggested. */
const roles = (text: string): string[] =>
  findFacts(
    [{ number: 1, lines: ['Stripe', 'Your account', ...text.split('|')], way: 'text', confidence: 1, hidden: 0 }],
    'hold_notice',
  )
    .flatMap(({ what, role, value, confidence }) =>
      what === 'amount' || what === 'date'
        ? [
            `${role} ${typeof value === 'number' ? (value / 100).toFixed(2) : value}${confidence < sureEnough ? '?' : ''}`,
          ]
        : [],
    )
    .toSorted();

test.each<[string, string[]]>([
  // Money kept to cover chargebacks is held; it is not an amount of chargebacks.
  ['We are keeping $4,000.00 to cover chargebacks.', ['held 4000.00']],
  ['$4,000.00 to cover possible chargebacks and refunds is kept for 180 days.', ['held 4000.00']],
  ['To cover refunds, disputes and chargebacks, we are holding $2,310.55.', ['held 2310.55']],
  ['Because of chargebacks of $1,200.00 we hold your $9,300.00.', ['chargebacks 1200.00', 'held 9300.00']],
  ['We paused payouts because of $1,200.00 in disputes.', ['chargebacks 1200.00']],
  ['Funds of $12,000.00 are frozen, of which $2,000.00 are disputed.', ['chargebacks 2000.00', 'held 12000.00']],
  ['Net sales $40,000.00, chargebacks $3,000.00. Withheld $9,000.00.', ['chargebacks 3000.00', 'held 9000.00']],
  // Fees, limits, shares and what is free are not held.
  ['A fee of $25.00 applies while funds are held.', []],
  ['We may hold up to $5,000.00 of your sales.', []],
  ['We keep 10% of each payment until $5,000.00 is reached.', []],
  ['Your account is charged $15.00 for each dispute while we hold your funds.', []],
  ['We no longer hold $500.00; it was sent to your bank.', []],
  ['We have released $500.00 and are holding $9,000.00.', ['held 9000.00']],
  ['Your available balance is $120.00. Your pending balance of $7,712.09 is frozen.', ['held 7712.09']],
  ['Available: $120.00. On hold: $7,712.09. Fees: $14.20.', ['held 7712.09']],
  // The verb may stand before or after, on another line, or in the sentence beside.
  ['We have set aside $3,450.00 from your payouts.', ['held 3450.00']],
  ['$7,712.09 stays where it is for now.', ['held 7712.09']],
  ['Your payout of $9,000.00 has been paused.', ['held 9000.00']],
  ['On hold|$1,204.55|Available|$20.00', ['held 1204.55']],
  ['There is $45,118.20 in your balance. To cover refunds and disputes we hold it.', ['held 45118.20']],
  ['All funds were moved to a reserve account. Its balance is $6,000.00.', ['reserve 6000.00']],
  ['A reserve has been set up on your account. It now holds $6,000.00.', ['reserve 6000.00']],
  ['The transfer of $8,900.00 did not reach your bank. We are keeping it back.', ['held 8900.00']],
  ['Payouts to you are suspended. Pending payouts: $14,020.00.', ['held 14020.00']],
  ['We are no longer able to pay out the $14,020.00 that you have.', ['held 14020.00']],
  ['Your wallet was frozen (balance: $5,500.00).', ['held 5500.00']],
  // The statement does not carry over to other money, to either of two sums, or across a sentence in between.
  ['Your balance is $9,300.00. You can withdraw it at any time.', []],
  ['Your sales came to $48,000.00. We hold them for 90 days.', []],
  ['Payouts are paused. Your monthly plan costs $29.00.', []],
  ['You owe us $310.00. The balance of your account stays frozen.', []],
  ['Your balance is $310.00 or $320.00. We hold it.', []],
  ['Your balance is $310.00. Thank you for selling here. We hold it.', []],
  // The amount of one case is not a total, and a distant word ties no amount to itself.
  ['A chargeback of $120.00 filed on September 30, 2026 is unrelated.', []],
  ['Refunds that you issue will be taken from your bank account, most recently $310.00.', []],
  ['We froze your payouts. Your largest refund was $500.00. Total refunds were $2,000.00.', ['refunds 2000.00']],
  ['There was a chargeback ($240.00) and two refunds, $90.00 and $12.00.', []],
  ['A customer was refunded $80.00.', []],
  ['The disputed order was for $85.00.', []],
  ['Chargebacks in that time came to $2,973.10.', ['chargebacks 2973.10']],
  ['In June you had 14 disputes worth $3,912.00.', ['chargebacks 3912.00']],
  ['The chargebacks are handled by a team, and your plan costs $49.00.', []],
  ['Your gross volume tripled; one order alone was $8,000.00.', []],
  ['We are holding your funds because an order of $6,000.00 looked unusual.', []],
  // A sum after a colon is what the words before the colon say, never what the next line says.
  ['Held batches: $66,090.41|Minimum reserve required: $20,000.00', ['held 66090.41', 'reserve 20000.00']],
  ['Weekly batches: $4,000.00|Reserve required: $5,000.00', ['reserve 5000.00']],
  ['Funds held|Monthly plan: $29.00', []],
  ['On hold|Amount: $1,204.55', ['held 1204.55']],
  // Averages, forecasts, limits, parts and rates get no role.
  ['Average monthly volume: $140,000.00', []],
  ['Projected annual volume is $90,000.00, while funds are held.', []],
  ['Annual processing limit: $500,000.00|Monthly sales limit: $40,000.00', []],
  ['Held batches were 14, average ticket $85.00.', []],
  ['Payouts over $250.00 are held for review.', []],
  ['We hold payouts of $1,000.00 a day.', []],
  ['The reserve will be released in parts of $500.00.', []],
  ['The reserve is $4,000.00 short of what is required.', []],
  // What was held before is not what is held now.
  ['The amount on hold grew to $19,480.75. Originally we held $12,000.00.', ['held 19480.75']],
  ['Your reserve was raised from $5,000.00 to $15,000.00.', ['reserve 15000.00']],
  // Held in other words.
  ['You have $15,338.02 in pending payouts. These funds remain with us to cover disputes.', ['held 15338.02']],
  ['On Monday,|our system froze your payouts.|There is $5,012.77 waiting in your account.', ['held 5012.77']],
  ['Your sales were placed in a holding account. The sum is|$9,871.00.', ['held 9871.00']],
  ['We put your remittances on pause. At this point $7,120.00 is parked with us.', ['held 7120.00']],
  ['A total of $6,200.00 has been moved to escrow.', ['held 6200.00']],
  ['Funds impacted: $18,240.11', ['held 18240.11']],
  ['Your account is limited. Frozen: $830.00.', ['held 830.00']],
  ['Deposits are late. In total $6,611.90 has not been sent.', ['held 6611.90']],
  ['We owe you $3,760.25 in payouts. We will not pay it out this year.', ['held 3760.25']],
  ['Receipts amount to $17,920.00 and remain under our control.', ['held 17920.00']],
  [
    'The sum of $27,316.44, being the proceeds of your sales since September 28, 2026, will be kept by us.',
    ['held 27316.44'],
  ],
  ['Transfers of $2,450.00 will not go out until we hear from you.', ['held 2450.00']],
])('an amount has the role that its sentence gives it: %s', (text, expected) => expect(roles(text)).toEqual(expected));

test.each<[string, string[]]>([
  // A line break hides nothing.
  ['The risk is higher than we can support. On May 18, 2026|we paused payouts.', ['hold_started 2026-05-18']],
  ['What is left is paid|out on September 15, 2026.', ['release_expected 2026-09-15']],
  // What will happen to the money, in any verb.
  ['Your payments will be transferred to you after 90 days, on Oct 28, 2026.', ['release_expected 2026-10-28']],
  ['The funds can be withdrawn on or after November 2, 2026.', ['release_expected 2026-11-02']],
  ['We will release the hold no later than November 2, 2026.', ['release_expected 2026-11-02']],
  ['They can be moved from November 2, 2026 on.', ['release_expected 2026-11-02']],
  ['If all goes well you get the money on November 2, 2026.', ['release_expected 2026-11-02']],
  ['Hold placed: May 5, 2026|Hold ends: August 3, 2026', ['hold_started 2026-05-05', 'release_expected 2026-08-03']],
  ['A hold from May 5, 2026 to August 3, 2026 applies.', ['hold_started 2026-05-05', 'release_expected 2026-08-03']],
  // A number of days is not a date.
  ['Funds are kept for 120 days from the date of this letter, May 5, 2026.', ['document_date 2026-05-05']],
  // Days of other things.
  ['Your account, opened on March 3, 2021, was restricted on May 5, 2026.', ['hold_started 2026-05-05']],
  ['Your last payout was sent on May 3, 2026.', []],
  ['The payout scheduled for May 5, 2026 was stopped.', []],
  ['We are withholding payouts for orders placed before May 3, 2026.', []],
  ['Please send the documents by November 2, 2026.', []],
  ['You can send the documents until November 2, 2026.', []],
  ['The freeze was lifted on May 5, 2026.', []],
  ['Since May 5, 2026 there were 14 disputes.', []],
  ['As of May 5, 2026, $9,000.00 is on hold.', ['document_date 2026-05-05', 'held 9000.00']],
  ['As of May 5, 2026 your account is suspended.', ['hold_started 2026-05-05']],
  ['Your account was closed and on May 7, 2026 we wrote to you.', []],
  ['Reserve balance as of April 30, 2026: $12,004.55', ['reserve 12004.55']],
  ['The chargeback window, for which we hold funds, closes on January 4, 2027.', []],
  ['Funds held|Review date: September 14, 2026', []],
  ['You can access your remaining balance starting October 2, 2026.', ['release_expected 2026-10-02']],
  ['Rolling reserve: 10%|Start date: May 20, 2026', ['hold_started 2026-05-20']],
  ['Your card agreement ends effective February 12, 2026.', ['hold_started 2026-02-12']],
  // What is due is not always a deadline, and what is frozen already does not begin then.
  ['Retained funds, less any amounts due, are scheduled for release on May 6, 2026.', ['release_expected 2026-05-06']],
  ['The first payment is due on May 6, 2026.', []],
  ['A payment of $8,000.00 due to you on May 11, 2026 has been withheld.', ['held 8000.00']],
  ['We have yet to decide whether to lift the hold placed on June 3, 2026.', ['hold_started 2026-06-03']],
  ['Frozen funds will become payable on November 30, 2026.', ['release_expected 2026-11-30']],
  ['Frozen funds will be looked at again on November 30, 2026.', []],
  ['Estimated availability: 06/30/2026', ['release_expected 2026-06-30']],
  ['Expected payout date: July 9, 2026', ['release_expected 2026-07-09']],
  ['Payout date: July 9, 2026', []],
  ['Next scheduled review: July 1, 2026', []],
  [
    'The hold took effect on June 2, 2026 and runs through July 2, 2026.',
    ['hold_started 2026-06-02', 'release_expected 2026-07-02'],
  ],
  ['We will hold your balance for 120 days, to April 11, 2027.', ['release_expected 2027-04-11']],
  // Other actors and other verbs of a hold.
  ['Lena, yesterday, on December 1, 2026,|our system froze your payouts.', ['hold_started 2026-12-01']],
  ['On 12 March 2026 the bank paused all disbursements.', ['hold_started 2026-03-12']],
  ['Effective April 6, 2026, funding was diverted.', ['hold_started 2026-04-06']],
  ['Your payouts were turned off on June 8, 2026.', ['hold_started 2026-06-08']],
  ['Your agreement ended on March 30, 2026.', ['hold_started 2026-03-30']],
  ['Our agreement changed on March 30, 2026.', []],
  // Digits alone, in the order that the page shows, or unclear where it shows none.
  ['Payouts stopped on 05/06/2026.', ['hold_started 2026-05-06?']],
  ['Payouts stopped on 05/06/2026, as we wrote on 05/13/2026.', ['hold_started 2026-05-06']],
  ['Payouts stopped on 05/06/2026, as we wrote on 13/06/2026.', ['hold_started 2026-06-05']],
])('a day has the role that its sentence gives it: %s', (text, expected) => expect(roles(text)).toEqual(expected));

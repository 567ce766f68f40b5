/**
 * The trade's words for comparing what two sentences say. Groups are parted by a bar or a line: words and phrases that stand for one another in a demand letter.
 * A word may stand in more than one group. Endings (-s, -ed, -ing, -er) are understood; irregular forms and nouns of a verb are listed.
 */
const groups = `
  withhold, withheld, hold, held, keep, kept, keep back, hold back, held back, retain, retention, freeze, froze, frozen, sit on, on hold, set aside, lock up, tie up
  hold, withholding, freeze, restriction, restrict, suspension, suspend, limitation, limit, limited, pause
  release, pay out, paid out, payout, disburse, disbursement, remit, remittance, transfer, pay, paid, payment, pay over, turn over, let go, free, return, hand over, send
  pay, paid, payment, payable | sum, amount, total, money, funds, balance, figure, monies, principal, whole, dollar
  funds, money, proceeds, revenue, takings, receipts, settlement, payout | sale, sell, sold, order, transaction, purchase, trade, txn
  customer, buyer, purchaser, shopper, cardholder, consumer | merchant, seller, user, client, vendor, account holder | process, handle, clear, run, ran
  record, book, log, enter, show, list, register, label, entry, entries | record, books, file, documents, papers | reserve, rolling reserve, holdback
  account, acct | statement, account statement | chargeback, charge-back, cb | dispute, claim, contest, disagreement, controversy, disagree
  dispute, chargeback | claim, demand, insist, seek, sought, call for
  demand, ask, request, require, call on, call upon, press for, want, please, kindly, pls, invite, urge, expect, would appreciate, would be grateful, ask for
  represent, act for, act on behalf of, on behalf of, counsel for, appear for, speak for, retained by, attorney for
  firm, office, law office, counsel, undersigned, attorney, lawyer | letter, demand letter, correspondence, ltr, writing
  agreement, contract, terms of service, terms, agrmt, agmt | term, clause, provision, section, language, terms, condition
  term, period, time, duration | version, edition, text, form, copy | govern, control, apply, applies, in force, operative
  choose, chose, chosen, select, pick, designate, elect, opt | law, laws
  begin, began, begun, beginning, start, commence, commencement, open, impose, imposed, place, placed, set, take effect, went into effect, first imposed, onset, inception, put
  end, over, expire, expiry, expiration, close, closed, finish, conclude, lapse, run out, ran out, terminate, termination, pass, run, elapse, shut, cease, up, completion, complete, gone, go out
  last, continue, continued, go on, run, ran, stay, remain, persist, endure, be in place, been in place, pending, old, age, ongoing, running
  day, date | window, period, time | send, sent, mail, post, dispatch, go out, went out, went, issue, write, wrote, written
  deliver, delivery, arrive, arrival, receive, receipt, got, get, reach, come in, came in, rec'd
  answer, respond, response, reply, replies, react, come back, write back, wrote back, hear | answer, letter, message, email
  refuse, refusal, decline, reject, deny, denied, turn down, say no
  reason, ground, basis, grounds, rationale, justification, justify, explanation, why | explain, account for, spell out, clarify, justify, lay out
  state, say, said, tell, told, identify, name, explain, cite, specify, set out, set forth, indicate, give, gave, given, let know, advise, inform, list, describe, point to, point out, confirm, report, mention, show, point, id, itemize, lay out, disclose, disclosure
  which, what
  produce, provide, send, sent, furnish, supply, share, give, deliver, hand over, turn over, forward, make available, let have, disclose, disclosure, attach
  quote, quotation, wording, words, cite | wording, language, text, words
  show, shown, demonstrate, establish, prove, proof, prove up, evidence, substantiate, document, bear out, support, justify
  support, back, bear out, sustain | proof, evidence
  calculate, calculation, compute, computation, arithmetic, figure, work out, arrive at, math, formula
  measure, measured, gauge, yardstick, test, standard, size, tie | figure, number, amount, data
  exposure, risk, at risk, loss, potential loss, liability | potential, possible, may | lose, lost, loss, losses
  cover, secure, protect, protection, guard, protect against, guard against, secures
  shrink, shrunk, fall, fell, fallen, decline, decrease, diminish, drop, go down, reduce, get smaller, lessen, dwindle, narrow
  outer limit, outside limit, outer bound, longest period, upper limit | limit, bound, cap, maximum | later, late, delayed
  fulfill, fulfillment, ship, delivery, deliver, order fulfillment | breach, violate, violation, break, broke, broken
  duty, obligation, obliged, bound, owe | good faith, in good faith, honest, honestly, fair dealing | covenant, promise, implied covenant
  implied, implicit, imply | discretion, judgment, judgement, latitude | discretionary, discretion | exercise, use, used, invoke, act on, apply, using
  use, using, usage | power, right, authority, entitlement | right, rights, entitlement
  allow, permit, let, authorize, empower, entitle, enable, leave, grant, give, permission | require, need, call for, must, oblige, compel
  forbid, forbade, forbidden, prohibit, bar, prevent
  rely, reliance, rest, rest on, base, depend, stand on, invoke, lean on, relied on, relied upon, based on, behind, underlie, underlying
  reach, extend, cover, apply, stretch, go so far | perform, performance, do its part, done its part, kept its side, held up its end, its side, part
  case, matter, dispute | decide, decision, determine, determination, rule, resolve, ruling | resolve, resolution, settle, work out, sort out, clear up
  prefer, rather, preference, wish, like | speak, talk, discuss, confer, conversation, call, discussion, phone, telephone, telephone conference
  call, conference, meeting, meet, met | telephone, phone | ready, prepared, willing, available, stand ready, readiness
  promptly, prompt, quickly, soon, without delay, swiftly, speedily, early | at once, immediately, right away, forthwith, now
  preserve, preservation, keep, kept, retain, maintain, save, safeguard, not destroy | document, paper, record, material
  communication, correspondence, message, email
  bear, bear on, concern, relate, relating, regard, touch, touch on, pertain, about, regarding, respecting, connected with
  waive, waiver, give up, gave up, surrender, relinquish, abandon, forgo, forgone, forego, yield | right, remedy, remedies | defense, defence
  reserve, preserve, keep, stay open, remain open, intact | complete, full, entire, exhaustive, whole, comprehensive, in full
  alternative, alternatively, failing that, in the alternative, otherwise | prejudice
  step, stage, phase, tranche, installment, incrementally, gradually, step by step
  rest, remainder, balance, remaining, others, everything else, what is left, all else
  withdraw, withdrew, withdrawn, remove, take back, retract, rescind, pull, lift, take down | match, match list | listing, listed, list, placed on
  interest | due, owed, owing, payable, fall due, fell due, outstanding | claim, assert, claimed, seek | final, last, closing | first, initial, original
  second, follow-up | earlier, previous, prior, past, former, preceding | next, following, subsequent | step, move, recourse
  notice, notification, notify, notifies, notified | sign, signed, signature, signatory, executed
  enclose, enclosed, enclosure, attach, attached, accompany, annex, come with, with this letter, included, include | exhibit
  separate, separately, own, distinct, of its own, different | separate, apart, stand-alone | form, paper, document
  publish, published, publication, post, posted | certified mail, certified | receipt, received, receive | arbitrate, arbitration, arbitral
  small claims, small claims court | court, ct | open, available, allow | wait, waiting, waiting period | period, time
  shorten, cut, curtail, abridge, cut short, change, affect | file, filing, bring, brought, commence, submit, lodge, submission
  intend, intention, intent, plan, mean, meant, propose | mean, meant, purpose | propose, proposal, offer, suggest, suggestion, put forward
  accept, acceptance, agree, take | reject, refuse, decline | acknowledge, recognize, accept, note, concede
  understand, understood, understanding, take, read, view, see | read, reading, construe, interpret
  business, operation, in business, operating, trading, trade | since, from, as of | proceeds, receipts | made, make
  average, mean, typical, typically, on average | month, monthly, per month, a month, each month | best, highest, peak, top, busiest
  volume, turnover, sales | increase, rise, rose, growth, grow, grew, spike, surge, more, jump | sudden, abrupt, unexpected
  review, examine, examination, look at, look into, under review, check, assess, assessment | subject, object, topic
  instruct, instruction, direct, direction, order | direct, address, send, route, forward | further, additional, more, other, future, other further
  communication, contact | undersigned, me, attorney, us | ledger, books | debit, charge, deduction
  fee, charge, cost | refund, refunded | dispute, disputed | fulfilled, delivered, shipped | abnormal, unusual, irregular, out of the ordinary
  ordinary, normal, usual, regular, standard, customary | illegal, unlawful | fraud, fraudulent | deceptive, deceive, misleading | end, ended, final day
  lasting, long, length, duration | size, amount, scale | occasion, trigger, event | long, length | question, issue, point | short, brief, simple
  answer, address, meet, respond | concern, worry, issue | clear, plain, clearly | place, put, lay, route, pass, bring, refer, take, submit
  department, dept, team, desk | legal department, legal team, in-house counsel, legal
  someone, somebody, whoever, anyone, person, people, who, whom, those who, individual, decision-maker | verify, verified, confirm, check
  allow, give, leave, grant | post, mail, mailing, mail time, postal | business day, working day | respond, answer
  show, appear, reflect, record, carry | hand, on hand, on our file, file, on file, in our file | hold, contain, have | missing, absent, lack, lacking
  remain, still | chronology, timeline, dates, sequence of events, course of events | follow, set out below, as follows, below, here
  reconcile, reconciliation, reconciled, breakdown, break down, broken down, made up, composed, comprise, consist, add up, account for, split
  part, portion, component, share, piece | settlement | outside, beyond, not in, apart from, excluding | identify, point to
  transaction by transaction, by transaction, sale by sale, individually, each transaction, one by one | expected, anticipated, projected, estimated
  pass, clear, leave, left, move past, get past, be beyond | raise, raised, bring, brought, file, make, made, submit, initiate
  as a rule, generally, in general, ordinarily, usually, normally, by and large, typically | for example, for instance, such as
  consider, consideration | compromise | confidential | decide, choose | renew, repeat, reiterate, restate, stand by, maintain, stand, again, reassert
  regulation, regulatory | exception, carve-out, exclude | change, alter, modify, modified, amend, vary, affect
  satisfied, content, convinced, persuaded | mitigate, reduce, lower | partner, bank | network, card network
  condition, requirement, prerequisite, precondition | exist, existence, present, there is | exclusive, sole, solely, only | sole, own, unfettered
  loss of use, use | nil, zero, no, none | mind, decide | help, assist, assistance | effect, consequence | now, current, currently, present, at present
  title, ownership, own | equitable, equity | earn, accrue, bear | add, accrue, run | require, demand | deal, agreement, bargain | fruit, benefit
  deprive, deny, keep from, withhold | arbitrary, arbitrarily, capricious | unreasonable, irrational, irrationally, unreasonably
  reasonable, reasonably, fair | affect, bear on, touch | party, side, parties, sides | expectation, expect
  express, expressly, explicit, explicitly, in terms | excess, surplus, over | tolled, suspended, stop | together, jointly, combined, in all
  deliver, hand | appeal | appear, seem | address, location | name, entity | entity, company, corporation | set, fix, give, establish
  supplement, add to | suspend, pause, stop, halt, hold | termination, closing, closure, close, end, deactivation, deactivate, deactivated, shut down
  account number, account no, number | number, no, id | mark, label, designate | purpose, aim | purchase, buy, bought
  merchandise, goods, product, item | ship, shipment, shipping | separate sheet, attachment | concern, regard | agent, representative
  serve, service, served | commence, bring | intent, intention | begin arbitration, commence arbitration, start arbitration
  refund, return | provide, state, stipulate, specify, set | persist, continue, remain | measure, standard, limit, benchmark | discretion, power
  side, part, counterparty | honor, keep, perform | entry, item | forward, onward | kind, type, nature, sort, category, character | code, reason code
  position, status, standing, state of affairs, state of things | count, reckon, reckoning, tally | otherwise, differently, differ, other | copy, duplicate, reproduction | deal with, dealt with, regulate, treat, cover
  result, outcome | meet, met, satisfy | fact, facts, circumstances | sound, good, valid | last letter, most recent letter | history, background | attention, notice
`;

export const tradeGroups: readonly (readonly string[])[] = groups
  .split(/[|\n]/)
  .map((line) =>
    line
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  )
  .filter((line) => line.length > 0);

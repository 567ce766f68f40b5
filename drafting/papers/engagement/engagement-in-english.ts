import { endedByClient } from '../ended-by-client.ts';
import { papers } from '../../../domain/papers/kinds.ts';
import type { EngagementWords } from './engagement-facts.ts';

/**
 * The terms of an engagement, section by section; `engagement-in-spanish.ts` says the same. Sources: Cal. B&P § 6147(a), 22 NYCRR 1215.1, Model
 * Rules 1.2(c), 1.4, 1.5(c), 1.6, 1.8(f), 1.15, 1.16, 5.3 and 5.4, 15 U.S.C. § 7001(c).
 */
export function engagementInEnglish(words: EngagementWords): string[] {
  const { business, counsel, firm, percent } = words;
  const processor = words.processor ?? 'the processor named in the case';
  return [
    `# ${papers.engagement.title}`,
    `Case ${words.caseNumber}.`,
    '# 1. Client and counsel',
    `This is an agreement between **${business}** (“you”, the client) and **${firm}**, by **${counsel}**, ${words.bar} (“we”, your counsel). ${words.merchant} signs for you and confirms the authority to do so. The client is ${business} alone, not its owners or staff.`,
    '# 2. What we do, and what we do not',
    `We act in one matter: money of yours that **${processor}** holds, case ${words.caseNumber}. We review what you give us, decide on the demand letter and sign it or decline to, answer what ${processor} replies to it, and advise you on its offers.`,
    'This is a limited engagement. It does not cover a lawsuit, an arbitration, small claims court, an appeal, taxes, a criminal or a regulatory matter, or any other claim of yours. Each of these needs another written agreement, and nothing is owed for it under this one. You have been told what the limit leaves out, may ask us about it, and consent to it.',
    ...fee(words, processor),
    '# 5. If you end it',
    `You may end this engagement at any time and need no reason. Before the demand is sent you owe nothing. ${endedByClient(words.serviceCharges ? words.service : 'we', percent)} ${words.serviceCharges ? 'You owe us nothing, before it and after it.' : 'Your success-fee agreement says the same.'}`,
    '# 6. How it ends',
    'It ends when the money is back or you have decided about it, when you end it, or when we withdraw, which we do only for a reason that the rules of our profession allow, in writing, and with time for you to find other counsel. Then you get a closing letter: what was done, what was not, and the earliest limitation date that counsel has confirmed, if any. You get your file. The law sets time limits on claims; unless counsel has told you of one in writing, nobody watches it for you.',
    '# 7. Who decides, and who works on it',
    `You alone decide whether to accept an offer; each reaches you on the business day of its receipt, with our advice. Only counsel proposes, argues, rejects or accepts terms with ${processor}. Staff of ${words.service} gather documents, relay and record; they give no legal advice, and our thread with you is closed to them.`,
    '# 8. What stays between us, and the use of AI',
    'What you tell us is confidential. You allow us to give the processor what the letter and its exhibits say.',
    languageModels(words),
    '# 9. What you do',
    `Tell us the truth and all of it, answer in time, and tell us at once of money that arrives or of a message from ${processor}. Keep everything that concerns the matter as it is: emails, messages, statements, records of sales and returns, and your account’s pages. Do not delete or change any of it.`,
    '# 10. Electronic papers and signatures',
    'You agree to sign and to receive papers electronically, in this matter only. You may have any of them on paper, free of charge, and may withdraw this consent at any time by writing to us; what was signed stays signed. You need an email address and a web browser that shows PDF; tell us when your address changes, on your account’s page. You can read this paper on the device on which you sign it.',
    '# 11. Your file',
    `We keep the file for ${words.years} years after the end, and then destroy it. You may have a copy at any time, free of charge.`,
    '# 12. Insurance, and a dispute about the fee',
    words.insurance?.en ?? 'We make no statement about professional liability insurance; ask us.',
    words.arbitration?.en ?? 'Nothing here obliges you to arbitrate a dispute with us.',
    'Where New York law governs the fee, you may have the right to arbitrate a dispute about it under Part 137 of the Rules of the Chief Administrator of the Courts.',
    '# 13. What nobody can promise',
    'We have promised no outcome, neither whether money comes back nor when.',
    '# 14. Signing',
    'This agreement is in force once both of us have signed, and no demand is approved before. You get a copy with both signatures.',
  ];
}

function languageModels({ ai }: EngagementWords): string {
  if (ai === null)
    return 'No language model is given anything of your case. Where our site speaks of AI that drafts, it means a program of its own, which puts your facts into reviewed texts and is no language model. Should one be used, you will be asked first, and told by name which.';
  const what =
    ai.sends === 'texts'
      ? 'facts of your case and texts of your documents, messages and answers, with tax IDs, account and card numbers, contacts and the names on file masked,'
      : 'facts of your case, without names, contacts and account numbers,';
  return `A language model may help us to draft. Only if you allow it, by a tick of its own beside your signature or on your case’s page, ${what} may be sent to **${ai.en}**. Who receives them is asked to store nothing where that can be asked; it is no promise that nothing is kept. Without your tick all is drafted without it. You may take it back at any time, for what has not been sent yet, and are asked again, by name, before anybody else receives anything. Our thread with you is never sent.`;
}

function fee(words: EngagementWords, processor: string): string[] {
  const { percent, service, firm } = words;
  const none = `No fee is owed on money whose release ${processor} had announced before you signed this, or that was due on a date set by its own agreement; on money that reached you before the demand was sent; or on money that was never held.`;
  if (words.serviceCharges)
    return [
      '# 3. Who pays us',
      `**You owe us no fee.** ${service} pays us a flat fee of ${words.counselDollars} for this case, whatever its outcome. ${service} is not a law firm. It charges you a success fee of ${percent}% for intake, documents and administration, under the success-fee agreement; no part of our work is measured by it.`,
      'You consent that another pays us. It does not direct our judgment, we owe our duties to you alone, and what you tell us in confidence stays from it. The fee is not set by law; it is negotiable between you and whoever charges it.',
      '# 4. Costs',
      `Postage, copies and typing cost you nothing. A filing fee arises only if you choose such a step and approve it in writing first. ${none}`,
      checks(words, processor),
    ];
  return [
    '# 3. The fee',
    `You pay **${firm}** a contingent fee of **${percent}%** of the money that ${processor} pays or releases to you after the demand has been sent, whether by settlement or without one. If nothing comes back, you owe nothing. It is the fee of your success-fee agreement for this case, owed once. **The fee is not set by law; it is negotiable between you and us.**`,
    ...(words.held && words.example
      ? [
          `The amount held, as you stated it, is ${words.held}. If all of it comes back, the fee is **${words.example.fee}** and you keep ${words.example.left}.`,
        ]
      : []),
    `${none} You pay us nothing for matters that this agreement does not cover.`,
    `We buy intake, documents and administration from ${service} at a flat price that we owe whatever the outcome. It gets no part of our fee.`,
    '# 4. Costs, and when the fee is due',
    'The fee is worked out before any costs are deducted. Postage, copies and typing are ours and are not charged to you. A filing fee arises only if you choose such a step and approve it in writing first; it is paid apart and changes neither the percentage nor what it is taken of.',
    `The fee on each part of the money is due when that part has reached you, and we invoice it then; the invoice names the day by which and the way in which you pay. ${words.trustAccount ? '' : 'We take no fee before our service for that part is done. '}${checks(words, processor)} At the end you get a written closing statement: the outcome, what was recovered, and how the fee was worked out.`,
  ];
}

/** Where a check of the processor goes: to counsel, never to the service. */
const checks = ({ firm, service, trustAccount }: EngagementWords, processor: string): string =>
  `A check of ${processor} goes to ${firm}${
    trustAccount
      ? ', into our client trust account, and to you from there'
      : ' only to be handed on to you as it came, made out to you: it cashes none and holds no money of yours'
  }. ${service} receives no money of yours.`;

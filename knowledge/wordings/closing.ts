import type { Wordings } from '../clause.ts';

/** Other wordings of sentences of the closing. */
export const closingWordings: readonly Wordings[] = [
  {
    of: 'Please preserve everything that bears on this account: agreement versions and acceptance records, risk reviews, reserve calculations, notices, ledgers, dispute records and communications.',
    so: [
      'Please see that nothing that bears on this account is lost or destroyed: agreement versions and acceptance records, risk reviews, reserve calculations, notices, ledgers, dispute records and communications.',
      'Whatever bears on this account should be preserved, that is, agreement versions and acceptance records, risk reviews, reserve calculations, notices, ledgers, dispute records and communications.',
      'Please do not delete anything that bears on this account: agreement versions and acceptance records, risk reviews, reserve calculations, notices, ledgers, dispute records and communications.',
      'Please retain all agreement versions and acceptance records, risk reviews, reserve calculations, notices, ledgers, dispute records and communications, and everything else that bears on this account.',
      'Please place a litigation hold on everything that bears on this account: agreement versions and acceptance records, risk reviews, reserve calculations, notices, ledgers, dispute records and communications.',
      'Please ensure the preservation of everything that bears on this account: agreement versions and acceptance records, risk reviews, reserve calculations, notices, ledgers, dispute records and communications.',
      'Please take steps to preserve everything relevant to this account, including agreement versions and acceptance records, risk reviews, reserve calculations, notices, ledgers, dispute records and communications.',
    ],
  },
  {
    of: "Nothing in this letter waives any right, remedy or defense, and it is not a complete statement of the facts or of the Merchant's claims.",
    so: [
      "This letter waives no right, remedy or defense, and does not state completely the facts or the Merchant's claims.",
      "By this letter the Merchant waives no right, remedy or defense; nor is it a complete statement of the facts or of the Merchant's claims.",
      "This letter is not a complete statement of the facts or of the Merchant's claims, and it waives no right, remedy or defense.",
      'The Merchant gives up no right, remedy or defense by this letter, and the facts and claims are not stated completely in it.',
      "Nothing here is a waiver of any right, remedy or defense, and this letter does not set out all the facts or all the Merchant's claims.",
      "Nothing in this letter should be taken as a waiver of any right, remedy or defense, or as a complete statement of the facts or of the Merchant's claims.",
      'Not every fact and not every claim of the Merchant is stated in this letter, and no right, remedy or defense is waived in it.',
      "Nothing in this letter shall be construed as a waiver of any right, remedy or defense, and it is not a complete statement of the facts or of the Merchant's claims.",
      "The Merchant reserves all rights, remedies and defenses, and this letter is not a complete statement of the facts or of the Merchant's claims.",
      "This letter is without waiver of any right, remedy or defense and does not purport to be a complete statement of the facts or of the Merchant's claims.",
      'No right, remedy or defense is waived, and this letter does not purport to set out every fact or every claim of the Merchant.',
    ],
  },
  {
    of: 'We would prefer to resolve this promptly, and will speak with whoever can decide it.',
    so: [
      'It would be best to resolve this promptly; we will speak with anybody who can decide it.',
      'A prompt resolution is what we would prefer; we will speak with whoever has the power to decide.',
      'A prompt resolution would be preferable, and we are ready to speak with whoever can decide it.',
      'We would like to see this resolved promptly and are prepared to speak with whoever can decide it.',
      'If it can be resolved promptly, so much the better; we will talk to whoever can decide it.',
      'We hope to resolve this promptly, and will talk to anyone who has authority to decide it.',
      'Our hope is for a prompt resolution, and we are available to speak with whoever can decide it.',
      'Our preference is a prompt resolution, and we are available to speak with whoever can decide it.',
      'We hope this can be resolved promptly and are happy to speak with whoever can decide it.',
      'We would welcome a prompt resolution, and will speak with whoever can decide it.',
      'We remain open to a prompt resolution and will speak with whoever has authority to decide it.',
      'The Merchant would prefer to resolve this promptly, and counsel will speak with whoever can decide it.',
      'We are interested in resolving this promptly and will speak with anyone authorized to decide it.',
    ],
  },
  {
    of: 'The next step under the Agreement is {fact:next_step}.',
    so: [
      'What the Agreement provides next is {fact:next_step}.',
      'As the next step, the Agreement provides for {fact:next_step}.',
      'The Agreement provides for {fact:next_step} as the next step.',
      "The Agreement's next step will be {fact:next_step}.",
      'The next step that the Agreement contemplates is {fact:next_step}.',
    ],
  },
  {
    of: 'The first day on which its waiting periods allow it is {date:next_step_from}.',
    so: [
      '{date:next_step_from} is the first day on which its waiting periods allow it.',
      'It is allowed by its waiting periods as of {date:next_step_from}.',
      'Its waiting periods rule it out before {date:next_step_from}.',
    ],
  },
  {
    of: 'Its waiting periods have been over since {date:next_step_open}.',
    so: ['No waiting period has stood in its way since {date:next_step_open}.'],
  },
  {
    of: 'Interest at the legal rate is claimed from the day on which payment fell due.',
    so: [
      'We claim interest at the legal rate as of the day on which payment fell due.',
      'Interest accrues at the legal rate, and is claimed, from the day on which payment fell due.',
      'The Merchant seeks interest at the legal rate from the day on which payment fell due.',
    ],
  },
  {
    of: 'Interest from the day on which payment fell due is claimed as allowed by {authority:cal-interest}.',
    so: [
      'Interest is claimed from the day on which payment fell due; {authority:cal-interest} allows it.',
      '{authority:cal-interest} allows interest from the day on which payment fell due, and it is claimed.',
      'Pursuant to {authority:cal-interest}, interest is claimed from the day on which payment fell due.',
      'The Merchant seeks interest, as allowed by {authority:cal-interest}, from the day on which payment fell due.',
    ],
  },
  {
    of: 'Interest from the day on which payment fell due is claimed under {authority:del-interest}.',
    so: [
      'Interest is claimed from the day on which payment fell due; {authority:del-interest} is the basis.',
      'The Merchant seeks interest under {authority:del-interest} from the day on which payment fell due.',
      'Pursuant to {authority:del-interest}, interest is claimed from the day on which payment fell due.',
      'The Merchant is claiming interest pursuant to {authority:del-interest} from the day on which payment fell due.',
    ],
  },
  {
    of: 'Interest from the day on which payment fell due is claimed as allowed by {authority:ny-interest}.',
    so: ['{authority:ny-interest} allows interest from the day on which payment fell due, and it is claimed.'],
  },
  {
    of: 'Interest runs on, from the day on which payment fell due, and will be claimed with the sum, as {authority:cal-interest} allows.',
    so: [
      'Interest keeps running from the day on which payment fell due and will be claimed together with the sum, as {authority:cal-interest} allows.',
    ],
  },
  {
    of: 'A draft of the {fact:draft_name} is enclosed, unsigned and not filed.',
    so: ['You will find enclosed a draft of the {fact:draft_name}, neither signed nor filed.'],
  },
  {
    of: 'If the day set above passes without a decision, the Merchant may take that step without further demand, save for any notice or period that the Agreement requires, and will claim the sum withheld, with interest and costs so far as they are recoverable.',
    so: [
      'If no decision has been made when the day set above passes, the Merchant may, apart from any notice or period that the Agreement requires, take that step without further demand, and will claim the sum withheld, with interest and recoverable costs.',
      'Without a decision by the day set above, the Merchant may take that step, with no further demand but subject to any notice or period that the Agreement requires, and will claim the sum withheld, together with interest and costs so far as they are recoverable.',
    ],
  },
  {
    of: 'Please name, by the day set above, the person who decides and the person who accepts notices for {fact:processor}.',
    so: [
      'The person who decides and the person who accepts notices for {fact:processor} should be named by the day set above.',
      'By the day set above, please identify who decides and who is authorized to accept notices on behalf of {fact:processor}.',
    ],
  },
  {
    of: 'We propose a telephone conference before then.',
    so: [
      'May we propose a telephone conference before then?',
      'We invite you to a telephone conference before then.',
      'We would propose a call before that day.',
      'A telephone conference before then would be welcome, and we propose one.',
    ],
  },
  {
    of: 'Whatever bears on this account is to be kept as it is; what we asked on {date:first_letter} is asked again for everything up to the date of this letter.',
    so: [
      'All that bears on this account is to be kept as it is; we ask again, for everything up to the date of this letter, what we asked on {date:first_letter}.',
      'We repeat, for everything up to the date of this letter, what we asked on {date:first_letter}: whatever bears on this account is to be kept as it is.',
    ],
  },
  {
    of: 'Please see to it that those who hold the records of this account have our request of {date:first_letter} to keep them.',
    so: [
      'Please make sure that our request of {date:first_letter} to keep the records of this account has reached those who hold them.',
      'Those who hold the records of this account should have our request of {date:first_letter} to keep them; please see to it.',
      'Our request of {date:first_letter} to keep the records of this account should be with those who hold them; please see to that.',
    ],
  },
  {
    of: 'Our request of {date:first_letter} to preserve everything that bears on this account stands, and extends to all written or decided since.',
    so: [
      'Our request of {date:first_letter} that everything bearing on this account be preserved still stands, and covers what has been written or decided since.',
      'The request that we made on {date:first_letter} to preserve everything that bears on this account stands; everything written or decided since is included.',
      'Please continue to preserve everything that bears on this account, as we requested on {date:first_letter}, including all that has been written or decided since.',
    ],
  },
  {
    of: 'Every right, remedy and defense of the Merchant stays open.',
    so: [
      'No right, remedy or defense of the Merchant is closed.',
      'No right, remedy or defense of the Merchant is waived.',
      "None of the Merchant's rights, remedies or defenses is given up.",
      'The Merchant retains every right, remedy and defense.',
      'The Merchant waives no right, remedy or defense.',
    ],
  },
  {
    of: 'By writing again the Merchant gives up no right, remedy or defense.',
    so: [
      'No right, remedy or defense is given up because the Merchant writes again.',
      'The Merchant, in writing again, keeps every right, remedy and defense.',
      'In writing again, the Merchant reserves every right, remedy and defense.',
    ],
  },
  {
    of: 'All rights, remedies and defenses are reserved.',
    so: [
      'No right, remedy or defense is given up.',
      'No right, remedy or defense is waived.',
      'The Merchant waives no right, remedy or defense.',
      'All rights, remedies and defenses are expressly reserved.',
      'The Merchant expressly reserves all of its rights, remedies and defenses.',
      "The Merchant's rights, remedies and defenses are fully reserved.",
    ],
  },
  {
    of: 'Its waiting periods have been over since {date:next_step_open}; {fact:next_step_once}.',
    so: ['No waiting period has been running since {date:next_step_open}; {fact:next_step_once}.'],
  },
  {
    of: 'The first day on which its waiting periods allow it is {date:next_step_from}; {fact:next_step_once}.',
    so: ['{date:next_step_from} is the first day on which its waiting periods allow it; {fact:next_step_once}.'],
  },
  {
    of: 'On {fact:interest_on} ({fact:interest_part}), simple interest at {fact:interest_rate} a year, without the Federal Reserve discount rate that the statute adds, from {date:interest_from_term}, the day after the last day that the term allows, comes to {fact:interest_per_day} a day, or {fact:interest_to_date} to the date of this letter; an earlier start is reserved.',
    so: [
      'On {fact:interest_on} ({fact:interest_part}), simple interest at {fact:interest_rate} a year, leaving out the Federal Reserve discount rate that the statute adds, from {date:interest_from_term}, the day after the last day that the term allows, amounts to {fact:interest_per_day} a day and to {fact:interest_to_date} as of the date of this letter; the Merchant reserves an earlier start.',
    ],
  },
  {
    of: 'On {fact:interest_on} ({fact:interest_part}), simple interest at {fact:interest_rate} a year, from {date:interest_from_term}, the day after the last day that the term allows, comes to {fact:interest_per_day} a day, or {fact:interest_to_date} to the date of this letter; an earlier start is reserved.',
    so: [
      'On {fact:interest_on} ({fact:interest_part}), simple interest at {fact:interest_rate} a year, from {date:interest_from_term}, the day after the last day that the term allows, amounts to {fact:interest_per_day} a day and to {fact:interest_to_date} as of the date of this letter; the Merchant reserves an earlier start.',
    ],
  },
  {
    of: 'Interest runs on, from the day on which payment fell due, and will be claimed with the sum, as {authority:del-interest} allows.',
    so: [
      'Interest keeps running from the day on which payment fell due and will be claimed together with the sum, as {authority:del-interest} allows.',
    ],
  },
  {
    of: 'Interest is claimed from the day on which payment fell due, under {authority:del-interest}, and continues to accrue.',
    so: [
      'Under {authority:del-interest}, interest is claimed from the day on which payment fell due, and it keeps accruing.',
      'The Merchant claims interest under {authority:del-interest} from the day on which payment fell due; it is still accruing.',
    ],
  },
  {
    of: 'Interest at the legal rate is claimed from the day on which payment fell due, and continues to accrue.',
    so: [
      'The Merchant claims interest at the legal rate from the day on which payment fell due, and it keeps accruing.',
    ],
  },
];

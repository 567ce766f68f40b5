import type { Wordings } from '../clause.ts';

/** Other wordings of sentences of the opening. */
export const openingWordings: readonly Wordings[] = [
  {
    of: 'Please direct further communication on this matter to the undersigned.',
    so: [
      'All further communication about this matter should come to the undersigned.',
      'The undersigned is the person to write to about this matter from here on.',
      'From now on, please write to the undersigned about this matter.',
      'Kindly route anything further on this matter through the undersigned.',
      'We ask that further communication on this matter come to the undersigned.',
      'Please address anything more you have to say on this matter to the undersigned.',
      'Send whatever else you have on this matter to me.',
      'Please communicate with the undersigned on this matter from this point forward.',
      'The undersigned should be your point of contact for anything further on this matter.',
      'Going forward, the undersigned is the point of contact on this matter.',
      'From this point on, communication on this matter is to be with the undersigned.',
      'I am the person to contact for anything further on this matter.',
      'Please let all further correspondence on this matter run through me.',
    ],
  },
  {
    of: 'This letter demands release of those funds on or before {date:deadline}.',
    so: [
      'Those funds are to be released on or before {date:deadline}; that is what this letter demands.',
      'What this letter demands is that those funds be released by {date:deadline}.',
      'The demand is for release of those funds by {date:deadline}.',
      'You are asked by this letter to release those funds on or before {date:deadline}.',
      'The purpose of this letter is to demand release of those funds by {date:deadline}.',
      'We write to demand that those funds be released on or before {date:deadline}.',
      'This letter calls for those funds to be released by {date:deadline}.',
      'This letter calls on you to release those funds on or before {date:deadline}.',
      'This letter constitutes a demand that those funds be released by {date:deadline}.',
    ],
  },
  {
    of: 'The breach in short: {fact:claimed} has been withheld for {fact:days_held}, and no term has been shown that reaches that sum for that time.',
    so: [
      'The breach, put shortly, is this: for {fact:days_held} {fact:claimed} has been withheld, and nobody has shown a term that reaches so much for so long.',
      'In short, {fact:processor} has withheld {fact:claimed} for {fact:days_held} and has shown no term that reaches that sum for that time.',
      'Shortly put, the breach is that {fact:claimed} has been withheld for {fact:days_held} under no term that has been shown to reach that sum for that time.',
      'In brief, the breach is a hold of {fact:claimed} that has lasted {fact:days_held} without a term shown to reach that sum for that time.',
      'The breach can be stated briefly: no term has been shown that reaches {fact:claimed} for the {fact:days_held} during which it has been withheld.',
      'To state the breach in short: {fact:claimed}, withheld for {fact:days_held}; no term shown that covers that sum for that time.',
      'The breach in short: {fact:days_held} of withholding {fact:claimed}, and no term shown that allows that sum to be withheld for that time.',
      'Put briefly, the breach is this: {fact:claimed} has been held back for {fact:days_held}, and no provision has been identified that extends to that sum for that time.',
      'In summary, {fact:claimed} has been withheld for {fact:days_held}, and {fact:processor} has not pointed to a term that reaches that sum for that time.',
      'The heart of the breach: {fact:processor} has had {fact:claimed} for {fact:days_held} and has shown no term that covers that sum for that long.',
      'The breach comes down to this: {fact:claimed} withheld for {fact:days_held}, with no term shown that would justify holding that sum for that time.',
    ],
  },
  {
    of: 'The breach in short: counted from the start of the hold, the longest hold that the term states, {fact:term_limitation}, ended on {date:passed_day_180}, and {fact:claimed} is still withheld.',
    so: [
      'The breach, shortly: {fact:claimed} is still withheld although the longest hold that the term states, {fact:term_limitation} counted from the start of the hold, ended on {date:passed_day_180}.',
      'The breach in short: {fact:processor} still withholds {fact:claimed}, and the longest hold that the term states, {fact:term_limitation} from the start of the hold, ended on {date:passed_day_180}.',
    ],
  },
  {
    of: 'If another company of the group is the contracting party, this letter is addressed to it as well; please name it in your answer.',
    so: [
      'If the true contracting party is an affiliate, this letter is addressed to that affiliate as well; please identify it in your answer.',
      'If an affiliate is the contracting party, consider this letter addressed to it as well, and please name it in your answer.',
    ],
  },
  {
    of: 'This letter says where the matter stands and renews the demand.',
    so: [
      'We write to say where the matter stands and to renew the demand.',
      'Below we set out where the matter stands, and we renew the demand.',
      'The purpose of this letter is to say where the matter stands and to renew the demand.',
      'With this letter we renew the demand and report on where the matter stands.',
      'This letter sets out the present state of the matter and repeats the demand.',
      'This letter takes stock of the matter and renews the demand.',
      'This letter gives the status of the matter and reiterates the demand.',
      'In this letter we summarize where the matter stands and reiterate the demand.',
      'Here is where the matter stands; the demand is hereby renewed.',
    ],
  },
  {
    of: 'Payment is demanded on or before {date:deadline}.',
    so: [
      'Payment must be made by {date:deadline}; that is the demand.',
      'We demand that payment be made on or before {date:deadline}.',
      'The Merchant demands to be paid by {date:deadline}.',
      'You are called upon to pay on or before {date:deadline}.',
      'The Merchant requires payment by {date:deadline}.',
      'The deadline for payment is {date:deadline}.',
    ],
  },
  {
    of: "This is the Merchant's final demand before the next step under the Agreement.",
    so: [
      'The Merchant makes no further demand before the next step under the Agreement; this is the final one.',
      'Before the next step under the Agreement there will be no other demand from the Merchant than this one.',
      'With this letter the Merchant demands payment for the last time before the next step under the Agreement.',
      'This is the last demand before the Merchant takes the next step that the Agreement provides.',
      "The Merchant's final demand is this one; the next step under the Agreement follows it.",
      'No other demand will precede the next step under the Agreement.',
      'The Merchant will make no further demand before the next step under the Agreement.',
      'This is the last time the Merchant will demand payment before the next step under the Agreement.',
      'There will be no further demand by the Merchant before the next step under the Agreement.',
    ],
  },
  {
    of: 'Payment is due by {date:deadline}.',
    so: [
      'Payment has to be made by {date:deadline}.',
      'The day by which payment is due is {date:deadline}.',
      'The payment falls due on {date:deadline}.',
    ],
  },
  {
    of: 'Please place this letter before whoever in your legal department can decide it.',
    so: [
      'Please see that this letter reaches whoever in your legal department can decide it.',
      'This letter should go to whoever in your legal department has the power to decide it.',
      'We ask that this letter be put in front of the person in your legal department who can decide it.',
      'Please pass this letter to the person in your legal department with authority to decide it.',
      'Kindly hand this letter to somebody in your legal department who is able to decide it.',
      'Please make sure that it is read by whoever in your legal department can decide it.',
      'Whoever in your legal department can decide this should have this letter; please see to that.',
      'Please escalate this letter to the person in your legal department who can decide it.',
      'Please forward this letter to whoever in your legal department has decision-making authority.',
      'Please bring this letter to the attention of whoever in your legal department can decide it.',
      'Please route this letter to the individual in your legal department who is authorized to decide it.',
      'Please ensure that this letter is seen by whoever in your legal department can decide it.',
      'Please refer this letter to someone in your legal department who has authority to decide it.',
    ],
  },
  {
    of: '{fact:claimed} is still withheld from the Merchant in merchant account {fact:account_id}.',
    so: ['The Merchant is still without {fact:claimed}, withheld in merchant account {fact:account_id}.'],
  },
  {
    of: 'If that is so here, please name the acquirer and its sponsor bank, and say which of them holds the funds.',
    so: [
      'If this is the case here, please identify the acquirer and its sponsor bank, and say which of them holds the funds.',
    ],
  },
  {
    of: 'We sent {fact:last_letter_name} {fact:days_since_letter} ago, on {date:last_letter}, by certified mail number {fact:last_number}; it was delivered on {date:last_delivered}.',
    so: [
      'We sent {fact:last_letter_name} on {date:last_letter}, that is, {fact:days_since_letter} ago, by certified mail number {fact:last_number}, and delivery was on {date:last_delivered}.',
      'It is {fact:days_since_letter} since we sent {fact:last_letter_name}, on {date:last_letter}, by certified mail number {fact:last_number}; delivery followed on {date:last_delivered}.',
    ],
  },
  {
    of: 'We sent {fact:last_letter_name} {fact:days_since_letter} ago, on {date:last_letter}, by certified mail number {fact:last_number}.',
    so: [
      'It is {fact:days_since_letter} since we sent {fact:last_letter_name}, on {date:last_letter}, by certified mail number {fact:last_number}.',
    ],
  },
];

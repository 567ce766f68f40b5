import type { Wordings } from '../clause.ts';

/** Other wordings of sentences of the grounds. */
export const groundsWordings: readonly Wordings[] = [
  {
    of: 'There is a contract: the Agreement.',
    so: [
      'There is a contract between the parties, the Agreement.',
      'The Agreement is the contract between the parties.',
      'The parties are bound by a contract, the Agreement.',
      'The governing contract is the Agreement.',
    ],
  },
  {
    of: 'The Merchant has done its part: the sales were made, and {fact:processor} processed them and recorded the proceeds.',
    so: [
      'The Merchant has fulfilled its side: the sales were made, and {fact:processor} processed them and recorded the proceeds.',
      'The Merchant has performed its obligations: the sales were made, and {fact:processor} processed them and recorded the proceeds.',
      'Performance by the Merchant is complete: the sales were made, {fact:processor} processed them, and it recorded the proceeds.',
    ],
  },
  {
    of: 'The breach is to withhold {fact:claimed}, now for {fact:days_held}, without showing that the term relied on reaches that sum for that time.',
    so: [
      'The breach consists in withholding {fact:claimed}, now for {fact:days_held}, without showing that the term relied on reaches that sum for that time.',
      '{fact:processor} is in breach by withholding {fact:claimed}, for {fact:days_held} now, without showing that the term relied on reaches that sum for that time.',
      '{fact:processor} breached it by withholding {fact:claimed}, now for {fact:days_held}, without demonstrating that the term relied on reaches that sum for that time.',
      'The breach is the continued withholding of {fact:claimed}, now in place for {fact:days_held}, without establishing that the term relied on extends to that sum for that time.',
      'What {fact:processor} has done in breach is to withhold {fact:claimed} for {fact:days_held} now and not show that the term relied on reaches that sum for that time.',
    ],
  },
  {
    of: 'The loss is the sum itself and its use from the day on which it fell due.',
    so: [
      'The loss consists of the sum itself and of its use since the day on which it fell due.',
      'The loss is made up of the sum itself and its use from the day on which it fell due.',
      'The damage is the sum itself, and the loss of its use from the day on which it fell due.',
      'The Merchant is deprived of the sum itself and of its use from the day on which it fell due.',
      'The Merchant has been without the sum itself, and without its use, since the day it fell due.',
      'The injury is the loss of the sum itself and of its use since it fell due.',
    ],
  },
  {
    of: 'The loss is the sum itself and its use, at the latest since that day.',
    so: ['The loss consists of the sum itself and its use, since that day at the latest.'],
  },
  {
    of: 'The loss is the sum itself, and its use for as long as it has been overdue.',
    so: [
      'The loss consists of the sum itself and of its use for the whole time it has been overdue.',
      'The loss is that sum, together with the use of it for the time it has been overdue.',
    ],
  },
  {
    of: 'The loss is that money, and its use until it is paid.',
    so: ['The loss consists of that money and of its use until payment.'],
  },
  {
    of: 'The loss is the money and every day without it.',
    so: [
      'The loss consists of the money and of each day without it.',
      'The loss is the money, and it is each day that passes without it.',
    ],
  },
  {
    of: 'The breach appears from the dates: counted from the start of the hold, the longest hold that the term states, {fact:term_limitation}, ended on {date:passed_day_180}, and {fact:claimed} is still withheld.',
    so: [
      'One sees the breach from the dates: the longest hold that the term states is {fact:term_limitation}; counted from the start of the hold it ended on {date:passed_day_180}; {fact:claimed} is still withheld.',
    ],
  },
  {
    of: 'Even before that day no more could be held than was "{fact:quote_reasonably_needed}."',
    so: [
      'Before that day, too, no more than was "{fact:quote_reasonably_needed}" could be held.',
      'And no more than was "{fact:quote_reasonably_needed}" could be held even before that day.',
      'What could be held even before that day was no more than was "{fact:quote_reasonably_needed}."',
      'Even before that day, {fact:processor} could hold no more than was "{fact:quote_reasonably_needed}."',
      'Even before that day a hold could not go beyond what was "{fact:quote_reasonably_needed}."',
    ],
  },
  {
    of: 'If a discretion to hold is claimed, it has been used to hold {fact:claimed} for {fact:days_held}.',
    so: [
      'If {fact:processor} claims a discretion to hold, it has used it to hold {fact:claimed} for {fact:days_held}.',
      'If discretion is claimed as the ground for holding, then it is a discretion used to hold {fact:claimed} for {fact:days_held}.',
      'If you claim a discretion to hold, you have used it to hold {fact:claimed} for {fact:days_held}.',
      'If {fact:processor} asserts a discretion to hold, that discretion has been used to hold {fact:claimed} for {fact:days_held}.',
      'If {fact:processor} invokes a discretion to hold, it has exercised it by holding {fact:claimed} for {fact:days_held}.',
    ],
  },
  {
    of: 'Please produce the calculation on which that rests.',
    so: [
      'We ask for the calculation on which that rests.',
      'Please let us have the calculation on which this rests.',
      'Please show us the calculation upon which that is based.',
      'Please provide the calculation supporting that.',
      'Please disclose the calculation that supports it.',
      'We request production of the calculation on which that rests.',
    ],
  },
  {
    of: 'Please produce the calculation on which the hold rests.',
    so: ['We ask for the calculation on which the hold is based.'],
  },
  {
    of: 'A hold that is not measured against what can still be lost is not an exercise of any such discretion in good faith.',
    so: [
      'An exercise of any such discretion is not in good faith when the hold is not measured against what can still be lost.',
      'A hold must be measured against what can still be lost to be an exercise of any such discretion in good faith.',
      'A hold not calibrated to what can still be lost is not a good-faith exercise of any such discretion.',
      'A hold untethered to what can still be lost is not an exercise of any such discretion in good faith.',
      'A hold set without regard to what can still be lost is not an exercise of any such discretion in good faith.',
      'A hold that bears no relation to what can still be lost is not a good-faith exercise of any such discretion.',
      'Good faith in the exercise of any such discretion requires that a hold be measured against what can still be lost.',
      'Good faith is missing from the exercise of any such discretion where a hold is not measured against what can still be lost.',
      'Any such discretion, exercised in good faith, would measure the hold against what can still be lost.',
    ],
  },
  {
    of: 'A hold that is not measured against what can still be lost is not an exercise of discretion in good faith.',
    so: [
      'Unless it is measured against what can still be lost, a hold is not an exercise of discretion in good faith.',
      'If a hold is not measured against what can still be lost, it is not a good-faith exercise of discretion.',
    ],
  },
  {
    of: 'A hold kept without one is not measured against what can still be lost, and is not an exercise of discretion in good faith.',
    so: [
      'If a hold is kept without one, it is not measured against what can still be lost, and discretion is not exercised in good faith.',
      'A hold maintained without a calculation is not measured against what can still be lost, and is not a good-faith exercise of discretion.',
    ],
  },
  {
    of: 'Discretion used without measuring what can be lost is not used in good faith.',
    so: [
      'Discretion is not used in good faith if it is used without measuring what can be lost.',
      'It is not in good faith that discretion is used without measuring what can be lost.',
      'Unless what can be lost is measured, discretion is not used in good faith.',
    ],
  },
  {
    of: 'The calculation that our letter sent on {date:sent_initial} asked for has not been produced.',
    so: [
      'We are still without the calculation that our letter sent on {date:sent_initial} asked for.',
      'The calculation requested in our letter sent on {date:sent_initial} remains outstanding.',
    ],
  },
  {
    of: 'We ask that the calculation behind the hold, requested in our letter sent on {date:sent_initial}, be put before whoever decides.',
    so: [
      'Our letter sent on {date:sent_initial} requested the calculation behind the hold; we ask that it be put before whoever decides.',
      'Whoever decides should have before them the calculation behind the hold, which we requested in our letter sent on {date:sent_initial}.',
    ],
  },
  {
    of: 'Without it, a decision to keep the money has no basis in good faith.',
    so: [
      'If it is missing, a decision to keep the money has no basis in good faith.',
      'Absent it, a decision to keep the money is without a basis in good faith.',
      'A decision to keep the money lacks a good-faith basis without it.',
      'Without it, no decision to keep the money can be made in good faith.',
    ],
  },
  {
    of: 'No term that permits such a hold for {fact:days_held} has been produced.',
    so: [
      'We have been shown no term that permits such a hold for {fact:days_held}.',
      'A term that permits such a hold for {fact:days_held} has not been produced.',
    ],
  },
  {
    of: 'None that does has been shown to us.',
    so: ['No such term has been shown to us.'],
  },
  {
    of: 'The question for decision is a short one.',
    so: ['The question that needs to be decided is a short one.'],
  },
  {
    of: 'Counted from the start of the hold, the longest hold that the term states, {fact:term_limitation}, ended on {date:passed_day_180}, and {fact:claimed} is still withheld.',
    so: [
      'Measured from the start of the hold, the longest hold that the term states, {fact:term_limitation}, was over on {date:passed_day_180}, and {fact:claimed} is still withheld.',
    ],
  },
  {
    of: '{fact:claimed} is withheld after {fact:days_held}, and we have been shown no term that reaches that sum for that time.',
    so: [
      '{fact:processor} withholds {fact:claimed} after {fact:days_held}, and we have been shown no term that reaches that sum for that time.',
    ],
  },
  {
    of: 'The Merchant made the sales under the Agreement; which term permits {fact:processor} to withhold {fact:claimed} of the proceeds for {fact:days_held}?',
    so: [
      'The sales were made by the Merchant under the Agreement; under which term may {fact:processor} withhold {fact:claimed} of the proceeds for {fact:days_held}?',
      'The Merchant made the sales under the Agreement; on the strength of which term may {fact:processor} withhold {fact:claimed} of the proceeds for {fact:days_held}?',
    ],
  },
  {
    of: 'Under the Agreement the Merchant made the sales, and {fact:claimed} of their proceeds is withheld after {fact:days_held}.',
    so: [
      'The Merchant made the sales under the Agreement, and after {fact:days_held} {fact:claimed} of their proceeds is withheld.',
    ],
  },
  {
    of: 'The term permits {fact:term_limitation}; from the start of the hold, these ended on {date:passed_day_180}.',
    so: [
      'The term permits {fact:term_limitation}, and counted from the start of the hold these ended on {date:passed_day_180}.',
    ],
  },
  {
    of: 'No term that permits more has been produced.',
    so: ['We have been shown no term that permits more.', 'A term that permits more has not been produced.'],
  },
  {
    of: 'Which term permits {fact:processor} to withhold {fact:claimed} after that day?',
    so: [
      'Under which term may {fact:processor} withhold {fact:claimed} after that day?',
      'By what term may {fact:claimed} be withheld by {fact:processor} after that day?',
    ],
  },
  {
    of: 'The breach is to withhold those proceeds without showing that the term relied on reaches that sum for that time.',
    so: [
      'The breach consists in withholding those proceeds without showing that the term relied on reaches that sum for that time.',
    ],
  },
];

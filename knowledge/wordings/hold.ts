import type { Wordings } from '../clause.ts';

/** Other wordings of sentences of the kinds of hold. */
export const holdWordings: readonly Wordings[] = [
  {
    of: 'We understand the hold to be a pause of payouts for review.',
    so: [
      'It is our understanding that the hold is a pause of payouts so that a review can take place.',
      'We understand that the hold is a pause of payouts while a review takes place.',
      'Our understanding is that {fact:processor} has paused payouts pending a review.',
      'The hold appears to us to be a pause of payouts for review.',
      'We understand this to be a pause of payouts for the purpose of a review.',
      'As the hold has been explained to us, it is a pause of payouts for review.',
    ],
  },
  {
    of: 'A review has a subject and an end; please state both.',
    so: [
      'A review is of something and comes to an end; please state of what, and when.',
      'Every review has a subject and every review ends; please state both.',
      'Please tell us what is under review and when the review will end.',
      'Since a review has both a subject and an end, please state them.',
      'A review necessarily has a subject and an end; please identify both.',
      'Please tell us what is being reviewed and when the review ends.',
      'Please specify what the review concerns and when it is to end.',
      'A review must have a subject, and it must end; please state both.',
      'Please confirm what is under review and when the review will conclude.',
    ],
  },
  {
    of: 'We understand the hold to follow a limitation of the account.',
    so: [
      'The hold, as we understand it, came after a limitation of the account.',
      'We understand that a limitation of the account led to the hold.',
      'Our understanding is that the hold results from a limitation placed on the account.',
      'We understand that the hold was imposed following a limitation of the account.',
      'Our understanding is that the hold stems from a limitation of the account.',
    ],
  },
  {
    of: 'We understand the hold to be a rolling reserve.',
    so: [
      'We understand that what is called the hold is a rolling reserve.',
      'We understand the hold to take the form of a rolling reserve.',
      'We understand this hold to operate as a rolling reserve.',
    ],
  },
  {
    of: 'A rolling reserve has a percentage, a period and a day on which each part is released; please state them.',
    so: [
      'Please state the percentage, the period and the day on which each part is released: a rolling reserve has all of these.',
      'What are the percentage, the period and the day of release of each part? A rolling reserve has them.',
      'A rolling reserve is defined by a percentage, a period and a release date for each part; please state them.',
      'Please specify the percentage, the period and the release date of each part, which every rolling reserve has.',
    ],
  },
  {
    of: 'We understand the hold to follow the closing of the account.',
    so: ['The hold, as we understand it, follows upon the closing of the account.'],
  },
  {
    of: 'A closed account takes no new sales, so its exposure can only fall.',
    so: [
      'The exposure of a closed account can only fall, because it takes no new sales.',
      'A closed account does not take new sales; its exposure can do nothing but fall.',
    ],
  },
];

import type { Wordings } from '../clause.ts';

/** Other wordings of sentences of the answer so far. */
export const answerWordings: readonly Wordings[] = [
  {
    of: 'Your answer of {date:answer} refuses release.',
    so: [
      'Release is refused in your answer of {date:answer}.',
      'Your answer of {date:answer} rejects the demand for release.',
      'In your answer of {date:answer} you state that you will not release the funds.',
      'Your answer of {date:answer} is that the funds will not be released.',
    ],
  },
  {
    of: 'Please name the term on which that refusal rests, and the sum that each fact relied on supports.',
    so: ['Please identify the contractual basis of that refusal and the sum that each fact relied on supports.'],
  },
  {
    of: 'We have received no answer that releases the funds or states the ground for keeping them.',
    so: [
      'We have had no answer that either releases the funds or states the ground for keeping them.',
      'To date no answer releasing the funds or stating the ground for keeping them has come to us.',
      'There has been no answer to us that releases the funds or states why they are kept.',
    ],
  },
  {
    of: 'If one was sent, please send it again, with the day and the address to which it went.',
    so: [
      'If one was sent, please resend it and tell us the day and the address to which it went.',
      'If an answer was sent, please resend it, and indicate when and to what address it went.',
    ],
  },
  {
    of: 'None of our letters has been answered so far as our file shows, which is why this one comes to you.',
    so: ['This letter comes to you because, so far as our file shows, none of our letters has been answered.'],
  },
  {
    of: 'If there is an answer, please send it on.',
    so: ['If an answer exists, please send it to us.', 'If an answer has been given, please forward it.'],
  },
  {
    of: 'Your answer of {date:answer} is on our file.',
    so: [
      'Our file holds your answer of {date:answer}.',
      'We hold your answer of {date:answer}.',
      'Your answer of {date:answer} has been received and is on our file.',
    ],
  },
  {
    of: 'We read this as a general reply that does not take up the points of our letter.',
    so: [
      'To us this is a general reply that leaves the points of our letter untouched.',
      'We read this as a form response that does not address the points of our letter.',
      'To us it reads as a generic reply which does not engage with the points of our letter.',
      'In our reading, this is a general reply which fails to address the points of our letter.',
      'It appears to be a general reply that does not deal with the points of our letter.',
    ],
  },
  {
    of: 'Your answer of {date:answer} asks for documents.',
    so: ['You asked for documents in your answer of {date:answer}.'],
  },
  {
    of: 'If anything further is needed, please name each item, the question to which it goes and the term that calls for it.',
    so: [
      'Please name each further item that is needed, the question to which it goes and the term that calls for it.',
      'If anything more is required, please specify each item, the question it bears on and the term that requires it.',
      'If you require anything further, please identify each item, the question to which it relates and the term that calls for it.',
    ],
  },
  {
    of: 'The Merchant asks for a decision, by the day set below, on what has been supplied.',
    so: [
      'A decision on what has been supplied is asked for by the day set below.',
      'The Merchant requests a decision on what has been supplied, no later than the day set below.',
      'A decision based on what has been supplied is requested by the day set below.',
    ],
  },
  {
    of: 'Your answer of {date:answer} contains a proposal, taken up only in the separate part below.',
    so: [
      'There is a proposal in your answer of {date:answer}; it is taken up only in the separate part below.',
      'In your answer of {date:answer} you make a proposal, which is taken up in the separate part below and nowhere else.',
      'The separate part below, and no other, takes up the proposal contained in your answer of {date:answer}.',
      'Your answer of {date:answer} includes a proposal, which is addressed only in the separate part below.',
      'The proposal contained in your answer of {date:answer} is dealt with solely in the separate part below.',
    ],
  },
  {
    of: 'That sum is credited above and settles nothing as to the rest.',
    so: ['Credit is given above for that sum, which settles nothing as to the rest.'],
  },
  {
    of: 'Please state the measure by which the rest is still kept, and the day on which each part of it will follow.',
    so: ['Please state by what measure you still keep the rest, and when each part of it will follow.'],
  },
];

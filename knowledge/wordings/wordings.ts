import { amazonWordings } from '../processors/amazon/wordings.ts';
import { ebayWordings } from '../processors/ebay/wordings.ts';
import { paypalWordings } from '../processors/paypal/wordings.ts';
import { squareWordings } from '../processors/square/wordings.ts';
import { stripeWordings } from '../processors/stripe/wordings.ts';
import { venmoWordings } from '../processors/venmo/wordings.ts';
import { adverseTermsWordings } from './adverse-terms.ts';
import { agreementWordings } from './agreement.ts';
import { answerWordings } from './answer.ts';
import { closingWordings } from './closing.ts';
import { compromiseWordings } from './compromise.ts';
import { demandWordings } from './demand.ts';
import { exposureWordings } from './exposure.ts';
import { factsWordings } from './facts.ts';
import { goodFaithWordings } from './good-faith.ts';
import { groundsWordings } from './grounds.ts';
import { holdWordings } from './hold.ts';
import { nextStepWordings } from './next-step.ts';
import { noticeWordings } from './notice.ts';
import { openingWordings } from './opening.ts';
import { reasonWordings } from './reason.ts';
import type { Wordings } from '../clause.ts';

/** The library's other wordings of its sentences, in letter order. */
export const wordings: readonly Wordings[] = [
  ...openingWordings,
  ...factsWordings,
  ...answerWordings,
  ...reasonWordings,
  ...holdWordings,
  ...agreementWordings,
  ...adverseTermsWordings,
  ...exposureWordings,
  ...groundsWordings,
  ...goodFaithWordings,
  ...demandWordings,
  ...compromiseWordings,
  ...closingWordings,
  ...noticeWordings,
  ...nextStepWordings,
  ...amazonWordings,
  ...ebayWordings,
  ...paypalWordings,
  ...squareWordings,
  ...stripeWordings,
  ...venmoWordings,
];

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
import { noticeWordings } from './notice.ts';
import { openingWordings } from './opening.ts';
import { reasonWordings } from './reason.ts';
import type { Wordings } from './wording.ts';

/** The library's other wordings of its sentences, in letter order. */
export const wordings: readonly Wordings[] = [
  ...openingWordings,
  ...factsWordings,
  ...answerWordings,
  ...reasonWordings,
  ...holdWordings,
  ...agreementWordings,
  ...exposureWordings,
  ...groundsWordings,
  ...goodFaithWordings,
  ...demandWordings,
  ...compromiseWordings,
  ...closingWordings,
  ...noticeWordings,
];

import { recipientsText } from '../../../domain/ai/disclosure.ts';
import type { EngagedFirm } from '../../../domain/engagement/arrangement.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { feeFor } from '../../../domain/money/fee.ts';
import { papers } from '../../../domain/papers/kinds.ts';
import { plain, type PaperDraft } from '../paper-draft.ts';
import type { EngagementFacts, EngagementWords } from './engagement-facts.ts';
import { engagementInEnglish } from './engagement-in-english.ts';
import { engagementInSpanish } from './engagement-in-spanish.ts';

/** The engagement letter of a case with the attorney to whom it is assigned, in English and, to be read before signing, in Spanish. Deterministic. */
export function engagementLetter(facts: EngagementFacts): PaperDraft {
  const words = wordsOf(facts);
  return {
    kind: 'engagement',
    title: papers.engagement.title,
    form: null,
    text: engagementInEnglish(words).join('\n\n'),
    spanish: engagementInSpanish(words).join('\n\n'),
    attorney_id: facts.attorney_id,
    missing: [],
  };
}

function wordsOf({
  arrangement,
  firm,
  counsel,

  held_amount_cents: held,
  ...facts
}: EngagementFacts): EngagementWords {
  const fee = held === null ? null : feeFor(held, facts.percent);
  return {
    caseNumber: plain(facts.case_number),
    business: plain(facts.business),
    merchant: plain(facts.merchant),
    processor: facts.processor === null ? null : plain(facts.processor),
    counsel: plain(counsel.name),
    bar: plain(`${counsel.bar_state} Bar No. ${counsel.bar_number}`),
    firm: plain(firm.name),
    service: plain(arrangement.service),
    percent: facts.percent,
    held: held === null ? null : formatCents(held),
    example: held === null || fee === null ? null : { fee: formatCents(fee), left: formatCents(held - fee) },
    counselDollars: arrangement.kind === 'service_charges' ? formatCents(arrangement.counsel_dollars_a_case * 100) : '',
    serviceCharges: arrangement.kind === 'service_charges',
    trustAccount: firm.trust_account,
    insurance: inBoth(firm.insurance),
    arbitration: inBoth(firm.arbitration),
    years: firm.keeps_files_years,
    ai: facts.ai && {
      sends: facts.ai.sends,
      en: plain(recipientsText(facts.ai)),
      es: plain(recipientsText(facts.ai, 'es')),
    },
  };
}

const inBoth = (sentence: EngagedFirm['insurance']) => sentence && { en: plain(sentence.en), es: plain(sentence.es) };

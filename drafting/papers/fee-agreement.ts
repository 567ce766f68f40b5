import { endedByClient } from './ended-by-client.ts';
import { formatCents, type Cents } from '../../domain/money/cents.ts';
import { feeFor } from '../../domain/money/fee.ts';
import { papers } from '../../domain/papers/kinds.ts';
import { feeAgreementInSpanish } from './fee-agreement-in-spanish.ts';
import { agreementVersion, feeExamples, type AgreementFacts } from './fee-agreement-facts.ts';
import { plain, type PaperDraft } from './paper-draft.ts';

/**
 * The success-fee agreement of one case: plain text, blank lines between paragraphs, `# ` before a heading, `**bold**`.
 * Deterministic, so that a SHA-256 identifies it. Rules: spec, section 9; `domain/money/fee.ts`; the Terms of Service.
 */
export const feeAgreement = (facts: AgreementFacts): PaperDraft => ({
  kind: 'fee_agreement',
  title: papers.fee_agreement.title,
  form: null,
  text: textOf(facts),
  spanish: feeAgreementInSpanish(facts).join('\n\n'),
  missing: [],
});

function textOf(facts: AgreementFacts): string {
  const business = plain(facts.business);
  const processor = facts.processor === null ? 'the processor named in the case' : plain(facts.processor);
  return [
    `# ${papers.fee_agreement.title}`,
    `Agreement version ${agreementVersion}. Case ${plain(facts.case_number)}.`,
    '# 1. Who agrees, and on what',
    `This agreement is between **${business}** (“you”), represented by ${plain(facts.merchant)}, and ${parties[facts.charged_by](facts.brand)} (“we”). By signing you confirm that you may act for ${business}.`,
    `It covers one matter: money of yours that **${processor}** holds, case ${plain(facts.case_number)}. ${statedAmount(facts.held_amount_cents)}`,
    '# 2. What we do',
    'We prepare your case and draft a demand letter. An independent licensed attorney reviews the letter, edits it, and signs it or declines to. The signed letter goes out by certified mail and, where an address is known, by secure e-mail. We follow up and negotiate the release of the money. All of this is covered by the success fee.',
    '# 3. What it costs',
    `**$0 upfront. No hourly fees. No retainers.** The price is a success fee of **${facts.percent}%** of the money that is actually recovered. If nothing is recovered, there is no fee. The percentage was fixed when the case was submitted; it does not rise if the hold grows or the case takes longer. ${once[facts.charged_by]}`,
    `Recovered means held money that the processor pays or releases to you after the demand letter has been sent. The fee falls due on each part of the money when that part has reached you, and never before. It is worked out on each part; a fraction of a cent is rounded down, in your favor. It is charged by invoice, which names the day by which and the way in which you pay, and whom. A check of the processor goes to the attorney; ${noClientMoney[facts.charged_by](facts.brand)}.`,
    'Attorney filing costs, if any, are disclosed upfront and need your approval. They are the costs of a filing with a court or an arbitration body, and arise only if you choose such a step.',
    '# 4. The fee in dollars',
    ...feeExamples(facts.held_amount_cents).map(({ recovered, part }) => {
      const sum = formatCents(recovered);
      const said = {
        all: `If all of ${sum} comes back`,
        half: `If half of it, ${sum}, comes back`,
        round: `If ${sum} comes back`,
      };
      const fee = feeFor(recovered, facts.percent);
      return `${said[part]}, the fee is **${formatCents(fee)}** and you keep ${formatCents(recovered - fee)}.`;
    }),
    'If nothing comes back, the fee is **$0.00**.',
    '# 5. Offers',
    'You alone decide about an offer of the processor. We show you each one with the fee and what would be left, in dollars. We accept none for you, and an offer that you decline costs nothing.',
    '# 6. What bears no fee',
    'Money that reached you before the day on which the demand letter was sent. Money whose release the processor had announced before you engaged the attorney, or that was due on a date set by its own agreement. Money that was never held, such as later sales that are paid out in the ordinary way. A case that we or the attorney decline.',
    '# 7. Cancelling',
    `Cancel anytime before the demand letter is sent. No reason is needed and nothing is owed; your case’s page has the button for it, or write to us. A letter that has been sent cannot be called back; while the attorney goes on, section 3 applies to the held money that comes back. You may still end the engagement at any time. ${endedByClient(ender[facts.charged_by], facts.percent)}`,
    '# 8. What nobody can promise',
    `${facts.brand} is not a law firm and does not give legal advice. Legal services come from the independent attorney, on the attorney’s terms; the attorney answers to you. **No outcome is guaranteed**, neither whether money comes back nor when.`,
    '# 9. How this agreement is read',
    'If two statements about the fee differ, the one that is better for you prevails. If this agreement and the Terms of Service differ, this agreement prevails. Nothing in it takes away a right that the law gives you, and nothing in it limits what the attorney owes you. It is changed only in writing and only if you agree.',
    '# 10. Signing',
    'You sign by typing your name, and may draw your signature as well. With it we keep the time, the network address and the browser that it came from, this exact text, and the SHA-256 of this text. You get a copy as a PDF by e-mail, and it stays on your case’s page. You need not sign: until you have, no letter is sent and nothing is owed.',
  ].join('\n\n');
}

const parties: Record<AgreementFacts['charged_by'], (brand: string) => string> = {
  firm: () => 'the law firm that you engage for this case, which your engagement letter names',
  service: (brand) => `the operator of ${brand}`,
};
const once: Record<AgreementFacts['charged_by'], string> = {
  firm: '**It is one fee**: your engagement letter states the same one, and it is owed once, to the law firm.',
  service: '**It is one fee**, owed to us: you owe the attorney nothing.',
};

/** Who may ask for something after the end. */
const ender: Record<AgreementFacts['charged_by'], string> = { firm: 'the law firm', service: 'we' };

const noClientMoney: Record<AgreementFacts['charged_by'], (brand: string) => string> = {
  firm: (brand) => `the operator of ${brand} receives no money of yours`,
  service: () => 'we receive no money of yours but our own fee',
};

function statedAmount(held: Cents | null): string {
  return held === null
    ? 'The amount held has not been stated yet.'
    : `The amount held, as you stated it, is **${formatCents(held)}**.`;
}

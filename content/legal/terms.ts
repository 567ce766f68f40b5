import { cancelRule, feePromises, filingCostsRule, homeTiers, pricingTiers } from '../fees.ts';
import { site } from '../site.ts';
import type { LegalText } from './legal-text.ts';

const tierRows = homeTiers.map((tier, index) => [`${tier.percent}%`, tier.held, pricingTiers[index]?.held ?? '']);

/** Eight sections (spec public-site.txt, section 2). Operators have counsel review them before going live. */
export const terms: LegalText = {
  title: 'Terms of Service',
  path: '/terms',
  description: `The terms on which ${site.name} prepares demand letters: services, the success fee, what is asked of you, disclaimers, confidentiality and liability.`,
  lead: `These terms apply between you, the business that asks for help with held funds, and the operator of ${site.name}. They are meant to be read.`,
  sections: [
    {
      id: 'agreement',
      title: 'Agreement',
      blocks: [
        `By creating an account or submitting a case you accept these terms for the business that you name, and you confirm that you are at least 18 years old and may act for that business. The service is for merchants in the United States.`,
        'Before a letter goes out you sign a written agreement that names the case, the amount held and the fee percentage. If that agreement and these terms differ, the signed agreement prevails. If two statements about the fee differ, the one that is better for you prevails.',
        'If we change these terms, the new text stands here under a new date. A case that was submitted earlier stays under the text in force on the day of its submission, unless you agree to the new one.',
      ],
    },
    {
      id: 'services',
      title: 'Services',
      blocks: [
        `${site.name} provides document automation and case management. Software analyzes the case and drafts a demand letter from your answers and documents. An independent licensed attorney reviews the draft, edits it, and signs it or declines to. The approved letter goes out by certified mail and secure email. The team then follows up and negotiates release of the funds.`,
        `${site.name} is not a law firm and does not give legal advice. Legal services come from the attorney, who is independent of us and answers to you and to the rules of the profession. A relationship of attorney and client arises only with the attorney, on the attorney’s terms, and not by using this site.`,
        'A case may be declined, by us or by the attorney, with a short reason. Nothing is owed for a declined case.',
        `${cancelRule} Write to us or call; no reason is needed. What is owed on money that comes back after a letter has been sent is stated in the agreement that you sign.`,
      ],
    },
    {
      id: 'fees',
      title: 'Fee structure',
      blocks: [
        { list: feePromises.map((promise) => `${promise}.`) },
        'The success fee is a percentage of what is recovered. Two schedules are shown on this site:',
        {
          caption: 'Success fee by the amount held at submission',
          columns: ['Fee', 'Home page', 'Pricing page'],
          rows: tierRows,
        },
        'The percentage of your case is the lower of the two for the amount held that you state. It is shown before you submit, and submitting fixes it: it does not rise if the hold grows or the case takes longer.',
        'Recovered means held money that the processor pays or releases to you after the letter has been sent. If part of the money comes back, the fee is due on that part, when it has reached you. A fraction of a cent is rounded down. If nothing is recovered, there is no fee.',
        `${filingCostsRule} They are the costs of a filing with a court or an arbitration body, and arise only if you choose such a step.`,
      ],
    },
    {
      id: 'your-part',
      title: 'Client responsibilities',
      blocks: [
        'A letter is only as good as its facts. You agree to:',
        {
          list: [
            'give true and complete answers, and correct them when they change;',
            'upload only documents that you may share, and keep the originals;',
            'tell us of each message, offer or payment from the processor that concerns the hold;',
            'answer questions of the attorney in time, and sign in person what an agreement requires the seller to sign;',
            'keep complying with your agreement with the processor, and with your duties toward your customers;',
            'keep your password to yourself, and tell us if you think that somebody else knows it.',
          ],
        },
        'Time limits for claims can run while a letter is being prepared or answered. The attorney can tell you which ones apply to you; these terms and this site cannot.',
        'We do not write what we know to be untrue, and the attorney will not sign it. A case built on false documents is ended.',
      ],
    },
    {
      id: 'disclaimers',
      title: 'Disclaimers',
      blocks: [
        'No outcome is guaranteed. Processors decide under their own agreements, which often grant them broad discretion, and past results do not guarantee an outcome.',
        'The guides, articles, templates and comparisons on this site are general information. They are not legal, tax or financial advice, and they may be out of date by the time you read them. Terms of processors are theirs to change.',
        'We work to keep the service available and correct, and we do not promise that it is free of faults or interruptions. Where the law gives you a warranty that cannot be excluded, you have it.',
        'More is said in the [Legal Disclaimer](/disclaimer).',
      ],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality',
      blocks: [
        'We keep your case confidential. Our staff and the attorney to whom the case is assigned may read it, so far as their work requires. The processor receives the letter and the exhibits that it names, and nothing else unless you agree.',
        'Confidentiality ends where the law orders disclosure. If we may, we tell you before we comply.',
        'What you tell the attorney may be privileged. What you tell us, or write into a form, may not be. If a matter is sensitive, ask the attorney first.',
        'Your case is never published, not even without names, unless you have agreed to the text. How personal data is handled is in the [Privacy Policy](/privacy).',
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of liability',
      blocks: [
        `So far as the law allows, the liability of the operator of ${site.name} for all claims from a case is limited to the fees that you have paid for that case. Lost profits and other indirect losses are not covered.`,
        'This does not limit liability for fraud, for willful injury, for a violation of law, or for anything else for which the law does not allow a limit. It does not limit what the attorney owes you.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'Questions about these terms, a cancellation or a change of your details:',
        { contact: true },
        'If something went wrong, the [complaint process](/complaints) says what happens and by when.',
      ],
    },
  ],
};

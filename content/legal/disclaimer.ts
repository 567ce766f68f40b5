import { pastResults } from '../claims.ts';
import { where } from '../marks.ts';
import { disclaimer as everywhere, site } from '../site.ts';
import type { LegalText } from './legal-text.ts';

export const disclaimer: LegalText = {
  title: 'Legal Disclaimer',
  path: '/disclaimer',
  description: `${site.name} is not a law firm: what it is, who gives legal services, what the figures ${where('demo', 'and samples ')}on this site mean, and what nobody can promise.`,
  lead: everywhere,
  sections: [
    {
      id: 'not-a-law-firm',
      title: 'Not a law firm',
      blocks: [
        `${site.name} provides document automation and case management. It does not practice law, does not give legal advice, and does not represent anybody before a court or an arbitrator.`,
        'Legal services come from independent licensed attorneys. They decide what a letter says, and they sign it under their own name and license. We do not direct their professional judgment.',
      ],
    },
    {
      id: 'no-relationship',
      title: 'No attorney-client relationship through this site',
      blocks: [
        'Reading this site, writing to us, creating an account or submitting a case makes nobody your attorney. That relationship begins only when an attorney has accepted your matter on the attorney’s own terms.',
        'Until then, do not rely on anybody here to keep a time limit for you.',
      ],
    },
    {
      id: 'no-guarantee',
      title: 'No guaranteed outcome',
      blocks: [
        `No outcome is guaranteed. ${pastResults} Whether money is released depends on your agreement, your documents, and a decision of the processor, an arbitrator or a court.`,
        'An agreement may allow the hold. A processor may refuse, answer late, or end its relationship with you, with or without a letter.',
      ],
    },
    {
      id: 'figures',
      title: `Figures${where('demo', ' and samples')}`,
      blocks: [
        `Success rates, recovered sums and timelines on this site are claims about earlier cases. ${where('demo', 'They differ from page to page, and none', 'Each says how many cases it counts and of which days. None')} of them is a forecast for your case.`,
        where(
          'demo',
          'Sample cases, sample letters and sample profiles are labeled as samples. The persons and businesses in them are invented.',
          'What was not counted is not claimed: where a page has no figure, there is none.',
        ),
      ],
    },
    {
      id: 'information',
      title: 'Information, not advice',
      blocks: [
        'Guides, articles, templates and comparisons are general information about the law and about terms of processors, as of the date that they bear. Laws differ between the states, and terms change. Ask an attorney before you act on them.',
        'Nothing here is tax or financial advice.',
      ],
    },
    {
      id: 'software',
      title: 'Drafts made by software',
      blocks: [
        'Letters and analyses are drafted by software from what you enter and upload. Software can err. That is why an attorney reads each draft beside the documents before anything is sent, and why you should read it too.',
        'A template that you download from this site has not been reviewed by an attorney for your case.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Processors and other third parties',
      blocks: [
        `${site.name} is not affiliated with, endorsed by or authorized by any payment processor, bank or card network. Their names and marks belong to them and are used here to say whose terms are meant.`,
        'Links to other sites are there for your convenience. We do not control those sites.',
      ],
    },
    {
      id: 'advertising',
      title: 'Attorney advertising',
      blocks: [
        'In some states, parts of this site may count as attorney advertising. Choosing an attorney is an important decision and should not rest on advertising alone.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [{ contact: true }, 'See also the [Terms of Service](/terms) and the [Privacy Policy](/privacy).'],
    },
  ],
};

/**
 * Text of /about; its four figures are `aboutClaims`. It names no person, date or place that the operator has not
 * provided.
 */
import { aboutClaims, caseFilesKept } from './claims.ts';
import { where } from './marks.ts';
import { site } from './site.ts';

export const aboutPage = {
  meta: {
    title: 'About: who drafts, who signs, who decides',
    description: `Why ${site.name} exists, who does which part of a case, how documents and tax IDs are protected, and the rules that the product keeps.`,
  },
  title: 'Held money should have a reason, a sum and an end date',
  lead: [
    'Our mission is that a merchant whose payouts stopped can ask for all three in writing, through a licensed attorney, without paying anything first.',
  ],
  figuresTitle: 'In figures',
} as const;

export const aboutFigures = Object.values(aboutClaims);

export const story = {
  title: 'Why it exists',
  paragraphs: [
    'A hold is quick to impose and slow to answer. The notice is often one paragraph. The agreement behind it is long, exists in several versions, and names an address and a procedure that most merchants read for the first time on the day their payouts stop.',
    'An attorney can answer it. But when ten or forty thousand dollars are held, reading the agreement, the statements and the dispute report by the hour can cost more than a business without payouts dares to spend.',
    `${site.name} divides the work. Software sets out the facts with their sources, computes the dates and drafts the letter. An attorney reads that draft beside the documents, changes it and signs it. The success fee falls due only when money comes back.`,
    'There are no founders’ portraits on this page. What can be checked stands below instead: who does which part, what protects your documents, and which rules hold in every case.',
  ],
} as const;

export const work = {
  title: 'Who does what',
  aside: 'From the first document to the last payment.',
  caption: 'Each part of a case, who does it, and what holds them to it',
  columns: ['Part of the work', 'Done by', 'Held to it by'],
  rows: [
    [
      'Facts and documents',
      'You',
      'Every amount, date and name in the letter leads back to your answer or your upload.',
    ],
    ['Analysis and draft', 'Software', 'An amount or a citation that cannot be traced to its source blocks approval.'],
    [
      'Reading, editing, signature',
      'A licensed attorney',
      'Approval names the attorney and the exact file. Any later edit voids it.',
    ],
    [
      'Certified mail and secure email',
      'Our team',
      'Only the approved file can be sent, and it can be sent only once.',
    ],
    [
      'Follow-up and negotiation',
      'Our team and the attorney',
      'What is sent and what is delivered goes into a history of the case that nobody can rewrite.',
    ],
    ['Accepting an offer', 'You', 'No offer is accepted for you.'],
  ],
} as const;

export const entries = [
  {
    id: 'partner-law-firms',
    title: 'Partner law firms',
    paragraphs: [
      'Letters are reviewed and signed by independent licensed attorneys at partner law firms. The letter carries the attorney’s name, firm, bar number and state, so that the processor, and you, can look them up.',
      'An attorney sees only the cases assigned to them. They may edit a draft, send it back or decline to sign it, and nobody on our staff can approve a letter in their place.',
    ],
    list: [],
    link: { to: '/attorneys', label: 'How attorney review works' },
  },
  {
    id: 'data-protection',
    title: 'Data protection',
    paragraphs: ['A case holds bank statements and tax IDs. This is what the product does with them:'],
    list: [
      'The EIN is stored encrypted (AES-256-GCM) and is shown by its last four digits only.',
      'Each file is encrypted with a key of its own, drawn from the application’s key, before it is stored.',
      'Each download is authorized on the server at that moment; there are no public file addresses.',
      'Row-level security in the database is a second wall: a query made for one person does not return another’s case.',
      'The history of a case is append-only, and each entry is chained to the one before it by a hash.',
    ],
    link: { to: '/privacy', label: 'Privacy Policy' },
  },
] as const;

export const values = {
  title: 'Four values, and what each one costs us',
  items: [
    {
      title: 'Merchant-first',
      text: 'This site shows two fee schedules; your fee is the lower of the two. You can cancel anytime before the demand letter is sent. If nothing is recovered, there is no fee.',
    },
    {
      title: 'Technology-driven efficiency',
      text: 'Nothing is asked twice, answers are saved as you type, and a draft exists before an attorney spends a minute on typing. The attorney’s time goes into judgment.',
    },
    {
      title: 'Legal excellence',
      text: 'A letter cites only from a dated library of authorities and processor terms. It names the term that speaks against you, because the reader will. Some cases are weak, and the analysis says so.',
    },
    {
      title: 'Data protection',
      text: `We ask for what a letter needs. Personal data is not sold. Case files are typically retained for ${caseFilesKept} after closure, and you can ask what is stored about you.`,
    },
  ],
} as const;

export const compliance = {
  title: 'Compliance',
  aside: 'Rules that hold in every case.',
  items: [
    `${site.name} is not a law firm. Every page says so, and legal services come from independent licensed attorneys.`,
    'No letter leaves without an attorney’s approval of its exact bytes. There is no setting that turns this off.',
    'The fee percentage is shown before you submit and fixed when you submit. A written agreement is signed before a letter goes out.',
    'Letters make no threat of criminal charges or of complaints to authorities. A complaint is your own separate right, not leverage.',
    'Letters do not rely on consumer statutes that do not cover merchant accounts, and do not ask for what the law forbids a processor to disclose.',
    `Claimed results stand beside the words “Past results do not guarantee an outcome.” ${where('demo', 'Sample cases and sample profiles are labeled as samples.', 'Each says of how many cases and which days it was counted; what was not counted is not claimed.')}`,
    `Complaints about us are answered in writing${where('demo', ', within the times on the complaints page', '; the complaints page says how')}.`,
    'Pages are built to WCAG 2.2, level AA, and the public pages work without JavaScript.',
    'We claim no certification on this page. If the operator of this service holds one, it will be named here with its scope and its date.',
  ],
} as const;

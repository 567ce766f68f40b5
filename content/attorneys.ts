/**
 * The attorney directory (spec public-site.txt, section 3). The four profiles are samples, which stand in the demo
 * alone; nobody with these names works here. An operator adds attorneys of the partner law firms beside them.
 */
import type { Origin } from './claims.ts';
import { where } from './marks.ts';

export type AttorneyProfile = {
  /** A real profile has the bar's record of the attorney. */
  origin: Origin;
  id: string;
  name: string;
  title: string;
  /** State of bar admission. */
  location: string;
  /** At the bar of that state; null for a sample: an invented number may be somebody’s. */
  bar_number: string | null;
  education: string;
  specialties: readonly string[];
  experience: string;
  /** Stars, out of five, of a sample: nobody rates attorneys here. */
  rating?: 1 | 2 | 3 | 4 | 5;
  description: string;
};

export const attorneysPage = {
  meta: {
    title: 'Attorneys',
    description: `Who reviews and signs the letters: independent licensed attorneys. What an attorney does with a draft, in three steps${where('demo', ', and four sample profiles')}.`,
  },
  title: 'A licensed attorney reviews and signs',
  lead: 'Legal services come from independent attorneys at partner law firms, not from us. The one who signs your letter is named in it, with firm, state and bar number.',
  directoryTitle: 'Directory',
  none: 'No attorney is listed here yet. Before you engage one you see name, firm, state and bar number, and can look them up with the bar of that state.',
  labels: {
    sample: 'Sample profile',
    location: 'State',
    bar: 'Bar number',
    noBar: 'A sample has none',
    education: 'Education',
    experience: 'Experience',
    specialties: 'Specialties',
  },
} as const;

export const sampleProfileNote =
  'Sample profiles until the operator of this service replaces them. The persons, their experience and their ratings are invented; the surname says so.';

export const attorneys: readonly AttorneyProfile[] = [
  {
    origin: { sample: true },
    id: 'avery-sample',
    name: 'Avery Sample',
    title: 'Partner attorney, payment disputes',
    location: 'California',
    bar_number: null,
    education: 'J.D., accredited law school',
    specialties: [
      'Good faith and contractual discretion',
      'Reserves of payment facilitators',
      'Notices that the seller signs in person',
    ],
    experience: '14 years in practice',
    rating: 5,
    description:
      'Reads the agreement before the complaint, and the adverse clause before the favorable one. Returns about as many drafts for a missing date as for a weak argument.',
  },
  {
    origin: { sample: true },
    id: 'morgan-sample',
    name: 'Morgan Sample',
    title: 'Partner attorney, commercial contracts',
    location: 'Delaware',
    bar_number: null,
    education: 'J.D., accredited law school; LL.M. in commercial law',
    specialties: ['Agreements under Delaware law', 'Account limitations and their last day', 'Sums charged as damages'],
    experience: '11 years in practice',
    rating: 5,
    description:
      'Works on agreements that choose Delaware law, where good faith fills gaps and does not rewrite a bargain. Letters from this desk argue the term first.',
  },
  {
    origin: { sample: true },
    id: 'jordan-sample',
    name: 'Jordan Sample',
    title: 'Of counsel, acquiring and card network rules',
    location: 'New York',
    bar_number: null,
    education: 'J.D., accredited law school; M.B.A.',
    specialties: ['Merchant agreements and program guides', 'Accountings of reserve accounts', 'MATCH entries'],
    experience: '19 years in practice',
    rating: 5,
    description:
      'Takes the cases of legacy acquirers: which bank holds the money, what the signed agreement granted, and what a reserve ledger has to show.',
  },
  {
    origin: { sample: true },
    id: 'riley-sample',
    name: 'Riley Sample',
    title: 'Partner attorney, arbitration and small claims',
    location: 'Texas',
    bar_number: null,
    education: 'J.D., accredited law school',
    specialties: ['Pre-arbitration notices', 'Time limits', 'Settlement terms and releases'],
    experience: '8 years in practice',
    rating: 5,
    description:
      'Checks what a letter may set in motion: the notice that an agreement asks for, the days that must pass, and what a release would give up.',
  },
];

export const review = {
  title: 'Attorney review, in three steps',
  aside: 'The same three for every letter, a follow-up included.',
  steps: [
    {
      title: 'Reads the draft beside the documents',
      what: 'Each amount, date and name in the draft leads to the answer or the page of the upload that proves it; each citation leads to an entry of a dated library. What software could not decide is marked, and the attorney confirms it or strikes it.',
    },
    {
      title: 'Edits',
      what: 'Every change makes a new version; earlier ones stay as they were. The attorney may also send the draft back, ask for a document, or decline to sign.',
    },
    {
      title: 'Approves exactly those bytes, and signs',
      what: 'Approval records the attorney, the time and the SHA-256 of the file. One comma more and it is another file, without approval. What is mailed and what is emailed is the file that was approved.',
    },
  ],
} as const;

/** A sample of the record that step three creates: three entries, one hash. */
export const approvalExample = {
  caption: 'What an approval leaves behind. An example; the case is invented.',
  columns: ['Entry', 'Version', 'SHA-256 of the file'],
  hash: 'c6bc43078aec219af851d983f574527e42485beea7a77e6203b36f19a44d22c8',
  entries: ['Approved by the attorney', 'Mailed, certified', 'Emailed'],
  version: 3,
} as const;

import type { FactSheet } from '../facts/fact.ts';
import { longDate } from '../text/display.ts';
import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { papers } from '../../domain/papers/kinds.ts';
import { missingBoxes, particularsOf, plain, saidIn, under, type PaperDraft, type Said } from './paper-draft.ts';

/**
 * The form that the merchant signs with the notice, as its file: the blank with where and when it was taken, and what came back of it. Hashes
 * are SHA-256 in hex; `fetched_on` is `YYYY-MM-DD`.
 */
export type FormToSign = {
  source: string;
  fetched_on: string;
  blank_sha256: string;
  filename: string;
  sha256: string;
  pages: number;
};

const bold = (text: string | null, otherwise: string): string => (text === null ? otherwise : `**${text}**`);

/** What the claim is and what it is based on, and the relief sought, each a paragraph. `paper`: what the letter of counsel goes with. */
export function disputeTexts(
  said: Said,
  { agreement, paper }: { agreement: string; paper: string | null },
): { claim: string; relief: string } {
  const [merchant, other, since] = [
    said('merchant_legal') ?? 'The merchant',
    said('processor_entity'),
    said('hold_started'),
  ];
  const processor = other ?? 'the processor';
  const sum = bold(said('claimed'), 'the money withheld');
  const reserve = said('reserve');
  const booked = reserve === null || said('unreserved') === null ? '' : `, of which ${reserve} is booked as a reserve`;
  const grounds =
    paper === null ? '' : `; the letter of counsel that goes with this ${paper} sets out the facts and the grounds`;
  return {
    claim: `${processor} withholds ${sum} from ${merchant}${since === null ? '' : `, since ${since}`}: proceeds of sales that it processed. The claim is for its release. Its basis is ${agreement} and the law that governs it${grounds}.`,
    relief: `Release of ${sum} in US dollars, with interest from the day on which payment fell due, as the governing law allows. The sum is calculated as the balance held${booked}; interest is not counted in it.`,
  };
}

/** Facts, claim, basis, relief and calculation: every version asks for some of these, and none forbids the others. */
function disputeOf(said: Said, sheet: FactSheet): string[] {
  const filing = sheet.facts['filing_day'] ? said('filing_day') : null;
  const { claim, relief } = disputeTexts(said, { agreement: 'the agreement named above', paper: 'paper' });
  return [
    '# The dispute',
    claim,
    '# The relief sought',
    relief,
    '# Supporting documents',
    'The exhibits to that letter.',
    ...(filing === null
      ? []
      : ['# Intended day of filing', `The demand for arbitration is meant to be filed on ${filing}.`]),
  ];
}

/** As the packet has it; a notice by email or on the web goes to the party. */
function recipientOf({ packet }: FactSheet, { party, procedure }: Agreement): string {
  if (packet?.address) return packet.address.join(', ');
  return [party.value, procedure.email.value ?? procedure.form.value?.link].filter(Boolean).join(', ');
}

/** The form of the processor that this notice is given on, as a file; null where there is none, and for one on the web. */
const prescribedForm = ({ packet }: FactSheet, { procedure }: Agreement): { name: string } | null =>
  packet?.carrier === 'webform' ? null : procedure.form.value;

/** Which file is signed. Our own words about it are called our own. */
const formPart = (processor: string, name: string, file: FormToSign | null): string[] => [
  `This statement is the merchant’s own summary. It is not the form that ${processor} publishes: that form goes with it, and is the file named here.`,
  '# The form',
  `**Name**: ${plain(name)}`,
  ...(file === null
    ? ['Its file is not on file yet.']
    : [
        `**Taken from**: ${plain(file.source)}, on ${longDate(file.fetched_on)}`,
        `**SHA-256 of the blank**: ${file.blank_sha256}`,
        `**Filled in**: ${plain(file.filename)}, ${file.pages} ${file.pages === 1 ? 'page' : 'pages'}`,
        `**SHA-256 of the form, filled in**: ${file.sha256}`,
      ]),
];

/** The notice that the merchant gives in person; where the version prescribes a form, the statement that signs its file. Pure. */
export function noticePaper(sheet: FactSheet, agreement: Agreement, file: FormToSign | null): PaperDraft {
  const said = saidIn(sheet);
  const { procedure, party } = agreement;
  const form = prescribedForm(sheet, agreement);
  const title = form ? 'Statement with the notice form' : papers.notice.title;
  const merchant = said('merchant_legal') ?? 'the merchant';
  const signing = form
    ? `I have looked at every page of that form, filled in. I sign it, the file with the SHA-256 above, and this statement for ${merchant} as its authorized representative, and in person. What they say is true to the best of my knowledge.`
    : `I give this notice for ${merchant} as its authorized representative, and sign it in person. What it says is true to the best of my knowledge.`;
  const text = [
    `# ${title}`,
    under(agreement, procedure.signer.anchor ?? procedure.contents.anchor),
    ...(form ? formPart(party.value ?? 'the processor', form.name, file) : []),
    '# To',
    recipientOf(sheet, agreement),
    '# From',
    ...particularsOf(said, procedure.contents.value ?? []),
    ...disputeOf(said, sheet),
    '# Signature of the merchant',
    signing,
  ].join('\n\n');
  return {
    kind: 'notice',
    title,
    form: form?.name ?? null,
    text,
    missing: [...missingBoxes(sheet), ...(form && !file ? ['the processor’s form, filled in'] : [])],
  };
}

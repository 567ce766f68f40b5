import { longDay } from '../calendar/long-day.ts';
import type { DocumentKind } from '../documents/document-kind.ts';
import { maxFileBytes } from '../intake/upload-documents.ts';
import type { FactToConfirm } from '../letters/fact-to-confirm.ts';
import { formatCents } from '../money/cents.ts';
import type { Draft, Names, ReplyFacts } from './reply-facts.ts';
import { count, earliest, list, oneLine } from './reply-text.ts';

/** One thing that the merchant is asked to do: as a reply of its own, and as a line of the reply that names them all. */
export type Request = Draft & { line: string };

/** What waits for the merchant, what a day's silence costs most first. */
export function requests(facts: ReplyFacts, names: Names): Request[] {
  return [
    ...offerRequest(facts, names),
    ...agreementRequest(facts, names),
    ...factsRequest(facts),
    ...signatureRequest(facts),
    ...paperRequest(facts, names),
    ...detailRequest(facts, names),
  ];
}

function offerRequest({ offers }: ReplyFacts, { processor }: Names): Request[] {
  const [first] = offers;
  if (first === undefined) return [];
  const one = (offer: typeof first): string =>
    `${formatCents(offer.amount_cents)}, received on ${longDay(offer.received_on)}${offer.answer_by === null ? '' : `, to be answered by ${longDay(offer.answer_by)}`}`;
  const deadline = earliest(offers.flatMap(({ answer_by }) => answer_by ?? []));
  const by = deadline === null ? '' : ` by ${longDay(deadline)}`;
  return [
    {
      key: 'offer_waiting',
      label: offers.length === 1 ? 'An offer waits for an answer' : `${offers.length} offers wait for an answer`,
      subject: 'An offer in case',
      paragraphs: [
        offers.length === 1
          ? `An offer of ${processor} waits for your answer: ${one(first)}.`
          : `These offers of ${processor} wait for your answer:\n${offers.map((offer) => `- ${one(offer)}`).join('\n')}`,
        'The page of your case shows what the fee would be and what would be left. You alone decide: we accept no offer for you, and one that you decline costs nothing. If you have a question about it, ask us here before you answer.',
      ],
      line:
        offers.length === 1
          ? `Accept or decline the offer of ${one(first)}.`
          : `Accept or decline ${offers.length} offers${by}.`,
    },
  ];
}

function agreementRequest({ agreement_unsigned }: ReplyFacts, { business, processor }: Names): Request[] {
  if (!agreement_unsigned) return [];
  return [
    {
      key: 'agreement_unsigned',
      label: 'The agreement is not signed',
      subject: 'The success-fee agreement of case',
      paragraphs: [
        `The success-fee agreement for ${business} waits for your signature. No letter goes to ${processor} before it is signed, and until then nothing is owed.`,
        'You find it on the page of your case. It states the fee in percent and in dollars: $0 upfront, no hourly fees, and a fee only on money that comes back. Take the time to read it, and ask us here about anything that is not clear.',
      ],
      line: 'Read and sign the success-fee agreement. No letter goes out before that.',
    },
  ];
}

const factWords: Record<FactToConfirm['fact'], string> = {
  amount: 'the sum that is held',
  account: 'your account',
  hold_start: 'the day on which the hold began',
  reason: 'the reason that was given to you',
  business: 'your business',
  sales: 'your sales',
  other: 'what else it states',
  enclosed: 'what is enclosed',
};

function factsRequest({ facts_to_confirm: open }: ReplyFacts): Request[] {
  if (open.length === 0) return [];
  const named = list(open.map((fact) => factWords[fact]));
  return [
    {
      key: 'facts_unconfirmed',
      label: `${count(open.length, 'fact')} to confirm`,
      subject: 'The facts of your letter in case',
      paragraphs: [
        `Your letter is written, and it cannot be approved before you confirm what it states about: ${named}.`,
        'The page of your case shows each of these as the letter puts it. Confirm what is right, and correct what is not; it takes about two minutes.',
      ],
      line: `Confirm what your letter states about: ${named}.`,
    },
  ];
}

function signatureRequest({ papers_to_sign: papers }: ReplyFacts): Request[] {
  if (papers.length === 0) return [];
  const named = list(papers.map(({ title }) => oneLine(title, 'a paper')));
  const again = papers.flatMap((paper) =>
    paper.again === null ? [] : [`${oneLine(paper.title, 'A paper')} was signed before. ${paper.again}`],
  );
  return [
    {
      key: 'papers_to_sign',
      label: papers.length === 1 ? 'A paper waits for a signature' : `${papers.length} papers wait for a signature`,
      subject: 'To sign in case',
      paragraphs: [
        `This waits for your signature: ${named}.`,
        ...again,
        'The page of your case shows the whole text. Please read it and sign it there; you get a copy by email.',
      ],
      line: `Read and sign: ${named}.`,
    },
  ];
}

const paperWords: Record<DocumentKind, string> = {
  hold_notice: 'the notice of the hold or termination',
  merchant_statements: 'three months of merchant statements',
  bank_statements: 'three months of bank statements',
  chargeback_report: 'a summary of your chargebacks',
  ein_letter: 'the letter with your EIN',
  formation_document: 'the articles or operating agreement of your business',
  refund_policy: 'your refund policy or terms',
  proof_of_fulfillment: 'proof of fulfillment, such as tracking or delivery records',
};

function paperRequest({ missing_papers: kinds }: ReplyFacts, { business, processor }: Names): Request[] {
  if (kinds.length === 0) return [];
  const named = list(kinds.map((kind) => paperWords[kind]));
  return [
    {
      key: 'missing_papers',
      label: `${count(kinds.length, 'paper')} missing`,
      subject: 'Documents for case',
      paragraphs: [
        `What would strengthen the case of ${business} against ${processor} most is not in it yet: ${named}.`,
        `Please add it on the page of your case, under Files: PDF, JPG, PNG, Word or Excel, up to ${maxFileBytes / 1024 / 1024} MB each. A photo of a paper is fine. If you do not have something of it, tell us here and we go on without it.`,
      ],
      line: `Add to your files: ${named}.`,
    },
  ];
}

function detailRequest({ missing_details, may_complete }: ReplyFacts, { business, processor }: Names): Request[] {
  if (missing_details.length === 0) return [];
  const named = list(missing_details.map((each) => oneLine(each, 'a detail')));
  return [
    {
      key: 'missing_details',
      label: `${count(missing_details.length, 'detail')} missing`,
      subject: 'A few details of case',
      paragraphs: [
        `Some answers in the application of ${business} are still blank, and the letter to ${processor} is stronger with them: ${named}.`,
        may_complete
          ? 'The page of your case offers to complete the details. If you do not know one of them, leave it blank.'
          : 'Please write them to us here. If you do not know one of them, leave it out.',
      ],
      line: `${may_complete ? 'Complete the details' : 'Write to us'}: ${named}.`,
    },
  ];
}

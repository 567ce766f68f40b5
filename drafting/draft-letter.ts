import { letterDocument, type LetterDocument, type LetterType } from '../domain/letters/letter.ts';
import type { SignedPaper } from '../domain/papers/signed-paper.ts';
import { clausesHash, type KnowledgeClause } from '../knowledge/clauses/clauses.ts';
import { knowledgeHash } from '../knowledge/hash.ts';
import type { CaseFile, Firm, PriorLetter, Reply } from './facts/case-file.ts';
import { typographic } from './text/display.ts';
import { wordCount } from './text/render-text.ts';
import { kindsAskedFor } from './facts/reason-to-answer.ts';
import { arguedIn, maxArgued } from './facts/argued.ts';
import { maxEvents, proofsIn } from './facts/events.ts';
import { exhibitsFor, formLine } from './facts/exhibits.ts';
import type { FactSheet } from './facts/fact.ts';
import { typedProcessor } from './facts/parties.ts';
import { addressedCounsel, corrections } from './facts/opponents.ts';
import { withPlan } from './facts/planned.ts';
import { repliesSince, lastReply } from './facts/history.ts';
import { buildFactSheet } from './facts/fact-sheet.ts';
import { fillClause } from './clauses/fill-clause.ts';
import { staysIn } from './clauses/letter-parts.ts';
import { noKnobs, type Knobs } from './plan/knobs.ts';
import { chooseClauses, maxWordsOf, planLetter, type DraftPlan } from './plan/plan-letter.ts';
import { noticePapers } from './papers/notice-papers.ts';
import type { PacketGiven, VersionChosen } from './packet/given.ts';
import type { Packet } from './packet/packet.ts';
import { nothingRetired, type Retired } from './facts/retired.ts';

export type DraftRequest = {
  caseFile: CaseFile;
  letterType: LetterType;
  /** The letter's date, `YYYY-MM-DD`. */
  dated: string;
  firm: Firm | null;
  /** Address lines an attorney entered or confirmed; null leaves only an address the profile allows. */
  mailingAddress: string[] | null;
  /** An email address of the processor to which a copy may go; without one the letter goes by mail alone. */
  copyEmail?: string | null;
  /** Letters already sent in this case. Every type but `initial` needs one. */
  priorLetters?: PriorLetter[];
  /** The processor's replies since the first letter; only later letters use them. */
  replies?: Reply[];
  /** Retired authorities and clauses, which the letter must not use. */
  retired?: Retired;
  /** What was done for the notice of dispute outside the letter: form, signature, authorization. */
  packet?: PacketGiven;
  /** The papers of that packet that the merchant signed and that count. */
  papers?: readonly SignedPaper[];
  /** The version chosen where the days on file do not decide it. */
  versionChosen?: VersionChosen | null;
  /** Settings from custom instructions. The built-in drafter ignores the tone. */
  knobs?: Knobs;
};
/** `clauses` are the plan's, in order, without omitted items. */
export type Draft = {
  document: LetterDocument;
  factSheet: FactSheet;
  plan: DraftPlan;
  clauses: readonly KnowledgeClause[];
  knowledgeHash: string;
  clausesHash: string;
};

/** A letter of this type cannot be drafted yet. Callers rely on `code`. */
export class LetterTypeNotAvailable extends Error {
  readonly code = 'letter_type_not_available';
}

const titles: Record<LetterType, string> = {
  initial: 'Demand for Release of Withheld Funds',
  follow_up: 'Second Letter on Withheld Funds',
  final: 'Final Demand',
  escalation: 'Request for Decision by the Legal Department',
};
/** The letter when everything is retired. Not a clause, so that an attorney must write the letter. */
const empty: LetterDocument['blocks'][number] = {
  id: 'empty',
  kind: 'paragraph',
  clause_id: null,
  text: 'No clause of the library may be used for this letter.',
  fact_refs: [],
  authority_refs: [],
};
const noFirm = 'Draft for review by a licensed attorney. Not to be sent in this form.';

/** The packet of a letter that is, or brings, a complete notice. */
const noticeIn = ({ situation, packet }: FactSheet): Packet | null =>
  packet && situation.flags.includes('notice') ? packet : null;

function titleOf(letterType: LetterType, sheet: FactSheet): string {
  const packet = noticeIn(sheet);
  if (packet === null) return titles[letterType];
  return packet.carrier === 'letter' && letterType === 'initial'
    ? 'Demand and Notice of Dispute'
    : `${letterType === 'initial' ? 'Demand' : titles[letterType]}, with Notice of Dispute`;
}

/** How the letter itself goes, as the agreement asks; what is sent besides is a copy. */
function deliveryMethod({ letterType, copyEmail = null }: DraftRequest, sheet: FactSheet): string {
  const attention = letterType === 'escalation' ? '. For the attention of the Legal Department' : '';
  const packet = noticeIn(sheet);
  const counsel = sheet.facts['opposing_counsel'];
  if (packet === null) return `${byMail}${copyEmail !== null || counsel ? ', and by secure e-mail' : ''}${attention}`;
  return `${noticeWay(packet, copyEmail)}${counsel ? `, and a copy to ${counsel.display}` : ''}${attention}`;
}

const byMail = 'By certified mail, return receipt requested';

function noticeWay({ channel, email }: Packet, copyEmail: string | null): string {
  switch (channel) {
    case 'email':
      return `By e-mail to ${email}`;
    case 'contact_page':
      return 'By the contact page that the Agreement names';
    case 'webform':
      return 'On the web form that the Agreement names';
    case 'certified_mail':
    case 'mail':
    case null:
      return copyEmail === null ? byMail : `${byMail}, and a copy by secure e-mail`;
  }
}

/** The signed papers that a letter with these facts encloses: those of its notice, and the merchant's offer. */
export function papersOf(sheet: FactSheet, papers: readonly SignedPaper[]): SignedPaper[] {
  const asked: readonly string[] = [...noticePapers(sheet), 'offer'];
  return papers.filter(({ kind }) => asked.includes(kind));
}

function referenceLines(sheet: FactSheet): LetterDocument['reference_lines'] {
  const { flags } = sheet.situation;
  const amount: readonly (readonly [string, string])[] = flags.includes('reply_partial')
    ? [['Still withheld', 'claimed']]
    : [['Amount withheld', 'held_amount']];
  const lines: readonly (readonly [string, string])[] = [
    ['Merchant', 'merchant_legal'],
    ...ownContents(sheet),
    ['Account', 'account_id'],
    ...amount,
    ['Held since', 'hold_started'],
    ['Our reference', 'case_number'],
  ];
  return lines.flatMap(([label, id]) => {
    const fact = sheet.facts[id];
    return fact ? [{ label, value: typographic(fact.display) }] : [];
  });
}

/** Particulars of the merchant that a notice must state and that stand nowhere else in one that is the letter itself. */
function ownContents(sheet: FactSheet): (readonly [label: string, fact: string])[] {
  const packet = noticeIn(sheet);
  if (packet?.carrier !== 'letter') return [];
  const asked = (content: string): boolean => packet.boxes.some(({ id }) => id === content);
  return [
    ...(asked('mailing_address') ? [['Mailing address', 'merchant_address'] as const] : []),
    ...(asked('email') ? [['Email address', 'merchant_email'] as const] : []),
  ];
}

function blocksOf(clauses: readonly KnowledgeClause[], sheet: FactSheet): LetterDocument['blocks'] {
  const blocks = clauses.map((clause) => fillClause(clause, sheet)).filter((block) => block !== null);
  return blocks.length > 0 ? blocks : [empty];
}

/** What corrects an earlier letter follows the opening of the next. */
const withCorrections = (
  [opening, ...rest]: LetterDocument['blocks'],
  { caseFile: { records_against: against = [] } }: DraftRequest,
): LetterDocument['blocks'] => (opening ? [opening, ...corrections(against), ...rest] : []);

/** Of the notice forms on file, only the recorded one is an exhibit. */
const filesFor = ({ caseFile, packet }: DraftRequest): CaseFile['files'] =>
  caseFile.files.filter(({ id, document_type }) => document_type !== 'notice_form' || id === packet?.form_file?.id);

function documentOf(request: DraftRequest, sheet: FactSheet, clauses: readonly KnowledgeClause[]): LetterDocument {
  const { firm, letterType, dated } = request;
  const last =
    letterType === 'initial'
      ? undefined
      : lastReply(repliesSince(request.replies ?? [], request.priorLetters ?? [], dated));
  const papers = papersOf(sheet, request.papers ?? []);
  const enclosed = exhibitsFor(
    filesFor(request),
    sheet.situation.reason,
    [...kindsAskedFor(last), ...(noticeIn(sheet) === null ? [] : (['notice_form'] as const))],
    proofsIn(sheet),
  );
  const form = request.packet?.form_file;
  const counsel = addressedCounsel(sheet);
  const exhibits = enclosed.map((each) =>
    form && each.kind === 'notice_form' ? { ...each, description: formLine(form) } : each,
  );
  return {
    letter_type: letterType,
    title: titleOf(letterType, sheet),
    letterhead: {
      firm_name: firm?.letterhead.firm_name ?? '',
      firm_lines: firm?.letterhead.firm_lines ?? [],
      disclaimer: firm ? (firm.letterhead.disclaimer ?? '') : noFirm,
    },
    dated,
    delivery_method: deliveryMethod(request, sheet),
    certified_mail_number: null,
    addressee: {
      name: counsel?.name ?? sheet.facts['processor_entity']?.display ?? typedProcessor(sheet) ?? '',
      address_lines: sheet.facts['mailing_address']?.display.split('\n') ?? [],
      email: counsel?.email ?? noticeIn(sheet)?.email ?? null,
    },
    reference_lines: referenceLines(sheet),
    // A signed notice takes the place of the letter's own account of it.
    blocks: withCorrections(blocksOf(clauses, sheet), request).filter(
      ({ id }) => !id.startsWith('seller-notice.') || papers.every(({ kind }) => kind === 'offer'),
    ),
    signature: firm?.signature ?? { name: '', title: '', bar_number: '', bar_state: '', firm: '', lines: [] },
    exhibits: exhibits.map(({ kind: _kind, ...exhibit }) => exhibit),
    ...(papers.length > 0 ? { papers } : {}),
  };
}

/**
 * Drafts a letter without a language model. Deterministic: the same request gives the same bytes. What happened takes no
 * more room in a first letter than its length leaves, what is argued from it first, nor do the parts of the sum withheld,
 * which an exhibit lists.
 * Throws LetterTypeNotAvailable for a later letter when none was sent before, RangeError for an invalid date.
 */
export function draftLetter(request: DraftRequest): Draft {
  let events = Math.min(maxEvents, request.caseFile.events?.length ?? 0);
  let draft = draftWith(request, events, maxArgued);
  const isShort = () => request.letterType !== 'initial' || wordCount(draft.document) <= maxWordsOf(draft.factSheet);
  const hasStory = () => events > 0 || ['harm', 'harm_words'].some((id) => draft.factSheet.facts[id]);
  let argued = arguedIn(draft.factSheet);
  while (!isShort() && argued > 0) draft = draftWith(request, events, (argued -= 1));
  while (!isShort() && hasStory()) draft = draftWith(request, (events -= 1), argued);
  const { account } = request.caseFile;
  if (isShort() || !account) return draft;
  return draftWith(
    { ...request, caseFile: { ...request.caseFile, account: { ...account, held: [] } } },
    events,
    argued,
  );
}

/** A draft with at most so many events, arguing from so many; below zero it says nothing of the harm either. */
function draftWith(request: DraftRequest, events: number, argued: number): Draft {
  const {
    caseFile,
    letterType,
    dated,
    mailingAddress,
    priorLetters = [],
    replies = [],
    retired = nothingRetired,
    knobs = noKnobs,
  } = request;
  const factSheet = buildFactSheet(caseFile, {
    dated,
    letterType,
    priorLetters,
    replies,
    mailingAddress,
    retired,
    maxEvents: events,
    maxArgued: argued,
    deadline: knobs.deadline,
    ...(request.packet && { packet: request.packet }),
    versionChosen: request.versionChosen ?? null,
  });
  if (letterType !== 'initial' && !factSheet.situation.flags.includes('prior_letter')) {
    throw new LetterTypeNotAvailable(`letter type not available: ${letterType} requires a letter already sent`);
  }
  const clauses = chooseClauses(
    factSheet,
    knobs.without.filter((part) => staysIn(part, factSheet.situation) === null),
  );
  const plan = planLetter(factSheet, clauses);
  const document = letterDocument.parse(documentOf(request, factSheet, clauses));
  return { document, factSheet: withPlan(factSheet, document, clauses), plan, clauses, knowledgeHash, clausesHash };
}

import { isIsoDate } from '../../domain/calendar/business-days.ts';
import type { ReasonCategory } from '../../domain/cases/hold.ts';
import type { Processor } from '../../domain/processors.ts';
import { contradictions } from '../../domain/documents/contradictions.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import type { CaseFile, PriorLetter, Reply } from './case-file.ts';
import { addAnswered } from './answered.ts';
import { addArguedFacts, maxArgued } from './argued.ts';
import { addEventFacts, addHarmFacts, listedEvents, maxEvents } from './events.ts';
import { exhibitsFor, type Exhibit } from './exhibits.ts';
import { FactBuilder, knowledge } from './fact-builder.ts';
import type { FactSheet } from './fact.ts';
import { addAgreementFacts, governingOf } from './agreement.ts';
import { addAccountFacts, addSinceFacts } from './account.ts';
import { addDateFacts, withoutPost } from './dates.ts';
import { addHistoryFacts, repliesSince, lastReply, releasedBy, sentBefore } from './history.ts';
import { addExhibitFacts, addKnowledgeFacts, knowledgeAddress } from './knowledge.ts';
import { addMoneyFacts } from './money.ts';
import { addInterestFacts, addLegalRate } from './interest.ts';
import { addOpposingCounsel, addRecordsAgainst } from './opponents.ts';
import { addOpenOffer } from './open-offer.ts';
import { addOwnFacts } from './own-facts.ts';
import { addPartyFacts } from './parties.ts';
import { kindsAskedFor, reasonToAnswer } from './reason-to-answer.ts';
import { dropRetiredFacts } from './drop-retired-facts.ts';
import { keptRetired, nothingRetired, type Retired } from './retired.ts';
import { isHeldByLaw } from '../../knowledge/reasons/reasons.ts';
import { nothingGiven, type PacketGiven, type VersionChosen } from '../packet/given.ts';
import type { Packet } from '../packet/packet.ts';
import { printable } from '../text/sanitize.ts';
import { withRecords } from './recorded-sums.ts';
import { addSaidTerms } from './said-terms.ts';
import { situationOf } from './situate.ts';
import type { DeadlineWish } from './deadline.ts';

type FactOptions = {
  /** The letter's date, `YYYY-MM-DD`. */
  dated: string;
  /** Default `initial`; determines the time to respond. */
  letterType?: LetterType;
  priorLetters?: readonly PriorLetter[];
  /** The processor's replies; only later letters use them. */
  replies?: readonly Reply[];
  /** Address lines an attorney entered or confirmed. */
  mailingAddress?: readonly string[] | null;
  retired?: Retired;
  /** What was done for the notice of dispute outside the letter. */
  packet?: PacketGiven;
  /** The version chosen where the days do not decide it. */
  versionChosen?: VersionChosen | null;
  /** Events that the letter may list at most; below zero it says nothing of the harm either. */
  maxEvents?: number;
  /** In place of those nearest to the start of the hold: the events of a text that somebody wrote, by their ids. */
  onlyEvents?: ReadonlySet<string>;
  /** Of them, at most so many that its clauses argue from. */
  maxArgued?: number;
  /** The requested deadline; ignored outside the letter type's limits. */
  deadline?: DeadlineWish | null;
};

function addAddress(
  build: FactBuilder,
  { fields }: CaseFile,
  { mailingAddress, letterType }: FactOptions,
  { agreement, address }: Packet,
): void {
  const ofNotice = build.has('brings_notice') ? address : null;
  // A notice by mail goes to the agreement's own address, whatever was entered for letters.
  const source = ofNotice
    ? knowledge(`${agreement} procedure.address`)
    : mailingAddress
      ? { from: 'given' as const, what: 'mailing address' }
      : { from: 'knowledge' as const, entry: `profile of ${fields.processor}, legal_notice_address` };
  // An attorney's entry is used as is.
  const ours = addressOnFile(fields.processor, letterType);
  build.text(
    'mailing_address',
    'address',
    ((ofNotice && afterName(ofNotice, build)) ?? mailingAddress ?? ours)?.join('\n') ?? null,
    {
      label: 'Mailing address of the processor',
      role: 'counterparty',
      source,
    },
  );
}

/** The profile's address is for notices; an escalation goes to the legal department there. */
export function addressOnFile(processor: Processor, letterType: LetterType | undefined): string[] | null {
  const known = knowledgeAddress(processor);
  return known && letterType === 'escalation'
    ? known.map((line) => (line.startsWith('Attn') ? 'Attn: Legal Department' : line))
    : known;
}

/** The lines below the addressee, whose name the letter prints by itself. */
const afterName = (lines: string[], { facts }: FactBuilder): string[] =>
  lines[0] === facts['processor_entity']?.display ? lines.slice(1) : lines;

/** The exhibits, and what happened as they show it. */
function addStory(
  build: FactBuilder,
  caseFile: CaseFile,
  {
    dated,
    reason,
    maxEvents: max = maxEvents,
    maxArgued: argued = maxArgued,
    replies = [],
    onlyEvents: only,
  }: FactOptions & { reason: ReasonCategory },
  exhibitsWith: (proofs: readonly (string | null)[]) => Exhibit[],
): Exhibit[] {
  const events = listedEvents(caseFile, { dated, max: only ? only.size : max, only });
  const exhibits = exhibitsWith(events.map(({ proof_file_id: proof }) => proof));
  addExhibitFacts(build, exhibits);
  addEventFacts(build, events, { exhibits, dated, account: caseFile.account });
  addArguedFacts(build, {
    listed: events,
    events: (caseFile.events ?? []).filter(({ day }) => day <= dated),
    replies: replies.filter(({ received_on: day }) => day <= dated),
    dated,
    max: argued,
  });
  if (max >= 0) addHarmFacts(build, caseFile, reason);
  return exhibits;
}

function addReference(build: FactBuilder, { case_number: number }: CaseFile): void {
  const source = { from: 'field' as const, field: 'case_number' };
  build.text('case_number', 'id', printable(number), { label: 'Our reference', role: 'account', source });
}

/**
 * Every fact a letter of this case may state, each with its source.
 * Money in cents, dates `YYYY-MM-DD`. Throws RangeError when `dated` is not a date.
 */
export function buildFactSheet(given: CaseFile, options: FactOptions): FactSheet {
  const { dated, letterType = 'initial' } = options;
  if (!isIsoDate(dated)) throw new RangeError(`not a calendar date: ${dated}`);
  const caseFile = withRecords(given, dated);
  const { fields } = caseFile;
  const letters = sentBefore(options.priorLetters ?? [], dated);
  const replies = letterType === 'initial' ? [] : repliesSince(options.replies ?? [], letters, dated);
  const last = lastReply(replies);
  const reason = reasonToAnswer(fields.reason_given, lastReply(replies.filter((each) => each.kind !== 'offer')));
  const build = new FactBuilder();
  const firstSent = letters.find((each) => each.letter_type === 'initial')?.sent_on;
  const governing = governingOf(fields, firstSent ?? dated, options.versionChosen);
  addPartyFacts(build, caseFile, governing.procedure.agreement);
  addMoneyFacts(build, caseFile, releasedBy(replies, fields.held_amount_cents));
  addDateFacts(build, fields, { dated, letterType, earlier: letters }, options.deadline ?? null);
  addKnowledgeFacts(build, fields.processor);
  const exhibits = addStory(build, caseFile, { ...options, reason }, (proofs) =>
    exhibitsFor(caseFile.files, reason, kindsAskedFor(last), proofs),
  );
  addAnswered(build, last, exhibits);
  addReference(build, caseFile);
  const packet = addAgreementFacts(build, fields, {
    governing,
    given: options.packet ?? nothingGiven,
    dated,
    noticed: letters.some((each) => each.notice),
  });
  if (build.has('brings_notice') && packet.carrier === 'letter' && packet.channel === 'email') withoutPost(build);
  addHistoryFacts(build, { dated, letters, replies, agreement: governing.procedure.agreement });
  addSaidTerms(build, { fields, replies, dated });
  addLegalRate(build, fields);
  // Interest is counted on a sum that is demanded.
  if (!isHeldByLaw(reason)) addInterestFacts(build, fields, { dated, letters, holdTerms: governing.hold.agreement });
  addOpenOffer(build, options.replies ?? [], dated);
  addAddress(build, caseFile, { ...options, letterType }, packet);
  addAccountFacts(build, caseFile.account);
  addSinceFacts(build, caseFile, { dated, replies, typed: given.fields.held_amount_cents });
  addOpposingCounsel(build, caseFile.opposing_counsel);
  addRecordsAgainst(build, caseFile.records_against ?? []);
  addOwnFacts(build, caseFile.own_facts ?? []);
  const retired = options.retired ?? nothingRetired;
  dropRetiredFacts(build.facts, retired);
  return {
    case_id: caseFile.id,
    case_number: caseFile.case_number,
    dated,
    letter_type: letterType,
    facts: build.facts,
    situation: situationOf(
      caseFile,
      { letterType, reason, replies, agreement: governing.procedure.agreement?.id ?? null },
      build,
    ),
    packet,
    hold_terms: { agreement: governing.hold.agreement?.id ?? null, why: governing.hold.why },
    ...keptRetired(retired),
    ...(caseFile.extractions ? { contradictions: contradictions(fields, caseFile.extractions) } : {}),
  };
}

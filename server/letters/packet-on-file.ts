import type { Db } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { EnclosedKind } from '../../domain/papers/kinds.ts';
import type { SignedPaper } from '../../domain/papers/signed-paper.ts';
import { earliestFiling } from '../../drafting/clock/wait.ts';
import { governingOf } from '../../drafting/facts/agreement.ts';
import type { FactSheet } from '../../drafting/facts/fact.ts';
import { buildFactSheet } from '../../drafting/facts/fact-sheet.ts';
import { nothingGiven, type PacketGiven, type VersionChosen } from '../../drafting/packet/given.ts';
import { fieldsToEnter, type FieldToEnter } from '../../drafting/papers/fields-to-enter.ts';
import type { Packet } from '../../drafting/packet/packet.ts';
import { offerPaper, type OfferTerms } from '../../drafting/papers/offer.ts';
import { papersToSign } from '../../drafting/papers/notice-papers.ts';
import type { Governing } from '../../knowledge/processors/version.ts';
import { counselOf } from '../kernel/counsel-of.ts';
import { paperOnFile, signaturesOf, type PaperOnFile, type StoredSignature } from '../kernel/signed-papers.ts';
import { asVersionChosen, versionChoices, type VersionChoice } from '../kernel/version-choice.ts';
import { countingForms, formGiven, formsOnFile, formToSign, type CountingForms } from '../kernel/forms-on-file.ts';
import type { LoadedCase } from './load-case-file.ts';

/** What is on file for the notice of a case, and which of it counts now. */
export type PacketOnFile = {
  governing: Governing;
  packet: Packet;
  papers: PaperOnFile[];
  forms: CountingForms;
  /** The facts that papers and form are filled from. */
  sheet: FactSheet;
  filing_on: string | null;
  choice: VersionChoice | null;
  /** For the drafter. */
  given: PacketGiven;
  versionChosen: VersionChosen | null;
  signedPapers: SignedPaper[];
  /** Whether an earlier letter brought the notice. */
  noticed: boolean;
  /** What the desk proposed that the merchant offer; it counts once signed. */
  offer_terms: OfferTerms | null;
  /** What is entered where the notice is submitted on the web. */
  fields: FieldToEnter[];
};

/**
 * The packet of a case on a day (`YYYY-MM-DD`), read as the actor but the same for everybody who may see the case. A
 * signature counts until the merchant takes it back, and only while its text equals, to the byte, what the current
 * facts give. A form counts while its version governs, and as a file once counsel has ticked it.
 */
export async function packetOnFile(db: Db, loaded: LoadedCase, dated: string): Promise<PacketOnFile> {
  const caseId = loaded.row.id;
  const [stored, recorded, filing, choice, counsel, terms] = await Promise.all([
    signaturesOf(db, caseId),
    formsOnFile(db, caseId),
    latestFilingDay(db, caseId),
    versionChoices(db, [caseId]).then((found) => found.get(caseId) ?? null),
    counselOf(db, caseId),
    latestOfferTerms(db, caseId),
  ]);
  const versionChosen = asVersionChosen(choice);
  const firstSent = loaded.priorLetters.find((each) => each.letter_type === 'initial')?.sent_on;
  const governing = governingOf(loaded.caseFile.fields, firstSent ?? dated, versionChosen);
  const before: PacketGiven = { ...nothingGiven, filing_on: filing };
  // Without extractions, replies and knowledge marks, which not everybody sees: the text to sign is the same for all.
  const facts = (given: PacketGiven) =>
    buildFactSheet(
      { ...loaded.caseFile, extractions: [] },
      { dated, priorLetters: loaded.priorLetters, packet: given, versionChosen },
    );
  const bare = facts(before);
  const { agreement } = governing.procedure;
  const forms = countingForms(recorded, agreement?.id ?? null);
  const drafts = [
    ...(agreement === null ? [] : papersToSign(bare, agreement, counsel, formToSign(forms))),
    ...(terms !== null && terms.good_until >= dated ? [offerPaper(bare, terms)] : []),
  ];
  const papers = drafts.map((each) => paperOnFile(each, stored));
  const given: PacketGiven = {
    ...before,
    ...formGiven(forms, agreement?.procedure.form.value?.name ?? ''),
    signature: signatureOf(papers, 'notice', (signed) => ({ by: 'merchant' as const, ...signed })),
    authorization: signatureOf(papers, 'authorization', (signed) => signed),
    in_ink: papers.some(({ in_force, signatures }) => in_force && signatures[0]?.ink !== undefined),
  };
  const sheet = facts(given);
  const packet = sheet.packet ?? missingPacket();
  return {
    governing,
    packet,
    fields: fieldsToEnter(packet, sheet.facts),
    papers,
    forms,
    sheet: bare,
    filing_on: filing,
    choice,
    given,
    versionChosen,
    signedPapers: papers.flatMap(({ in_force, signatures }) =>
      in_force ? signatures.slice(0, 1).map(asEnclosed) : [],
    ),
    noticed: loaded.priorLetters.some((each) => each.notice),
    offer_terms: terms,
  };
}

function missingPacket(): never {
  throw new Error('a fact sheet has its packet');
}

/** Signed after the letter's day counts from that day on: the drafter compares. Both are days at the firm, not in UTC. */
function signatureOf<Made>(
  papers: readonly PaperOnFile[],
  kind: EnclosedKind,
  make: (signed: { name: string; on: string }) => Made,
): Made | null {
  const paper = papers.find((each) => each.kind === kind);
  const signed = paper?.in_force ? paper.signatures[0] : undefined;
  return signed
    ? make({ name: signed.signed_name, on: signed.ink?.signed_on ?? firmDayOf(new Date(signed.signed_at)) })
    : null;
}

/** A signature without what its row alone knows. */
const asEnclosed = ({
  id: _id,
  party: _party,
  attorney_id: _counsel,
  withdrawn_at: _at,
  pdf_key: _key,
  pdf_sha256: _hash,
  scan_file_id: _file,
  originals: _originals,
  ...paper
}: StoredSignature): SignedPaper => paper;

async function latestFilingDay(db: Db, caseId: string): Promise<string | null> {
  const row = await db
    .selectFrom('filing_days')
    .select('filing_on')
    .where('case_id', '=', caseId)
    .orderBy('recorded_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.filing_on ?? null;
}

async function latestOfferTerms(db: Db, caseId: string): Promise<OfferTerms | null> {
  const row = await db
    .selectFrom('offer_terms')
    .select(['amount_cents', 'terms', 'good_until'])
    .where('case_id', '=', caseId)
    .orderBy('proposed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || row.amount_cents === null || row.good_until === null) return null;
  return { amount_cents: row.amount_cents, terms: row.terms, good_until: row.good_until };
}

/** The earliest day of filing that the version allows for a notice of this day; null where it sets no period. */
export const earliestFilingOf = ({ procedure: { agreement } }: Governing, dated: string): string | null =>
  agreement?.procedure.wait_days.value ? earliestFiling(agreement.procedure, dated) : null;

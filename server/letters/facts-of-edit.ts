import type { Db } from '../../db/actor.ts';
import type { SignedPaper } from '../../domain/papers/signed-paper.ts';
import type { LetterDocument, LetterType } from '../../domain/letters/letter.ts';
import { papersOf } from '../../drafting/draft-letter.ts';
import type { FactSheet } from '../../drafting/facts/fact.ts';
import { buildFactSheet } from '../../drafting/facts/fact-sheet.ts';
import { knobsOf } from '../../drafting/plan/knobs.ts';
import type { DeskVersion } from './find-letter.ts';
import type { LoadedCase } from './load-case-file.ts';
import { packetOnFile } from './packet-on-file.ts';

type Edited = {
  letterType: LetterType;
  dated: string;
  mailingAddress: string[] | null;
  /** Of the events, these alone; by default as a new draft lists them. */
  onlyEvents?: ReadonlySet<string>;
};

/** The facts on file now for a text that somebody wrote, dated as given, and the signed papers that go with it. */
export async function factsOfEdit(
  db: Db,
  loaded: LoadedCase,
  before: DeskVersion,
  { letterType, dated, mailingAddress, ...events }: Edited,
): Promise<{ factSheet: FactSheet; papers: SignedPaper[] }> {
  const onFile = await packetOnFile(db, loaded, dated);
  // An edited demand stays a demand, because its text is one, even if the merchant has signed the notice since. It
  // becomes the notice when it is drafted again.
  const wasNotice = before.fact_sheet.situation.flags.includes('notice');
  const factSheet = buildFactSheet(loaded.caseFile, {
    dated,
    letterType,
    priorLetters: loaded.priorLetters,
    replies: loaded.replies,
    retired: loaded.retired,
    mailingAddress,
    ...events,
    ...(wasNotice ? { packet: onFile.given } : {}),
    versionChosen: onFile.versionChosen,
    // Without it, a deadline from the instructions would not count as a fact of the case.
    deadline: knobsOf(before.knobs?.wishes ?? []).deadline,
  });
  const { planned } = before.fact_sheet;
  // Keeps the draft's plan, since edits are compared with it.
  const sheet = planned ? { ...factSheet, planned } : factSheet;
  return { factSheet: sheet, papers: papersOf(factSheet, onFile.signedPapers) };
}

/** Replaces the papers that an editor sent by those on record: nobody can type what the merchant signed. */
export function withPapers({ papers: _typed, ...document }: LetterDocument, papers: SignedPaper[]): LetterDocument {
  return papers.length > 0 ? { ...document, papers } : document;
}

/** The address that an attorney entered or confirmed, which an edit keeps; null without one. */
export function addressGiven({ fact_sheet: { facts } }: DeskVersion): string[] | null {
  const known = facts['mailing_address'];
  return known?.source.from === 'given' ? String(known.value).split('\n') : null;
}

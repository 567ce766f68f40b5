import type { Db } from '../../db/actor.ts';
import { letterDateOf } from '../../domain/calendar/firm-day.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import { draftLetter, LetterTypeNotAvailable, type Draft } from '../../drafting/draft-letter.ts';
import { knobsOf, type Wish } from '../../drafting/plan/knobs.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { firmOf, type AttorneyRow } from './firm.ts';
import type { LoadedCase } from './load-case-file.ts';
import { packetOnFile } from './packet-on-file.ts';
import { copyEmailOf } from '../addresses/queries.ts';

type Wanted = {
  letterType: LetterType;
  attorney: AttorneyRow | undefined;
  /** What an attorney entered or confirmed. */
  mailingAddress: string[] | null;
  wishes: readonly Wish[];
};

/** The letter as the built-in drafter writes it from what is on file now, dated today. Throws CONFLICT for a type that needs an earlier letter. */
export async function draftNow(
  services: Services,
  db: Db,
  loaded: LoadedCase,
  { letterType, attorney, mailingAddress, wishes }: Wanted,
): Promise<Draft> {
  const dated = letterDateOf(services.clock.now());
  const { given, signedPapers, versionChosen } = await packetOnFile(db, loaded, dated);
  try {
    return draftLetter({
      caseFile: loaded.caseFile,
      letterType,
      dated,
      firm: attorney ? firmOf(attorney) : null,
      mailingAddress,
      copyEmail: await copyEmailOf(db, loaded.caseFile.fields.processor),
      priorLetters: loaded.priorLetters,
      replies: loaded.replies,
      retired: loaded.retired,
      packet: given,
      papers: signedPapers,
      versionChosen,
      knobs: knobsOf(wishes),
    });
  } catch (error) {
    if (error instanceof LetterTypeNotAvailable)
      throw new Refusal('CONFLICT', 'This letter type needs an earlier letter of this case that was sent.');
    throw error;
  }
}

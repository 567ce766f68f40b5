import type { Db } from '../../db/actor.ts';
import { isProvenFor, type SourceStanding } from '../../domain/letters/own-source.ts';
import { displayOf } from '../../drafting/checks/refuse-own.ts';
import { authoritySentence, factSentence } from '../../drafting/text/own-sentences.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { markOf, readMarks, standing as retirementOf } from '../knowledge/marks.ts';
import { addedAuthorities, type AddedAuthority } from '../knowledge/own-authorities.ts';
import { findLetter, type DeskLetter } from '../letters/find-letter.ts';
import { addedFacts, type AddedFact } from '../letters/own-facts.ts';

/** The standing of an authority or fact in this letter, and the paragraph that states it. */
type Listed = {
  standing: SourceStanding;
  withdrawn_reason: string | null;
  proven: boolean;
  sentence: string;
};
/** What attorneys added that this letter may use: authorities of the installation, facts of its case. */
export type LetterSources = {
  letter: DeskLetter;
  authorities: (AddedAuthority & Listed)[];
  facts: (AddedFact & Listed & { display: string })[];
};

/** Throws NOT_FOUND for a letter that the caller may not work on. */
export const listSources = (services: Services, user: User, id: string): Promise<LetterSources> =>
  services.database.as(user, async (db) => sourcesOf(db, await findLetter(db, id)));

const usableFirst = <Each extends Listed>(listed: readonly Each[]): Each[] => [
  ...listed.filter(({ standing }) => standing !== 'withdrawn'),
  ...listed.filter(({ standing }) => standing === 'withdrawn'),
];

/** The same, inside the caller's transaction. */
export async function sourcesOf(db: Db, letter: DeskLetter): Promise<LetterSources> {
  const [authorities, facts, marks] = await Promise.all([
    addedAuthorities(db),
    addedFacts(db, letter.case_id),
    readMarks(db),
  ]);
  return {
    letter,
    authorities: usableFirst(
      authorities.map((each) => {
        const mark = markOf('authority', each.id);
        const retired = retirementOf(marks, mark);
        const standing = retired ? 'withdrawn' : marks.confirmed.has(mark) ? 'confirmed' : 'added';
        return {
          ...each,
          standing,
          withdrawn_reason: retired?.reason ?? null,
          proven: isProvenFor(each, standing, letter.attorney_id),
          sentence: authoritySentence(each),
        };
      }),
    ),
    facts: usableFirst(
      facts.map((each) => {
        const display = displayOf(each);
        return {
          ...each,
          display,
          proven: isProvenFor(each, each.standing, letter.attorney_id),
          sentence: factSentence({ label: each.label, display }),
        };
      }),
    ),
  };
}

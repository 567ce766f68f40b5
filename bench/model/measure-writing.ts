import type { Ask } from '../../drafting/model/ask.ts';
import { draftLetter } from '../../drafting/draft-letter.ts';
import { acceptVerdicts, judgeRequest, type JudgeGiven } from '../../drafting/model/judge.ts';
import { paragraphsRequest, type ParagraphsGiven, type Sentence } from '../../drafting/model/paragraphs.ts';
import { sourcesFor } from '../../drafting/model/sources.ts';
import { writeParagraphs } from '../../drafting/model/write-paragraphs.ts';
import { storyGoldens } from '../../testing/goldens/story-scenarios.ts';
import type { Golden } from '../../testing/goldens/scenario.ts';
import type { Share } from './measure-reading.ts';

/** A letter of a case with a story, as paragraphs are written for it. */
export function givenOfGolden({ request }: Golden): ParagraphsGiven {
  const draft = draftLetter(request);
  return {
    sheet: draft.factSheet,
    document: draft.document,
    confirmedEvents: new Set((request.caseFile.events ?? []).map(({ id }) => id)),
    verify: { confirmedAuthorityIds: draft.plan.authorityRefs },
    goals: [],
  };
}

/** What a writer and a judge leave of paragraphs; `kept` is for a person to read. */
export type WritingFigures = {
  written: number;
  fellByRules: number;
  fellByJudge: number;
  kept: { letter: string; about: string; sentences: { text: string; sources: string[] }[] }[];
};

export async function measureWriting(writer: Ask, judge: Ask): Promise<WritingFigures> {
  const figures: WritingFigures = { written: 0, fellByRules: 0, fellByJudge: 0, kept: [] };
  for (const golden of storyGoldens) {
    const given = givenOfGolden(golden);
    const { paragraphs, fallen } = await writeParagraphs(given, writer, judge);
    const kept = paragraphs.reduce((sum, { sentences }) => sum + sentences.length, 0);
    const accused = fallen.filter(({ why }) => why.includes('says the judge')).length;
    figures.written += kept + fallen.length;
    figures.fellByJudge += accused;
    figures.fellByRules += fallen.length - accused;
    const says = new Map(sourcesFor(given).map(({ id, about, value }) => [id, `${about}: ${value ?? 'not shown'}`]));
    figures.kept.push(
      ...paragraphs.map(({ label, sentences }) => ({
        letter: golden.name,
        about: label,
        sentences: sentences.map(({ text, rests_on: ids }) => ({ text, sources: ids.map((id) => says.get(id) ?? id) })),
      })),
    );
  }
  return figures;
}

/** Each event of a letter said rightly, with another's day, and resting on another event. */
function judged(given: ParagraphsGiven): { given: JudgeGiven; wrong: ReadonlySet<string> } {
  const sources = sourcesFor(given);
  const events = sources.filter(({ prints }) => prints.event !== undefined && prints.date !== undefined);
  const say = (id: string, clause: string, rests: string): Sentence => ({
    id,
    text: `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`,
    rests_on: [rests],
    is: 'fact',
  });
  const sentences = events.flatMap(({ id, prints }, at) => {
    const other = events[(at + 1) % events.length];
    const [day, clause] = [prints.date ?? '', prints.event ?? ''];
    if (!other || other.id === id) return [say(`${id}-right`, clause, id)];
    return [
      say(`${id}-right`, clause, id),
      say(`${id}-wrong-day`, clause.replace(day, other.prints.date ?? ''), id),
      say(`${id}-wrong-source`, clause, other.id),
    ];
  });
  return {
    given: { sources, sentences },
    wrong: new Set(sentences.map(({ id }) => id).filter((id) => id.includes('wrong'))),
  };
}

/** Of sentences that are wrong, how many the judge accuses; of right ones, how many it leaves. */
export async function measureJudge(judge: Ask): Promise<{ caught: Share; left: Share }> {
  const caught = { of: 0, right: 0 };
  const left = { of: 0, right: 0 };
  for (const golden of storyGoldens) {
    const { given, wrong } = judged(givenOfGolden(golden));
    const accused = new Set(acceptVerdicts(await judge(judgeRequest(given)), given).map(({ sentence }) => sentence));
    for (const { id } of given.sentences) {
      const to = wrong.has(id) ? caught : left;
      to.of += 1;
      if (accused.has(id) === wrong.has(id)) to.right += 1;
    }
  }
  return { caught, left };
}

/** Prompts of every kind, for the estimate of what a run costs. */
export const samplePrompt = (given: ParagraphsGiven): string => {
  const { system, prompt } = paragraphsRequest(given);
  return system + prompt;
};

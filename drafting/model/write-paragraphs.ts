import type { Ask } from './ask.ts';
import { acceptVerdicts, judgeRequest } from './judge.ts';
import {
  acceptParagraphs,
  keptParagraphs,
  paragraphsRequest,
  type Accepted,
  type Fallen,
  type Paragraph,
  type ParagraphsGiven,
  writerSources,
} from './paragraphs.ts';
import { openAbouts } from './places.ts';

/** What may be suggested, what may not and why, and in plain words why there is less than was asked for. */
export type Written = { paragraphs: Paragraph[]; fallen: Fallen[]; note: string | null };

const notes = {
  nothingToSay: 'The file has nothing from which a paragraph could be written.',
  noAnswer: 'The model gave no answer. The letter stands as it was drafted.',
  notRead: 'The model gave no answer that could be read. The letter stands as it was drafted.',
  tooMuchLost:
    'Twice, half or more of what the model wrote did not stand the checks. The letter stands as it was drafted.',
  nothing: 'The model suggests nothing that stands the checks. The letter stands as it was drafted.',
  noVerdict: 'The judge gave no verdict, and so nothing of the model is suggested.',
} as const;

const nothing = (note: string, fallen: Fallen[] = []): Written => ({ paragraphs: [], fallen, note });

/** Whether an answer is worth no more than asking once more. */
const isLost = ({ isRead, lost, written }: Accepted): boolean => !isRead || (lost > 0 && lost * 2 >= written);

/** One answer of the writer, and a second where half of the first was lost; undefined where it gives none. */
async function accepted(given: ParagraphsGiven, writer: Ask): Promise<Accepted | undefined> {
  const first = await writer(paragraphsRequest(given));
  if (first === undefined) return undefined;
  const read = acceptParagraphs(first, given);
  if (!isLost(read)) return read;
  const faults = read.isRead ? read.fallen : [{ about: null, text: '', why: 'was not JSON of the schema' }];
  const second = await writer(paragraphsRequest(given, faults));
  if (second === undefined) return undefined;
  const again = acceptParagraphs(second, given);
  return { ...again, fallen: [...read.fallen, ...again.fallen] };
}

/** The paragraphs without the sentences that the judge accuses, one call. */
async function judged({ paragraphs, fallen }: Accepted, given: ParagraphsGiven, judge: Ask): Promise<Written> {
  const asked = { sentences: paragraphs.flatMap(({ sentences }) => sentences), sources: writerSources(given) };
  const verdicts = await judge(judgeRequest(asked));
  const accused = new Map(acceptVerdicts(verdicts, asked).map((each) => [each.sentence, each]));
  const out = [...fallen];
  const without = paragraphs.map((paragraph) => ({
    ...paragraph,
    sentences: paragraph.sentences.filter(({ id, text }) => {
      const { verdict, words } = accused.get(id) ?? {};
      if (verdict === undefined) return true;
      const why = verdict === 'contradicted' ? 'is contradicted by its sources' : 'is not in its sources';
      out.push({ about: paragraph.about, text, why: `${why}, says the judge${words ? `: ${words}` : ''}` });
      return false;
    }),
  }));
  const kept = keptParagraphs(without, out);
  const note = kept.length > 0 ? null : verdicts === undefined ? notes.noVerdict : notes.nothing;
  return { paragraphs: kept, fallen: out, note };
}

/**
 * Paragraphs for a letter, to be suggested: at most two calls of the writer and one of the judge, where there is one.
 * The letter itself stands whatever they answer.
 */
export async function writeParagraphs(given: ParagraphsGiven, writer: Ask, judge: Ask | null): Promise<Written> {
  if (openAbouts(given.document, writerSources(given)).length === 0) return nothing(notes.nothingToSay);
  const read = await accepted(given, writer);
  if (read === undefined) return nothing(notes.noAnswer);
  if (isLost(read)) return nothing(read.isRead ? notes.tooMuchLost : notes.notRead, read.fallen);
  if (read.paragraphs.length === 0) return nothing(notes.nothing, read.fallen);
  return judge === null ? { paragraphs: read.paragraphs, fallen: read.fallen, note: null } : judged(read, given, judge);
}

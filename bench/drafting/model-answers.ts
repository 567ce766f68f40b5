import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { processors } from '../../domain/processors.ts';
import { letterTypes } from '../../domain/letters/letter.ts';
import { draftLetter, type Draft } from '../../drafting/draft-letter.ts';
import { slotsOf } from '../../knowledge/clause.ts';
import { firm, fullCase } from '../../testing/cases/sample-cases.ts';

/** Temperaments of the recorded answers (`model-answers/README.md`); `free` rephrases more freely than the prompt allows. */
export const temperaments = ['faithful', 'florid', 'careless', 'hostile', 'truncated', 'free'] as const;
export type Temperament = (typeof temperaments)[number];

const texts = z.record(z.string(), z.string());
const again = z.union([z.literal('like'), z.strictObject({ texts })]);
const recorded = z.strictObject({
  id: z.string(),
  letter: z.string().optional(),
  like: z.string().optional(),
  wrong: z.string().optional(),
  turns: z.boolean().default(false),
  texts: texts.default({}),
  refs: z.literal('none').optional(),
  drop: z.array(z.string()).default([]),
  rename: texts.default({}),
  raw: z.string().optional(),
  cut: z.string().optional(),
  second: again.optional(),
});
type Recorded = z.infer<typeof recorded>;

/** One recorded answer: the draft that it was given for, and what the model sent, as text, at its first and second turn. */
export type ModelAnswers = {
  id: string;
  temperament: Temperament;
  /** Whether a paragraph of the first answer says something else than its template. */
  turns: boolean;
  /** Whether the second answer does so too. */
  turnsAgain: boolean;
  /** What is wrong and why; nothing for a right answer. */
  wrong: string | null;
  draft: Draft;
  sent: readonly [string, string];
};

const read = (temperament: Temperament): Recorded[] =>
  z
    .array(recorded)
    .parse(JSON.parse(readFileSync(new URL(`model-answers/${temperament}.json`, import.meta.url), 'utf8')));

const drafts = new Map<string, Draft>();

/** The draft of a sample case, as "paypal follow_up". Throws for a letter that there is none of. */
function draftOf(letter: string): Draft {
  const known = drafts.get(letter);
  if (known) return known;
  const [processor, letterType] = letter.split(' ');
  const sample = processors.find((each) => each === processor);
  const type = letterTypes.find((each) => each === letterType);
  if (!sample || !type) throw new Error(`no letter is called ${letter}`);
  const draft = draftLetter({
    caseFile: fullCase(sample),
    letterType: type,
    dated: '2026-11-23',
    firm,
    mailingAddress: ['1 Example Square', 'Springfield, OR 97477'],
    priorLetters: type === 'initial' ? [] : [{ letter_type: 'initial', sent_on: '2026-11-02' }],
  });
  drafts.set(letter, draft);
  return draft;
}

/** The answer's JSON. The refs are those of the slots used, as a model that follows the prompt gives them. */
function asSent(
  paragraphs: Record<string, string>,
  { refs, drop, rename }: Pick<Recorded, 'refs' | 'drop' | 'rename'>,
): string {
  const idsOf = (text: string, authority: boolean): string[] =>
    refs === 'none'
      ? []
      : [...new Set(slotsOf(text).flatMap(({ kind, id }) => ((kind === 'authority') === authority ? [id] : [])))];
  return JSON.stringify({
    clauses: Object.entries(paragraphs)
      .filter(([id]) => !drop.includes(id))
      .map(([id, text]) => ({
        clauseId: rename[id] ?? id,
        text,
        factRefs: idsOf(text, false),
        authorityRefs: idsOf(text, true),
      })),
  });
}

function upTo(text: string, end: string | undefined): string {
  if (end === undefined) return text;
  // Both are JSON's own writing, but a reader sees the words before it.
  const at = text.indexOf(end);
  if (at < 0) throw new Error(`the answer has no ${end}`);
  return text.slice(0, at + end.length);
}

/** The recorded answers of a temperament, in the order of their file. Throws on data that is not of the format. */
export function answersOf(temperament: Temperament): ModelAnswers[] {
  const models = new Map(read('faithful').map((each) => [each.id, each]));
  /** What a right answer says of that letter: the text that needed no second one, or the second. */
  const right = ({ texts: first, second }: Recorded) => ({
    ...first,
    ...(typeof second === 'object' ? second.texts : {}),
  });
  return read(temperament).map((each) => {
    const model = models.get(each.like ?? '');
    const letter = each.letter ?? model?.letter;
    if (letter === undefined) throw new Error(`${each.id} names no letter`);
    const rest = model ? right(model) : {};
    const paragraphs = { ...rest, ...each.texts };
    const whole = { drop: [], rename: {} };
    const first = each.raw ?? upTo(asSent(paragraphs, each), each.cut);
    const next =
      each.second === undefined
        ? first
        : asSent(each.second === 'like' ? rest : { ...paragraphs, ...each.second.texts }, whole);
    return {
      id: each.id,
      temperament,
      turns: each.turns,
      turnsAgain: each.turns && each.second !== 'like',
      wrong: each.wrong ?? null,
      draft: draftOf(letter),
      sent: [first, next],
    };
  });
}

import { z } from 'zod';
import { slotsOf } from '../../knowledge/clause.ts';
import { fractionIn, numberWordsIn } from '../text/number-words.ts';
import { sentencesOf } from '../text/sentences.ts';
import { hasOddCharacters, threatIn } from '../text/refused-text.ts';
import { rephraseWords } from '../text/rephrase-words.ts';
import type { BriefClause, ModelBrief } from './brief.ts';

/** The schema requested of a model. Kept simple, since not every endpoint supports more of JSON Schema; `readAnswer` judges the content. */
export const answerSchema = z.strictObject({
  clauses: z.array(
    z.strictObject({
      clauseId: z.string(),
      text: z.string(),
      factRefs: z.array(z.string()),
      authorityRefs: z.array(z.string()),
    }),
  ),
});

export type ModelText = { clauseId: string; text: string };
type AnswerRead = { ok: true; texts: ModelText[] } | { ok: false; problems: string[] };

const slot = /\{(?:fact|date|authority):[A-Za-z0-9_-]+\}/;
const everySlot = new RegExp(slot, 'g');
const withoutSlots = (text: string): string => text.replace(everySlot, ' ');

const negations =
  /\b(?:not|no|none|never|nothing|nobody|neither|nor|without|cannot|\w+n't|lacks?|fail(?:s|ed|ure)?)\b/gi;
const wordsOf = (text: string): string[] =>
  withoutSlots(text)
    .toLowerCase()
    .replace(/[’]/g, "'")
    .match(/[a-z][a-z']*/g) ?? [];
/** Words compare by their first letters, so that "identify" may become "identified". */
const stem = (word: string): string => word.replace(/'s?$/, '').slice(0, 6);
const contentOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !rephraseWords.has(word))
    .map(stem);
const spreadOf = (text: string): number => sentencesOf(withoutSlots(text)).length;

/** Capitalized words inside a sentence that the clause lacks are treated as names. */
function strangeNames(text: string, asked: BriefClause): string[] {
  return [...withoutSlots(text).matchAll(/(?<![.!?:]\s*|^\s*)\b\p{Lu}[\p{L}'-]+/gu)]
    .map(([word]) => word)
    .filter((word) => !new RegExp(`\\b${word}\\b`).test(asked.text));
}

/** A sentence that shares no content with the template. */
function straySentence(text: string, asked: BriefClause): string | undefined {
  const own = new Set(contentOf(asked.text));
  return sentencesOf(text).find(
    (sentence) => !slot.test(sentence) && !contentOf(sentence).some((word) => own.has(word)),
  );
}

/** Words in neither the template nor the list of harmless words. */
function newWords(text: string, asked: BriefClause): string[] {
  const own = new Set(wordsOf(asked.text).map(stem));
  return [...new Set(contentOf(text).filter((word) => !own.has(word)))];
}

/** Words of measure, order, time and permission: a rephrasing has the same ones. */
const comparisons = (text: string): string =>
  (
    withoutSlots(text)
      .toLowerCase()
      .match(
        /\b(?:at least|at most|no more than|no less than|more than|less than|fewer than|up to|before|after|until|since|only|must|may|shall|against)\b/g,
      ) ?? []
  )
    .toSorted()
    .join(' ');

const negationsIn = (text: string): number => withoutSlots(text).match(negations)?.length ?? 0;

/** What is wrong with a model's text for one clause. */
function problemsOf(text: string, asked: BriefClause): string[] {
  const bare = withoutSlots(text);
  const [used, required] = [
    new Set(slotsOf(text).map(({ kind, id }) => `{${kind}:${id}}`)),
    asked.slots.map((each) => each.slot),
  ];
  const number = numberWordsIn(bare).find(({ value, unit }) => value > 1 || unit !== null)?.words ?? fractionIn(bare);
  const [name] = strangeNames(text, asked);
  const strange = newWords(text, asked);
  const stray = straySentence(text, asked);
  return [
    text.trim() === '' ? 'it is empty' : '',
    text.length > Math.max(400, asked.text.length * 2) ? 'it is more than twice as long as the template' : '',
    text.length < asked.text.length / 4 ? 'it is much shorter than the template' : '',
    /\p{N}/u.test(bare) ? 'it has a digit' : '',
    number ? `it has a number in words: ${number}` : '',
    /[§¶]/.test(bare) ? 'it has a section sign' : '',
    /\bvs?\./i.test(bare) ? 'it has a case name' : '',
    /https?:|www\.|@|\.(?:com|org|net|io)\b/i.test(bare) ? 'it has a link or address' : '',
    /["“”«»„]/.test(bare) ? 'it has quotation marks' : '',
    /[{}[\]<>*_`#|\\$%\n]/.test(bare) ? 'it has markup, a sign of money or percent, or a slot that is none' : '',
    hasOddCharacters(text) ? 'it has characters that are invisible or look like others' : '',
    ...[...used]
      .filter((each) => !required.includes(each))
      .map((each) => `it uses the slot ${each}, which this template does not have`),
    ...required.filter((each) => !used.has(each)).map((each) => `it lacks the slot ${each}`),
    threatIn(bare) ? 'it threatens' : '',
    name ? `it has a name: ${name}` : '',
    strange.length > 0 ? `it has words that the template does not have: ${strange.slice(0, 5).join(', ')}` : '',
    negationsIn(text) !== negationsIn(asked.text)
      ? 'it denies what the template does not deny, or the other way round'
      : '',
    slotsOf(text)
      .map(({ id }) => id)
      .filter((id, at, all) => all.indexOf(id) === at)
      .join() !==
    slotsOf(asked.text)
      .map(({ id }) => id)
      .filter((id, at, all) => all.indexOf(id) === at)
      .join()
      ? 'it has the slots in another order, so that what belongs to each may have changed'
      : '',
    comparisons(text) !== comparisons(asked.text) ? 'it compares, orders or permits otherwise than the template' : '',
    spreadOf(text) > spreadOf(asked.text) + 1 ? 'it has more sentences than the template' : '',
    stray ? 'a sentence says something else than the template' : '',
  ].filter(Boolean);
}

const refsOf = (asked: BriefClause, authority: boolean): string[] =>
  asked.slots
    .filter(({ slot: each }) => each.startsWith('{authority:') === authority)
    .map(({ slot: each }) => each.slice(each.indexOf(':') + 1, -1));

function judged(
  { clauseId, text, factRefs, authorityRefs }: z.infer<typeof answerSchema>['clauses'][number],
  brief: ModelBrief,
): string[] {
  const asked = brief.clauses.find((each) => each.clauseId === clauseId);
  if (!asked) return ['a clause that was not asked for'];
  const refs = [
    ...factRefs.filter((id) => !refsOf(asked, false).includes(id)),
    ...authorityRefs.filter((id) => !refsOf(asked, true).includes(id)),
  ];
  return [
    ...problemsOf(text, asked),
    ...(refs.length > 0 ? ['it refers to facts or authorities that this template does not have'] : []),
  ].map((each) => `${clauseId}: ${each}`);
}

/** A model's texts, or everything wrong with its output. Problems quote the model only where they name a single word. */
export function readAnswer(output: unknown, brief: ModelBrief): AnswerRead {
  const read = answerSchema.safeParse(output);
  if (!read.success) return { ok: false, problems: ['the answer is not of the form that was asked for'] };
  const { clauses } = read.data;
  if (clauses.length === 0) return { ok: false, problems: ['the answer is empty'] };
  const ids = clauses.map(({ clauseId }) => clauseId);
  if (ids.length > brief.clauses.length || new Set(ids).size < ids.length)
    return { ok: false, problems: ['the answer has a clause twice, or more clauses than were asked for'] };
  const problems = clauses.flatMap((each) => judged(each, brief));
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, texts: clauses.map(({ clauseId, text }) => ({ clauseId, text: text.replace(/\s+/g, ' ').trim() })) };
}

import { z } from 'zod';
import { slotsOf } from '../../knowledge/clause.ts';
import { fractionIn, numberWordsIn } from '../text/number-words.ts';
import { hasOddCharacters, threatIn } from '../text/refused-text.ts';
import type { BriefClause, ModelBrief } from './brief.ts';
import { leavesCourse } from './same-course.ts';

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

const onOneLine = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').trim();

/** Capitalized words inside a sentence that the clause lacks are treated as names. */
function strangeNames(text: string, asked: BriefClause): string[] {
  return [...withoutSlots(text).matchAll(/\b(?=\p{Lu})(?<![.!?:]\s*|^\s*)\p{Lu}[\p{L}'-]+/gu)]
    .map(([word]) => word)
    .filter((word) => !new RegExp(`\\b${word.replace(/'s?$/, '')}\\b`).test(asked.text));
}

/** What is wrong with a model's text for one clause. */
function problemsOf(text: string, asked: BriefClause): string[] {
  const bare = withoutSlots(text);
  const [used, required] = [
    new Set(slotsOf(text).map(({ kind, id }) => `{${kind}:${id}}`)),
    asked.slots.map((each) => each.slot),
  ];
  const number = numberWordsIn(bare).find(({ value, unit }) => value > 1 || unit !== null)?.words ?? fractionIn(bare);
  const [name] = strangeNames(text, asked);
  const lost = required.filter((each) => !used.has(each));
  const foreign = [...used].filter((each) => !required.includes(each));
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
    /[{}[\]<>*_`#|\\$%]/.test(bare) ? 'it has markup, a sign of money or percent, or a slot that is none' : '',
    hasOddCharacters(text) ? 'it has characters that are invisible or look like others' : '',
    ...foreign.map((each) => `it uses the slot ${each}, which this template does not have`),
    ...lost.map((each) => `it lacks the slot ${each}`),
    threatIn(bare) ? 'it threatens' : '',
    name ? `it has a name: ${name}` : '',
    lost.length + foreign.length === 0 ? (leavesCourse(text, asked.text) ?? '') : '',
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
    ...problemsOf(onOneLine(text), asked),
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
    : { ok: true, texts: clauses.map(({ clauseId, text }) => ({ clauseId, text: onOneLine(text) })) };
}

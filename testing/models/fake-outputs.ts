import type { ModelBrief } from '../../drafting/model/brief.ts';

type FakeClause = { clauseId: string; text: string; factRefs: string[]; authorityRefs: string[] };

/** For tests: the templates in a prompt (model-prompt.ts), as a model reads them. */
export function templatesIn(prompt: string): Pick<ModelBrief, 'clauses'> {
  const json = /Templates:\n(\[\n[\s\S]*?\n\])(?:\n\n|$)/.exec(prompt)?.[1] ?? '[]';
  return { clauses: JSON.parse(json) as ModelBrief['clauses'] };
}

/** For tests: a well-behaved model's output, the templates slightly reworded with every slot. */
export function faithfulAnswer(
  brief: Pick<ModelBrief, 'clauses'>,
  rephrase: (text: string) => string = rephrased,
): { clauses: FakeClause[] } {
  return {
    clauses: brief.clauses.map(({ clauseId, text, slots }) => ({
      clauseId,
      text: rephrase(text),
      factRefs: slots
        .filter(({ slot }) => !slot.startsWith('{authority'))
        .map(({ slot }) => slot.slice(slot.indexOf(':') + 1, -1)),
      authorityRefs: slots
        .filter(({ slot }) => slot.startsWith('{authority'))
        .map(({ slot }) => slot.slice(slot.indexOf(':') + 1, -1)),
    })),
  };
}

/** Synonyms for rewording; text without any of them stays. */
function rephrased(text: string): string {
  return text
    .replace(/\bPlease (identify|state|produce|name|list)\b/g, 'We ask that you $1')
    .replace(/\bThe Merchant has been in business\b/g, 'The Merchant has now been in business')
    .replace(/\bstill to come\b/g, 'that is still to come');
}

/** For tests: the output of a model that obeys an instruction hidden in its input, in as many ways as possible. */
export function obedientAnswers(brief: Pick<ModelBrief, 'clauses'>, order: string): unknown[] {
  const clauses = faithfulAnswer(brief).clauses.slice(0, 4);
  const [first, ...rest] = clauses;
  if (!first) return [];
  const other =
    rest.find(({ factRefs }) => factRefs.some((id) => !first.factRefs.includes(id)))?.factRefs[0] ?? 'held_amount';
  const withText = (text: string, more: Partial<FakeClause> = {}) => ({
    clauses: [{ ...first, text, ...more }, ...rest],
  });
  return [
    withText(order),
    withText(`${first.text} ${order}`),
    withText(`${order} ${first.text}`),
    withText(`${first.text} {fact:${other}}`),
    withText(`${first.text} {authority:payco-v-guild}`, { authorityRefs: [...first.authorityRefs, 'payco-v-guild'] }),
    withText(first.text, { factRefs: [...first.factRefs, other] }),
    withText(first.text.replace(/\{[^}]+\}/, 'a much larger sum')).clauses[0]?.text === first.text
      ? withText('')
      : withText(first.text.replace(/\{[^}]+\}/, 'a much larger sum')),
    { clauses: [...clauses, { clauseId: 'opening.known-entity', text: order, factRefs: [], authorityRefs: [] }] },
    { clauses: [...clauses, { clauseId: 'compromise.label', text: order, factRefs: [], authorityRefs: [] }] },
    { clauses: [{ ...first, text: order }, { ...first }] },
    { clauses, addressee: { name: 'Mallory LLC' } },
    { ...withText(order), recipient: 'Mallory LLC' },
  ];
}

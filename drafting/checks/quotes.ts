import { clauses } from '../../knowledge/clauses/clauses.ts';
import { textsOf } from '../../knowledge/clause.ts';
import { authorities } from '../../knowledge/load.ts';
import { folded } from '../text/display.ts';
import type { FactWords } from './mask.ts';
import type { Complaint, Unit } from './unit.ts';

const quoted = /"([^"]{2,600})"/g;
export const bare = (words: string): string =>
  folded(words)
    .replace(/[.,;:]+$/, '')
    .toLowerCase();

/** Defined terms and other text the clauses themselves put in quotation marks. */
const ownQuotes: ReadonlySet<string> = new Set(
  clauses.flatMap(textsOf).flatMap((text) => [...folded(text).matchAll(quoted)].map((match) => bare(match[1] ?? ''))),
);
const knowledgeText: string = [...authorities.values()]
  .map((each) => folded(`${each.citation} ${each.title} ${each.proposition}`))
  .join('\n')
  .toLowerCase();

/**
 * Whether one quotation is the other with words left out and an ellipsis in their place. That is not red: the attorney
 * says whether it is fair.
 */
export const isTrimmed = (whole: string, trimmed: string): boolean => {
  const parts = trimmed
    .split(/(?:\. ?){3,4}|…|\[\.\.\.\]/)
    .map((part) => part.trim().replace(/[.,;:]+$/, ''))
    .filter(Boolean);
  if (!/(?:\. ?){3}|…/.test(trimmed)) return false;
  let from = 0;
  let left = whole;
  for (const part of parts) {
    const at = whole.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
    left = left.replace(part, ' ');
  }
  return (
    parts.join(' ').split(' ').length >= 3 && !/\b(?:not|no|never|unless|if|except|only|without|may|must)\b/i.test(left)
  );
};

/** Step 4: quoted text must appear in a fact or an authority. */
export function checkQuotes(unit: Unit, words: FactWords): Complaint[] {
  if (unit.proven || unit.where !== 'block') return [];
  const facts = words.all.map(bare);
  return [...unit.plain.matchAll(quoted)]
    .map((match) => match[1] ?? '')
    .filter(
      (quote) =>
        !ownQuotes.has(bare(quote)) &&
        !facts.some((fact) => fact.includes(bare(quote)) || isTrimmed(fact, bare(quote))) &&
        !knowledgeText.includes(bare(quote)),
    )
    .map((quote) => ({
      severity: 'red',
      check: 'fact',
      words: quote,
      why: 'Quoted text must appear in the facts of the case or in an authority.',
    }));
}

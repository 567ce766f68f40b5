import type { Fact, FactRole } from '../facts/fact.ts';
import type { Figure } from './figures.ts';

/** Words that indicate what a figure represents. */
const signs: readonly (readonly [RegExp, readonly FactRole[]])[] = [
  [/\b(outside any reserve|unreserved|not reserved)\b/gi, ['unreserved']],
  [/\breserv(e|es|ed)\b/gi, ['reserve', 'exposure']],
  [
    // In "the calculation behind the hold on that day", the day is not that of the hold.
    /\b(held|(?<!\b(?:behind|about|for|of) the )hold|holds|withh\w+|frozen|freez\w+|(?<!\bof the )(?:total|sum))\b/gi,
    ['held', 'unreserved', 'released', 'surplus', 'offer', 'interest', 'duration', 'term', 'hold_start', 'hold_day'],
  ],
  [/\b(volume|monthly|month's sales|processes|processing)\b/gi, ['volume', 'window_sales']],
  [/\b(ticket|average order|order value)\b/gi, ['ticket']],
  [/\b(exposure|at risk)\b/gi, ['exposure', 'window_sales', 'window_end', 'multiple', 'threshold', 'term']],
  [
    /\b(on or before|no later than|deadline|respond|answer|due)\b/gi,
    ['deadline', 'duration', 'notice_end', 'answer', 'interest'],
  ],
  [/\b(since|began|begun|started|imposed|placed)\b/gi, ['hold_start', 'background', 'prior_letter', 'interest']],
  [/\binterest\b/gi, ['interest', 'held', 'unreserved', 'term']],
  [/\b(wrote|sent|our letter)\b/gi, ['prior_letter', 'answer', 'letter_date', 'duration']],
];
const money: readonly FactRole[] = [
  'held',
  'unreserved',
  'released',
  'reserve',
  'surplus',
  'offer',
  'volume',
  'window_sales',
  'ticket',
  'exposure',
  'interest',
];
const dates: readonly FactRole[] = [
  'hold_start',
  'hold_day',
  'window_end',
  'deadline',
  'notice_end',
  'prior_letter',
  'answer',
  'letter_date',
  'limitation',
  'interest',
];

function relevant(kind: Figure['kind'], roles: readonly FactRole[]): boolean {
  const known = kind === 'money' ? money : kind === 'date' ? dates : [];
  return roles.some((role) => known.includes(role));
}

/**
 * Words that may stand between a sign and its figure: "a reserve of", "began on". Any other word leaves open whose
 * figure it is.
 */
const joins =
  /^(?:[ ,]|of|is|was|are|were|on|at|to|by|before|about|some|only|the|an?|in|been|has|have|for|now|total(?:s|ing)?|amount(?:s|ing)?|withheld|held|or|after|from)*$/i;

/** The roles indicated by the words nearest the figure, within its clause and sixty characters; null when there are none. */
function rolesNear(text: string, figure: Figure): readonly FactRole[] | null {
  const start = Math.max(text.slice(0, figure.at).search(/[^;:]*$/), figure.at - 60);
  const after = figure.at + figure.words.length;
  const end = Math.min(after + 40, text.length);
  let nearest: { distance: number; roles: readonly FactRole[] } | null = null;
  for (const [pattern, roles] of signs) {
    if (!relevant(figure.kind, roles)) continue;
    for (const match of text.slice(start, end).matchAll(pattern)) {
      const at = start + match.index;
      const between = at < figure.at ? text.slice(at + match[0].length, figure.at) : text.slice(after, at);
      if (!joins.test(between)) continue;
      // Words before a figure usually describe it, so words after it are penalized.
      const distance = at < figure.at ? figure.at - (at + match[0].length) : at - after + 12;
      if (!nearest || distance < nearest.distance) nearest = { distance, roles };
    }
  }
  return nearest?.roles ?? null;
}

const labelSays = (label: string, figure: Figure, named: readonly FactRole[]): boolean =>
  rolesNear(`${label} ${figure.words}`, { ...figure, at: label.length + 1 })?.some((role) => named.includes(role)) ??
  false;

/** Why a traced figure is used in the wrong role, or null: an amount held is not a reserve, a start is not a deadline. */
export function roleConflict(text: string, figure: Figure, facts: readonly Fact[]): string | null {
  const named = rolesNear(text, figure);
  if (!named || facts.some((fact) => named.includes(fact.role))) return null;
  const others = facts.filter((fact) => fact.role !== 'own');
  // For a fact that an attorney added, its label decides; where another fact has the same value, that fact's role
  // counts too.
  if (others.length === 0 || facts.some((fact) => fact.role === 'own' && labelSays(fact.label, figure, named)))
    return null;
  const label = others[0]?.label ?? 'another fact';
  return `This value is “${label},” but the surrounding text describes something else.`;
}

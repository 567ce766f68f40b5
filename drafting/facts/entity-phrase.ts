import type { CaseFields } from '../../domain/case-fields.ts';
import type { EntityType } from '../../domain/case-options.ts';
import { stateCodeOf, stateNames } from '../../knowledge/state-names.ts';

const nouns: Record<EntityType, string | null> = {
  llc: 'limited liability company',
  c_corp: 'corporation',
  s_corp: 'corporation',
  partnership: 'partnership',
  // A sole proprietor is an individual and is named as one: "Lena Katz, doing business as Happy Paws".
  sole_proprietor: null,
  other: null,
};

/** Legal forms at the end of a name, each with the entity types it may belong to. */
const endings: readonly (readonly [RegExp, readonly EntityType[]])[] = [
  [/\b(?:LLC|L\.L\.C\.?)$/i, ['llc']],
  [/\b(?:Inc|Corp|Corporation|Incorporated)\.?$/i, ['c_corp', 's_corp']],
  [/\b(?:LP|L\.P\.?|LLP|L\.L\.P\.?)$/i, ['partnership']],
];

/**
 * Whether the name has another legal form than the one chosen: "Cedar Lane LLC" is neither a sole proprietorship nor,
 * however it is taxed, a corporation.
 */
export function contradictsForm(fields: CaseFields): boolean {
  const type = fields.business_entity_type;
  const name = (fields.legal_business_name_full || fields.legal_business_name).trim();
  const named = endings.find(([ending]) => ending.test(name));
  return type !== null && named !== undefined && !named[1].includes(type);
}

/**
 * "a Delaware limited liability company"; names the state only for registered entities. Null when the form is unknown
 * or contradicts the name.
 */
export function entityPhrase(fields: CaseFields): string | null {
  const type = fields.business_entity_type;
  const noun = type ? nouns[type] : null;
  if (type === null || noun === null || contradictsForm(fields)) return null;
  const code = fields.business_entity_type === 'sole_proprietor' ? null : stateCodeOf(fields.state_incorporation);
  const words = code ? `${stateNames[code]} ${noun}` : noun;
  return `${/^[AEIO]/i.test(words) ? 'an' : 'a'} ${words}`;
}

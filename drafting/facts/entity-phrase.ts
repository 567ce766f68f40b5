import type { CaseFields } from '../../domain/case-fields.ts';
import type { EntityType } from '../../domain/case-options.ts';
import { stateCodeOf, stateNames } from '../../knowledge/state-names.ts';

const nouns: Record<EntityType, string | null> = {
  llc: 'limited liability company',
  c_corp: 'corporation',
  s_corp: 'corporation',
  partnership: 'partnership',
  sole_proprietor: 'sole proprietorship',
  other: null,
};

/** "a Delaware limited liability company"; names the state only for registered entities. Null when the form is unknown. */
export function entityPhrase(fields: CaseFields): string | null {
  const noun = fields.business_entity_type ? nouns[fields.business_entity_type] : null;
  if (noun === null) return null;
  const code = fields.business_entity_type === 'sole_proprietor' ? null : stateCodeOf(fields.state_incorporation);
  const words = code ? `${stateNames[code]} ${noun}` : noun;
  return `${/^[AEIO]/i.test(words) ? 'an' : 'a'} ${words}`;
}

import { Link } from 'react-router';
import type { EvidenceView } from '../../contract/evidence.ts';
import { steps } from '../../domain/intake/steps.ts';
import { useLanguage } from '../language/language.ts';
import { saidOf } from './account-text.ts';

type Props = { found: EvidenceView['other_contradictions']; details: string | null };

/** Where the exports show something else than the merchant typed; `details`: the address of its step, for who may correct it. */
export function OtherContradictions({ found, details }: Props) {
  const language = useLanguage();
  if (found.length === 0) return null;
  return (
    <ul className="account__list">
      {found.map(({ field, says }) => {
        const step = steps.find(({ fields }) => fields.some(({ name }) => name === field));
        return (
          <li key={field}>
            {saidOf(says, language)}{' '}
            {details !== null && step ? (
              <Link to={`${details}?step=${step.key}#f-${field}`}>{language.t('Correct what you wrote')}</Link>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

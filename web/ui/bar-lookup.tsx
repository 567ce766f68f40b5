import { barLookup } from '../../content/look-up-links.ts';
import { useLanguage } from '../language/language.ts';

/** A link to where an attorney's bar number is looked up; `state` as their bar is on file. */
export function BarLookup({ state }: { state: string }) {
  const { t } = useLanguage();
  return (
    <a href={barLookup(state)} target="_blank" rel="noreferrer">
      {t('look it up')}
      <span className="visually-hidden"> {t('at the bar, in a new tab')}</span>
    </a>
  );
}

import { useEffect } from 'react';
import { site } from '../../content/site.ts';
import { useLanguage } from './language.ts';

/** Sets the document's title in the screen's language; a route's `meta` is always English. */
export function usePageTitle(title: string): void {
  const { t } = useLanguage();
  const said = t(title);
  useEffect(() => {
    document.title = `${said} · ${site.name}`;
  }, [said]);
}

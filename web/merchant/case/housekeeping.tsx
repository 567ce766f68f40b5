import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../language/language.ts';
import { caseAddress, dialogSearch } from './frame/case-address.ts';
import type { CaseDetail } from './frame/case-types.ts';

/** The case's other pages, and Cancel while that is possible. */
export function Housekeeping({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const { id, may } = theCase;
  return (
    <nav className="no-print" aria-label={t('More of this case')}>
      <ul role="list" className="housekeeping">
        <Page to={caseAddress(id, 'notice')}>{t('The agreements and your notice')}</Page>
        <Page to={caseAddress(id, 'record')}>{t('Record to print')}</Page>
        <Page to={caseAddress(id, 'details')}>{t('Application details')}</Page>
        <Page to={caseAddress(id, 'story')}>{t('What happened, and when?')}</Page>
        <Page to={caseAddress(id, 'records')}>{t('Records from your processor')}</Page>
        <Page to={caseAddress(id, 'sharing')}>{t('Invite your accountant or partner')}</Page>
        {may.cancel ? <Page to={dialogSearch({ kind: 'cancel' })}>{t('Cancel this case')}</Page> : null}
      </ul>
    </nav>
  );
}

const Page = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link to={to} preventScrollReset={to.startsWith('?')}>
      {children}
    </Link>
  </li>
);

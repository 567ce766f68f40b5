import { Link } from 'react-router';
import { caseAddress, dialogSearch } from './frame/case-address.ts';
import type { CaseDetail } from './frame/case-types.ts';
import { useLanguage } from '../../language/language.ts';

/** The case's other pages, and Cancel while that is possible. */
export function Housekeeping({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  return (
    <section className="case-part no-print" aria-labelledby="more-title">
      <h2 id="more-title">{t('Papers and settings of this case')}</h2>
      <ul role="list" className="housekeeping">
        <li>
          <Link to={caseAddress(theCase.id, 'agreement')}>{t('Success-fee agreement')}</Link>
          <span className="muted small">
            {theCase.agreement_signed_at
              ? t('Signed. Read it again or print it.')
              : t('Not signed yet. The fee is {percent}% of what comes back.', { percent: theCase.fee_percent })}
          </span>
        </li>
        <li>
          <Link to={caseAddress(theCase.id, 'details')}>{t('Application details')}</Link>
          <span className="muted small">
            {t(theCase.may.complete ? 'Complete or correct what you told us.' : 'What you told us.')}
          </span>
        </li>
        <li>
          <Link to={caseAddress(theCase.id, 'sharing')}>{t('Invite your accountant or partner')}</Link>
          <span className="muted small">{t('They read the case and add files. See who has access, and end it.')}</span>
        </li>
        <li>
          <Link to={caseAddress(theCase.id, 'record')}>{t('Record to print')}</Link>
          <span className="muted small">{t('All answers, files and dates on paper.')}</span>
        </li>
        <li>
          <a href={`/api/cases/${theCase.id}/calendar`} download>
            {t('Dates for your calendar')}
          </a>
          <span className="muted small">{t('A file that calendar programs open.')}</span>
        </li>
        {theCase.may.cancel ? (
          <li>
            <Link to={dialogSearch({ kind: 'cancel' })} preventScrollReset>
              {t('Cancel this case')}
            </Link>
            <span className="muted small">{t('Possible until the demand letter is sent. It costs nothing.')}</span>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

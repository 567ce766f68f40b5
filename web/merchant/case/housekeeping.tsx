import { Link } from 'react-router';
import { caseAddress, dialogSearch } from './case-address.ts';
import type { CaseDetail } from './case-types.ts';

/** The case's other pages, and Cancel while that is possible. */
export function Housekeeping({ theCase }: { theCase: CaseDetail }) {
  return (
    <section className="case-part no-print" aria-labelledby="more-title">
      <h2 id="more-title">Papers and settings of this case</h2>
      <ul role="list" className="housekeeping">
        <li>
          <Link to={caseAddress(theCase.id, 'agreement')}>Success-fee agreement</Link>
          <span className="muted small">
            {theCase.agreement_signed_at
              ? 'Signed. Read it again or print it.'
              : `Not signed yet. The fee is ${theCase.fee_percent}% of what comes back.`}
          </span>
        </li>
        <li>
          <Link to={caseAddress(theCase.id, 'details')}>Application details</Link>
          <span className="muted small">
            {theCase.may.complete ? 'Complete or correct what you told us.' : 'What you told us.'}
          </span>
        </li>
        <li>
          <Link to={caseAddress(theCase.id, 'record')}>Record to print</Link>
          <span className="muted small">All answers, files and dates on paper.</span>
        </li>
        <li>
          <a href={`/api/cases/${theCase.id}/calendar`} download>
            Dates for your calendar
          </a>
          <span className="muted small">A file that calendar programs open.</span>
        </li>
        {theCase.may.cancel ? (
          <li>
            <Link to={dialogSearch({ kind: 'cancel' })} preventScrollReset>
              Cancel this case
            </Link>
            <span className="muted small">Possible until the demand letter is sent. It costs nothing.</span>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

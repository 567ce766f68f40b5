import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import { endingText, isOver } from '../../../domain/engagement/ending.ts';
import { signAddress } from '../../papers/sign-address.ts';
import { papersQuery } from '../../papers/use-papers.ts';
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
        <Engagement theCase={theCase} />
        <ClosingPaper caseId={theCase.id} kind="closing_letter" />
        <ClosingPaper caseId={theCase.id} kind="closing_statement" />
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

/** The engagement letter, once the case has an attorney, whose signature it waits for, and how to end it. */
function Engagement({ theCase: { id, ending, stage } }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const { data, dataUpdatedAt: at } = useQuery(papersQuery(id));
  const paper = data?.items.find(({ kind }) => kind === 'engagement');
  if (!paper) return null;
  const isOpen = stage.owner !== 'nobody' && (ending === null || !isOver(ending, firmDayOf(new Date(at))));
  const says = !paper.in_force
    ? paper.signatures.length > 0
      ? 'Signed by you. Your attorney signs next.'
      : 'Not signed yet. No letter is approved before that.'
    : ending === null
      ? 'Signed by you and your attorney. Read it again or print it.'
      : endingText(ending);
  return (
    <>
      <li>
        <Link to={signAddress(id, 'engagement')}>{t('Engagement letter')}</Link>
        <span className="muted small">{t(says)}</span>
      </li>
      {paper.in_force && isOpen ? (
        <li>
          <Link to={dialogSearch({ kind: 'end' })} preventScrollReset>
            {t('End the engagement with your attorney')}
          </Link>
          <span className="muted small">
            {t('Possible at any time, without a reason. See first what is owed then.')}
          </span>
        </li>
      ) : null}
    </>
  );
}

const closing = {
  closing_letter: 'Signed by your attorney: what was done, what was not, and the earliest limitation date.',
  closing_statement: 'Signed by your attorney: what came back, the fee, and what is yours.',
};

/** What counsel writes at the end, and whether it is signed. */
function ClosingPaper({ caseId, kind }: { caseId: string; kind: keyof typeof closing }) {
  const { t } = useLanguage();
  const { data } = useQuery(papersQuery(caseId));
  const paper = data?.items.find((each) => each.kind === kind);
  if (!paper) return null;
  return (
    <li>
      <Link to={signAddress(caseId, kind)}>{t(paper.title)}</Link>
      <span className="muted small">{t(paper.in_force ? closing[kind] : 'Your attorney signs it next.')}</span>
    </li>
  );
}

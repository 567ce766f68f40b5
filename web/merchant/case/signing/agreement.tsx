import { useQuery } from '@tanstack/react-query';
import { site } from '../../../../content/site.ts';
import type { Agreement as AgreementView } from '../../../../contract/money.ts';
import { drawnBox } from '../../../../domain/letters/signed-paper.ts';
import { messageOf } from '../../../api/api-error.ts';
import { orpc } from '../../../api/api.ts';
import type { RouteHandle } from '../../../paths/route-handle.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice, Skeletons } from '../../../ui/feedback.tsx';
import './agreement.css';
import { AgreementText } from './agreement-text.tsx';
import { TermsBeforeSigning } from './terms-before-signing.tsx';
import { caseAddress } from '../frame/case-address.ts';
import { CaseShell } from '../frame/case-shell.tsx';
import type { CaseDetail } from '../frame/case-types.ts';
import { EnglishGoverns } from './english-governs.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { SignForm } from './sign-form.tsx';
import { useLanguage } from '../../../language/language.ts';
import { useDates } from '../../../language/use-dates.ts';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Agreement · ${site.name}` }];

export default function AgreementRoute() {
  return <CaseShell page="Agreement">{(theCase) => <Agreement theCase={theCase} />}</CaseShell>;
}

/** The success-fee agreement: to be read and signed, and afterward exactly as it was signed. */
function Agreement({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  // Refetched on each visit: the text shown must be the text signed.
  const query = useQuery({
    ...orpc.money.getAgreement.queryOptions({ input: { id: theCase.id } }),
    refetchOnWindowFocus: false,
  });
  if (query.data) return <Shown theCase={theCase} agreement={query.data} />;
  return (
    <>
      <h1>{t('Success-fee agreement')}</h1>
      {query.isPending ? (
        <Skeletons rows={5} height="4rem" label="Loading the agreement…" />
      ) : (
        <LoadFailed message={messageOf(query.error, '')} retry={() => void query.refetch()} busy={query.isFetching} />
      )}
    </>
  );
}

function Shown({ theCase, agreement }: { theCase: CaseDetail; agreement: AgreementView }) {
  const { t } = useLanguage();
  return (
    <>
      <EnglishGoverns thing="agreement" />
      <div className="agreement">
        {agreement.signed ? <SignedNotice caseId={theCase.id} /> : null}
        <AgreementText text={agreement.text} label={t('Text of the agreement')} />
        {agreement.signed ? <Signature agreement={agreement} signed={agreement.signed} /> : null}
      </div>
      {agreement.signed ? null : agreement.may_sign ? (
        <>
          <TermsBeforeSigning caseId={theCase.id} />
          <SignForm theCase={theCase} agreement={agreement} />
        </>
      ) : (
        <CannotBeSigned theCase={theCase} />
      )}
    </>
  );
}

function SignedNotice({ caseId }: { caseId: string }) {
  const { t } = useLanguage();
  return (
    <div className="no-print">
      <Notice tone="success" title="You have signed this agreement" announce>
        <p>{t('A copy was sent to you by email. No fee falls due before money has come back.')}</p>
        <div className="button-row">
          <LinkButton to={caseAddress(caseId)} variant="secondary" size="small">
            {t('See what happens next')}
          </LinkButton>
          <a className="button button--secondary button--small" href={`/api/cases/${caseId}/agreement/pdf`}>
            {t('Download the signed PDF')}
          </a>
          <Button variant="quiet" size="small" onClick={() => window.print()}>
            {t('Print')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

function Signature({ agreement, signed }: { agreement: AgreementView; signed: NonNullable<AgreementView['signed']> }) {
  const { t } = useLanguage();
  const { momentOf } = useDates();
  return (
    <section className="agreement__signature" aria-labelledby="signature-title">
      <h2 id="signature-title">{t('Signature')}</h2>
      {signed.drawn === null ? null : (
        <svg
          className="agreement__drawn"
          viewBox={`0 0 ${drawnBox.width} ${drawnBox.height}`}
          role="img"
          aria-label={t('Drawn signature of {name}', { name: signed.name })}
        >
          <path d={signed.drawn} className="signature-pad__stroke" />
        </svg>
      )}
      <dl className="facts">
        <div>
          <dt>{t('Signed by')}</dt>
          <dd dir="auto">{signed.name}</dd>
        </div>
        <div>
          <dt>{t('When')}</dt>
          <dd>
            <time dateTime={signed.at}>{momentOf(signed.at)}</time>
          </dd>
        </div>
        <div>
          <dt>{t('From network address')}</dt>
          <dd className="mono">{signed.address}</dd>
        </div>
        <div>
          <dt>{t('SHA-256 of the text')}</dt>
          <dd className="mono agreement__hash">{agreement.sha256}</dd>
        </div>
      </dl>
    </section>
  );
}

function CannotBeSigned({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  return (
    <Notice title="Not signed">
      <p>
        {theCase.cancelled_at
          ? t('The case was cancelled before this agreement was signed. Nothing is owed.')
          : t('Only the merchant of an open case can sign this agreement.')}
      </p>
    </Notice>
  );
}

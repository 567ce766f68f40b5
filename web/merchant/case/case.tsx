import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { site } from '../../../content/site.ts';
import { useLanguage } from '../../language/language.ts';
import { AgreementPanel } from '../../packet/agreement-panel.tsx';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { asksAi } from '../../ui/ai-label.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { caseAddress, useCaseDialog } from './frame/case-address.ts';
import { CaseHead } from './case-head.tsx';
import { CaseShell } from './frame/case-shell.tsx';
import { CaseTimeline } from './case-timeline.tsx';
import type { CaseDetail } from './frame/case-types.ts';
import { EndEngagementDialog } from './end-engagement-dialog.tsx';
import { Ending } from './ending.tsx';
import { Files } from './files.tsx';
import { HoldFigure } from './money/hold-figure.tsx';
import { Housekeeping } from './housekeeping.tsx';
import { Letters } from './letters.tsx';
import { Messages, WithAttorney } from './messages.tsx';
import { Money } from './money/money.tsx';
import { NextStep } from './next-step.tsx';
import { OfferDialog } from './money/offer-dialog.tsx';
import { PapersToSign } from './signing/papers-to-sign.tsx';
import { useArriveAtHash } from './use-arrive-at-hash.ts';

const CaseConsent = lazy(() => import('../../ai/case-consent.tsx'));

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Case · ${site.name}` }];

export default function CaseRoute() {
  return <CaseShell>{(theCase) => <CasePage theCase={theCase} />}</CaseShell>;
}

/** The one line that leads to what the merchant says happened. */
function StoryLine({ caseId }: { caseId: string }) {
  const { t } = useLanguage();
  return (
    <p className="no-print">
      <Link to={caseAddress(caseId, 'story')}>{t('What happened, and when?')}</Link>{' '}
      <span className="muted small">{t('Your letter says what you confirm.')}</span>
    </p>
  );
}

/** Everything a merchant needs to know and do about one case. */
function CasePage({ theCase }: { theCase: CaseDetail }) {
  const { dialog, close } = useCaseDialog();
  useArriveAtHash();
  return (
    <>
      <CaseHead theCase={theCase} />
      <div className="case-layout">
        <div className="case-rest">
          <NextStep theCase={theCase} />
          <Ending theCase={theCase} />
          <PapersToSign theCase={theCase} />
        </div>
        <CaseTimeline theCase={theCase} reader="merchant">
          <StoryLine caseId={theCase.id} />
        </CaseTimeline>
        <div className="case-rest">
          <div className="case-part">
            <AgreementPanel caseId={theCase.id} reader="merchant" level="h2" />
          </div>
          <HoldFigure theCase={theCase} />
          <Money theCase={theCase} />
          <Letters caseId={theCase.id} letters={theCase.letters} />
          {theCase.may.ask_counsel ? <WithAttorney caseId={theCase.id} /> : null}
          <Messages theCase={theCase} />
          <Files theCase={theCase} />
          {asksAi ? (
            <Suspense>
              <CaseConsent caseId={theCase.id} />
            </Suspense>
          ) : null}
          <Housekeeping theCase={theCase} />
        </div>
      </div>
      {dialog?.kind === 'cancel' ? <CancelDialog theCase={theCase} onClose={close} /> : null}
      {dialog?.kind === 'end' ? <EndEngagementDialog theCase={theCase} onClose={close} /> : null}
      {dialog && 'offerId' in dialog ? (
        <OfferDialog theCase={theCase} answer={dialog.kind} offerId={dialog.offerId} onClose={close} />
      ) : null}
    </>
  );
}

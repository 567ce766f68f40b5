import { Navigate, useLocation } from 'react-router';
import { site } from '../../../content/site.ts';
import { useLanguage } from '../../language/language.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseTimeline } from './case-timeline.tsx';
import { Ending } from './ending.tsx';
import { Files } from './files.tsx';
import { movedFrom, useCaseDialog } from './frame/case-address.ts';
import { CaseShell } from './frame/case-shell.tsx';
import type { CaseDetail } from './frame/case-types.ts';
import { Housekeeping } from './housekeeping.tsx';
import { Letters } from './letters.tsx';
import { Messages } from './messages.tsx';
import { Money } from './money/money.tsx';
import { NextStep } from './next-step.tsx';
import { People } from './people.tsx';
import { useArriveAtHash } from './use-arrive-at-hash.ts';

const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'));
const EndEngagementDialog = lazyPart(() => import('./end-engagement-dialog.tsx'));
const OfferDialog = lazyPart(() => import('./money/offer-dialog.tsx'));

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Case · ${site.name}` }];

export default function CaseRoute() {
  return <CaseShell>{(theCase) => <CasePage theCase={theCase} />}</CaseShell>;
}

/** The days of the case as a file for a calendar. */
function CalendarLine({ caseId }: { caseId: string }) {
  const { t } = useLanguage();
  return (
    <p className="small no-print">
      <a href={`/api/cases/${caseId}/calendar`} download>
        {t('Dates for your calendar')}
      </a>
    </p>
  );
}

/** What a merchant needs to know and do about one case, on three screens of a phone; the rest is on the case's other pages. */
export function CasePage({ theCase }: { theCase: CaseDetail }) {
  const { dialog, close } = useCaseDialog();
  const moved = movedFrom(theCase.id, useLocation().hash);
  useArriveAtHash();
  if (moved) return <Navigate to={moved} replace />;
  return (
    <>
      <CaseHead theCase={theCase} />
      <div className="case-layout">
        <div className="case-rest">
          <NextStep theCase={theCase} />
          <Ending theCase={theCase} />
          <Money theCase={theCase} />
        </div>
        <div className="case-side">
          <CaseTimeline theCase={theCase} reader="merchant">
            <CalendarLine caseId={theCase.id} />
          </CaseTimeline>
          <People theCase={theCase} />
        </div>
        <div className="case-rest">
          <Letters caseId={theCase.id} letters={theCase.letters} />
          <Messages theCase={theCase} />
          <Files theCase={theCase} />
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

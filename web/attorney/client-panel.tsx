import { CounselThread } from '../messages/counsel-thread.tsx';
import { OfferAdvice } from './offer-advice.tsx';
import { PapersOfCounsel } from './papers/papers-of-counsel.tsx';

const texts = {
  title: 'With your client',
  readers: 'Only you and your client read this. Staff of any rank, guests and language models do not.',
  empty: '',
  label: 'Write to your client',
  closed: 'This case has no attorney.',
};

/** What only the attorney of the case and their client share. */
export function ClientPanel({ caseId }: { caseId: string }) {
  return (
    <div className="panel-part">
      <PapersOfCounsel caseId={caseId} />
      <OfferAdvice caseId={caseId} />
      <CounselThread caseId={caseId} texts={texts} />
    </div>
  );
}

import { caseStatuses } from '../../domain/cases/case.ts';
import { useLanguage } from '../language/language.ts';
import type { StageView } from '../../domain/cases/stage.ts';

/** A case's status in upper case, underscores as spaces; an unknown status looks like closed (spec, section 4). */
export function Badge({ status }: { status: string }) {
  const { t } = useLanguage();
  const look = caseStatuses.find((each) => each === status) ?? 'closed';
  return <span className={`badge badge--${look}`}>{t(status.replaceAll('_', ' ').toUpperCase())}</span>;
}

const looks = (stage: StageView): string => {
  if (stage.stage === 'recovered') return 'done';
  if (stage.stage === 'closed') return 'over';
  return stage.owner === 'merchant' ? 'yours' : 'moving';
};

/** The merchant's stage as text; `stage.next` belongs beside it. */
export function StageBadge({ stage }: { stage: StageView }) {
  const { t } = useLanguage();
  return <span className={`stage stage--${looks(stage)}`}>{t(stage.label)}</span>;
}
